import type { Notice } from '#lib/site/campus-client/types.ts';
import { type AdDate, toDayNumber } from '#packages/nepali/calendar/index.ts';

/** A notice whose last date counts: no other notice replaces it. */
export type Closing = Notice & { readonly lastDate: AdDate };

/** The nearest notices of a group, and the number of the others. */
export interface ClosingGroup {
  readonly list: readonly Closing[];
  readonly more: number;
}

/** Notices grouped by their closing date on a day: `soon` and `later` with the nearest first, `over` with the latest first. */
export interface ClosingDates {
  readonly soon: ClosingGroup;
  readonly later: ClosingGroup;
  readonly over: ClosingGroup;
}

/** Days until a closing date that count as soon, and days for which past dates are shown. */
const SOON_DAYS = 14;
const PAST_DAYS = 30;

/** Notices of a group: more than a campus has, but a foreign API may invent any number. */
const MAX_LISTED = 100;

export function isClosing(notice: Notice): notice is Closing {
  return notice.lastDate !== null && notice.replacedBy === undefined;
}

/** Groups notices by closing date; on the closing date itself a notice is still open. */
export function closingDates(notices: readonly Notice[], today: AdDate): ClosingDates {
  const daysLeft = ({ lastDate }: Closing) => toDayNumber(lastDate) - toDayNumber(today);
  const dated = notices.filter(isClosing).sort((a, b) => daysLeft(a) - daysLeft(b));
  const nearest = (all: readonly Closing[]): ClosingGroup => ({
    list: all.slice(0, MAX_LISTED),
    more: Math.max(0, all.length - MAX_LISTED),
  });
  return {
    soon: nearest(dated.filter((notice) => daysLeft(notice) >= 0 && daysLeft(notice) <= SOON_DAYS)),
    later: nearest(dated.filter((notice) => daysLeft(notice) > SOON_DAYS)),
    over: nearest(dated.filter((notice) => daysLeft(notice) < 0 && daysLeft(notice) >= -PAST_DAYS).reverse()),
  };
}
