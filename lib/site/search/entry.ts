import type { Localized } from '#content/locale.ts';
import type { AdDate } from '#packages/nepali/calendar/index.ts';

/** Record types that the site search covers, in their order for equal ranks. */
export const entryKinds = [
  'pages',
  'programmes',
  'people',
  'notices',
  'publications',
  'events',
  'albums',
  'documents',
] as const;

export type EntryKind = (typeof entryKinds)[number];

/** A searchable record. `path` has no language; `note` is shown beneath the title, `text` is searched and not shown. */
export interface Entry {
  readonly kind: EntryKind;
  readonly path: string;
  readonly title: Localized;
  readonly note: Localized;
  readonly text: string;
  /** The part of `text` that is names of attached files. */
  readonly fileNames?: string;
  /** The complete title, if `title` is shortened. */
  readonly whole?: string;
  readonly date: AdDate | null;
  /** The closing date of a notice. */
  readonly lastDate?: AdDate | null;
  /** The telephone number of a person. */
  readonly phone?: string;
  /** The stored picture of a person or an album. */
  readonly picture?: string;
}

/** A text of the campus API, which has one language. */
export function unlocalized(text: string): Localized {
  return { en: text, ne: text };
}

/** Whether two entries are searched, shown and ordered alike. */
export function isSameEntry(a: Entry, b: Entry): boolean {
  const isNamedAlike = a.kind === b.kind && a.path === b.path && a.title.en === b.title.en && a.title.ne === b.title.ne;
  const isWrittenAlike = a.note.en === b.note.en && a.note.ne === b.note.ne && a.whole === b.whole && a.text === b.text;
  const isShownAlike = a.date === b.date && a.lastDate === b.lastDate && a.phone === b.phone && a.picture === b.picture;
  return isNamedAlike && isWrittenAlike && isShownAlike;
}
