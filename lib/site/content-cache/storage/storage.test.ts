import '#lib/site/campus-client/testing/next-cache.ts';
import '#lib/site/campus-client/testing/environment.ts';
import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { processSingleton } from '#lib/platform/runtime/process-singleton.ts';
import { createSharedValues, type SharedValues } from '#lib/platform/shared-state/shared-values.ts';
import { fakeStore } from '#lib/platform/shared-state/testing/fake-store.ts';
import { fakeValues } from '#lib/platform/shared-state/testing/fake-values.ts';
import { CampusApiError } from '#lib/site/campus-client/errors.ts';
import { oldContentSince } from '../last-known-good/content-age.ts';
import { lastKnownGood } from '../last-known-good/last-known-good.ts';
import { contentFile, contentSource, digestOf } from './content-folder.ts';
import { contentFormat } from './content-format.mjs';
import { findStored, storeContent } from './stored-content.ts';

describe('content of other instances', () => {
  const failure = () => Promise.reject(new CampusApiError('unreachable', 'GET /x'));
  const HOUR = 3_600_000;
  const before = { ...process.env };
  const folders: string[] = [];
  let fake = fakeValues();
  let connection = fakeStore(fake.redis);
  let values: SharedValues;

  /** Continues as another instance with an empty disk. */
  function switchInstance(): void {
    globalThis.campusWebsite?.clear();
    processSingleton('shared-values', () => values);
    process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'campus-shared-'));
    folders.push(process.env.DATA_DIR);
  }

  /** Waits for content to be shared, which happens in the background. */
  async function untilShared(times: number): Promise<void> {
    while (fake.redis.set.mock.calls.length < times) await new Promise((resolve) => setImmediate(resolve));
  }

  beforeEach(() => {
    fake = fakeValues();
    connection = fakeStore(fake.redis);
    values = createSharedValues(connection.store, ['a secret of this site, known to all instances']);
    switchInstance();
  });
  afterEach(() => {
    process.env = { ...before };
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
  });

  async function storeFor(key: string, value: unknown, milliseconds = 0): Promise<void> {
    const clock = jest.spyOn(performance, 'now').mockReturnValue(performance.now() - milliseconds);
    await lastKnownGood(key, async () => value);
    await untilShared(1);
    clock.mockRestore();
  }

  test('an instance without content shows and stores that of another, with its time', async () => {
    await storeFor('a', ['सूचना'], HOUR);
    switchInstance();
    expect(await lastKnownGood('a', failure)).toEqual(['सूचना']);
    expect(oldContentSince()?.getTime()).toBeLessThan(Date.now() - HOUR + 60_000);
    connection.become('unavailable');
    expect(await lastKnownGood('a', failure)).toEqual(['सूचना']);
    expect(statSync(contentFile('a')).mtimeMs).toBeLessThan(Date.now() - HOUR + 60_000);
    await expect(lastKnownGood('b', failure)).rejects.toThrow(CampusApiError);
  });

  test('the newer one of own and shared content is shown', async () => {
    await storeFor('a', 'newer', HOUR);
    switchInstance();
    connection.become('unavailable');
    await storeContent('a', 'own');
    connection.become('ready');
    const older = new Date(Date.now() - 2 * HOUR);
    utimesSync(contentFile('a'), older, older);
    expect(await lastKnownGood('a', failure)).toBe('newer');
    await storeContent('a', 'own');
    expect(await lastKnownGood('a', failure)).toBe('own');
  });

  test('content fetched after a read of shared content is stored again', async () => {
    await storeContent('a', 'own');
    await untilShared(1);
    const older = new Date(Date.now() - HOUR);
    utimesSync(contentFile('a'), older, older);
    const text = JSON.stringify({ key: 'a', value: 'of others' });
    await values.save(
      `content:${contentSource()}:${digestOf('a')}`,
      { at: Date.now(), bytes: Buffer.from(text) },
      { seconds: 60 },
    );
    expect(await lastKnownGood('a', failure)).toBe('of others');
    await storeContent('a', 'own');
    expect((await findStored('a'))?.value).toBe('own');
  });

  test('unchanged content is not shared again within a minute', async () => {
    await storeFor('a', 1);
    await storeFor('a', 1);
    await storeFor('b', 1);
    await untilShared(2);
    expect(fake.redis.set).toHaveBeenCalledTimes(2);
  });

  test('shared content of another form or key is ignored', async () => {
    const name = `content:${contentSource()}:${digestOf('a')}`;
    for (const text of ['', '{', '[1]', JSON.stringify({ key: 'b', value: 1 })]) {
      await values.save(name, { at: Date.now(), bytes: Buffer.from(text) }, { seconds: 60 });
      await expect(lastKnownGood('a', failure)).rejects.toThrow(CampusApiError);
    }
  });

  test('an instance without Redis uses no shared store', async () => {
    globalThis.campusWebsite?.delete('shared-values');
    delete process.env.REDIS_URL;
    await lastKnownGood('a', async () => 1);
    expect(await lastKnownGood('a', failure)).toBe(1);
    expect(fake.redis.set).not.toHaveBeenCalled();
  });
});

describe('the format of stored content', () => {
  const copy = mkdtempSync(join(tmpdir(), 'content-format-'));
  const client = join(copy, 'lib/site/campus-client');
  afterAll(() => rmSync(copy, { recursive: true }));

  test('changes with a field of a type that readers return, and not with a comment', () => {
    cpSync('lib/site/campus-client', client, { recursive: true });
    const before = contentFormat();
    expect(contentFormat(copy)).toBe(before);
    const file = join(client, 'publications.ts');
    const source = readFileSync(file, 'utf8');
    const writeWith = (line: string) => writeFileSync(file, source.replace('interface Publication {', `$&\n${line}`));
    writeWith('  /** A comment. */');
    expect(contentFormat(copy)).toBe(before);
    writeWith('  isbn: string;');
    expect(contentFormat(copy)).not.toBe(before);
  });
});
