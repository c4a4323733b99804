import fc from 'fast-check';
import { fromDayNumber } from '#lib/calendar/ad-date.ts';
import { parseAdDate } from '#lib/calendar/index.ts';
import { findHighlights } from '#lib/search/highlights.ts';
import { buildIndex, searchIndex } from '#lib/search/notice-index.ts';
import { cleanQuery } from '#lib/search/query-text.ts';

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.string({
    unit: fc.constantFrom('क', '्', 'ि', '\u200d', '२', '-', '/', ' ', '(', '\\', '.', '*', 'a'),
    maxLength: 200,
  }),
);
const notices = fc.array(
  fc.record({ id: fc.string(), description: text, created: fc.constant(parseAdDate('2026-11-21')) }),
  {
    maxLength: 5,
  },
);

const today = fromDayNumber(20_778);

test('any search of any notices ends with some of them', () => {
  fc.assert(
    fc.property(notices, text, (list, query) => {
      for (const found of searchIndex(buildIndex(list), cleanQuery(query), today)) expect(list).toContain(found);
    }),
    { numRuns: 500 },
  );
});

test('marks lie within the text, in order and apart', () => {
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
