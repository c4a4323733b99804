import { metrics } from '#lib/platform/metrics/index.ts';
import type * as MachineTime from '#lib/platform/runtime/machine-time.ts';
import { StoreUnavailableError } from '#lib/platform/shared-state/shared-store.ts';
import { endSession, readSession, renewSession, startSession } from './session.ts';
import { IDLE_MS, MAX_SESSION_MS } from './session-policy.ts';
import type { Revocations } from './session-types.ts';

const secrets = { now: ['a'.repeat(32)] };
jest.mock('#lib/platform/settings/index.ts', () => ({ sessionSecrets: () => secrets.now }));

const machine = { boot: 'first', uptime: 0 };
jest.mock('#lib/platform/runtime/machine-time.ts', () => ({
  ...jest.requireActual<typeof MachineTime>('#lib/platform/runtime/machine-time.ts'),
  machineTime: () => ({ ...machine }),
}));

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const start = Date.parse('2026-11-21T00:00:00Z');

let ended: Set<string>;
const revocations: Revocations = {
  revoke: async ({ id }) => void ended.add(id),
  isRevoked: async ({ id }) => ended.has(id),
};

beforeEach(() => {
  ended = new Set();
  secrets.now = ['a'.repeat(32)];
  Object.assign(machine, { boot: 'first', uptime: 0 });
  jest.useFakeTimers({ now: start });
});
afterEach(() => jest.useRealTimers());

const pair = (header: string) => header.split(';')[0] ?? '';
const read = (cookies: string | null, now = Date.now()) => readSession(cookies, now, revocations);

async function open(cookies: string) {
  const state = await read(cookies);
  if (state.kind !== 'open') throw new Error(state.kind);
  return state.session;
}

test('a session cookie is limited to this host and hidden from scripts', async () => {
  const header = await startSession('user');
  expect(header).toMatch(/^__Host-qaa=[^;]+; Path=\/; Max-Age=28800; HttpOnly; Secure; SameSite=Lax$/);
  expect(header.length).toBeLessThan(4096);
  expect(await open(`other=1; ${pair(header)}`)).toMatchObject({ user: 'user', since: start, seen: start });
});

test('each login starts a new session', async () => {
  const [one, other] = [await open(pair(await startSession('user'))), await open(pair(await startSession('user')))];
  expect(one.id).not.toBe(other.id);
});

test.each([
  ['no cookie', null],
  ['an empty cookie', '__Host-qaa='],
  ['another name', '__Host-qaab=x'],
  ['nonsense', '__Host-qaa=Fe26.2*1*nonsense'],
  ['a megabyte', `__Host-qaa=${'x'.repeat(1024 * 1024)}`],
])('%s is not a session', async (_, cookies) => {
  expect(await read(cookies)).toEqual({ kind: 'none' });
});

test('a cookie that was changed, cut, or sealed for another purpose is not a session', async () => {
  const good = pair(await startSession('user'));
  const middle = Math.floor(good.length / 2);
  const changed = good.slice(0, middle) + (good[middle] === 'A' ? 'B' : 'A') + good.slice(middle + 1);
  expect(await read(changed)).toEqual({ kind: 'none' });
  expect(await read(good.slice(0, -20))).toEqual({ kind: 'none' });
  const { seal } = await import('./seal.ts');
  expect(await read(`__Host-qaa=${await seal({ note: 'accepted' }, 60)}`)).toEqual({ kind: 'none' });
});

test('two session cookies are not a session, in any order', async () => {
  const good = pair(await startSession('user'));
  expect(await read(`${good}; __Host-qaa=x`)).toEqual({ kind: 'none' });
  expect(await read(`__Host-qaa=x; ${good}`)).toEqual({ kind: 'none' });
  expect(await read(`${good}; ${good}`)).toEqual({ kind: 'none' });
});

test('a session ends after half an hour without use, to the millisecond', async () => {
  const cookies = pair(await startSession('user'));
  expect(await read(cookies, start + IDLE_MS - 1)).toMatchObject({ kind: 'open' });
  expect(await read(cookies, start + IDLE_MS)).toEqual({ kind: 'ended' });
});

test('a session is prolonged by use, but not beyond eight hours', async () => {
  let cookies = pair(await startSession('user'));
  for (let time = start + 20 * MINUTE; time < start + MAX_SESSION_MS; time += 20 * MINUTE) {
    jest.setSystemTime(time);
    cookies = pair((await renewSession(await open(cookies))) ?? '');
  }
  jest.setSystemTime(start + MAX_SESSION_MS);
  expect(await read(cookies)).toEqual({ kind: 'ended' });
});

test('a session cookie is renewed at most once a minute', async () => {
  const session = await open(pair(await startSession('user')));
  expect(await renewSession(session, start + MINUTE - 1)).toBeNull();
  expect(await renewSession(session, start + MINUTE)).not.toBeNull();
});

test('a session from more than a minute in the future is over', async () => {
  const cookies = pair(await startSession('user'));
  expect(await read(cookies, start - MINUTE)).toMatchObject({ kind: 'open' });
  expect(await read(cookies, start - MINUTE - 1)).toEqual({ kind: 'ended' });
});

test('a session of a clock that was three hours fast is over, also when the right clock reaches its time', async () => {
  jest.setSystemTime(start + 180 * MINUTE);
  const cookies = pair(await startSession('user'));
  machine.uptime += 10 * MINUTE;
  expect(await read(cookies, start + 10 * MINUTE)).toEqual({ kind: 'ended' });
  machine.uptime += 171 * MINUTE;
  expect(await read(cookies, start + 181 * MINUTE)).toEqual({ kind: 'ended' });
});

test('a restart of the machine, or another machine, ends no session', async () => {
  machine.uptime = 100 * MINUTE;
  const cookies = pair(await startSession('user'));
  Object.assign(machine, { boot: 'second', uptime: 500 * MINUTE });
  expect(await read(cookies)).toMatchObject({ kind: 'open' });
});

test('a log-out ends every copy of the cookie, also renewed ones', async () => {
  const cookies = pair(await startSession('user'));
  const session = await open(cookies);
  const renewed = pair((await renewSession(session, start + 2 * MINUTE)) ?? '');
  expect(await endSession(session, revocations)).toBe('__Host-qaa=; Path=/; Max-Age=0; HttpOnly; Secure; SameSite=Lax');
  expect(await read(cookies)).toEqual({ kind: 'ended' });
  expect(await read(renewed)).toEqual({ kind: 'ended' });
});

test('an error of the revocation store rejects the session', async () => {
  const cookies = pair(await startSession('user'));
  const broken: Revocations = { ...revocations, isRevoked: () => Promise.reject(new Error('down')) };
  await expect(readSession(cookies, start, broken)).rejects.toThrow('down');
});

test('while revocations cannot be checked, a session is neither accepted nor ended', async () => {
  const cookies = pair(await startSession('user'));
  const unavailable: Revocations = {
    ...revocations,
    isRevoked: () => Promise.reject(new StoreUnavailableError('unavailable')),
  };
  expect(await readSession(cookies, start, unavailable)).toMatchObject({ kind: 'unsure', session: { user: 'user' } });
});

test('during secret rotation sessions of all listed secrets are valid', async () => {
  const old = pair(await startSession('user'));
  secrets.now = ['b'.repeat(32), 'a'.repeat(32)];
  expect(await read(old)).toMatchObject({ kind: 'open' });
  const fresh = pair(await startSession('user'));
  secrets.now = ['b'.repeat(32)];
  expect(await read(old)).toEqual({ kind: 'none' });
  expect(await read(fresh)).toMatchObject({ kind: 'open' });
});

test('session events are counted in the metrics', async () => {
  metrics.sessions.reset();
  const cookies = pair(await startSession('user'));
  const session = await open(cookies);
  await endSession(session, revocations);
  await read(cookies);
  await read(cookies, start + 2 * MAX_SESSION_MS);
  await read('__Host-qaa=Fe26.2*1*nonsense');
  await read(null);
  const { values } = await metrics.sessions.get();
  const counts = Object.fromEntries(values.map(({ labels, value }) => [labels.event, value]));
  expect(counts).toEqual({ started: 1, ended: 1, over: 2, refused: 1 });
});
