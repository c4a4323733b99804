import '../campus/testing/environment.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Behaviour, json, status } from '../campus/testing/behaviours.ts';
import { withCampusServer } from '../campus/testing/fresh-server.ts';
import { notice } from '../campus/testing/samples.ts';
import { beginToKnow } from './known.ts';
import type { PushMessage } from './message.ts';
import { records } from './records.ts';
import { type Subscription, subscriptionId } from './subscription.ts';
import { type PushService, startPushService } from './testing/push-service.ts';
import type { Receiver } from './testing/receiver.ts';
import { createRound } from './watch.ts';

const published = jest.fn();
jest.mock('../processes/talk.ts', () => ({
  ...jest.requireActual<object>('../processes/talk.ts'),
  publish: (said: unknown) => published(said),
}));

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const start = Date.parse('2026-11-21T10:00:00Z');
const campus = withCampusServer();
let service: PushService;

/** The lists of the campus by department; all are in the list of all. */
function publish(exam: number[], admission: number[] = []): void {
  const list = (ids: number[]) =>
    json({ body: ids.map((id) => ({ ...notice, id, description: `Notice ${id}`, createdDate: '2026-11-20' })) });
  const answer: Behaviour = (response, request) => {
    const lists: Record<string, number[]> = { null: [...exam, ...admission], 10: exam, 12: admission };
    return list(lists[new URL(request.url ?? '', 'http://campus').searchParams.get('depId') ?? ''] ?? [])(
      response,
      request,
    );
  };
  campus().behave(answer);
}

/** Notes a browser that is to be told from now on. */
async function subscribe(
  departments: Subscription['departments'] = ['exam'],
  language: Subscription['language'] = 'en',
) {
  const { endpoint, receiver } = service.subscribe();
  const wish: Subscription = { endpoint, keys: receiver.keys, departments, language, since: Date.now() };
  await beginToKnow(records());
  await records().change([{ in: 'subscriptions', key: subscriptionId(endpoint), value: JSON.stringify(wish) }]);
  return receiver;
}

/** A process that begins anew, with what was kept. */
const begin = () => createRound(records(), async () => true);

/** So much later. */
function pass(ms: number): void {
  jest.setSystemTime(Date.now() + ms);
}

function messages(receiver: Receiver): PushMessage[] {
  return service.received.flatMap(({ body }) => {
    try {
      return [JSON.parse(receiver.read(body))];
    } catch {
      return [];
    }
  });
}

async function ids(collection: 'pending' | 'subscriptions'): Promise<string[]> {
  const found: string[] = [];
  for await (const page of records().pages(collection)) found.push(...page.map(([key]) => key));
  return found;
}

const told = (receiver: Receiver) => messages(receiver).map(({ notices }) => notices.map(({ id }) => id));

beforeEach(async () => {
  // The time alone: what goes over the network takes as long as it takes.
  jest.useFakeTimers({
    now: start,
    doNotFake: [
      'nextTick',
      'performance',
      'queueMicrotask',
      'setImmediate',
      'setInterval',
      'setTimeout',
      'clearImmediate',
      'clearInterval',
      'clearTimeout',
    ],
  });
  service = await startPushService();
  process.env.PUSH_SERVICES = service.url;
  published.mockClear();
});
afterEach(async () => {
  jest.useRealTimers();
  await service.close();
});

test('nobody asked: nothing is asked of the campus API', async () => {
  publish([1, 2]);
  await begin()(true);
  expect(campus().seen).toEqual([]);
});

test('what is there already is told to nobody; what is new once, in the language, and after a restart no more', async () => {
  publish([1, 2, 3]);
  const inEnglish = await subscribe(['exam'], 'en');
  const inNepali = await subscribe(['exam'], 'ne');
  const round = begin();
  await round(false);
  publish([4, 1, 2, 3]);
  await round(true);
  pass(10 * SECOND);
  await round(false);
  await round(false);
  await begin()(true);
  const path = '/notice/item/4';
  expect(messages(inEnglish)).toEqual([
    {
      language: 'en',
      words: { one: 'New exam notice', many: '{count} new exam notices' },
      list: '/notice/exam',
      count: 1,
      notices: [{ id: '4', path, text: 'Notice 4\nLast Date: 15 Mangsir 2083' }],
    },
  ]);
  expect(messages(inNepali)).toMatchObject([
    {
      language: 'ne',
      list: '/ne/notice/exam',
      notices: [{ path: `/ne${path}`, text: 'Notice 4\nअन्तिम मिति: २०८३ मंसिर १५' }],
    },
  ]);
});

test('a burst is one message, and so is what comes while one waits', async () => {
  publish([1]);
  const receiver = await subscribe();
  const round = begin();
  await round(false);
  publish([2, 1]);
  await round(true);
  publish([3, 2, 1]);
  await round(true);
  pass(10 * SECOND);
  await round(false);
  expect(messages(receiver).map(({ count }) => count)).toEqual([2]);
});

test('who asked for a department is told of that one, who asked for all of all', async () => {
  publish([1], [2]);
  const [exam, admission, both, all] = [
    await subscribe(['exam']),
    await subscribe(['admission']),
    await subscribe(['admission', 'exam']),
    await subscribe(['all']),
  ];
  const round = begin();
  publish([3, 1], [4, 2]);
  await round(true);
  pass(10 * SECOND);
  await round(false);
  expect([exam, admission, both, all].map((receiver) => told(receiver).flat().sort())).toEqual([
    ['3'],
    ['4'],
    ['3', '4'],
    ['3', '4'],
  ]);
  expect(messages(both)[0]).toMatchObject({ list: '/notice', words: { many: '{count} new notices' } });
});

test('it looks once a minute by itself, and lets pages know', async () => {
  publish([1]);
  const receiver = await subscribe();
  const round = begin();
  await round(false);
  publish([2, 1]);
  await round(false);
  expect(published).not.toHaveBeenCalled();
  pass(MINUTE);
  await round(false);
  expect(published).toHaveBeenCalledTimes(1);
  pass(10 * SECOND);
  await round(false);
  expect(told(receiver)).toEqual([['2']]);
});

test('an archive that is brought in, or another campus, is no news', async () => {
  publish([1]);
  const receiver = await subscribe();
  const round = begin();
  publish([71, 72, 73]);
  await round(true);
  pass(8 * 24 * 60 * MINUTE);
  publish([74, 71]);
  await round(true);
  pass(10 * SECOND);
  await round(false);
  expect(told(receiver)).toEqual([]);
});

test('while the campus API is away nothing is forgotten', async () => {
  publish([1]);
  const receiver = await subscribe();
  const round = begin();
  campus().behave(status(500));
  await round(true);
  publish([2, 1]);
  await round(true);
  pass(10 * SECOND);
  await round(false);
  expect(told(receiver)).toEqual([['2']]);
});

test('a process that ends in the middle: the next one sends what is left', async () => {
  publish([1]);
  const receivers = await Promise.all([subscribe(), subscribe(), subscribe()]);
  await begin()(false);
  publish([2, 1]);
  await begin()(true);
  pass(10 * SECOND);
  const [first = ''] = await ids('pending');
  await records().change([{ in: 'pending', key: first, value: null }]);
  await begin()(false);
  expect(receivers.flatMap(told)).toEqual([['2'], ['2']]);
});

test('an expired subscription is removed; who comes after a while is told of nothing older', async () => {
  publish([1]);
  await subscribe();
  const round = begin();
  publish([2, 1]);
  await round(true);
  service.behave(status(410));
  pass(10 * SECOND);
  await round(false);
  expect([await records().count('subscriptions'), await records().count('pending')]).toEqual([0, 0]);
  service.behave(status(201));
  publish([3, 2, 1]);
  await round(true);
  const next = await subscribe();
  publish([4, 3, 2, 1]);
  await round(true);
  pass(10 * SECOND);
  await round(false);
  expect(told(next)).toEqual([['4']]);
});

test('who comes first while the campus API is away is told of what is new after its return', async () => {
  publish([1]);
  await subscribe();
  await records().change([...(await ids('subscriptions'))].map((key) => ({ in: 'subscriptions', key, value: null })));
  campus().behave(status(500));
  const receiver = await subscribe();
  const round = begin();
  publish([2, 1]);
  await round(true);
  publish([3, 2, 1]);
  await round(true);
  pass(10 * SECOND);
  await round(false);
  expect(told(receiver)).toEqual([['3']]);
});

test('records that are none of ours hold up nobody', async () => {
  publish([1]);
  const receiver = await subscribe();
  await records().change(
    (['subscriptions', 'pending', 'news'] as const).flatMap((collection) =>
      ['{', '7', '{"due":"soon"}'].map((value) => ({ in: collection, key: value, value })),
    ),
  );
  const round = begin();
  publish([2, 1]);
  await round(true);
  pass(10 * SECOND);
  await round(false);
  expect(told(receiver)).toEqual([['2']]);
});

test('Retry-After is waited for; a service that is unwell is tried five times in all', async () => {
  publish([1]);
  const receiver = await subscribe();
  const round = begin();
  publish([2, 1]);
  await round(true);
  service.behave(status(429, { 'retry-after': '600' }));
  pass(10 * SECOND);
  await round(false);
  pass(9 * MINUTE);
  await round(false);
  expect(service.received).toHaveLength(1);
  service.behave(status(503));
  for (let hour = 0; hour < 12; hour += 1) {
    pass(60 * MINUTE);
    await round(false);
  }
  expect(service.received).toHaveLength(5);
  expect(told(receiver)).toHaveLength(5);
  expect(await records().count('pending')).toBe(0);
  expect(await records().count('subscriptions')).toBe(1);
});

test('a service that fails is left alone for a minute, and no message is lost by it', async () => {
  publish([1]);
  for (let count = 0; count < 40; count += 1) await subscribe();
  const round = begin();
  publish([2, 1]);
  await round(true);
  service.behave(status(500));
  pass(10 * SECOND);
  await round(false);
  expect(service.received.length).toBeLessThan(40);
  service.received.length = 0;
  service.behave(status(201));
  pass(MINUTE);
  await round(false);
  await sleep(0);
  expect(new Set(service.received.map(({ path }) => path)).size).toBe(40);
});
