import '#lib/site/campus-client/testing/environment.ts';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { metrics } from '#lib/platform/metrics/index.ts';
import { log } from '#lib/platform/runtime/log.ts';
import { readEventTime } from '#lib/platform/watch/event-times.ts';
import { CampusApiError } from '#lib/site/campus-client/errors.ts';
import { respondOr503 } from '#lib/site/campus-client/respond-or-503.ts';
import {
  breakOff,
  drip,
  flood,
  hang,
  json,
  nonsense,
  reset,
  statusReply,
} from '#lib/site/campus-client/testing/behaviours.ts';
import { withCampusServer } from '#lib/site/campus-client/testing/fresh-server.ts';
import { readCredentials } from './credentials.ts';
import { logIn, loginLimits } from './log-in.ts';
import { or503 } from './or-503.ts';

jest.mock('./user-digest.ts', () => ({ userDigest: (name: string) => `digest of ${name.length}` }));

const dataDir = mkdtempSync(join(tmpdir(), 'log-in-'));
const server = withCampusServer({ UPSTREAM_TIMEOUT_MS: '2000', DATA_DIR: dataDir });
const credentials = { userName: 'committee', password: 'right' };
const SUCCESS = 'You are successfully signed In';

test('the exact message is a success, regardless of the status', async () => {
  server().behave(json({ message: SUCCESS }, 400));
  expect(await logIn(credentials, 'a')).toEqual({ kind: 'accepted', user: 'digest of 9', message: SUCCESS });
});

test.each([
  ['another message', json({ message: 'Invalid user' })],
  ['nearly the message', json({ message: `${SUCCESS}.` })],
  ['the message in other letters', json({ message: SUCCESS.toLowerCase() })],
  ['a 401 with words', json({ message: 'No' }, 401)],
  ['no words', json({ message: '' })],
])('%s is a refusal', async (_, behaviour) => {
  server().behave(behaviour);
  expect(await logIn(credentials, 'a')).toMatchObject({ kind: 'refused' });
});

test.each([
  ['a hang', hang, 504],
  ['a drip', drip, 504],
  ['a reset', reset, 503],
  ['half a response', breakOff('{"message":"You are'), 503],
  ['a page of HTML', nonsense, 502],
  ['a 500', statusReply(500), 502],
  ['a 503', statusReply(503), 503],
  ['a 429', statusReply(429), 503],
  ['no message', json({ body: SUCCESS }), 502],
  ['a list for a message', json({ message: [SUCCESS] }), 502],
  ['a redirect', statusReply(302, { location: '/' }), 502],
  ['a flood', flood(10), 502],
])('after %s there is no session and no second request', async (_, behaviour, expected) => {
  server().behave(behaviour);
  expect(await logIn(credentials, 'a')).toEqual({ kind: 'unavailable', status: expected });
  expect(server().seen).toHaveLength(1);
});

test('a success on a 500 is a success by the contract, not a failure', async () => {
  server().behave(json({ message: SUCCESS }, 500));
  expect(await logIn(credentials, 'a')).toMatchObject({ kind: 'accepted' });
});

test('a message is shortened to one line of 300 characters', async () => {
  server().behave(json({ message: `<b>No</b>\n\u0000${'x'.repeat(5000)}` }));
  const { message } = Object(await logIn(credentials, 'a'));
  expect(message).toMatch(/^<b>No<\/b> x+…$/);
  expect(message).toHaveLength(301);
});

test('the log has the visitor’s network, not the address', async () => {
  const warn = jest.spyOn(log, 'warn').mockImplementation();
  server().behave(json({ message: 'No' }));
  await logIn(credentials, '203.0.113.77');
  expect(warn).toHaveBeenCalledWith(expect.objectContaining({ address: '203.0.113.0' }), 'QAA login');
  warn.mockRestore();
});

test('a delayed login does not reach the campus API', async () => {
  server().behave(json({ message: 'No' }));
  for (let round = 0; round < 5; round += 1) await logIn(credentials, 'a');
  expect(await logIn(credentials, 'a')).toMatchObject({ kind: 'limited', wait: 1 });
  expect(server().seen).toHaveLength(5);
});

test('each result of a login is counted', async () => {
  metrics.logins.reset();
  server().behave(json({ message: 'No' }), json({ message: SUCCESS }), statusReply(500), json({ message: 'No' }));
  for (let round = 0; round < 9; round += 1) await logIn(credentials, 'a');
  const { values } = await metrics.logins.get();
  const counts = Object.fromEntries(values.map(({ labels, value }) => [Object.values(labels)[0], value]));
  expect(counts).toEqual({ refused: 6, accepted: 1, unavailable: 1, limited: 1 });
});

test('blocked logins are recorded for the watch', async () => {
  server().behave(json({ message: 'No' }));
  for (let round = 0; round < 6; round += 1) await logIn(credentials, 'guessing');
  expect(readEventTime(dataDir, 'qaa-login-locked')).toBeNull();
  const before = Date.now();
  jest.spyOn(loginLimits(), 'admit').mockResolvedValueOnce({ wait: 2 });
  await logIn(credentials, 'guessing');
  while (readEventTime(dataDir, 'qaa-login-locked') === null) await new Promise((resolve) => setTimeout(resolve, 20));
  expect(readEventTime(dataDir, 'qaa-login-locked')).toBeGreaterThanOrEqual(before);
});

describe('credentials', () => {
  const read = (body: string) =>
    readCredentials(
      new Request('http://campus.test/api/qaa/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      }),
    );

  test('a password is read whole, with its spaces', async () => {
    const body = JSON.stringify({ userName: ' committee ', qaaPassword: `word${' '.repeat(60)}` });
    expect(await read(body)).toEqual({ userName: 'committee', password: `word${' '.repeat(60)}` });
  });

  test.each([
    'null',
    '[]',
    '"committee"',
    '{"userName":"committee"}',
    '{"userName":["committee"],"qaaPassword":"x"}',
    '{"userName":"committee","qaaPassword":{"$ne":""}}',
    '{"userName":"committee","qaaPassword":true}',
    '{"userName":"  ","qaaPassword":"x"}',
    '{"__proto__":{"userName":"committee","qaaPassword":"x"}}',
    '{"constructor":{"prototype":{"userName":"x"}}}',
  ])('the login %s is rejected with 400', async (body) => {
    await expect(read(body)).rejects.toMatchObject({ status: 400 });
  });

  test('a login of more than 4 KB is rejected with 413', async () => {
    await expect(read(JSON.stringify({ userName: 'a', qaaPassword: 'x'.repeat(10_000) }))).rejects.toMatchObject({
      status: 413,
    });
  });

  test('a failure of the campus API is a 503 with a time to try again, and other errors are thrown', async () => {
    const failure = new CampusApiError('timeout', 'GET /qaa/getQaaDocc');
    await expect(or503(Promise.reject(failure))).rejects.toMatchObject({ status: 503 });
    await expect(or503(Promise.reject(new TypeError('no')))).rejects.toThrow(TypeError);
    expect(await or503(Promise.resolve(3))).toBe(3);
    const { status, headers } = await respondOr503('Later', () => Promise.reject(failure));
    expect([status, headers.get('retry-after')]).toEqual([503, '60']);
    await expect(respondOr503('Later', () => Promise.reject(new TypeError('no')))).rejects.toThrow(TypeError);
  });
});
