import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'playwright/test';
import { createCounterStore, readVisits } from '#campus-api/records/counter/store.ts';
import { onFullDisk, smallDiskMissingReason } from '#deploy/testing/small-disk.ts';
import type { RunningServer } from '#e2e/support/process.ts';
import { rawRequest } from '#e2e/support/raw-request.ts';
import { makeDataDir, startSite } from '#e2e/support/servers.ts';
import { prepareRedis, type RedisServer, redisMissingReason } from './redis.ts';

test.describe.configure({ mode: 'serial' });

const dataDir = makeDataDir();
let redis: RedisServer;
let site: RunningServer;

test.beforeAll(async () => {
  const missing = redisMissingReason();
  test.skip(missing !== null, missing ?? '');
  redis = await prepareRedis();
  await redis.start();
  site = await start();
});

test.afterAll(async () => {
  await site?.stop();
  await redis?.kill();
});

const start = () => startSite('', { DATA_DIR: dataDir, REDIS_URL: redis.url, WEB_CONCURRENCY: '2' });

/** Counts as the database has them. */
function stored<T>(work: (database: DatabaseSync) => T): T {
  const database = new DatabaseSync(join(dataDir, 'campus.db'), { timeout: 5000 });
  try {
    return work(database);
  } finally {
    database.close();
  }
}

async function visit(): Promise<number> {
  return JSON.parse(String((await rawRequest(site.url, '/api/visits')).body)).visit;
}

async function visits(count: number): Promise<number> {
  let last = 0;
  for (let each = 0; each < count; each += 1) last = await visit();
  return last;
}

/** Waits until both processes count in Redis. */
async function countsInRedis(): Promise<void> {
  await expect(async () => {
    for (let time = 0; time < 4; time += 1) {
      const before = Number((await redis.command('GET', 'campus:visits')) ?? 0);
      await visit();
      expect(Number(await redis.command('GET', 'campus:visits'))).toBe(before + 1);
    }
  }).toPass({ timeout: 60_000 });
}

/** Sets the counter as `counter set` does, once Redis has no visits. */
async function setTo(count: number): Promise<void> {
  await expect.poll(() => redis.command('GET', 'campus:visits')).toBeNull();
  stored((database) => database.prepare('UPDATE counter SET visit = ? WHERE id = 1').run(count));
}

test('with Redis, visits are counted there by all processes, from the number of the database, and written to it', async () => {
  await countsInRedis();
  await setTo(41_000);
  expect(await visits(50)).toBe(41_050);
  await expect.poll(() => stored(readVisits)).toBe(41_050);
  expect(await redis.command('GET', 'campus:visits')).toBeNull();
});

test('a site that stops writes the visits of the last second', async () => {
  expect(await visits(3)).toBe(41_053);
  await site.stop();
  expect(stored(readVisits)).toBe(41_053);
  site = await start();
  await countsInRedis();
});

test('a number that a command sets replaces the visits that only Redis has', async () => {
  await redis.command('SET', 'campus:visits', '50');
  const program = ['--no-warnings', 'scripts/commands/campus-api.ts', 'counter', 'set', '41100'];
  const env = { ...process.env, DATA_DIR: dataDir, REDIS_URL: redis.url };
  expect(execFileSync(process.execPath, program, { env, encoding: 'utf8' })).toContain('number 41101');
  expect(await visit()).toBe(41_101);
  await setTo(41_101);
});

test('without Redis, visits are counted in the database, none twice', async () => {
  await setTo(500);
  await redis.kill();
  expect(await visits(20)).toBe(520);
  expect(stored(readVisits)).toBe(520);
  await redis.start();
  await countsInRedis();
});

test('garbage in the key of the counter and a locked database lose no later visit', async () => {
  await setTo(600);
  await redis.command('SADD', 'campus:visits', 'garbage');
  expect(await visits(5)).toBe(605);
  await countsInRedis();
  await setTo(700);
  const locked = new DatabaseSync(join(dataDir, 'campus.db'));
  locked.exec('BEGIN IMMEDIATE');
  await visits(5);
  await expect.poll(() => redis.command('GET', 'campus:visits')).toBeNull();
  await visits(5);
  locked.exec('ROLLBACK');
  locked.close();
  await expect.poll(() => stored(readVisits)).toBe(710);
});

test('without Redis, a visit that a full disk does not store is not reported as counted', async () => {
  const missing = smallDiskMissingReason();
  test.skip(missing !== null, missing ?? '');
  await onFullDisk(makeDataDir(), async (disk, fill) => {
    const database = new DatabaseSync(join(disk, 'campus.db'));
    database.exec('PRAGMA journal_mode = WAL; CREATE TABLE counter (id INTEGER, visit INTEGER)');
    database.exec('INSERT INTO counter VALUES (1, 7)');
    const { countVisit } = createCounterStore(database, () => null);
    expect(await countVisit()).toBe(8);
    fill();
    await expect(countVisit()).rejects.toThrow('database or disk is full');
    expect(readVisits(database)).toBe(8);
    database.close();
  });
});
