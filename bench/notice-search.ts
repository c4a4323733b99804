import { fromDayNumber } from '#lib/calendar/ad-date.ts';
import { findWithin } from '#lib/search/find-within.ts';
import { buildIndex } from '#lib/search/search-index.ts';
import { generatedEntries } from './generated-notices.ts';
import type { Figure } from './report.ts';

const reader = { locale: null, today: fromDayNumber(20_778) };

/** One word, several, a romanised one, dates in both calendars, and nothing to be found. */
const queries = ['merit', 'सूचना भर्ना', 'pariksha', '5 mangsir 2083', '२०८३/०८/०५', 'november 2026', 'nothing'];

async function milliseconds(work: () => unknown): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

async function inTurn(works: readonly (() => unknown)[]): Promise<number[]> {
  const times: number[] = [];
  for (const work of works) times.push(await milliseconds(work));
  return times;
}

/** Preparing `count` notices and searching them, on the server, without the network. */
export async function noticeSearch(count: number): Promise<Figure[]> {
  const entries = generatedEntries(count);
  const index = await buildIndex(entries);
  const searches = queries.map((query) => () => findWithin(index, query, reader));
  await inTurn(searches);
  return [
    {
      name: `prepare ${count} notices`,
      unit: 'ms',
      runs: await inTurn([1, 2, 3].map(() => () => buildIndex(entries))),
    },
    {
      name: `search ${count} notices, per query`,
      unit: 'ms',
      runs: await inTurn([...searches, ...searches, ...searches]),
    },
  ];
}
