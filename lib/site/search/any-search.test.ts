import fc from 'fast-check';
import { fromDayNumber } from '#lib/platform/calendar/ad-date.ts';
import { parseAdDate } from '#lib/platform/calendar/index.ts';
import { unlocalized } from './entry.ts';
import { expandTerms } from './expansion.ts';
import { explainMatch } from './explain.ts';
import { findWithin } from './find-within.ts';
import { findHighlights } from './highlights.ts';
import { readQuery } from './query.ts';
import { cleanQuery } from './query-text.ts';
import { buildIndex } from './search-index.ts';

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.string({
    unit: fc.constantFrom('क', '्', 'ि', '\u200d', '२', '-', '/', ' ', '(', '\\', '.', '*', 'a'),
    maxLength: 200,
  }),
);
const entries = fc.array(
  fc.record({
    kind: fc.constant('notices' as const),
    path: fc.string(),
    title: text.map(unlocalized),
    note: fc.constant(unlocalized('')),
    text: fc.constant(''),
    date: fc.constant(parseAdDate('2026-11-21')),
  }),
  { maxLength: 5 },
);

const today = fromDayNumber(20_778);

test('any search within any entries returns some of them', async () => {
  await fc.assert(
    fc.asyncProperty(entries, text, async (list, typed) => {
      const index = await buildIndex(list);
      const query = cleanQuery(typed);
      const hits = findWithin(index, query, { locale: null, today });
      const terms = hits.length > 0 ? expandTerms(index, readQuery(query)) : [];
      for (const entry of hits) {
        expect(list).toContain(entry);
        explainMatch(index, query, { terms, hasAllWords: true }, entry);
      }
    }),
    { numRuns: 500 },
  );
});

test('highlights lie within the text, in order and without overlap', () => {
  fc.assert(
    fc.property(text, text, (description, query) => {
      let last = 0;
      for (const [start, end] of findHighlights(description, cleanQuery(query))) {
        expect(start).toBeGreaterThanOrEqual(last);
        expect(end).toBeGreaterThan(start);
        last = end;
      }
      expect(last).toBeLessThanOrEqual(description.length);
    }),
    { numRuns: 500 },
  );
});
