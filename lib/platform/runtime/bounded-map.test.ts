import { BoundedMap, LruCache } from './bounded-map.ts';

test('the entry set first is evicted first', () => {
  const map = new BoundedMap<string, number>(2, [
    ['a', 1],
    ['b', 2],
  ]);
  map.set('a', 3).set('c', 4);
  expect([...map]).toEqual([
    ['a', 3],
    ['c', 4],
  ]);
});

test('initial entries beyond the limit are dropped, the first ones first', () => {
  expect([...new BoundedMap(2, Object.entries({ a: 1, b: 2, c: 3 })).keys()]).toEqual(['b', 'c']);
});

test('above the byte limit the least recently used entry is evicted', () => {
  const cache = new LruCache<number>(10);
  for (const [value, key] of ['a', 'b', 'c'].entries()) cache.set(key, value, 3);
  cache.get('a');
  cache.set('d', 3, 4);
  expect(['a', 'b', 'c', 'd'].map((key) => cache.get(key))).toEqual([0, undefined, 2, 3]);
});

test('a replaced value releases its bytes', () => {
  const cache = new LruCache<number>(10);
  cache.set('a', 1, 6);
  for (let time = 0; time < 5; time += 1) cache.set('b', time, 4);
  cache.delete('b');
  cache.set('c', 3, 4);
  expect(['a', 'b', 'c'].map((key) => cache.get(key))).toEqual([1, undefined, 3]);
});
