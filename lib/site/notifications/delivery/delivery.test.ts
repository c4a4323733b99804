import '#lib/site/campus-client/testing/environment.ts';
import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import webPush from 'web-push';
import { categoriesDocument, vacancies } from '#campus-api/testing/site-documents.ts';
import { categoriesOf } from '#content/site/categories.ts';
import { noticeCategoriesSchema } from '#content/site/notice-categories.ts';
import { environment } from '#lib/platform/settings/index.ts';
import { flood, hang, raw, reset, statusReply } from '#lib/site/campus-client/testing/behaviours.ts';
import { advanceClock, MINUTE, SECOND } from '#lib/site/campus-client/testing/fake-clock.ts';
import { records } from '#lib/site/outbox/storage/records.ts';
import { recordsInDataDir } from '#lib/site/outbox/storage/records-in-data-dir.ts';
import type { Collection } from '#lib/site/outbox/storage/stored-records.ts';
import { registerSite, siteOf } from '#lib/site/site-content/testing/sample-site.ts';
import { parseAdDate } from '#packages/nepali/calendar/index.ts';
import { TTL_SECONDS } from '../subscriptions/push-services.ts';
import type { Subscription } from '../subscriptions/subscription.ts';
import { type PushService, startPushService } from '../testing/push-service.ts';
import { publishAndSend, startRound, withPush } from '../testing/with-push.ts';
import type { PushedAnnouncement } from './announcements.ts';
import { createPauses, postMessage, signFor } from './post-message.ts';
import { messageWriter } from './write-message.ts';

describe('delivery', () => {
  const { service, publish, subscribe, notifiedIds } = withPush();

  test('an expired subscription is removed, and a later one gets no older notices', async () => {
    publish([1]);
    await subscribe();
    const round = startRound();
    publish([2, 1]);
    await round(true);
    service().behave(statusReply(410));
    advanceClock(10 * SECOND);
    await round(false);
    expect([await records().count('subscriptions'), await records().count('push queue')]).toEqual([0, 0]);
    service().behave(statusReply(201));
    publish([3, 2, 1]);
    await round(true);
    const next = await subscribe();
    publish([4, 3, 2, 1]);
    await publishAndSend(round);
    expect(notifiedIds(next)).toEqual([['4']]);
  });

  test('Retry-After is respected; a failing service is tried five times in all', async () => {
    publish([1]);
    const receiver = await subscribe();
    const round = startRound();
    publish([2, 1]);
    await round(true);
    service().behave(statusReply(429, { 'retry-after': '600' }));
    advanceClock(10 * SECOND);
    await round(false);
    advanceClock(9 * MINUTE);
    await round(false);
    expect(service().received).toHaveLength(1);
    service().behave(statusReply(503));
    for (let hour = 0; hour < 12; hour += 1) {
      advanceClock(60 * MINUTE);
      await round(false);
    }
    expect(service().received).toHaveLength(5);
    expect(notifiedIds(receiver)).toHaveLength(5);
    expect(await records().count('push queue')).toBe(0);
    expect(await records().count('subscriptions')).toBe(1);
  });

  test('a message that was sent but not recorded is not sent again at once', async () => {
    publish([1]);
    await subscribe();
    const stored = records();
    const becomesFull = {
      ...stored,
      change: async (...parameters: Parameters<typeof stored.change>) => {
        if (service().received.length > 0) throw new Error('database or disk is full');
        return stored.change(...parameters);
      },
    };
    const round = startRound(becomesFull);
    await round(false);
    publish([2, 1]);
    await round(true);
    advanceClock(10 * SECOND);
    await expect(round(false)).rejects.toThrow('full');
    for (let second = 0; second < 5; second += 1) {
      advanceClock(SECOND);
      await round(false);
    }
    expect(service().received).toHaveLength(1);
  });

  test('messages that are not due are not read each second', async () => {
    publish([1]);
    const receiver = await subscribe();
    const pages = jest.spyOn(records(), 'pages');
    const reads = () => pages.mock.calls.filter(([collection]) => collection === 'push queue').length;
    const round = startRound();
    publish([2, 1]);
    await round(true);
    service().behave(statusReply(503, { 'retry-after': '30' }));
    advanceClock(5 * SECOND);
    await round(false);
    const before = reads();
    for (let second = 0; second < 20; second += 1) {
      advanceClock(SECOND);
      await round(false);
    }
    expect(reads() - before).toBeLessThan(5);
    service().behave(statusReply(201));
    advanceClock(10 * MINUTE);
    await round(false);
    expect(notifiedIds(receiver)).toEqual([['2'], ['2']]);
  });

  test('a push service that fails gets nothing for a minute, and no message is lost', async () => {
    publish([1]);
    for (let count = 0; count < 40; count += 1) await subscribe();
    const round = startRound();
    publish([2, 1]);
    await round(true);
    service().behave(statusReply(500));
    advanceClock(10 * SECOND);
    await round(false);
    expect(service().received.length).toBeLessThan(40);
    service().received.length = 0;
    service().behave(statusReply(201));
    advanceClock(MINUTE);
    await round(false);
    await sleep(0);
    expect(new Set(service().received.map(({ path }) => path)).size).toBe(40);
  });

  test('two processes that read the same message at the same moment send it once', async () => {
    publish([1]);
    for (let count = 0; count < 5; count += 1) await subscribe();
    await startRound()(false);
    publish([2, 1]);
    await startRound()(true);
    advanceClock(10 * SECOND);
    const { promise: bothHaveRead, resolve } = Promise.withResolvers<void>();
    let read = 0;
    const processes = [1, 2].map(() => {
      const stored = recordsInDataDir<Collection>(environment().dataDir, 'outbox.db');
      const change = async (...parameters: Parameters<typeof stored.change>) => {
        read += 1;
        if (read === 2) resolve();
        await bothHaveRead;
        return stored.change(...parameters);
      };
      return startRound({ ...stored, change });
    });
    await Promise.all(processes.map((round) => round(false)));
    expect(service().received).toHaveLength(5);
    expect(new Set(service().received.map(({ path }) => path)).size).toBe(5);
  });

  test('after a day of Retry-After the message is sent with the newer notices', async () => {
    publish([1]);
    const receiver = await subscribe();
    const round = startRound();
    await round(false);
    publish([2, 1]);
    await round(true);
    service().behave(statusReply(429, { 'retry-after': '86400' }));
    advanceClock(10 * SECOND);
    await round(false);
    advanceClock(23 * 60 * MINUTE);
    await round(true);
    advanceClock(59 * MINUTE);
    publish([3, 2, 1]);
    await round(true);
    expect(service().received).toHaveLength(1);
    service().received.length = 0;
    service().behave(statusReply(201));
    advanceClock(2 * MINUTE);
    await round(false);
    expect(notifiedIds(receiver)).toEqual([['3', '2']]);
    advanceClock(24 * 60 * MINUTE + MINUTE);
    await round(true);
    expect(await records().count('announcements')).toBe(0);
  });
});

describe('pauses of services', () => {
  const ORIGIN = 'https://push.example';
  const failing = (after: number | null) => {
    const pauses = createPauses();
    for (let count = 0; count < 5; count += 1) pauses.record(ORIGIN, { kind: 'later', reason: '503', after }, 1000);
    return pauses;
  };

  test.each([null, 0, 5])(
    'five failures in a row pause a service for a minute, also with a Retry-After of %p',
    (after) => {
      expect(failing(after).until(ORIGIN)).toBe(61_000);
    },
  );

  test('a longer Retry-After pauses a service for longer, and a response ends the pause', () => {
    const pauses = failing(600_000);
    expect(pauses.until(ORIGIN)).toBe(601_000);
    pauses.record(ORIGIN, { kind: 'sent', url: null }, 1000);
    expect(pauses.until(ORIGIN)).toBe(0);
  });
});

describe('posted messages', () => {
  let service: PushService;
  const before = { ...process.env };

  beforeEach(async () => {
    service = await startPushService();
    process.env.PUSH_SERVICES = service.url;
  });
  afterEach(async () => {
    await service.close();
    process.env = { ...before };
  });

  function subscribe() {
    const { endpoint, receiver } = service.subscribe();
    const to: Subscription = {
      endpoint,
      keys: receiver.keys,
      departments: ['exam'],
      words: [],
      numbers: [],
      language: 'ne',
      since: 0,
    };
    return { to, receiver };
  }

  const post = (to: Subscription, message = 'परीक्षा') => postMessage(to, message, 'vapid t=t, k=k');

  test('only its receiver can read a message', async () => {
    const { to, receiver } = subscribe();
    expect(await post(to)).toMatchObject({ kind: 'sent' });
    const { body, headers, path } = service.received[0] ?? { body: Buffer.alloc(0), headers: {}, path: '' };
    expect(path).toBe('/send/1');
    expect(receiver.read(body)).toBe('परीक्षा');
    expect(() => subscribe().receiver.read(body)).toThrow();
    expect(headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      ttl: String(TTL_SECONDS),
      urgency: 'normal',
      topic: 'notices',
      authorization: 'vapid t=t, k=k',
    });
  });

  test.each([
    [404, { kind: 'gone', label: 'expired' }],
    [410, { kind: 'gone', label: 'expired' }],
    [400, { kind: 'rejected', reason: expect.stringContaining('400') }],
    [413, { kind: 'rejected' }],
    [429, { kind: 'later', after: null }],
    [500, { kind: 'later', after: null }],
    [503, { kind: 'later', after: null }],
  ])('the result of a response with status %i', async (code, result) => {
    service.behave(statusReply(code));
    expect(await post(subscribe().to)).toMatchObject(result);
  });

  test.each([
    ['120', 120_000],
    ['99999999', 24 * 60 * 60 * 1000],
    ['Thu, 01 Jan 1970 00:00:00 GMT', 0],
    ['soon', null],
  ])('Retry-After: %s', async (header, after) => {
    service.behave(statusReply(429, { 'retry-after': header }));
    expect(await post(subscribe().to)).toMatchObject({ after });
  });

  test('a redirect is not followed', async () => {
    let requests = 0;
    const target = createServer((_, response) => {
      requests += 1;
      response.end();
    });
    await new Promise<void>((resolve) => target.listen(0, '127.0.0.1', resolve));
    const address = target.address();
    const location = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/`;
    service.behave(statusReply(307, { location }));
    expect(await post(subscribe().to)).toMatchObject({ kind: 'rejected' });
    expect(requests).toBe(0);
    await new Promise((resolve) => target.close(resolve));
  });

  test('a message to a service that hangs, breaks off or is unavailable is sent again later', async () => {
    const { to } = subscribe();
    service.behave(reset);
    expect(await post(to)).toMatchObject({ kind: 'later', after: null });
    service.behave(hang);
    expect(await postMessage(to, 'late', '', 50)).toMatchObject({ kind: 'later', after: null });
    await service.close();
    expect(await post(to)).toMatchObject({ kind: 'later', after: null });
  });

  test('a message to a service that switches to another protocol is sent again later', async () => {
    service.behave((response) => {
      response.socket?.end('HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: websocket\r\n\r\n');
    });
    expect(await post(subscribe().to)).toMatchObject({ kind: 'later', after: null });
  });

  test('a malformed or endless response counts by its status only', async () => {
    const { to } = subscribe();
    service.behave(raw('<!doctype html>', { 'content-type': 'text/html' }, 200));
    expect(await post(to)).toMatchObject({ kind: 'sent' });
    const much = flood(200);
    service.behave(much);
    expect(await post(to)).toMatchObject({ kind: 'sent' });
    expect(much.sent()).toBeLessThan(200);
  });

  test('an endpoint that is no longer a push service gets no messages', async () => {
    const { to } = subscribe();
    process.env.PUSH_SERVICES = '';
    expect(await post(to)).toEqual({ kind: 'gone', label: 'expired' });
    expect(service.received).toEqual([]);
  });

  test('a push service can verify the sender', () => {
    const keys = webPush.generateVAPIDKeys();
    process.env.SITE_URL = 'https://campus.example';
    const [, token = '', key] = /^vapid t=(\S+), k=(\S+)$/.exec(signFor(service.url, keys)) ?? [];
    expect(key).toBe(keys.publicKey);
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    expect(claims).toMatchObject({ aud: service.url, sub: 'https://campus.example' });
    expect(claims.exp * 1000).toBeGreaterThan(Date.now());
  });
});

describe('written messages', () => {
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
  const news = (id: string, at = now): PushedAnnouncement => ({
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

  test('among several notices each is titled by its one followed category, and not by several', () => {
    const categories = categoriesOf(noticeCategoriesSchema.parse(categoriesDocument(vacancies).content));
    const several = [
      { ...news('n1'), departments: ['all', 'exam'] },
      { ...news('n2'), departments: ['all', 'exam', 'admission'] },
    ];
    const message = messageWriter(several, now, categories)({ ...to, departments: ['exam', 'admission'] });
    const titles = JSON.parse(message ?? '').notices.map(({ id, title }: { id: string; title?: string }) => [
      id,
      title,
    ]);
    expect(titles).toEqual([
      ['n1', expect.any(String)],
      ['n2', undefined],
    ]);
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
});
