import '#lib/site/campus-client/testing/environment.ts';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webPush from 'web-push';
import { fakeStore } from '#lib/platform/shared-state/testing/fake-store.ts';
import { pushKeys } from './keys.ts';

const generated = webPush.generateVAPIDKeys();
const shared = jest.fn((): unknown => null);
jest.mock('#lib/platform/shared-state/shared-store.ts', () => ({
  ...jest.requireActual<object>('#lib/platform/shared-state/shared-store.ts'),
  sharedStore: () => shared(),
}));

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'push-key-'));
  process.env.DATA_DIR = folder;
  delete process.env.PUSH_KEY;
  shared.mockReturnValue(null);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a new key is stored readable by its owner only, and used again', async () => {
  const keys = await pushKeys();
  expect(Buffer.from(keys.publicKey, 'base64url')).toHaveLength(65);
  expect(readFileSync(join(folder, 'push-key'), 'utf8')).toBe(keys.privateKey);
  expect(statSync(join(folder, 'push-key')).mode & 0o777).toBe(0o600);
  expect(await pushKeys()).toEqual(keys);
});

test('the key of PUSH_KEY takes precedence and no file is written', async () => {
  process.env.PUSH_KEY = generated.privateKey;
  expect(await pushKeys()).toEqual(generated);
  expect(readdirSync(folder)).toEqual([]);
});

test('a corrupt key file is rejected and left untouched', async () => {
  writeFileSync(join(folder, 'push-key'), 'short');
  await expect(pushKeys()).rejects.toThrow();
  expect(readFileSync(join(folder, 'push-key'), 'utf8')).toBe('short');
});

test('instances use the key of the first one; an invalid key is replaced', async () => {
  let stored = generated.privateKey;
  const redis = {
    type: async () => 'string',
    setNX: async () => 0,
    get: async () => stored,
    set: async (_: string, value: string) => {
      stored = value;
    },
  };
  const { store, become } = fakeStore(redis);
  shared.mockReturnValue(store);
  expect(await pushKeys()).toEqual(generated);
  stored = 'garbage';
  const { privateKey } = await pushKeys();
  expect([stored, (await pushKeys()).privateKey]).toEqual([privateKey, privateKey]);
  become('unavailable');
  await expect(pushKeys()).rejects.toThrow('unavailable');
});
