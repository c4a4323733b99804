import type { PushMessage } from '../message.ts';
import { notificationOf } from './notification-of.ts';

const notice = (id: string) => ({ id, path: `/ne/notice/item/${id}`, text: `सूचना ${id}\nअन्तिम मिति` });
const message: PushMessage = {
  language: 'ne',
  words: { one: 'नयाँ परीक्षा सूचना', many: '{count} नयाँ परीक्षा सूचना' },
  list: '/ne/notice/exam',
  count: 3,
  notices: [notice('3'), notice('2'), notice('1')],
};

test('several are counted in the digits of the language and lead to the list', () => {
  expect(notificationOf(message, [])).toMatchObject({
    title: '३ नयाँ परीक्षा सूचना',
    body: 'सूचना 3\nसूचना 2\nसूचना 1',
    data: '/ne/notice/exam',
    lang: 'ne',
  });
});

test('a message with one notice, or one new notice, leads to that notice', () => {
  const only = { title: 'नयाँ परीक्षा सूचना', body: 'सूचना 3\nअन्तिम मिति', data: '/ne/notice/item/3', tag: 'notice-3' };
  expect(notificationOf({ ...message, count: 1, notices: [notice('3')] }, [])).toMatchObject(only);
  expect(notificationOf(message, ['1', '2'])).toMatchObject(only);
});

test('a message that comes twice replaces its own notification', () => {
  expect(notificationOf(message, ['1', '2', '3'])).toMatchObject({ tag: 'notice-3', title: 'नयाँ परीक्षा सूचना' });
});

test('notices without room in the message are counted', () => {
  expect(notificationOf({ ...message, count: 40 }, []).title).toBe('४० नयाँ परीक्षा सूचना');
  expect(notificationOf({ ...message, count: 40 }, ['1']).title).toBe('२ नयाँ परीक्षा सूचना');
});
