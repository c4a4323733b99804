import { createSignature } from './signature.ts';

const secret = 'a secret of this site, known to all instances';
const value = { at: 1_764_000_000_000.5, bytes: Buffer.from('content') };
const { sign, read } = createSignature([secret]);

test('what was signed is read as it was', () => {
  expect(read('a', sign('a', value))).toEqual(value);
});

test('under another name, or by somebody else, it is nothing', () => {
  expect(read('b', sign('a', value))).toBeNull();
  expect(
    createSignature(['the secret of another site, of which we know nothing']).read('a', sign('a', value)),
  ).toBeNull();
});

test('nor where any bit of it was changed, or its end is missing', () => {
  const stored = sign('a', value);
  for (let place = 0; place < stored.length; place += 1) {
    const changed = Buffer.from(stored);
    changed[place] = (changed[place] ?? 0) ^ 1;
    expect([place, read('a', changed)]).toEqual([place, null]);
    expect(read('a', stored.subarray(0, place))).toBeNull();
  }
});

test('secrets rotate: the old one vouches while it is listed', () => {
  const rotated = createSignature(['the newer secret of this site, listed first', secret]);
  expect(rotated.read('a', sign('a', value))).toEqual(value);
  expect(read('a', rotated.sign('a', value))).toBeNull();
});
