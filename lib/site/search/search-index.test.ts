import fc from 'fast-check';
import { fromDayNumber } from '#lib/platform/calendar/ad-date.ts';
import { type Entry, entryKinds } from './entry.ts';
import { buildIndex, type SearchIndex } from './search-index.ts';

const text = fc.string({
  unit: fc.constantFrom('merit ', 'list ', 'सूचना ', 'शिक्षा ', 'suchana ', 'BBS ', '1', '२', 'a', 'b', ' '),
  maxLength: 6,
});
const localized = fc.oneof(
  text.map((en) => ({ en, ne: en })),
  fc.record({ en: text, ne: text }),
);
const day = fc.option(fc.integer({ min: 20_000, max: 20_005 }).map(fromDayNumber));
const entry: fc.Arbitrary<Entry> = fc.record(
  {
    kind: fc.constantFrom(...entryKinds),
    // Few, so that several entries have the same one.
    path: fc.constantFrom('/1', '/2', '/3', '/4'),
    title: localized,
    note: localized,
    text,
    comparable: text,
    date: day,
    lastDate: day,
  },
  { requiredKeys: ['kind', 'path', 'title', 'note', 'text', 'date'] },
);
const entries = fc.array(entry, { maxLength: 8 });

/** Variants of a list: entries are removed, moved, edited or added. */
const changed = (list: readonly Entry[]) =>
  fc
    .tuple(fc.shuffledSubarray([...list]), entries, fc.integer({ min: 0, max: 8 }), fc.boolean())
    .map(([remaining, added, at, isSame]) => [
      ...remaining.slice(0, at),
      ...added,
      ...remaining.slice(at).map((each) => (isSame ? { ...each } : { ...each, text: `${each.text} edited` })),
    ]);

// Private fields of a lexicon are not compared.
const comparable = (index: SearchIndex) => ({ ...index, words: index.words.list, days: [...index.days] });

test('an incrementally updated index equals a newly built one after entries were added, removed, moved and edited', async () => {
  await fc.assert(
    fc.asyncProperty(
      entries.chain((list) => fc.tuple(fc.constant(list), changed(list))),
      async ([before, after]) => {
        const renewed = await buildIndex(after, await buildIndex(before));
        expect(comparable(renewed)).toEqual(comparable(await buildIndex(after)));
      },
    ),
    { numRuns: 500 },
  );
});

test('an index of the same entries is the same object', async () => {
  await fc.assert(
    fc.asyncProperty(entries, async (list) => {
      const index = await buildIndex(list);
      expect(await buildIndex(structuredClone(list), index)).toBe(index);
    }),
  );
});
