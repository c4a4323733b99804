import type { CampusEvent } from '#lib/site/campus-client/types.ts';
import { type AdDate, parseAdDate } from '#packages/nepali/calendar/index.ts';

const day = parseAdDate('2026-12-06') as AdDate;

/** An event of a whole day, with other fields. */
export const exampleEvent = (rest: Partial<CampusEvent> = {}): CampusEvent => ({
  id: '5',
  uid: 'abc@campus.example',
  type: 'event',
  title: 'Fair',
  start: day,
  end: day,
  startTime: '',
  endTime: '',
  place: '',
  description: '',
  albumId: null,
  noticeId: null,
  updatedAt: '2026-11-20T04:15:00.000Z',
  ...rest,
});
