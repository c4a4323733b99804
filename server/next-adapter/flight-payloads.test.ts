import { randomUUID } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { zstdDecompressSync } from 'node:zlib';
import { processSingleton } from '#lib/platform/runtime/process-singleton.ts';
import { createSharedValues } from '#lib/platform/shared-state/shared-values.ts';
import { fakeStore } from '#lib/platform/shared-state/testing/fake-store.ts';
import { fakeValues } from '#lib/platform/shared-state/testing/fake-values.ts';
import { payloadOf, readFlightPayload, storeFlightPayload } from './flight-payloads.ts';

const data = `data of ${randomUUID()}`;
const payload = payloadOf(data);
const { digest } = payload;
const { redis, stored } = fakeValues();
const { store, become } = fakeStore(redis);
const fileOf = (digest: string) => `.next/page-data/${digest}.zst`;

beforeEach(() => {
  globalThis.campusWebsite?.clear();
  processSingleton('shared-values', () => createSharedValues(store, ['a secret of this site, known to all instances']));
});

test('the data of a page that another instance rendered is read from Redis and stored on the own disk', async () => {
  expect(await storeFlightPayload(payload)).toBe(true);
  while (stored.size === 0) await new Promise((resolve) => setImmediate(resolve));
  await rm(fileOf(digest));
  expect(await readFlightPayload(digest)).toBe(data);
  expect(String(zstdDecompressSync(await readFile(fileOf(digest))))).toBe(data);
  await rm(fileOf(digest));
});

test('data that Redis did not store is shared again at the next rendering', async () => {
  become('readOnly');
  stored.clear();
  expect(await storeFlightPayload(payload)).toBe(true);
  await new Promise((resolve) => setImmediate(resolve));
  become('ready');
  expect(await storeFlightPayload(payload)).toBe(true);
  while (stored.size === 0) await new Promise((resolve) => setImmediate(resolve));
  await rm(fileOf(digest));
  become('unavailable');
  expect(await readFlightPayload(digest)).toBeNull();
});
