import type { Locale } from '#content/locale.ts';
import { searchReasons } from '#content/messages/search-reasons.ts';
import { fillIn } from '#lib/i18n/fill-in.ts';

/** Why an entry was found although its shown text does not have the words as they were typed; `words` in their usual spelling. */
export interface Reason {
  readonly why: keyof typeof searchReasons;
  readonly words: readonly string[];
  /** In a document: its page, counted from 1, and the path that leads there. */
  readonly page?: number;
  readonly path?: string;
}

/** Reasons in a line of plain text: `some of the words: merit · also means: भर्ना`; empty for none. */
export function writeReasons(reasons: readonly Reason[], locale: Locale): string {
  return reasons
    .map(({ why, words, page = 0 }) => fillIn(searchReasons[why][locale], { words: words.join(', '), page }, locale))
    .join(' · ');
}
