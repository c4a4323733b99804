import type { Notice } from '#lib/site/campus-client/types.ts';
import type { AdDate } from '#packages/nepali/calendar/index.ts';
import { isClosing } from './closing-dates.ts';

/** The notices published and closing on a day, and the number of the others. */
export interface DayNotices {
  readonly published: readonly Notice[];
  readonly closing: readonly Notice[];
  readonly more: number;
}

/** The notices of each day that has one. */
export type NoticesByDay = { readonly [day: AdDate]: DayNotices };

export const noNotices: DayNotices = { published: [], closing: [], more: 0 };

/** Published or closing notices of a day: more than a campus has, but a foreign API may invent any number. */
const MAX_OF_DAY = 20;

/** Groups notices by the days between two, both included, on which they were published or close. */
export function noticesByDay(notices: readonly Notice[], first: AdDate, last: AdDate): NoticesByDay {
  const isWithin = (day: AdDate | null) => day !== null && day >= first && day <= last;
  const published = Map.groupBy(
    notices.filter(({ created }) => isWithin(created)),
    ({ created }) => created,
  );
  const closing = Map.groupBy(
    notices.filter((notice) => isClosing(notice) && isWithin(notice.lastDate)),
    ({ lastDate }) => lastDate,
  );
  const days = new Set([...published.keys(), ...closing.keys()].filter((day) => day !== null));
  return Object.fromEntries(
    [...days].map((day) => {
      const all = { published: published.get(day) ?? [], closing: closing.get(day) ?? [] };
      const listed = { published: all.published.slice(0, MAX_OF_DAY), closing: all.closing.slice(0, MAX_OF_DAY) };
      const count = ({ published, closing }: typeof all) => published.length + closing.length;
      return [day, { ...listed, more: count(all) - count(listed) }];
    }),
  );
}
