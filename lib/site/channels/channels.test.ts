import '#lib/site/campus-client/testing/environment.ts';
import '#lib/site/campus-client/testing/next-cache.ts';
import { createHmac } from 'node:crypto';
import { withFixedClock } from '#campus-api/testing/fixed-clock.ts';
import { environment } from '#lib/platform/settings/index.ts';
import { addRepeatWish, readOutboxStatus, serviceNames, writePauseWish } from '#lib/platform/watch/outbox-status.ts';
import {
  type Behaviour,
  hang,
  json,
  nonsense,
  raw,
  reset,
  statusReply,
} from '#lib/site/campus-client/testing/behaviours.ts';
import { advanceClock, DAY, HOUR, MINUTE, SECOND } from '#lib/site/campus-client/testing/fake-clock.ts';
import { withCampusServer } from '#lib/site/campus-client/testing/fresh-server.ts';
import { samples } from '#lib/site/campus-client/testing/samples.ts';
import type { Notice } from '#lib/site/campus-client/types.ts';
import { queueOf, readEntry, storeEntry } from '#lib/site/outbox/queue.ts';
import { createRound } from '#lib/site/outbox/round.ts';
import { createStatusReport } from '#lib/site/outbox/status.ts';
import { records } from '#lib/site/outbox/storage/records.ts';
import { recordsInDataDir } from '#lib/site/outbox/storage/records-in-data-dir.ts';
import type { Collection, Records } from '#lib/site/outbox/storage/stored-records.ts';
import { type ServiceServer, startServiceServer } from '#lib/site/outbox/testing/service-server.ts';
import { parseAdDate } from '#packages/nepali/calendar/index.ts';
import type { Channel, PostContent } from './adapters/channel.ts';
import { writeNotice } from './adapters/notice-text.ts';
import { sendRequest } from './adapters/send-request.ts';
import { configuredChannels } from './channel-list.ts';
import { startService, type TriedService } from './testing/every-service.ts';
import { SECRET, TOKEN, withChannels } from './testing/with-channels.ts';

describe('adapters', () => {
  const notice: Notice = {
    id: '7',
    description: 'परीक्षा सूचना\r\nदोस्रो हरफ',
    created: parseAdDate('2026-11-21'),
    createdAt: '2026-11-20T18:15:00.000Z',
    lastDate: parseAdDate('2026-12-01'),
    attachments: [{ fileName: 'a.pdf', downloadName: 'Result 2083.pdf' }],
  };
  const content: PostContent = { key: 'published.7.1', id: '7', event: 'published', notice };
  const withdrawn: PostContent = { key: 'withdrawn.7.2', id: '7', event: 'withdrawn', notice: null };
  const FACEBOOK_TOKEN = 'EAAB-secret-page-token-0000000';
  const VIBER_TOKEN = '445da6az1s345z78-dazcczb2542zv51a';

  let server: ServiceServer;
  let channels: Record<string, Channel>;
  const siteUrl = process.env.SITE_URL;
  beforeEach(async () => {
    process.env.SITE_URL = 'https://campus.example';
    server = await startServiceServer();
    const { url } = server;
    const list = configuredChannels(
      {
        webhook: { url: `${url}/hook?of=campus`, secret: SECRET, categories: null },
        telegram: { token: TOKEN, chat: '@campus' },
        facebook: { page: '546349135390552', token: FACEBOOK_TOKEN },
        viber: { token: VIBER_TOKEN, sender: '01234567890A=' },
        indexNow: { key: 'a1b2c3d4' },
      },
      { telegram: url, facebook: url, viber: url, indexNow: url },
    );
    channels = Object.fromEntries(list.map((channel) => [channel.name, channel]));
  });
  afterEach(async () => {
    if (siteUrl === undefined) delete process.env.SITE_URL;
    else process.env.SITE_URL = siteUrl;
    await server.close();
  });

  function channelOf(name: string): Channel {
    const channel = channels[name];
    if (!channel) throw new Error(`no channel ${name}`);
    return channel;
  }

  async function post(name: string, behaviour: Behaviour, what = content) {
    server.behave(behaviour);
    const result = await channelOf(name).post(what);
    const [request] = server.received.slice(-1);
    if (!request) throw new Error('nothing was sent');
    return { result, request };
  }

  const graphError = (code: number, status = 400, more = {}) =>
    json({ error: { message: `Error of ${FACEBOOK_TOKEN}`, type: 'OAuthException', code, ...more } }, status);
  const viberReply = (status: number, status_message = 'no') => json({ status, status_message });

  test('the message has the text, the closing date in both calendars and the address, in the language of the notice', () => {
    expect(writeNotice(notice, 4096)).toBe(
      'परीक्षा सूचना\nदोस्रो हरफ\n\nअन्तिम मिति: २०८३ मङ्सिर १५, १ डिसेम्बर २०२६\nhttps://campus.example/ne/notice/item/7',
    );
    expect(writeNotice({ ...notice, description: 'Routine', lastDate: null }, 4096)).toBe(
      'Routine\n\nhttps://campus.example/notice/item/7',
    );
  });

  test.each([4096, 7000])('a long message has at most %i characters and its address', (limit) => {
    for (const word of ['परीक्षा ', '😀'.repeat(9), 'x'.repeat(9000)]) {
      const text = writeNotice({ ...notice, description: word.repeat(2000) }, limit);
      expect(text.length).toBeLessThanOrEqual(limit);
      expect(text.length).toBeGreaterThan(limit - 30);
      expect(text.isWellFormed()).toBe(true);
      expect(text).toMatch(/ …\n\n.*\nhttps:\/\/campus\.example\/(ne\/)?notice\/item\/7$/s);
    }
  });

  test('the webhook receives a notice whose signature can be verified', async () => {
    const { result, request } = await post('webhook', statusReply(204));
    expect(result).toEqual({ kind: 'sent', url: null });
    expect(request).toMatchObject({ method: 'POST', path: '/hook?of=campus' });
    const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signature } = request.headers;
    expect(id).toBe(content.key);
    expect(Math.abs(Number(timestamp) - Date.now() / 1000)).toBeLessThan(60);
    // As in docs/operations.md.
    const key = Buffer.from(SECRET.replace('whsec_', ''), 'base64');
    const expected = createHmac('sha256', key).update(`${id}.${timestamp}.${request.body}`).digest('base64');
    expect(signature).toBe(`v1,${expected}`);
    expect(JSON.parse(request.body)).toMatchObject({
      type: 'notice.published',
      data: {
        site: 'https://campus.example',
        notice: {
          ...{ id: '7', text: notice.description, language: 'ne', closing: '2026-12-01', closing_bs: '2083-08-15' },
          url: 'https://campus.example/notice/item/7',
          files: ['https://campus.example/files/a.pdf?name=Result%202083.pdf'],
        },
      },
    });
    const { request: other } = await post('webhook', statusReply(200), withdrawn);
    expect(JSON.parse(other.body)).toMatchObject({
      type: 'notice.withdrawn',
      data: { notice: { id: '7', url: 'https://campus.example/notice/item/7' } },
    });
  });

  test('Telegram receives a message, and its address is shown', async () => {
    const ok = json({ ok: true, result: { message_id: 12, chat: { id: -100, type: 'channel', username: 'campus' } } });
    const { result, request } = await post('telegram', ok);
    expect(result).toEqual({ kind: 'sent', url: 'https://t.me/campus/12' });
    expect(request).toMatchObject({ method: 'POST', path: `/bot${TOKEN}/sendMessage` });
    expect(JSON.parse(request.body)).toEqual({ chat_id: '@campus', text: writeNotice(notice, 4096) });
  });

  test('Facebook receives a post with a link, and its address is shown', async () => {
    const { result, request } = await post('facebook', json({ id: '546349135390552_111' }));
    expect(result).toEqual({ kind: 'sent', url: 'https://www.facebook.com/546349135390552_111' });
    expect(request).toMatchObject({ method: 'POST', path: '/546349135390552/feed' });
    expect(Object.fromEntries(new URLSearchParams(request.body))).toEqual({
      message: writeNotice(notice, 4096),
      link: 'https://campus.example/ne/notice/item/7',
      access_token: FACEBOOK_TOKEN,
    });
  });

  test('Viber receives a text message', async () => {
    const { result, request } = await post('viber', json({ status: 0, status_message: 'ok', message_token: 5 }));
    expect(result).toEqual({ kind: 'sent', url: null });
    expect(request).toMatchObject({ path: '/pa/post', headers: { 'x-viber-auth-token': VIBER_TOKEN } });
    expect(JSON.parse(request.body)).toEqual({ from: '01234567890A=', type: 'text', text: writeNotice(notice, 7000) });
  });

  test.each([200, 202])('search engines receive both addresses of a notice (%i)', async (status) => {
    const { result, request } = await post('indexNow', statusReply(status), withdrawn);
    expect(result).toEqual({ kind: 'sent', url: null });
    expect(request).toMatchObject({ method: 'POST', path: '/indexnow' });
    expect(JSON.parse(request.body)).toEqual({
      host: 'campus.example',
      key: 'a1b2c3d4',
      keyLocation: 'https://campus.example/indexnow.txt',
      urlList: ['https://campus.example/notice/item/7', 'https://campus.example/ne/notice/item/7'],
    });
  });

  const telegramError = (code: number, description: string, parameters = {}) =>
    json({ ok: false, error_code: code, description, parameters }, code);

  test.each<[string, string, Behaviour, object]>([
    ['webhook', 'redirects', statusReply(302, { location: '/other' }), { kind: 'refused', reason: '302' }],
    ['webhook', 'has another secret', statusReply(401), { kind: 'refused' }],
    ['webhook', 'is gone', statusReply(404), { kind: 'refused' }],
    ['webhook', 'does not like one notice', statusReply(422), { kind: 'rejected' }],
    ['webhook', 'has a limit', statusReply(429, { 'retry-after': '90' }), { kind: 'later', after: 90_000 }],
    ['webhook', 'fails', statusReply(500), { kind: 'later', after: null }],
    ['webhook', 'is behind a gateway that does not wait', statusReply(504), { kind: 'unknown' }],
    ['telegram', 'has a limit', telegramError(429, 'Too Many', { retry_after: 35 }), { kind: 'later', after: 35_000 }],
    ['telegram', 'rejects the token', telegramError(401, `Unauthorized: ${TOKEN}`), { kind: 'refused' }],
    ['telegram', 'has no such chat', telegramError(400, 'Bad Request: chat not found'), { kind: 'refused' }],
    ['telegram', 'grants no rights', telegramError(403, 'Forbidden: bot is not a member'), { kind: 'refused' }],
    ['telegram', 'rejects a message', telegramError(400, 'Bad Request: message is too long'), { kind: 'rejected' }],
    ['telegram', 'fails', statusReply(502), { kind: 'later' }],
    ['telegram', 'responds with nonsense', nonsense, { kind: 'unknown' }],
    ['telegram', 'responds with a long body', raw(' '.repeat(200_000)), { kind: 'unknown' }],
    ['facebook', 'rejects the token', graphError(190), { kind: 'refused', reason: '190 Error of …' }],
    ['facebook', 'grants no rights', graphError(200, 403), { kind: 'refused' }],
    ['facebook', 'has a limit', graphError(32), { kind: 'later', after: 600_000 }],
    ['facebook', 'is unavailable', graphError(2, 500, { is_transient: true }), { kind: 'later', after: null }],
    ['facebook', 'has the same post already', graphError(506), { kind: 'rejected' }],
    ['facebook', 'responds with nonsense', nonsense, { kind: 'unknown' }],
    ['viber', 'rejects the token', viberReply(2, `invalidAuthToken ${VIBER_TOKEN}`), { kind: 'refused' }],
    ['viber', 'has no webhook', viberReply(10, 'webhookNotSet'), { kind: 'refused', reason: '10 webhookNotSet' }],
    ['viber', 'rejects a message', viberReply(3), { kind: 'rejected' }],
    ['viber', 'has a limit', viberReply(12), { kind: 'later', after: 60_000 }],
    ['viber', 'fails', viberReply(1000), { kind: 'later', after: null }],
    ['viber', 'responds with nonsense', nonsense, { kind: 'unknown' }],
    ['indexNow', 'rejects the key', statusReply(403), { kind: 'refused' }],
    ['indexNow', 'does not find the addresses at this host', statusReply(422), { kind: 'refused' }],
    ['indexNow', 'has a limit', statusReply(429), { kind: 'later' }],
  ])('%s: the result when it %s', async (name, _, behaviour, expected) => {
    const { result } = await post(name, behaviour);
    expect(result).toMatchObject(expected);
    expect(JSON.stringify(result)).not.toMatch(/secret|445da6az1s345z78/);
    expect(server.received).toHaveLength(1);
  });

  test('a request without a response ends after its time-out, as one that may have been received', async () => {
    server.behave(hang);
    expect(await sendRequest(new URL(server.url), { timeoutMs: 50 })).toMatchObject({
      kind: 'failed',
      mayBeReceived: true,
    });
    server.behave((response) => void response.writeHead(200).write('{'));
    expect(await sendRequest(new URL(server.url), { timeoutMs: 50 })).toMatchObject({ mayBeReceived: true });
  });

  test('a service that cannot be reached has received nothing, and other machines get nothing without encryption', async () => {
    const { url } = server;
    await server.close();
    expect(await sendRequest(new URL(url))).toEqual({ kind: 'failed', mayBeReceived: false, reason: 'ECONNREFUSED' });
    expect(await sendRequest(new URL('http://campus.example/'))).toMatchObject({ reason: 'not encrypted' });
  });

  test('a check posts nothing, and reports the name or the refusal', async () => {
    server.behave(json({ ok: true, result: { id: -100, title: 'Campus news' } }));
    expect(await channelOf('telegram').check()).toEqual({ ok: true, summary: 'Campus news' });
    server.behave(telegramError(401, 'Unauthorized'));
    expect(await channelOf('telegram').check()).toEqual({ ok: false, reason: '401 Unauthorized' });
    server.behave(json({ id: '546349135390552', name: 'Our campus' }));
    expect(await channelOf('facebook').check()).toEqual({ ok: true, summary: 'Our campus' });
    server.behave(graphError(190));
    expect(await channelOf('facebook').check()).toMatchObject({ ok: false });
    server.behave(json({ status: 0, status_message: 'ok', name: 'Channel', members: [{ id: '01234567890A=' }] }));
    expect(await channelOf('viber').check()).toEqual({ ok: true, summary: 'Channel' });
    server.behave(json({ status: 0, status_message: 'ok', name: 'Channel', members: [{ id: 'other' }] }));
    expect(await channelOf('viber').check()).toMatchObject({ ok: false });
    const paths = server.received.map(({ path }) => path);
    expect(paths.filter((path) => /sendMessage|feed|post$/.test(path))).toEqual([]);
    server.behave(statusReply(200));
    expect(await channelOf('webhook').check()).toMatchObject({ ok: true });
    expect(JSON.parse(server.received.at(-1)?.body ?? '')).toMatchObject({ type: 'ping', data: { notice: null } });
  });
});

describe('rounds', () => {
  const { campus, server, publish, startRound, publishAndSend } = withChannels();
  const old = { 1: 'An older notice' };
  const dataDir = () => process.env.DATA_DIR ?? '';

  /** The texts that the service received. */
  const texts = () => server().received.map(({ body }) => String(JSON.parse(body).text).split('\n')[0]);

  async function channel() {
    advanceClock(6000);
    await startRound()();
    return readOutboxStatus(dataDir())?.services[0];
  }

  test('the first list is not posted, and a new notice is posted once, after two minutes', async () => {
    publish(old);
    const round = startRound();
    await round(true);
    publish({ ...old, 2: 'परीक्षा सूचना' });
    await round(true);
    advanceClock(2 * MINUTE - 1000);
    await round();
    expect(server().received).toEqual([]);
    advanceClock(1000);
    await round();
    await round();
    await startRound()(true);
    expect(texts()).toEqual(['परीक्षा सूचना']);
    expect(await channel()).toMatchObject({
      ...{ name: 'telegram', target: '@campus', waiting: 0, pause: null, failure: null },
      deliveries: [{ notice: '2', title: 'परीक्षा सूचना', result: 'sent', url: 'https://t.me/campus/7' }],
    });
  });

  test('a notice that was withdrawn within two minutes is not posted, and an edited one is posted as it is then', async () => {
    publish(old);
    const round = startRound({ telegram: { token: TOKEN, chat: '@campus' }, indexNow: { key: 'a1b2c3d4' } });
    await round(true);
    publish({ ...old, 2: 'By mistake', 3: 'Rutine' });
    await round(true);
    advanceClock(MINUTE);
    publish({ ...old, 3: 'Routine' });
    await round(true);
    advanceClock(10 * MINUTE);
    await round();
    const bodies = server().received.map(({ body }) => body);
    expect(bodies).toHaveLength(2);
    expect(bodies.filter((body) => body.includes('Routine'))).toHaveLength(1);
    expect(bodies.join()).not.toMatch(/mistake|item\/2/);
  });

  test('while the service fails, posts wait in their order through restarts', async () => {
    publish(old);
    await startRound()(true);
    server().behave(statusReply(500));
    await publishAndSend(startRound(), { ...old, 2: 'First' });
    await publishAndSend(startRound(), { ...old, 2: 'First', 3: 'Second' });
    const failed = server().received.length;
    expect(texts().every((text) => text === 'First')).toBe(true);
    expect(await channel()).toMatchObject({ waiting: 2, failure: { reason: '500' }, deliveries: [] });
    server().behave(json({ ok: true, result: {} }));
    advanceClock(HOUR);
    await startRound()();
    expect(texts().slice(failed)).toEqual(['First', 'Second']);
    expect(await channel()).toMatchObject({ waiting: 0, failure: null });
  });

  test('after a limit of the service the next attempt waits for its retry_after', async () => {
    publish(old);
    const round = startRound();
    await round(true);
    server().behave(
      json({ ok: false, error_code: 429, description: 'Too Many', parameters: { retry_after: 600 } }, 429),
    );
    await publishAndSend(round, { ...old, 2: 'First' });
    server().behave(json({ ok: true, result: {} }));
    advanceClock(599_000);
    await round();
    expect(server().received).toHaveLength(1);
    advanceClock(1000);
    await round();
    expect(texts()).toEqual(['First', 'First']);
  });

  test('a refusal pauses the channel until it is resumed, and loses nothing', async () => {
    publish(old);
    const round = startRound();
    await round(true);
    server().behave(json({ ok: false, error_code: 401, description: `Unauthorized ${TOKEN}` }, 401));
    await publishAndSend(round, { ...old, 2: 'First' });
    advanceClock(DAY);
    await startRound()();
    expect(server().received).toHaveLength(1);
    const state = await channel();
    expect(state).toMatchObject({ pause: { by: 'refused', reason: '401 Unauthorized …' }, waiting: 1 });
    expect(JSON.stringify(state)).not.toContain('secret-token');
    server().behave(json({ ok: true, result: {} }));
    await writePauseWish(dataDir(), 'telegram', { isPaused: false, name: 'sita', at: Date.now() });
    await startRound()();
    expect(texts()).toEqual(['First', 'First']);
  });

  test.each([
    ['a broken connection', reset],
    ['a response without a valid body', raw('<!doctype html><title>It works!</title>')],
  ])('a post that the service may have received is not repeated after %s', async (_, behaviour) => {
    publish(old);
    const round = startRound();
    await round(true);
    server().behave(behaviour);
    await publishAndSend(round, { ...old, 2: 'First' });
    server().behave(json({ ok: true, result: {} }));
    advanceClock(DAY);
    await startRound()();
    expect(texts()).toEqual(['First']);
    expect((await channel())?.deliveries).toMatchObject([{ notice: '2', result: 'unknown' }]);
  });

  /** Leaves the queue as a process does that was killed while it sent. */
  async function killWhileSending(service: 'telegram' | 'webhook'): Promise<void> {
    for await (const [[key, value] = []] of records().pages(queueOf(service))) {
      const stored = readEntry(key ?? '', value ?? null);
      if (stored) await records().change([storeEntry(service, { ...stored.entry, claimedAt: Date.now() })]);
    }
  }

  test('a post of a killed process is sent again with the same id where the receiver recognises it', async () => {
    const webhook = { url: `${server().url}/hook`, secret: SECRET, categories: null };
    publish(old);
    await startRound({ webhook })(true);
    server().behave(statusReply(500));
    await publishAndSend(startRound({ webhook }), { ...old, 2: 'First' });
    await killWhileSending('webhook');
    server().behave(statusReply(204));
    advanceClock(5 * MINUTE);
    await startRound({ webhook })();
    const ids = server().received.map(({ headers }) => headers['webhook-id']);
    expect(ids).toEqual([ids[0], ids[0]]);
    expect(ids[0]).toMatch(/^published\.2\./);
  });

  test('withdrawn notices are reported to search engines, but not all at once', async () => {
    const indexNow = { key: 'a1b2c3d4' };
    const round = startRound({ indexNow });
    publish({ ...old, 2: 'Second', 3: 'Third' });
    await round(true);
    await publishAndSend(round, { ...old, 3: 'Third' });
    expect(server().received.map(({ body }) => JSON.parse(body).urlList)).toEqual([
      ['https://campus.example/notice/item/2', 'https://campus.example/ne/notice/item/2'],
    ]);
    await publishAndSend(round, {});
    expect(server().received).toHaveLength(1);
  });

  test('one channel that fails does not keep others waiting', async () => {
    publish(old);
    const parts = { webhook: { url: 'http://127.0.0.1:1/hook', secret: SECRET, categories: null } };
    const round = startRound({ ...parts, telegram: { token: TOKEN, chat: '@campus' } });
    await round(true);
    await publishAndSend(round, { ...old, 2: 'First' });
    expect(texts()).toEqual(['First']);
    advanceClock(6000);
    await round();
    expect(readOutboxStatus(dataDir())?.services).toMatchObject([
      { name: 'webhook', target: '127.0.0.1:1', waiting: 1, failure: { reason: 'ECONNREFUSED' } },
      { name: 'telegram', waiting: 0 },
    ]);
  });

  test('an outage of the campus API posts and withdraws nothing', async () => {
    publish({ ...old, 2: 'Second' });
    const indexNow = { key: 'a1b2c3d4' };
    await startRound({ indexNow })(true);
    campus().behave(statusReply(500));
    await startRound({ indexNow })(true);
    advanceClock(DAY);
    await startRound({ indexNow })();
    expect(server().received).toEqual([]);
  });

  test('a webhook of some categories gets their notices only', async () => {
    const webhook = { url: `${server().url}/hook`, secret: SECRET, categories: ['exam'] };
    publish(old);
    const round = startRound({ webhook });
    await round(true);
    publish({ ...old, 2: 'Exam', 3: 'Admission' }, { 2: 10, 3: 12 });
    await round(true);
    advanceClock(2 * MINUTE);
    await round();
    await round();
    expect(server().received.map(({ body }) => JSON.parse(body).data.notice.id)).toEqual(['2']);
    expect(await records().count(queueOf('webhook'))).toBe(0);
  });

  test('a post of an unknown result is repeated once for each wish of a person, never by itself', async () => {
    publish(old);
    const round = startRound();
    await round(true);
    server().behave(reset);
    await publishAndSend(round, { ...old, 2: 'Second' });
    advanceClock(DAY);
    await round();
    expect(texts()).toEqual(['Second']);
    const [post] = (await channel())?.deliveries ?? [];
    expect(post?.result).toBe('unknown');
    const wish = { event: 'published', notice: '2', deliveredAt: post?.at ?? 0, name: 'sita', at: Date.now() } as const;
    await addRepeatWish(dataDir(), 'telegram', { ...wish, deliveredAt: 5 });
    await addRepeatWish(dataDir(), 'telegram', { ...wish, at: wish.at + 1 });
    server().behave(json({ ok: true, result: { message_id: 8, chat: { username: 'campus' } } }));
    for (let again = 0; again < 4; again += 1) await startRound()();
    expect(texts()).toEqual(['Second', 'Second']);
    expect((await channel())?.deliveries).toMatchObject([
      { result: 'sent' },
      { result: 'unknown', repeated: { name: 'sita' } },
    ]);
  });
});

describe('services that are off', () => {
  const { server, publish, startRound, publishAndSend } = withChannels();

  test('notices of the time without channels are not posted later', async () => {
    publish({ 1: 'Before' });
    await startRound()(true);
    await startRound({ telegram: null })(true);
    advanceClock(DAY);
    const round = startRound();
    await publishAndSend(round, { 1: 'Before', 2: 'Meanwhile' });
    expect(server().received).toEqual([]);
    await publishAndSend(round, { 1: 'Before', 2: 'Meanwhile', 3: 'After' });
    expect(server().received.map(({ body }) => JSON.parse(body).text.split('\n')[0])).toEqual(['After']);
  });
});

describe('every service', () => {
  describe.each(serviceNames)('%s', (name) => {
    const campus = withCampusServer({ SITE_URL: 'https://campus.example' });
    withFixedClock('2026-11-24T10:00:00Z');
    let service: TriedService;
    beforeEach(async () => {
      service = await startService(name);
    });
    afterEach(() => service.close());

    const dataDir = () => environment().dataDir;

    function publish(...ids: number[]): void {
      const body = ids.map((id) => ({
        ...samples.notice,
        ...{ id, description: `Notice ${id}`, createdDate: new Date().toISOString() },
      }));
      campus().behave((response, request) => {
        const category = new URL(request.url ?? '', 'http://campus').searchParams.get('depId') ?? 'null';
        return json({ body: category === 'null' ? body : [] })(response, request);
      });
    }

    /** A round, as a new process with the stored records would run it. */
    function startRound(store: Records = records()) {
      const services = [service.deliverer];
      const report = createStatusReport(services, dataDir());
      const round = createRound({ records: store, services, takeLease: async () => true, report, hangMs: MINUTE });
      return (isPublished = false) => round({ isPublished, hasDocuments: false });
    }

    async function publishAndSend(round: ReturnType<typeof startRound>, ...ids: number[]): Promise<void> {
      publish(...ids);
      await round(true);
      advanceClock(2 * MINUTE);
      await round();
    }

    /** A round that begins after a notice that is not announced. */
    async function begin(): Promise<ReturnType<typeof startRound>> {
      publish(1);
      const round = startRound();
      await round(true);
      return round;
    }

    async function state() {
      advanceClock(6 * SECOND);
      await startRound()();
      return readOutboxStatus(dataDir())?.services[0];
    }

    /** Ids in all messages; a push message has those of the day. */
    const receivedIds = () => [...new Set(service.received().flat())];

    test('the first list is not sent, and a new notice is sent once, also after a restart', async () => {
      const round = await begin();
      await publishAndSend(round, 1, 2);
      await round();
      await startRound()(true);
      expect(service.received()).toEqual([['2']]);
      expect(await state()).toMatchObject({ name, waiting: 0, pause: null, failure: null });
      expect((await state())?.deliveries).toMatchObject([{ result: 'sent' }, ...(name === 'mail' ? [{}] : [])]);
    });

    test('news that a process found before its crash is sent afterwards, once', async () => {
      await begin();
      publish(1, 2);
      await startRound()(true);
      advanceClock(10 * MINUTE);
      await startRound()();
      await startRound()();
      expect(service.received()).toEqual([['2']]);
    });

    /** Leaves the queue as a process does that was killed while it sent. */
    async function killWhileSending(at = Date.now()): Promise<void> {
      for await (const page of records().pages(queueOf(name)))
        for (const [key, value] of page) {
          const stored = readEntry(key, value);
          if (stored) await records().change([storeEntry(name, { ...stored.entry, claimedAt: at })]);
        }
    }

    test.each([
      ['a process was killed while it sent', 0],
      ['its clock was fast by days then', 3 * DAY],
      ['its clock was slow by days then', -3 * DAY],
    ])('a message is repeated only where the service recognises it, when %s', async (_, offset) => {
      const round = await begin();
      service.fail();
      await publishAndSend(round, 1, 2);
      service.work();
      await killWhileSending(Date.now() + offset);
      advanceClock(10 * MINUTE);
      await startRound()();
      await startRound()();
      expect(service.received()).toEqual(service.deliverer.isRepeatable ? [['2']] : []);
      if (!service.deliverer.isRepeatable)
        expect((await state())?.deliveries).toMatchObject([{ notice: '2', result: 'unknown' }]);
    });

    test('messages wait while the admin has paused the service, also after a restart', async () => {
      const round = await begin();
      await writePauseWish(dataDir(), name, { isPaused: true, name: 'sita', at: Date.now() });
      await publishAndSend(round, 1, 2);
      await startRound()();
      expect(service.attempts()).toBe(0);
      expect(await state()).toMatchObject({ pause: { by: 'admin', name: 'sita' } });
      expect((await state())?.waiting).toBeGreaterThan(0);
      await writePauseWish(dataDir(), name, { isPaused: false, name: 'sita', at: Date.now() });
      await startRound()();
      expect(service.received()).toEqual([['2']]);
    });

    test('500 notices at once do not cause a flood of messages, and a later notice is sent', async () => {
      const round = await begin();
      const many = Array.from({ length: 500 }, (_, at) => at + 1000);
      await publishAndSend(round, 1, ...many);
      await round();
      expect(service.received().length).toBe(service.deliverer.skipsImports ? 0 : 1);
      if (service.deliverer.skipsImports)
        expect((await state())?.deliveries).toMatchObject([{ result: 'imported', count: 500 }]);
      advanceClock(2 * DAY);
      await publishAndSend(round, 1, ...many, 2);
      expect(service.received().at(-1)).toEqual(['2']);
    });

    test.each([
      ['put back', 0, -3 * DAY],
      ['fast by 200 days, and then right', 200 * DAY, -200 * DAY],
    ])('a clock that is %s neither delays nor repeats a message', async (_, before, after) => {
      const round = await begin();
      advanceClock(before);
      publish(1, 2);
      await round(true);
      advanceClock(after + 5 * MINUTE);
      for (let minute = 0; minute < 4; minute += 1) {
        advanceClock(MINUTE);
        await round();
      }
      await startRound()(true);
      expect(service.received()).toEqual([['2']]);
    });

    test('while the service is away for a week it gets few requests, and then the newest notice once', async () => {
      const round = await begin();
      service.fail();
      await publishAndSend(round, 1, 2);
      for (let hour = 0; hour < 7 * 24; hour += 1) {
        advanceClock(HOUR);
        await round();
      }
      expect(service.attempts()).toBeLessThan(2 * 24 * 7);
      service.work();
      await publishAndSend(round, 1, 2, 3);
      advanceClock(HOUR);
      await round();
      await startRound()();
      const sent = service.received().flat();
      expect(sent.filter((id) => id === '3')).toEqual(['3']);
      // Given up after days, or in the first mail after the failure.
      expect(sent.filter((id) => id === '2')).toEqual(name === 'mail' ? ['2'] : []);
      expect(await state()).toMatchObject({ waiting: 0, failure: null });
    });

    test('a message that the service never accepts stops no other', async () => {
      const round = await begin();
      service.failForOne();
      await publishAndSend(round, 1, 2);
      await publishAndSend(round, 1, 2, 3);
      for (let step = 0; step < 12; step += 1) {
        advanceClock(5 * MINUTE);
        await round();
      }
      expect(receivedIds()).toContain('3');
      // A mail that was tried gets no further notices: a second one waits.
      expect((await state())?.waiting).toBe(name === 'mail' ? 2 : 1);
    });

    test('damaged records stop nothing', async () => {
      const round = await begin();
      const entry = { at: 0, due: 0, tries: 0, claimedAt: null, rank: 0, data: {} };
      await records().change(
        ['{', '7', '{"due":"soon"}', JSON.stringify(entry)].flatMap((value) => [
          { in: queueOf(name), key: value, value },
          { in: 'news' as const, key: value, value },
        ]),
      );
      await publishAndSend(round, 1, 2);
      await round();
      expect(service.received()).toEqual([['2']]);
      expect(await state()).toMatchObject({ waiting: 0 });
    });

    test('a message that cannot be recorded is not sent', async () => {
      await begin();
      publish(1, 2);
      await startRound()(true);
      advanceClock(2 * MINUTE);
      const full = { ...records(), change: () => Promise.reject(new Error('database or disk is full')) };
      await expect(startRound(full)()).rejects.toThrow('full');
      expect(service.attempts()).toBe(0);
      await startRound()();
      await startRound()();
      expect(service.received()).toEqual([['2']]);
    });

    test('two processes that work at the same moment send a message once', async () => {
      await begin();
      const processes = [1, 2].map(() => startRound(recordsInDataDir<Collection>(dataDir(), 'outbox.db')));
      publish(1, 2);
      for (let step = 0; step < 4; step += 1) {
        await Promise.all(processes.map((round) => round(true)));
        advanceClock(MINUTE);
      }
      expect(service.received()).toEqual([['2']]);
    });
  });
});
