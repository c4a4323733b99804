import { slow4g } from './connections.ts';
import { onNetworks, processorOf } from './network-fixture.ts';
import type { Figure, Row, Table } from './report.ts';
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
export function applications(): Promise<Table[]> {
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
