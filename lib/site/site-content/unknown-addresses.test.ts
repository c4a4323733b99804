import '#lib/site/campus-client/testing/environment.ts';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { log } from '#lib/platform/runtime/log.ts';
import { countUnknownAddress, flushUnknownAddresses, MAX_UNKNOWN } from './unknown-addresses.ts';

const before = { ...process.env };
let dataDir: string;

beforeEach(() => {
  globalThis.campusWebsite?.clear();
  dataDir = mkdtempSync(join(tmpdir(), 'unknown-'));
  process.env.DATA_DIR = dataDir;
});
afterEach(() => {
  rmSync(dataDir, { recursive: true, force: true });
  process.env = { ...before };
});

function stored() {
  const database = new DatabaseSync(join(dataDir, 'unknown-addresses.db'), { readOnly: true });
  try {
    return database.prepare('SELECT * FROM unknown_addresses ORDER BY count DESC, address').all();
  } finally {
    database.close();
  }
}

test('requests are counted over restarts, with their day and nothing else', async () => {
  for (const address of ['/old', '/other', '/old']) countUnknownAddress(address);
  await flushUnknownAddresses();
  globalThis.campusWebsite?.clear();
  countUnknownAddress('/old');
  await flushUnknownAddresses();
  const day = new Date().toISOString().slice(0, 10);
  expect(stored()).toEqual([
    { address: '/old', count: 3, day },
    { address: '/other', count: 1, day },
  ]);
});

test('random addresses neither fill the disk nor crowd out frequent ones', async () => {
  for (let index = 0; index < 300; index += 1) for (const _ of 'ab') countUnknownAddress(`/frequent-${index}`);
  await flushUnknownAddresses();
  for (let round = 0; round < 3; round += 1) {
    for (let index = 0; index < 2 * MAX_UNKNOWN; index += 1) countUnknownAddress(`/random-${round}-${index}`);
    await flushUnknownAddresses();
  }
  countUnknownAddress('/new');
  await flushUnknownAddresses();
  const addresses = stored().map(({ address }) => String(address));
  expect(addresses.length).toBeLessThanOrEqual(MAX_UNKNOWN);
  expect(addresses.filter((address) => address.startsWith('/frequent'))).toHaveLength(300);
  expect(addresses).toContain('/new');
});

test('a failure of the disk is logged', async () => {
  const warn = jest.spyOn(log, 'warn').mockImplementation();
  process.env.DATA_DIR = join(dataDir, 'file');
  writeFileSync(process.env.DATA_DIR, '');
  countUnknownAddress('/old');
  await flushUnknownAddresses();
  expect(warn).toHaveBeenCalledTimes(1);
  warn.mockRestore();
});
