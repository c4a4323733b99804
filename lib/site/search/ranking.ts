import type { Locale } from '#content/locale.ts';
import type { AdDate } from '#packages/nepali/calendar/index.ts';

/** The context of a search: the language of the page, and the day in Nepal, by which closing dates are open or over. */
export interface SearchContext {
  /** Null if neither language is preferred. */
  readonly locale: Locale | null;
  readonly today: AdDate;
}

/** Field of a result in which a word matches: the title, other visible text, or text that is not shown. */
export const matchField = { hidden: 1, visible: 2, title: 3 } as const;

/** Literal matches rank above synonyms by 2 levels; an open closing date raises by 1, a past one lowers by 1. */
export function levelOf(isLiteral: boolean, lastDate: AdDate | null, today: AdDate): number {
  const deadline = lastDate === null ? 0 : lastDate >= today ? 1 : -1;
  return (isLiteral ? 2 : 0) + deadline;
}

/** Level of a page or programme whose title matches literally: the same as for open notices. */
export const NAMED_LEVEL = 3;

/** A title in the language of the page counts more than one in the other. */
export const OWN_LANGUAGE = 1.25;
