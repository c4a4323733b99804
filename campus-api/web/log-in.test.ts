import { setTimeout as wait } from 'node:timers/promises';
import { findStoredAccount } from '#campus-api/accounts/admin-accounts.ts';
import { hashId, isKnownDevice } from '#campus-api/accounts/sessions.ts';
import { withAdminApp } from '#campus-api/testing/admin-app.ts';
import { allMessagesIn } from '#campus-api/testing/admin-messages.ts';
import { readEventTime } from '#lib/platform/watch/event-times.ts';

// A real hash takes seconds on a busy machine.
jest.mock('#campus-api/accounts/password-hash.ts', () => ({
  ...jest.requireActual('#campus-api/accounts/password-hash.ts'),
  matchesHash: (attempted: string, hash: string) => wait(5, hash === `hash of ${attempted}`),
}));

const password = 'niilo pahaaD chha himaal';
const admin = withAdminApp(() => `hash of ${password}`);

const loggedIn = expect.objectContaining({ account: expect.objectContaining({ userName: 'publisher' }) });
const logIn = (userName: string, attempted: string, address: string, device: string | null = null) =>
  admin().services.logIn({ userName, password: attempted, address, device });

/** Sends the login form as a browser does. */
function submit(user: string, attempted: string, { address = '198.51.100.7', cookie = '' } = {}): Promise<Response> {
  return admin().send('/login', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': address, cookie },
    body: new URLSearchParams({ user, password: attempted }).toString(),
  });
}

const deviceOf = (response: Response) => /admin-device=([\w-]+)/.exec(response.headers.get('set-cookie') ?? '')?.[1];

test('a user name that is copied with invisible letters logs in', async () => {
  const response = await submit('\u200bpublisher\u00a0\u202c', password);
  expect([response.status, response.headers.get('location')]).toEqual([303, '/']);
});

test('a known device logs in while one address guesses made-up names without a pause', async () => {
  const { device } = admin().browser('publisher');
  let isOver = false;
  let guesses = 0;
  const guess = async (socket: number) => {
    while (!isOver) {
      guesses += 1;
      await logIn(`nobody ${socket} ${guesses}`, 'wrong', '203.0.113.9');
      await new Promise(setImmediate);
    }
  };
  const sockets = Array.from({ length: 8 }, (_, socket) => guess(socket));
  const results: unknown[] = [];
  for (let time = 0; time < 12; time += 1) results.push(await logIn('publisher', password, '203.0.113.9', device));
  isOver = true;
  await Promise.all(sockets);
  expect(results).toEqual(Array(12).fill(loggedIn));
});

test('a known device logs in while many addresses hold all slots of unknown devices', async () => {
  const { device } = admin().browser('publisher');
  const unknownDevices = Array.from({ length: 20 }, (_, at) => logIn(`nobody ${at}`, 'wrong', `203.0.113.${at}`));
  // Attempts of unknown devices take longer: they are counted first.
  await new Promise(setImmediate);
  const ownLogins = [
    logIn('publisher', password, '192.0.2.1', device),
    logIn('publisher', password, '192.0.2.1', device),
  ];
  const late = logIn('nobody 20', 'wrong', '203.0.113.20');
  expect(await Promise.all(ownLogins)).toEqual(Array(2).fill(loggedIn));
  const refused = (await Promise.all(unknownDevices)).map((result) => ('refused' in result ? result.refused : ''));
  expect(new Set(refused)).toEqual(new Set(['wrong', 'busy']));
  expect(await late).toEqual({ refused: 'busy' });
});

test('an address may guess 30 times in total, regardless of the names', async () => {
  const results = [];
  for (let guess = 0; guess < 32; guess += 1) results.push(await logIn(`nobody ${guess}`, 'wrong', '203.0.113.9'));
  expect(results.slice(0, 30)).toEqual(Array(30).fill({ refused: 'wrong' }));
  expect(results.slice(30)).toEqual(Array(2).fill({ refused: 'often', seconds: expect.any(Number) }));
  expect(await logIn('publisher', password, '198.51.100.7')).toEqual(loggedIn);
});

test('concurrent guesses for one name are limited like sequential ones', async () => {
  const results = [];
  for (let round = 0; round < 8; round += 1)
    results.push(...(await Promise.all([1, 2, 3].map(() => logIn('publisher', 'wrong', '203.0.113.9')))));
  const checked = results.filter((result) => 'refused' in result && result.refused === 'wrong');
  expect(checked).toHaveLength(10);
});

test('a device gets a new id with the first login of an account, and keeps it', async () => {
  const planted = 'A'.repeat(43);
  const first = await submit('publisher', password, { cookie: `admin-device=${planted}` });
  const mark = deviceOf(first);
  expect([first.status, mark]).toEqual([303, expect.stringMatching(/^[\w-]{43}$/)]);
  expect(mark).not.toBe(planted);
  expect(deviceOf(await submit('publisher', password, { cookie: `admin-device=${mark}` }))).toBe(mark);
});

test('accounts that share a device stay known there', async () => {
  const first = deviceOf(await submit('publisher', password)) ?? '';
  const second = deviceOf(await submit('administrator', password, { cookie: `admin-device=${first}` })) ?? '';
  expect(second).not.toBe(first);
  const { database } = admin().services;
  for (const name of ['publisher', 'administrator'])
    expect(isKnownDevice(database, findStoredAccount(database, name)?.id ?? 0, hashId(second))).toBe(true);
  expect(database.prepare('SELECT 1 FROM admin_sessions WHERE device = ?').get(hashId(first))).toBeUndefined();
});

test('blocked logins are recorded for the watch, wrong ones are not', async () => {
  const { dataDir } = admin().services.settings.campus;
  const lockedAt = () => readEventTime(dataDir, 'admin-login-locked');
  for (let guess = 0; guess < 10; guess += 1) await submit('publisher', 'wrong');
  expect(lockedAt()).toBeNull();
  const before = Date.now();
  expect((await submit('publisher', 'wrong')).status).toBe(429);
  while (lockedAt() === null) await wait(20);
  expect(lockedAt()).toBeGreaterThanOrEqual(before);
});

test.each([
  ['another program uses the database', 5, 503, 'locked'],
  ['the disk is full', 13, 507, 'disk'],
] as const)('a login that cannot be stored shows that %s, and works after that', async (_, errcode, status, text) => {
  jest.spyOn(console, 'error').mockImplementation();
  const { database } = admin().services;
  const prepare = database.prepare.bind(database);
  // An error of SQLite itself is of another realm here.
  jest.spyOn(database, 'prepare').mockImplementation((sql) => {
    if (sql.startsWith('DELETE FROM admin_sessions')) throw Object.assign(new Error('not written'), { errcode });
    return prepare(sql);
  });
  const refused = await submit('publisher', password);
  expect([refused.status, await refused.text()]).toEqual([
    status,
    expect.stringContaining(allMessagesIn('ne').problem[text]),
  ]);
  jest.restoreAllMocks();
  expect((await submit('publisher', password)).status).toBe(303);
});
