import { StoreUnavailableError } from '#lib/platform/shared-state/shared-store.ts';
import { fakeStore } from '#lib/platform/shared-state/testing/fake-store.ts';
import type { StoredRevocations } from './revocation-file.ts';
import type { Session } from './session-types.ts';
import { shareRevocations } from './shared-revocations.ts';

const session = (id: string): Session => ({ kind: 'qaa', id, user: 'u', since: 0, seen: 0 });
const inRedis = new Map<string, unknown>();
const redis = {
  set: jest.fn(async (key: string, _: string, { expiration }: { expiration: unknown }) => inRedis.set(key, expiration)),
  exists: jest.fn(async (key: string) => Number(inRedis.has(key))),
};
const until = Date.now() + 60_000;

function createStored(): StoredRevocations {
  const ended = new Map<string, number>();
  return {
    revoke: async ({ id }, end) => void ended.set(id, end),
    isRevoked: async ({ id }) => ended.has(id),
    entries: () => ended,
  };
}

function twoInstances() {
  const [one, other] = [fakeStore(redis), fakeStore(redis)];
  return {
    stores: [one, other],
    one: shareRevocations(createStored(), one.store),
    other: shareRevocations(createStored(), other.store),
  };
}

beforeEach(() => {
  jest.useFakeTimers();
  inRedis.clear();
});
afterEach(() => jest.useRealTimers());

test('a session ended by one instance is ended on the other for its remaining lifetime', async () => {
  const { one, other } = twoInstances();
  await one.revoke(session('a'), until);
  expect(await other.isRevoked(session('a'))).toBe(true);
  expect(await other.isRevoked(session('b'))).toBe(false);
  expect([...inRedis]).toEqual([['campus:ended-session:a', { type: 'PXAT', value: until }]]);
});

test.each(['unavailable', 'readOnly'] as const)(
  'while Redis is %s only locally revoked sessions are known',
  async (state) => {
    const { one, stores } = twoInstances();
    await one.revoke(session('a'), until);
    for (const { become } of stores) become(state);
    expect(await one.isRevoked(session('a'))).toBe(true);
    await expect(one.isRevoked(session('b'))).rejects.toThrow(StoreUnavailableError);
  },
);

test('a session is not accepted while Redis responds with an error', async () => {
  redis.exists.mockRejectedValueOnce(new Error('LOADING'));
  await expect(twoInstances().one.isRevoked(session('b'))).rejects.toThrow(StoreUnavailableError);
});

test('a revocation is shared once Redis is writable, also after another failure', async () => {
  const { one, other, stores } = twoInstances();
  stores[0]?.become('unavailable');
  await one.revoke(session('a'), until);
  stores[0]?.become('ready');
  await jest.advanceTimersByTimeAsync(0);
  expect(await other.isRevoked(session('a'))).toBe(true);
  redis.set.mockRejectedValueOnce(new Error('late')).mockRejectedValueOnce(new Error('late'));
  await one.revoke(session('b'), until);
  await jest.advanceTimersByTimeAsync(1000);
  expect(await other.isRevoked(session('b'))).toBe(true);
});

test('revocations are written again to a Redis that lost its data', async () => {
  const { one, other, stores } = twoInstances();
  await one.revoke(session('a'), until);
  stores[0]?.become('unavailable');
  inRedis.clear();
  stores[0]?.become('ready');
  await jest.advanceTimersByTimeAsync(0);
  expect(await other.isRevoked(session('a'))).toBe(true);
});
