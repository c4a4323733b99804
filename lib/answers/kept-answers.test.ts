import { KeptAnswers } from './kept-answers.ts';

const answer = (bytes: number, since = 0) => ({
  headers: { etag: '"a"' },
  body: Buffer.alloc(bytes),
  brotli: null,
  since,
});
const MEGABYTE = 1024 * 1024;

test('the one who comes first after a second is to look for newer; the others have the copy', () => {
  const kept = new KeptAnswers();
  kept.keep('a', answer(1));
  expect(kept.take('a', 1000)).not.toBeNull();
  expect(kept.take('a', 1001)).toBeNull();
  expect(kept.take('a', 1002)).not.toBeNull();
});

test('the sum is bounded: what was asked for longest ago goes first', () => {
  const kept = new KeptAnswers();
  for (const key of ['a', 'b', 'c']) kept.keep(key, answer(3 * MEGABYTE));
  kept.take('a', 0);
  kept.keep('d', answer(3 * MEGABYTE));
  expect(['a', 'b', 'c', 'd'].filter((key) => kept.take(key, 0))).toEqual(['a', 'c', 'd']);
});

test('what is kept is known again by its tag', () => {
  const kept = new KeptAnswers();
  kept.keep('a', answer(1));
  expect(kept.same('a', '"a"')).not.toBeNull();
  expect(kept.same('a', '"b"')).toBeNull();
  expect(kept.same('b', '"a"')).toBeNull();
  kept.keep('c', { ...answer(1), headers: {} });
  expect(kept.same('c', undefined)).toBeNull();
});
