import { parseAdDate } from '#lib/platform/calendar/index.ts';
import type { FlashNotice, Notice } from '#lib/site/campus-client/types.ts';
import { noticeIdOfFlash } from './notice-of-flash.ts';

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

test('a flash notice links to the chosen notice, not to one with the same text or dates', () => {
  const others = [notice('7', 'Admission open')];
  expect(noticeIdOfFlash(flash('Admission open', { noticeId: '3' }), others)).toBe('3');
});

test('a flash notice without a chosen notice has no link', () => {
  expect(noticeIdOfFlash(flash('Admission open', { noticeId: null }), [notice('7', 'Admission open')])).toBeNull();
});

test('if the API sends no choice, a flash notice links to the notice with the same text, regardless of its dates', () => {
  const others = [notice('7', 'Admission open')];
  expect(noticeIdOfFlash(flash('ADMISSION open', { lastDate: null }), others)).toBe('7');
});

test('if the API sends no choice, a flash notice links to the only notice with the same dates', () => {
  const others = [notice('8', 'Other', { lastDate: null }), notice('9', 'Another', { created: null })];
  expect(noticeIdOfFlash(flash('Apply now'), [...others, notice('7', 'Admission')])).toBe('7');
  expect(noticeIdOfFlash(flash('Apply now'), [notice('6', 'Hostel'), notice('7', 'Admission')])).toBeNull();
  expect(noticeIdOfFlash(flash('Book fair', { lastDate: null }), others)).toBeNull();
});
