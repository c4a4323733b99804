import { judge } from './budgets.ts';
import { buildAlone } from './build-alone.ts';
import { measureFaults } from './faults/measure.ts';
import { allKinds, firstVisits } from './first-visits.ts';
import { behindNginx } from './front.ts';
import { lighthouse } from './lighthouse.ts';
import { noticeMemory } from './notice-memory.ts';
import { noticeSearch } from './notice-search.ts';
import { measureQaa } from './qaa.ts';
import { report, reportVerdicts, type Table } from './report.ts';
import { scriptBytes } from './script-bytes.ts';
import { siteLoad } from './site-load.ts';
import { siteSearch } from './site-search.ts';
import { startUp } from './start-up.ts';
import { typing } from './typing.ts';

/** Those with budgets, in the order of a whole run. */
const budgeted: Record<string, () => Promise<Table[]>> = {
  visits: firstVisits,
  scripts: scriptBytes,
  load: siteLoad,
  front: behindNginx,
};

const parts: Record<string, () => Promise<Table[]>> = {
  ...budgeted,
  typing,
  'site-search': siteSearch,
  search: async () => [{ title: 'Search of notices', figures: [...noticeSearch(5000), ...noticeSearch(50_000)] }],
  memory: async () => [
    { title: 'Memory of the search index', figures: [...noticeMemory(5000), ...noticeMemory(50_000)] },
  ],
  qaa: async () => [{ title: 'QAA area', figures: await measureQaa() }],
  start: async () => [{ title: 'From the clone', figures: await startUp() }],
};

/** Long, and only when asked for by name. */
const named: Record<string, () => Promise<Table[]>> = {
  kinds: allKinds,
  lighthouse,
  faults: measureFaults,
  build: async () => [{ title: 'Build without a campus API', figures: await buildAlone() }],
};

const isCheck = process.argv.includes('--check');
const wanted = process.argv.slice(2).filter((argument) => argument !== '--check');
const all = { ...parts, ...named };
const chosen = wanted.length > 0 ? wanted : Object.keys(isCheck ? budgeted : parts);

const tables: Table[] = [];
for (const name of chosen) {
  const measure = all[name];
  if (!measure) throw new Error(`no part ${name}; there are ${Object.keys(all).join(', ')}`);
  tables.push(...(await measure()));
}
report(wanted.join('-') || 'latest', tables);
if (isCheck && !reportVerdicts(judge(tables))) process.exitCode = 1;
