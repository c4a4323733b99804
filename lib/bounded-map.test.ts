import { BoundedMap } from './bounded-map';

test('what was set longest ago goes first', () => {
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

test('of more entries the last stay', () => {
  expect([...new BoundedMap(2, Object.entries({ a: 1, b: 2, c: 3 })).keys()]).toEqual(['b', 'c']);
});
