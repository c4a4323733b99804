import { like2g, slow4g } from './connections.ts';
import { warnOfDifferences } from './lower-bound/compare.ts';
import { lowerBounds } from './lower-bound/lower-bounds.ts';
import { onNetworks, type PhoneEnd, processorOf } from './network-fixture.ts';
import type { Figure, Row, Table } from './report.ts';
import { type Visit, visit } from './visit.ts';

const RUNS = 5;
const KINDS = ['HTML', 'CSS', 'JavaScript', 'pictures', 'other'];

/** A visit and its bytes on the network: packets with all headers, of every connection of the browser. */
type NetworkVisit = Visit & { packetBytes: number };

async function visitOver({ browser, network }: PhoneEnd, url: string): Promise<NetworkVisit> {
  network.flushMetrics();
  const before = network.bytes();
  const measured = await visit(browser, url, processorOf(slow4g));
  return { ...measured, packetBytes: network.bytes() - before };
}

function figures(visits: NetworkVisit[], bounds?: NetworkVisit[]): Figure[] {
  const figure = (name: string, unit: string, of: (visit: NetworkVisit) => number): Figure => ({
    name,
    unit,
    runs: visits.map(of),
    ...(bounds && { bound: bounds.map(of) }),
  });
  return [
    figure('TTFB', 'ms', ({ ttfb }) => ttfb),
    figure('FCP', 'ms', ({ fcp }) => fcp),
    figure('LCP of text', 'ms', ({ lcpOfText }) => lcpOfText),
    figure('LCP', 'ms', ({ lcp }) => lcp),
    figure('CLS', '', ({ cls }) => cls),
    figure('TBT', 'ms', ({ blocked }) => blocked),
    figure('main thread', 'ms', ({ busy }) => busy),
    figure('longest task', 'ms', ({ longest }) => longest),
    figure('quiet', 'ms', ({ quiet }) => quiet),
    ...KINDS.map((kind) => figure(kind, 'KB', ({ bytes }) => (bytes.get(kind) ?? 0) / 1024)),
    figure('all packets', 'KB', ({ packetBytes }) => packetBytes / 1024),
    figure('requests', '', ({ requests }) => requests),
  ];
}

/** Visits a page and its lower bound in turn, after one visit of each for warm-up. */
async function compareVisits(end: PhoneEnd, path: string): Promise<Row> {
  const pairs: [NetworkVisit, NetworkVisit][] = [];
  for (let run = 0; run <= RUNS; run += 1)
    pairs.push([await visitOver(end, end.site + path), await visitOver(end, end.bound + path)]);
  const measured = pairs.slice(1);
  const [ours, theirs] = [measured.map(([first]) => first), measured.map(([, second]) => second)];
  return { name: path, figures: figures(ours, theirs) };
}

/** First visits of Home, a list and a text page, compared with the same pages written by hand, on two networks. */
export function firstVisits(): Promise<Table[]> {
  return onNetworks([slow4g, like2g], async (end, { name }) => {
    await warnOfDifferences(end.direct);
    const rows: Row[] = [];
    for (const { path } of lowerBounds) rows.push(await compareVisits(end, path));
    return { title: `First visit at 360 px, ${name}`, rows };
  });
}
