import { randomBytes } from 'node:crypto';
import { isBefore, isInvalidatedSince, lastRead, markRead } from './read-position.ts';
import { createSharedValues, createSignature } from './shared-values.ts';
import { fakeStore } from './testing/fake-store.ts';
import { fakeValues } from './testing/fake-values.ts';
import { TimeoutError, withTimeout } from './with-timeout.ts';

describe('shared values', () => {
  const secrets = ['a secret of this site, known to all instances'];
  const value = { at: Date.now(), bytes: Buffer.from('सूचना') };

  function open() {
    const { redis, stored, seconds } = fakeValues();
    const { store, become } = fakeStore(redis);
    return { values: createSharedValues(store, secrets), become, redis, stored, seconds };
  }

  test('a saved value is found by other instances until it expires, unless they have one of the same age or newer', async () => {
    const { values, seconds } = open();
    expect(await values.save('a', value, { seconds: 60 })).toBe(true);
    expect([...seconds]).toEqual([['campus:a', 60]]);
    expect(await values.find('a')).toEqual(value);
    expect(await values.find('a', value.at - 1)).toEqual(value);
    expect([await values.find('a', value.at), await values.find('b')]).toEqual([null, null]);
  });

  test.each([
    ['nothing', Buffer.alloc(0)],
    ['a text', Buffer.from('garbage')],
    ['many bytes', randomBytes(100_000)],
    ['more than the limit', Buffer.alloc(3 * 1024 * 1024)],
  ])('garbage counts as missing: %s', async (_, garbage) => {
    const { values, stored } = open();
    stored.set('campus:a', garbage);
    expect([await values.find('a'), await values.find('a', 1)]).toEqual([null, null]);
  });

  test('while Redis is unavailable or fails, values count as missing and are not saved', async () => {
    const { values, become, redis } = open();
    await values.save('a', value, { seconds: 60 });
    become('unavailable');
    expect([await values.find('a'), await values.save('a', value, { seconds: 60 })]).toEqual([null, false]);
    become('ready');
    redis.getRange = jest.fn().mockRejectedValue(new Error('WRONGTYPE'));
    redis.set = jest.fn().mockRejectedValue(new Error('OOM'));
    expect([await values.find('a'), await values.save('a', value, { seconds: 60 })]).toEqual([null, false]);
  });

  test('while Redis is read-only values are found, and no write is tried', async () => {
    const { values, become, redis } = open();
    await values.save('a', value, { seconds: 60 });
    become('readOnly');
    expect([await values.find('a'), await values.save('b', value, { seconds: 60 })]).toEqual([value, false]);
    expect(redis.set).toHaveBeenCalledTimes(1);
  });

  test('a value that is too large is not shared', async () => {
    const { values, stored } = open();
    expect(await values.save('a', { ...value, bytes: randomBytes(3 * 1024 * 1024) }, { seconds: 60 })).toBe(false);
    expect(stored.size).toBe(0);
  });

  test('in a bounded list the oldest values beyond the limit are deleted', async () => {
    const { values, stored } = open();
    for (const name of ['a', 'b', 'c']) await values.save(name, value, { seconds: 60, list: { key: 'all', max: 2 } });
    expect([...stored.keys()]).toEqual(['campus:b', 'campus:c']);
  });

  test('a key of another type is deleted where the bounded list belongs', async () => {
    const { values, redis } = open();
    const del = jest.spyOn(redis, 'del');
    redis.zAdd = jest.fn().mockRejectedValueOnce(new Error('WRONGTYPE Operation against a key'));
    await values.save('a', value, { seconds: 60, list: { key: 'all', max: 2 } });
    expect(del).toHaveBeenCalledWith('campus:all');
  });
});

describe('the read position', () => {
  test('ids are ordered by time, then by number', () => {
    expect([isBefore('9-0', '10-0'), isBefore('10-1', '10-2'), isBefore('10-2', '10-2')]).toEqual([true, true, false]);
  });

  test('only publications of the tags of a page invalidate it', () => {
    expect(lastRead()).toBeNull();
    markRead('5-0');
    markRead('6-0', ['staff', 'notices']);
    markRead('7-0', 'gallery');
    expect(lastRead()).toBe('7-0');
    expect([
      isInvalidatedSince('5-0', ['staff']),
      isInvalidatedSince('6-0', ['staff']),
      isInvalidatedSince('5-0', ['contact']),
    ]).toEqual([true, false, false]);
  });

  test('after a loss of the stream earlier publications no longer count', () => {
    markRead('9-0', ['staff']);
    markRead('0-0');
    expect(isInvalidatedSince('0-0', ['staff'])).toBe(false);
    markRead('1-0', ['staff']);
    expect(isInvalidatedSince('0-0', ['staff'])).toBe(true);
  });
});

describe('a signature', () => {
  const secret = 'a secret of this site, known to all instances';
  const value = { at: 1_764_000_000_000.5, bytes: Buffer.from('content') };
  const { sign, read } = createSignature([secret]);

  test('a signed value is read unchanged', () => {
    expect(read('a', sign('a', value))).toEqual(value);
  });

  test('a value signed for another name or with another secret is rejected', () => {
    expect(read('b', sign('a', value))).toBeNull();
    expect(createSignature(['the secret of another site, unknown to this one']).read('a', sign('a', value))).toBeNull();
  });

  test('a value with a changed bit or a missing end is rejected', () => {
    const stored = sign('a', value);
    for (let index = 0; index < stored.length; index += 1) {
      const changed = Buffer.from(stored);
      changed[index] = (changed[index] ?? 0) ^ 1;
      expect([index, read('a', changed)]).toEqual([index, null]);
      expect(read('a', stored.subarray(0, index))).toBeNull();
    }
  });

  test('after a rotation of secrets the old one is accepted while it is listed', () => {
    const rotated = createSignature(['the newer secret of this site, listed first', secret]);
    expect(rotated.read('a', sign('a', value))).toEqual(value);
    expect(read('a', rotated.sign('a', value))).toBeNull();
  });
});

describe('a time limit', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate'] }));
  afterEach(() => jest.useRealTimers());

  test('a reply or a failure in time is passed on', async () => {
    expect(await withTimeout(100, Promise.resolve(7))).toBe(7);
    await expect(withTimeout(100, Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(jest.getTimerCount()).toBe(0);
  });

  test('a late reply ends in a TimeoutError', async () => {
    const reply = withTimeout(100, new Promise(() => undefined));
    jest.advanceTimersByTime(100);
    await expect(reply).rejects.toThrow(TimeoutError);
  });

  test('a reply that arrived in time while this process was busy is not late', async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const reply = withTimeout(100, promise);
    jest.advanceTimersByTime(100);
    resolve('arrived');
    expect(await reply).toBe('arrived');
  });
});
