import type { Locale } from '#content/locale.ts';
import type { AdDate } from '#lib/calendar/ad-date.ts';

/** The context of a search: the language of the page, and the day in Nepal, by which closing dates are open or over. */
export interface Reader {
  /** Null where neither language comes first. */
  readonly locale: Locale | null;
  readonly today: AdDate;
}

/** Where a word stands in what was found: in its title, elsewhere in what is shown of it, or in neither. */
export const place = { hidden: 1, shown: 2, title: 3 } as const;

/** What stands as it was typed comes before what only means the same; an open closing date lifts by half of that, one that is over lowers. */
export function levelOf(isLiteral: boolean, lastDate: AdDate | null, today: AdDate): number {
  const deadline = lastDate === null ? 0 : lastDate >= today ? 1 : -1;
  return (isLiteral ? 2 : 0) + deadline;
}

/** A page or programme that is called what was typed stands beside the open notices. */
export const NAMED_LEVEL = 3;

/** A title in the language of the page counts more than one in the other. */
export const OWN_LANGUAGE = 1.25;
