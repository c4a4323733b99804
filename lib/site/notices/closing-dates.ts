import type { Notice } from '#lib/site/campus-client/types.ts';
import { type AdDate, fromDayNumber, toDayNumber } from '#packages/nepali/calendar/index.ts';

/** A notice whose last date counts: no other notice replaces it. */
export type Closing = Notice & { readonly lastDate: AdDate };

/** Notices grouped by their closing date on a day: `soon` and `later` with the nearest first, `over` with the latest first. */
export interface ClosingDates {
  readonly soon: readonly Closing[];
  readonly later: readonly Closing[];
  readonly over: readonly Closing[];
}

/** Days until a closing date that count as soon, and days for which past dates are shown. */
const SOON_DAYS = 14;
const PAST_DAYS = 30;

export function isClosing(notice: Notice): notice is Closing {
  return notice.lastDate !== null && notice.replacedBy === undefined;
}

/** The earliest closing date that is shown on a day. */
export function earliestVisible(today: AdDate): AdDate {
  return fromDayNumber(toDayNumber(today) - PAST_DAYS);
}

/** Groups notices by closing date; on the closing date itself a notice is still open. */
export function closingDates(notices: readonly Notice[], today: AdDate): ClosingDates {
  const daysLeft = ({ lastDate }: Closing) => toDayNumber(lastDate) - toDayNumber(today);
  const dated = notices.filter(isClosing).sort((a, b) => daysLeft(a) - daysLeft(b));
  return {
    soon: dated.filter((notice) => daysLeft(notice) >= 0 && daysLeft(notice) <= SOON_DAYS),
    later: dated.filter((notice) => daysLeft(notice) > SOON_DAYS),
    over: dated.filter((notice) => daysLeft(notice) < 0 && daysLeft(notice) >= -PAST_DAYS).reverse(),
  };
}
