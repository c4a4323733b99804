import { randomBytes } from 'node:crypto';
import { createSharedValues } from './shared-values.ts';
import { fakeStore } from './testing/fake-store.ts';
import { fakeValues } from './testing/fake-values.ts';

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
