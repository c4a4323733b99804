import type { Localized } from '#content/locale.ts';
import type { AdDate } from '#lib/calendar/ad-date.ts';

/** What the search of the whole site finds, in the order in which kinds of equal rank are shown. */
export const kinds = ['pages', 'programmes', 'people', 'notices', 'publications', 'albums', 'documents'] as const;

export type Kind = (typeof kinds)[number];

/** One thing to be found. `path` has no language; `note` is shown beneath the title, `text` is searched and not shown. */
export interface Entry {
  readonly kind: Kind;
  readonly path: string;
  readonly title: Localized;
  readonly note: Localized;
  readonly text: string;
  /** All of a title that is cut. */
  readonly whole?: string;
  readonly date: AdDate | null;
  /** The last day of a notice that closes. */
  readonly lastDate?: AdDate | null;
}

/** A text of the campus API, which has one language. */
export function unlocalized(text: string): Localized {
  return { en: text, ne: text };
}

/** Whether two entries are found, shown and ordered alike. */
export function isSameEntry(a: Entry, b: Entry): boolean {
  const isNamedAlike = a.kind === b.kind && a.path === b.path && a.title.en === b.title.en && a.title.ne === b.title.ne;
  const isWrittenAlike = a.note.en === b.note.en && a.note.ne === b.note.ne && a.whole === b.whole && a.text === b.text;
  return isNamedAlike && isWrittenAlike && a.date === b.date && a.lastDate === b.lastDate;
}
