import { fromDayNumber, toDayNumber } from '#lib/calendar/ad-date.ts';
import type { AdDate } from '#lib/calendar/index.ts';
import type { Notice } from '#lib/upstream/types.ts';

/** A notice with a last date. */
export type Closing = Notice & { readonly lastDate: AdDate };

/** What closes, by how near that is on a day: `soon` and `later` with the nearest first, `over` with the latest first. */
export interface ClosingDates {
  readonly soon: readonly Closing[];
  readonly later: readonly Closing[];
  readonly over: readonly Closing[];
}

/** How many days ahead count as soon, and for how many days past dates are shown. */
const SOON = 14;
const KEPT = 30;

function isClosing(notice: Notice): notice is Closing {
  return notice.lastDate !== null;
}

/** The earliest last date that is shown on a day. */
export function oldestShown(today: AdDate): AdDate {
  return fromDayNumber(toDayNumber(today) - KEPT);
}

/** The last date itself is still open. */
export function closingDates(notices: readonly Notice[], today: AdDate): ClosingDates {
  const left = ({ lastDate }: Closing) => toDayNumber(lastDate) - toDayNumber(today);
  const dated = notices.filter(isClosing).sort((a, b) => left(a) - left(b));
  return {
    soon: dated.filter((notice) => left(notice) >= 0 && left(notice) <= SOON),
    later: dated.filter((notice) => left(notice) > SOON),
    over: dated.filter((notice) => left(notice) < 0 && left(notice) >= -KEPT).reverse(),
  };
}
