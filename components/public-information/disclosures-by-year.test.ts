import type { Disclosure } from '#content/site/public-information.ts';
import { disclosuresByYear } from './disclosures-by-year.ts';

const disclosure = (year: number, quarter: number): Disclosure => ({
  year,
  quarter,
  publishedOn: '2026-10-20',
  entries: [],
});

test('disclosures are grouped by fiscal year, the newest year and quarter first', () => {
  const list = [disclosure(2082, 1), disclosure(2083, 1), disclosure(2082, 4)];
  expect(disclosuresByYear(list).map(([year, quarters]) => [year, quarters.map(({ quarter }) => quarter)])).toEqual([
    [2083, [1]],
    [2082, [4, 1]],
  ]);
});
