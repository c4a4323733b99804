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

test('what one keeps the others find, for as long as it said, and only where they know nothing as new', async () => {
  const { values, seconds } = open();
  expect(await values.keep('a', value, { seconds: 60 })).toBe(true);
  expect([...seconds]).toEqual([['campus:a', 60]]);
  expect(await values.find('a')).toEqual(value);
  expect(await values.find('a', value.at - 1)).toEqual(value);
  expect([await values.find('a', value.at), await values.find('b')]).toEqual([null, null]);
});

test.each([
  ['nothing', Buffer.alloc(0)],
  ['a text', Buffer.from('garbage')],
  ['many bytes', randomBytes(100_000)],
  ['more than is ever kept', Buffer.alloc(3 * 1024 * 1024)],
])('garbage is nothing: %s', async (_, garbage) => {
  const { values, stored } = open();
  stored.set('campus:a', garbage);
  expect([await values.find('a'), await values.find('a', 1)]).toEqual([null, null]);
});

test('something of another kind, or a Redis that is away, is nothing either', async () => {
  const { values, become, redis } = open();
  await values.keep('a', value, { seconds: 60 });
  become('away');
  expect([await values.find('a'), await values.keep('a', value, { seconds: 60 })]).toEqual([null, false]);
  become('well');
  redis.getRange = jest.fn().mockRejectedValue(new Error('WRONGTYPE'));
  redis.set = jest.fn().mockRejectedValue(new Error('OOM'));
  expect([await values.find('a'), await values.keep('a', value, { seconds: 60 })]).toEqual([null, false]);
});

test('where Redis takes nothing it is not asked to; what is there is found', async () => {
  const { values, become, redis } = open();
  await values.keep('a', value, { seconds: 60 });
  become('refusing');
  expect([await values.find('a'), await values.keep('b', value, { seconds: 60 })]).toEqual([value, false]);
  expect(redis.set).toHaveBeenCalledTimes(1);
});

test('what is too large to be shared stays with its instance', async () => {
  const { values, stored } = open();
  expect(await values.keep('a', { ...value, bytes: randomBytes(3 * 1024 * 1024) }, { seconds: 60 })).toBe(false);
  expect(stored.size).toBe(0);
});

test('of what anybody can ask for more, only so many are kept: the oldest go', async () => {
  const { values, stored } = open();
  for (const name of ['a', 'b', 'c']) await values.keep(name, value, { seconds: 60, among: { key: 'all', most: 2 } });
  expect([...stored.keys()]).toEqual(['campus:b', 'campus:c']);
});

test('something else in the place of their list is taken away', async () => {
  const { values, redis } = open();
  const del = jest.spyOn(redis, 'del');
  redis.zAdd = jest.fn().mockRejectedValueOnce(new Error('WRONGTYPE Operation against a key'));
  await values.keep('a', value, { seconds: 60, among: { key: 'all', most: 2 } });
  expect(del).toHaveBeenCalledWith('campus:all');
});
