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

test('a lexicon finds each of its words at a place of its own, and no others', () => {
  fc.assert(
    fc.property(words, word, (list, other) => {
      const lexicon = new Lexicon(list);
      const places = new Set([...new Set(list)].map((each) => lexicon.placeOf(each)));
      expect([...places].sort((a, b) => Number(a) - Number(b))).toEqual([...new Set(list)].map((_, at) => at));
      expect(lexicon.placeOf(other) === null).toBe(!list.includes(other));
    }),
  );
});

test('a lexicon finds all words with a beginning', () => {
  fc.assert(
    fc.property(words, word, (list, start) => {
      const lexicon = new Lexicon(list);
      const found = [...lexicon.beginningWith(start)];
      expect(new Set(found.map(([each]) => each))).toEqual(new Set(list.filter((each) => each.startsWith(start))));
      for (const [each, place] of found) expect(lexicon.placeOf(each)).toBe(place);
    }),
  );
});

test('a lexicon finds the words with the fewest mistakes, and none with more than are forgiven', () => {
  fc.assert(
    fc.property(words, word, fc.constantFrom(1, 2), (list, typed, most) => {
      const near = [...new Set(list)].filter((each) => distance(each, typed) <= most);
      const fewest = Math.min(...near.map((each) => distance(each, typed)));
      const { words: found, distance: told } = new Lexicon(list).nearest(typed, most);
      expect(new Set(found)).toEqual(new Set(near.filter((each) => distance(each, typed) === fewest)));
      if (near.length > 0) expect(told).toBe(fewest);
    }),
    { numRuns: 300 },
  );
});
