import { json, status } from '../lib/campus/testing/behaviours.ts';
import type { PushMessage } from '../lib/push/message.ts';
import { type PushService, startPushService } from '../lib/push/testing/push-service.ts';
import { type Answer, fromPage, knock } from './support/knock.ts';
import type { Running } from './support/process.ts';
import { makeDataDir, startSite } from './support/servers.ts';
import { expect, test } from './support/test.ts';
import { startUnrulyUpstream, type UnrulyUpstream } from './support/unruly-upstream.ts';

test.describe.configure({ mode: 'serial', timeout: 120_000 });

type Browser = ReturnType<PushService['subscribe']> & { path: string };

const authorization = 'Bearer the-office';
const notices: { id: number; description: string; createdDate: string }[] = [];
let upstream: UnrulyUpstream;
let service: PushService;
let site: Running;
let environment: Record<string, string>;
let browsers: Browser[];

/** Over a new connection, which any of the processes may get. */
async function publish(...ids: number[]): Promise<void> {
  const createdDate = new Date().toISOString();
  notices.push(...ids.map((id) => ({ id, description: `Notice ${id}`, createdDate })));
  upstream.behave(json({ body: notices }), /\/notice\/\?/);
  const headers = { authorization, 'content-type': 'application/json' };
  const body = JSON.stringify({ tags: ['notices'] });
  expect((await knock(site.url, '/api/revalidate', { method: 'POST', headers, body })).status).toBe(200);
}

/** As a page of the site does. */
function ask(method: 'POST' | 'DELETE', body: object): Promise<Answer> {
  const text = JSON.stringify(body);
  // Node says no length for what is deleted.
  const headers = { ...fromPage(site.url, ''), 'content-length': String(Buffer.byteLength(text)) };
  return knock(site.url, '/api/push', { method, headers, body: text });
}

async function subscribe(language: 'en' | 'ne'): Promise<Browser> {
  const { endpoint, receiver } = service.subscribe();
  const answer = await ask('POST', { endpoint, keys: receiver.keys, departments: ['exam'], language });
  expect(String(answer.body)).toBe('{"departments":["exam"]}');
  return { endpoint, receiver, path: new URL(endpoint).pathname };
}

/** What reached a browser, in order: the ids of notices. */
function told({ receiver }: Browser): string[][] {
  const messages = service.received.flatMap(({ body }): PushMessage[] => {
    try {
      return [JSON.parse(receiver.read(body))];
    } catch {
      return [];
    }
  });
  return messages.map((message) => message.notices.map(({ id }) => id));
}

test.beforeAll(async () => {
  upstream = await startUnrulyUpstream(process.env.E2E_CAMPUS_API ?? '');
  service = await startPushService();
  environment = {
    WEB_CONCURRENCY: '2',
    DATA_DIR: makeDataDir(),
    REVALIDATE_SECRET: 'the-office',
    PUSH_SERVICES: service.url,
  };
  site = await startSite(upstream.url, environment);
});

test.afterAll(async () => {
  await site.stop();
  await upstream.shut();
  await service.close();
});

const messages = (count: number) => expect.poll(() => service.received.length, { timeout: 60_000 }).toBe(count);

test('a burst of notices is one message, encrypted for each browser, whichever process hears of it', async () => {
  notices.push({ id: 1, description: 'Old', createdDate: '2026-01-01' });
  upstream.behave(json({ body: notices }), /\/notice\/\?/);
  browsers = [await subscribe('en'), await subscribe('ne')];
  await publish(2, 3, 4);
  await messages(2);
  expect(browsers.map(told)).toEqual([[['2', '3', '4']], [['2', '3', '4']]]);
});

test('after a restart nothing is told again, and what is new is; a browser that is gone is forgotten', async () => {
  await site.stop();
  site = await startSite(upstream.url, environment);
  const [stays, goes] = browsers;
  service.behave((response, request) => status(request.url === goes?.path ? 410 : 201)(response, request));
  await publish(5);
  await messages(4);
  const latest = (browser: Browser | undefined) => browser && told(browser).map(([first]) => first);
  expect([latest(stays), latest(goes)]).toEqual([
    ['2', '5'],
    ['2', '5'],
  ]);
});

test('who has stopped, or was gone, is not written to; who comes is told of what is new alone', async () => {
  const [comes, stops] = [await subscribe('en'), await subscribe('en')];
  const { endpoint, receiver } = stops;
  expect((await ask('DELETE', { endpoint, auth: receiver.keys.auth })).status).toBe(204);
  await publish(6);
  await messages(6);
  expect(
    service.received
      .slice(4)
      .map(({ path }) => path)
      .sort(),
  ).toEqual([browsers[0]?.path, comes.path].sort());
  expect(told(comes)).toEqual([['6']]);
});
