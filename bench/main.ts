import { firstVisits } from './first-visits.ts';
import { noticeMemory } from './notice-memory.ts';
import { noticeSearch } from './notice-search.ts';
import { measureQaa } from './qaa.ts';
import { report, type Table } from './report.ts';
import { siteLoad } from './site-load.ts';
import { siteSearch } from './site-search.ts';
import { startUp } from './start-up.ts';
import { typing } from './typing.ts';

const parts: Record<string, () => Promise<Table[]>> = {
  load: siteLoad,
  visits: firstVisits,
  typing,
  'site-search': siteSearch,
  search: async () => [{ title: 'Search of notices', figures: [...noticeSearch(5000), ...noticeSearch(50_000)] }],
  memory: async () => [
    { title: 'Memory of the search index', figures: [...noticeMemory(5000), ...noticeMemory(50_000)] },
  ],
  qaa: async () => [{ title: 'QAA area', figures: await measureQaa() }],
  start: async () => [{ title: 'From the clone', figures: await startUp() }],
};

const [wanted] = process.argv.slice(2);
const chosen = Object.entries(parts).filter(([name]) => wanted === undefined || name === wanted);
if (chosen.length === 0) throw new Error(`no part ${wanted}; there are ${Object.keys(parts).join(', ')}`);

const tables: Table[] = [];
for (const [, measure] of chosen) tables.push(...(await measure()));
report(wanted ?? 'latest', tables);
