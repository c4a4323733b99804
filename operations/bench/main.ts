import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { checkBudgets } from './budgets.ts';
import { slow4g } from './connections.ts';
import { documents } from './documents.ts';
import { firstFlight } from './first-flight.ts';
import { firstVisits } from './first-visits.ts';
import { mails } from './mails.ts';
import { writeMeasured } from './measured-page.ts';
import { memory } from './memory.ts';
import { onNetworks, processorOf } from './network-fixture.ts';
import { behindNginx } from './nginx-load.ts';
import { pageCounts } from './page-counts.ts';
import { readThreePages } from './read-three-pages.ts';
import { type Figure, type Row, report, reportVerdicts, type Table } from './report.ts';
import { siteLoad } from './site-load.ts';
import { startUp } from './start-up.ts';
import { type Visit, visit } from './visit.ts';

const RUNS = 5;
const PATHS = ['/gallery/1', '/qaa'];

function figuresOf(visits: readonly Visit[]): Figure[] {
  const figure = (name: string, unit: string, of: (visit: Visit) => number): Figure => ({
    name,
    unit,
    runs: visits.map(of),
  });
  return [
    figure('FCP', 'ms', ({ fcp }) => fcp),
    figure('LCP', 'ms', ({ lcp }) => lcp),
    figure('interactive', 'ms', ({ interactive }) => interactive),
    figure('TBT', 'ms', ({ blocked }) => blocked),
    figure('JavaScript', 'KB', ({ bytes }) => (bytes.get('JavaScript') ?? 0) / 1024),
  ];
}

/** First visits of the pages that are applications of React, after one visit of each for warm-up. */
function applications(): Promise<Table[]> {
  return onNetworks([slow4g], async ({ browser, site }, connection) => {
    const rows: Row[] = [];
    for (const path of PATHS) {
      const visits: Visit[] = [];
      for (let run = 0; run <= RUNS; run += 1) visits.push(await visit(browser, site + path, processorOf(connection)));
      rows.push({ name: path, figures: figuresOf(visits.slice(1)) });
    }
    return { title: `First visit of an application of React, ${connection.name}`, rows };
  });
}

const { values, positionals } = parseArgs({
  options: { check: { type: 'boolean' }, write: { type: 'boolean' }, against: { type: 'string' } },
  allowPositionals: true,
});

/** All parts with their measurements, in the order of a whole run. */
const parts: Record<string, readonly (() => Promise<Table[]>)[]> = {
  visits: [firstVisits, readThreePages, applications, firstFlight],
  load: [siteLoad, behindNginx, mails],
  start: [async () => [{ title: 'Start', figures: await startUp(values.against) }]],
  memory: [memory, pageCounts],
  documents: [documents],
};

for (const name of positionals)
  if (!(name in parts)) throw new Error(`there is no part ${name}; the parts are ${Object.keys(parts).join(', ')}`);
const isWhole = positionals.length === 0;
if (values.write && !isWhole) throw new Error('docs/measured.md shows a whole run: --write takes no parts');

const tables: Table[] = [];
for (const [name, measurements] of Object.entries(parts)) {
  if (!isWhole && !positionals.includes(name)) continue;
  const start = performance.now();
  for (const measure of measurements) {
    try {
      tables.push(...(await measure()));
    } catch (error) {
      // The others took minutes: their figures are reported nevertheless.
      console.error(`  ${name} failed:`, error);
      process.exitCode = 1;
    }
  }
  console.log(`  ${name} took ${Math.round((performance.now() - start) / 1000)} s`);
}

const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.version}`;
const date = new Date().toISOString();
report(tables, date, machine);
mkdirSync('operations/bench/results', { recursive: true });
writeFileSync(
  `operations/bench/results/${positionals.join('-') || 'latest'}.json`,
  JSON.stringify({ date, machine, tables }, null, 2),
);
if (values.write && !process.exitCode) writeMeasured(tables, date, machine);
if (values.check && !reportVerdicts(checkBudgets(tables, isWhole))) process.exitCode = 1;
