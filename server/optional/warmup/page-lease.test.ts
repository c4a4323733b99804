import { instance } from '#lib/platform/runtime/process-number.ts';
import { fakeStore } from '#lib/platform/shared-state/testing/fake-store.ts';
import { pageLease } from './page-lease.ts';

test('a process without Redis warms up all pages', async () => {
  expect(await pageLease(null)('/about')).toBe(true);
});

test('one of several instances warms up a page, and each does while Redis is unavailable', async () => {
  const holders = new Map([['campus:warmup:/about', 'another']]);
  const { store, become } = fakeStore({
    async set(key: string, value: string) {
      if (holders.has(key)) return null;
      holders.set(key, value);
      return 'OK';
    },
    get: async (key: string) => holders.get(key) ?? null,
  });
  const claim = pageLease(store);
  expect(await claim('/about')).toBe(false);
  expect([await claim('/staff'), await claim('/staff')]).toEqual([true, true]);
  expect(holders.get('campus:warmup:/staff')).toBe(instance);
  become('unavailable');
  expect(await claim('/about')).toBe(true);
});
