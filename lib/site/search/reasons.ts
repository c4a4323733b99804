import type { Locale } from '#content/locale.ts';
import { searchReasons } from '#content/messages/search.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';

/** Reason for a match although the visible text lacks the words as they were typed; `words` in their usual spelling. */
export interface MatchReason {
  readonly why: keyof typeof searchReasons;
  readonly words: readonly string[];
  /** In a document: the page, counted from 1, and its path. */
  readonly page?: number;
  readonly path?: string;
}

/** Reasons in a line of plain text: `some of the words: merit · matched: भर्ना`; empty for none. */
export function writeReasons(reasons: readonly MatchReason[], locale: Locale): string {
  return reasons
    .map(({ why, words, page = 0 }) => fillIn(searchReasons[why][locale], { words: words.join(', '), page }, locale))
    .join(' · ');
}
