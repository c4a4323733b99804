import { createSignature } from './signature.ts';

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
