import { categoriesDocument, vacancies } from '#campus-api/testing/site-documents.ts';
import { categoriesOf } from '#content/site/categories.ts';
import { noticeCategoriesSchema } from '#content/site/notice-categories.ts';
import { parseAdDate } from '#lib/platform/calendar/ad-date.ts';
import { registerSite, siteOf } from '#lib/site/site-content/testing/sample-site.ts';
import type { Announcement } from '../announcements/announcements.ts';
import type { Subscription } from '../subscriptions/subscription.ts';
import { messageWriter } from './write-message.ts';

const now = 1_000_000_000;
const to: Subscription = {
  endpoint: 'https://push.example/1',
  keys: { p256dh: '', auth: '' },
  departments: ['all'],
  words: [],
  numbers: [],
  language: 'ne',
  since: 0,
};
const news = (id: string, at = now): Announcement => ({
  id,
  title: 'परीक्षा'.repeat(15),
  lastDate: parseAdDate('2026-12-01'),
  departments: ['all', 'exam'],
  at,
});

test('a message holds some notices, and the number of all', () => {
  const text =
    messageWriter(
      Array.from({ length: 60 }, (_, index) => news(`n${index}`, now - 60 + index)),
      now,
    )(to) ?? '';
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(3500);
  const { count, notices } = JSON.parse(text);
  expect(count).toBe(60);
  expect(notices.length).toBeGreaterThan(5);
  expect(notices[0].id).toBe('n59');
});

test('a message has no notice of yesterday, or from before the subscription', () => {
  const write = messageWriter([news('old', now - 25 * 60 * 60 * 1000), news('new', now - 1000)], now);
  expect(JSON.parse(write(to) ?? '').notices.map(({ id }: { id: string }) => id)).toEqual(['new']);
  expect(write({ ...to, since: now })).toBeNull();
  expect(write({ ...to, departments: ['admission'] })).toBeNull();
});

test('a notice whose id fits no address leads to the list', () => {
  expect(JSON.parse(messageWriter([news('a b/c')], now)(to) ?? '').notices[0].path).toBe('/ne/notice');
});

test('subscribers of a renamed category get its notices under its new name, those of a removed one get none', () => {
  const categories = categoriesOf(noticeCategoriesSchema.parse(categoriesDocument(vacancies).content));
  const redirects = [
    ['/notice/jobs', '/notice/vacancies'],
    ['/notice/tenders', '/notice'],
  ];
  registerSite(siteOf([categoriesDocument(vacancies), { key: 'former-addresses', content: { rows: redirects } }]));
  const write = messageWriter([{ ...news('n1'), departments: ['all', 'vacancies'] }], now, categories);
  expect(JSON.parse(write({ ...to, departments: ['jobs'] }) ?? '')).toMatchObject({
    words: { one: 'नयाँ सूचना: रिक्त पद' },
    list: '/ne/notice/vacancies',
  });
  expect(write({ ...to, departments: ['tenders'] })).toBeNull();
  registerSite(siteOf([]));
});
