import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { PREFIX, StoreUnavailableError } from '#lib/platform/shared-state/shared-store.ts';
import { fakeStore } from '#lib/platform/shared-state/testing/fake-store.ts';
import { fakeHashes } from '../testing/fake-hashes.ts';
import { recordsInDataDir } from './records-in-data-dir.ts';
import { recordsOnRedis } from './records-on-redis.ts';
import type { Change, Collection, Records } from './stored-records.ts';

const folder = mkdtempSync(join(tmpdir(), 'outbox-records-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function all(records: Records, collection: Collection): Promise<Map<string, string>> {
  const entries: [string, string][] = [];
  for await (const page of records.pages(collection)) entries.push(...page);
  expect(new Set(entries.map(([key]) => key)).size).toBe(entries.length);
  return new Map(entries);
}

describe.each([
  ['in DATA_DIR', () => recordsInDataDir<Collection>(folder, 'outbox.db')],
  ['on Redis', () => recordsOnRedis(fakeStore(fakeHashes()).store, 'outbox')],
])('%s', (_, open) => {
  test('records are stored, changed and deleted', async () => {
    const records = open();
    expect(await records.get('news', 'a')).toBeNull();
    await records.change([
      { in: 'news', key: 'a', value: '1' },
      { in: 'state', key: 'a', value: '2' },
      { in: 'news', key: 'b', value: '3' },
    ]);
    await records.change([
      { in: 'news', key: 'a', value: '4' },
      { in: 'news', key: 'b', value: null },
    ]);
    expect([await records.get('news', 'a'), await records.get('news', 'b'), await records.get('state', 'a')]).toEqual([
      '4',
      null,
      '2',
    ]);
    expect([await records.count('news'), await records.count('push queue')]).toEqual([1, 0]);
  });

  test('a change is made only while the records that it depends on are unchanged', async () => {
    const records = open();
    await records.change([{ in: 'state', key: 'one', value: '1' }]);
    const change = [{ in: 'state', key: 'two', value: '2' }] as const;
    expect(await records.change(change, [{ in: 'state', key: 'one', value: '0' }])).toBe(false);
    expect(await records.change(change, [{ in: 'state', key: 'three', value: '3' }])).toBe(false);
    expect(await records.get('state', 'two')).toBeNull();
    const read = [
      { in: 'state', key: 'one', value: '1' },
      { in: 'state', key: 'three', value: null },
    ] as const;
    expect(await records.change(change, read)).toBe(true);
    expect(await records.get('state', 'two')).toBe('2');
  });

  test('thousands of records are read page by page, each once', async () => {
    const records = open();
    const many = Array.from(
      { length: 1234 },
      (_, index): Change => ({ in: 'push queue', key: `k${index}`, value: `${index}` }),
    );
    await records.change(many);
    expect(await all(records, 'push queue')).toEqual(new Map(many.map(({ key, value }) => [key, value])));
    expect(await records.count('push queue')).toBe(1234);
  });
});

test('waiting for another process that writes does not block this one', async () => {
  const records = recordsInDataDir<Collection>(folder, 'outbox.db');
  const other = new DatabaseSync(join(folder, 'outbox.db'));
  other.exec('BEGIN IMMEDIATE');
  const waiting = records.change([{ in: 'state', key: 'z', value: '1' }]);
  setImmediate(() => other.exec('ROLLBACK'));
  await waiting;
  other.close();
  expect(await records.get('state', 'z')).toBe('1');
});

test('concurrent changes are all made', async () => {
  const records = recordsInDataDir<Collection>(folder, 'outbox.db');
  const keys = Array.from({ length: 40 }, (_, index) => `at once ${index}`);
  await Promise.all(keys.map((key) => records.change([{ in: 'state', key, value: '1' }])));
  expect(await Promise.all(keys.map((key) => records.get('state', key)))).toEqual(keys.map(() => '1'));
});

test('other users of the machine cannot read the outbox', () => {
  recordsInDataDir<Collection>(folder, 'outbox.db');
  expect(statSync(join(folder, 'outbox.db')).mode & 0o777).toBe(0o600);
});

test('another process sees the stored changes, and a failed change is rolled back', async () => {
  const [one, other] = [
    recordsInDataDir<Collection>(folder, 'outbox.db'),
    recordsInDataDir<Collection>(folder, 'outbox.db'),
  ];
  await one.change([{ in: 'state', key: 'x', value: '1' }]);
  expect(await other.get('state', 'x')).toBe('1');
  const broken = {
    in: 'state',
    key: 'y',
    get value(): string {
      throw new Error('broken');
    },
  } as const;
  await expect(one.change([{ in: 'state', key: 'x', value: '2' }, broken])).rejects.toThrow('broken');
  expect(await other.get('state', 'x')).toBe('1');
});

describe('values of another type on Redis', () => {
  const name = (collection: Collection) => `${PREFIX}outbox:${collection}`;

  /** Redis with this type of value under each name; its commands fail with `failure`, and for texts. */
  function redisWith(types: Record<string, string>, failure?: Error) {
    const del = jest.fn(async (foreign: readonly string[]) => {
      for (const each of foreign) delete types[each];
    });
    const type = jest.fn(async (each: string) => types[each] ?? 'none');
    const hGet = jest.fn(async (each: string) => {
      if (failure) throw failure;
      if (types[each] === 'string') throw new Error('WRONGTYPE');
      return null;
    });
    return { records: recordsOnRedis(fakeStore({ hGet, type, del }).store, 'outbox'), hGet, del, type };
  }

  test('are deleted, and only they', async () => {
    const { records, del } = redisWith({
      [name('news')]: 'string',
      [name('state')]: 'hash',
      [name('push queue')]: 'list',
    });
    expect(await records.get('news', 'a')).toBeNull();
    expect(await records.get('state', 'a')).toBeNull();
    expect(del.mock.calls).toEqual([[[name('news')]]]);
  });

  test('are not the cause of another error, which is passed on', async () => {
    const { records, hGet, del } = redisWith({ [name('state')]: 'hash' }, new Error('busy'));
    await expect(records.get('news', 'a')).rejects.toThrow('busy');
    expect(hGet).toHaveBeenCalledTimes(1);
    expect(del).not.toHaveBeenCalled();
  });

  test('are not looked for while Redis is away', async () => {
    const { records, type } = redisWith({ [name('news')]: 'string' }, new StoreUnavailableError('slow'));
    await expect(records.get('news', 'a')).rejects.toThrow(StoreUnavailableError);
    expect(type).not.toHaveBeenCalled();
  });
});
