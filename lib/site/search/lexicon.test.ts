import fc from 'fast-check';
import { Lexicon } from './lexicon.ts';

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'क', 'ा'), maxLength: 8 });
const words = fc.array(word, { maxLength: 40 });

/** The Levenshtein distance by its definition. */
function distance(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length;
  const replaced = distance(a.slice(1), b.slice(1));
  if (a[0] === b[0]) return replaced;
  return 1 + Math.min(replaced, distance(a.slice(1), b), distance(a, b.slice(1)));
}

test('a lexicon finds each of its words at a distinct index, and no other words', () => {
  fc.assert(
    fc.property(words, word, (list, other) => {
      const lexicon = new Lexicon(list);
      const indexes = new Set([...new Set(list)].map((each) => lexicon.indexOfWord(each)));
      expect([...indexes].sort((a, b) => Number(a) - Number(b))).toEqual([...new Set(list)].map((_, at) => at));
      expect(lexicon.indexOfWord(other) === null).toBe(!list.includes(other));
    }),
  );
});

test('a lexicon finds all words with a prefix', () => {
  fc.assert(
    fc.property(words, word, (list, start) => {
      const lexicon = new Lexicon(list);
      const nearest = [...lexicon.beginningWith(start)];
      expect(new Set(nearest.map(([each]) => each))).toEqual(new Set(list.filter((each) => each.startsWith(start))));
      for (const [each, index] of nearest) expect(lexicon.indexOfWord(each)).toBe(index);
    }),
  );
});

test('a lexicon finds the words with the fewest differences, up to the maximum', () => {
  fc.assert(
    fc.property(words, word, fc.constantFrom(1, 2), (list, typed, maxDistance) => {
      const near = [...new Set(list)].filter((each) => distance(each, typed) <= maxDistance);
      const fewest = Math.min(...near.map((each) => distance(each, typed)));
      const { words: nearest, distance: reported } = new Lexicon(list).nearest(typed, maxDistance);
      expect(new Set(nearest)).toEqual(new Set(near.filter((each) => distance(each, typed) === fewest)));
      if (near.length > 0) expect(reported).toBe(fewest);
    }),
    { numRuns: 300 },
  );
});
