import { spawn } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { freePort } from '#e2e/support/process.ts';
import { openStore } from '#lib/platform/shared-state/shared-store.ts';
import { prepareRedis, redisMissingReason, sendCommand } from './redis.ts';

test('with Sentinel, the store follows when another server becomes the master', async () => {
  test.setTimeout(300_000);
  const missing = redisMissingReason();
  test.skip(missing !== null, missing ?? '');
  const [first, second, port] = [await prepareRedis(), await prepareRedis(), await freePort()];
  await first.start();
  await second.start();
  const portOf = (url: string) => new URL(url).port;
  await second.command('REPLICAOF', '127.0.0.1', portOf(first.url));
  const file = join(mkdtempSync(join(tmpdir(), 'campus-sentinel-')), 'sentinel.conf');
  writeFileSync(
    file,
    `port ${port}\nbind 127.0.0.1\nsentinel monitor campus 127.0.0.1 ${portOf(first.url)} 1\nsentinel down-after-milliseconds campus 500\n`,
  );
  const sentinel = spawn('redis-server', [file, '--sentinel'], { stdio: 'ignore' });
  process.env.REDIS_SENTINELS = `127.0.0.1:1,127.0.0.1:${port}`;
  const store = openStore('redis://campus/0');
  try {
    await expect.poll(store.state, { timeout: 60_000 }).toBe('ready');
    await store.run((redis) => redis.set('campus:value', 'kept'), 5000);
    await expect.poll(() => second.command('GET', 'campus:value'), { timeout: 60_000 }).toBe('kept');
    const replicas = () => sendCommand(`redis://127.0.0.1:${port}`, 'SENTINEL', 'REPLICAS', 'campus');
    await expect.poll(replicas, { timeout: 60_000 }).toHaveLength(1);
    await first.kill();
    await expect.poll(store.state, { timeout: 60_000 }).toBe('unavailable');
    await expect.poll(store.state, { timeout: 120_000 }).toBe('ready');
    expect(await store.run((redis) => redis.get('campus:value'), 5000)).toBe('kept');
  } finally {
    delete process.env.REDIS_SENTINELS;
    store.close();
    sentinel.kill();
    await second.kill();
    await first.kill();
  }
});
