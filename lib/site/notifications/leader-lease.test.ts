import { instance } from '#lib/platform/runtime/process-number.ts';
import { fakeStore } from '#lib/platform/shared-state/testing/fake-store.ts';
import { leaderLease } from './leader-lease.ts';

test('a single instance always has the lease', async () => {
  expect(await leaderLease(null)()).toBe(true);
});

test('one of several instances has the lease, until it stops renewing it', async () => {
  let holder: string | null = 'another';
  const redis = {
    set: async (_: string, value: string) => {
      if (holder !== null) return null;
      holder = value;
      return 'OK';
    },
    get: async () => holder,
    pTTL: async () => (holder === 'garbage' ? -1 : 1000),
    del: async () => {
      holder = null;
    },
    pExpire: async () => 1,
  };
  const { store, become } = fakeStore(redis);
  const take = leaderLease(store);
  expect(await take()).toBe(false);
  holder = null;
  expect(await take()).toBe(true);
  expect(holder).toBe(instance);
  expect(await take()).toBe(true);
  holder = 'garbage';
  expect([await take(), await take()]).toEqual([false, true]);
  become('unavailable');
  await expect(take()).rejects.toThrow('unavailable');
});
