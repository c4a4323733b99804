import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { judge } from './budgets.ts';
import { buildAlone } from './build-alone.ts';
import { twoInstances } from './cluster/measure.ts';
import { controls } from './controls.ts';
import { documentSearch } from './document-search.ts';
import { documents } from './documents.ts';
import { measureFaults } from './faults/measure.ts';
import { firstFlight } from './first-flight.ts';
import { allKinds, firstVisits } from './first-visits.ts';
import { behindNginx } from './front.ts';
import { growth } from './growth.ts';
import { lighthouse } from './lighthouse.ts';
import { writeMeasured } from './measured-page.ts';
import { behindOneAddress } from './nat.ts';
import { noticeSearch } from './notice-search.ts';
import { measureOffice } from './office.ts';
import { measurePush } from './push.ts';
import { measureQaa } from './qaa.ts';
import { reading } from './reading.ts';
import { type Figure, report, reportVerdicts, type Table } from './report.ts';
import { siteLoad } from './site-load.ts';
import { siteSearch } from './site-search.ts';
import { startUp } from './start-up.ts';
import { typing } from './typing.ts';

const { values, positionals } = parseArgs({
  options: {
    check: { type: 'boolean' },
    write: { type: 'boolean' },
    cluster: { type: 'boolean' },
    against: { type: 'string' },
  },
  allowPositionals: true,
});

type Measure = () => Promise<Table[]>;
const named =
  (title: string, measure: () => Promise<Figure[]>): Measure =>
  async () => [{ title, figures: await measure() }];

/** Those with budgets, in the order of a whole run. */
const budgeted: Record<string, Measure> = {
  visits: firstVisits,
  reading,
  flight: firstFlight,
  controls,
  load: siteLoad,
  front: behindNginx,
  cluster: twoInstances,
  lighthouse,
};

/** Those that docs/measured.md shows too. */
const shown: Record<string, Measure> = {
  typing,
  search: named('Search of notices', async () => [...(await noticeSearch(5000)), ...(await noticeSearch(50_000))]),
  start: named('From the clone', () => startUp(values.against)),
};

/** Only when asked for by name. */
const others: Record<string, Measure> = {
  kinds: allKinds,
  'site-search': siteSearch,
  'document-search': documentSearch,
  growth,
  documents,
  nat: behindOneAddress,
  qaa: named('QAA area', measureQaa),
  office: named('Office in a browser', measureOffice),
  push: named('Messages to browsers', measurePush),
  faults: measureFaults,
  build: named('Build without a campus API', buildAlone),
};

const all = { ...budgeted, ...shown, ...others };
const wanted = values.cluster ? [...positionals, 'cluster'] : positionals;
const whole = Object.keys(values.check && !values.write ? budgeted : { ...budgeted, ...shown });

const chosen = Object.entries(all).filter(([name]) => (wanted.length > 0 ? wanted : whole).includes(name));
for (const name of wanted)
  if (!(name in all)) throw new Error(`no part ${name}; there are ${Object.keys(all).join(', ')}`);

const tables: Table[] = [];
for (const [name, measure] of chosen) {
  const begun = performance.now();
  try {
    tables.push(...(await measure()));
  } catch (error) {
    // The others took minutes: they are reported all the same.
    console.error(`  ${name} failed:`, error);
    process.exitCode = 1;
  }
  console.log(`  ${name} took ${Math.round((performance.now() - begun) / 1000)} s`);
}

const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.version}`;
const date = new Date().toISOString();
report(tables, date, machine);
mkdirSync('bench/results', { recursive: true });
writeFileSync(`bench/results/${wanted.join('-') || 'latest'}.json`, JSON.stringify({ date, machine, tables }, null, 2));
if (values.write) writeMeasured(tables, date, machine);
if (values.check && !reportVerdicts(judge(tables, wanted.length === 0))) process.exitCode = 1;
