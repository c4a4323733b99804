import { parseAdDate } from '#lib/calendar/index.ts';
import type { FlashNotice, Notice } from '#lib/upstream/types.ts';
import { noticeOfFlash } from './notice-of-flash.ts';

const days = { created: parseAdDate('2026-11-20'), lastDate: parseAdDate('2027-01-10') };
const notice = (id: string, description: string, rest = {}): Notice => ({
  ...{ id, description, ...days, createdAt: null, attachments: [] },
  ...rest,
});
const flash = (description: string, rest = {}): FlashNotice => ({
  id: '1',
  description,
  pictures: [],
  ...days,
  ...rest,
});

test('a flash notice announces the notice of the same words, whatever its dates', () => {
  const found = noticeOfFlash(flash('ADMISSION open', { lastDate: null }), [notice('7', 'Admission open')]);
  expect(found?.id).toBe('7');
});

test('or the one of the same days, if there is just one', () => {
  const others = [notice('8', 'Other', { lastDate: null }), notice('9', 'Another', { created: null })];
  expect(noticeOfFlash(flash('Apply now'), [...others, notice('7', 'Admission')])?.id).toBe('7');
  expect(noticeOfFlash(flash('Apply now'), [notice('6', 'Hostel'), notice('7', 'Admission')])).toBeNull();
  expect(noticeOfFlash(flash('Book fair', { lastDate: null }), others)).toBeNull();
});
