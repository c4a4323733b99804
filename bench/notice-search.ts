import { fromDayNumber } from '#lib/calendar/ad-date.ts';
import { buildIndex, searchIndex } from '#lib/search/notice-index.ts';
import { generatedNotices } from './generated-notices.ts';
import type { Figure } from './report.ts';

/** One word, several, a romanised one, dates in both calendars, and nothing to be found. */
const today = fromDayNumber(20_778);

const queries = ['merit', 'सूचना भर्ना', 'pariksha', '5 mangsir 2083', '२०८३/०८/०५', 'november 2026', 'nothing'];

function milliseconds(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

/** Preparing `count` notices and searching them, on the server, without the network. */
export function noticeSearch(count: number): Figure[] {
  const notices = generatedNotices(count);
  const index = buildIndex(notices);
  const search = () => queries.map((query) => milliseconds(() => searchIndex(index, query, today)));
  search();
  return [
    {
      name: `prepare ${count} notices`,
      unit: 'ms',
      runs: [1, 2, 3].map(() => milliseconds(() => buildIndex(notices))),
    },
    { name: `search ${count} notices, per query`, unit: 'ms', runs: [1, 2, 3].flatMap(search) },
  ];
}
