import type { Browser } from 'playwright';
import type { Connection } from './connections.ts';
import type { Figure } from './report.ts';
import { type Visit, visit } from './visit.ts';

const RUNS = 5;
const KINDS = ['HTML', 'CSS', 'JavaScript', 'pictures', 'other'];

const sum = ({ bytes }: Visit) => [...bytes.values()].reduce((all, each) => all + each, 0);

/** First visits of a page and of its lower bound, in turn; the first of each only warms up. */
export async function firstLoad(browser: Browser, path: string, site: string, bound: string, connection: Connection) {
  const pairs: [Visit, Visit][] = [];
  const pair = async (): Promise<[Visit, Visit]> => [
    await visit(browser, site + path, connection),
    await visit(browser, bound + path, connection),
  ];
  for (let run = 0; run < RUNS; run += 1) pairs.push(await pair());
  return figures(
    pairs.map(([ours]) => ours),
    pairs.map(([, theirs]) => theirs),
  );
}

/** With the bound's runs where there is one. */
export function figures(visits: Visit[], bounds?: Visit[]): Figure[] {
  const figure = (name: string, unit: string, of: (visit: Visit) => number): Figure => ({
    name,
    unit,
    runs: visits.map(of),
    ...(bounds && { bound: bounds.map(of) }),
  });
  return [
    figure('TTFB', 'ms', ({ ttfb }) => ttfb),
    figure('FCP', 'ms', ({ fcp }) => fcp),
    figure('LCP', 'ms', ({ lcp }) => lcp),
    figure('CLS', '', ({ cls }) => cls),
    figure('TBT', 'ms', ({ blocked }) => blocked),
    figure('quiet', 'ms', ({ quiet }) => quiet),
    figure('before scripts', 'KB', ({ beforeScripts }) => beforeScripts / 1024),
    figure('all', 'KB', (each) => sum(each) / 1024),
    ...KINDS.map((kind) => figure(kind, 'KB', ({ bytes }) => (bytes.get(kind) ?? 0) / 1024)),
    figure('requests', '', ({ requests }) => requests),
  ];
}
