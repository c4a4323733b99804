import { like2g, slow4g } from './connections.ts';
import { type FarEnd, overLines, processorOf } from './line/stage.ts';
import { warnOfDifferences } from './lower-bound/compare.ts';
import { lowerBounds } from './lower-bound/lower-bounds.ts';
import { pageKinds } from './page-kinds.ts';
import type { Figure, Row, Table } from './report.ts';
import { type Visit, visit } from './visit.ts';

const RUNS = 5;
const KINDS = ['HTML', 'CSS', 'JavaScript', 'pictures', 'other'];

/** A visit, and what of it the line brought: packets with all their headers, of every connection of the browser. */
type LineVisit = Visit & { wire: number };

async function visitOver({ browser, line }: FarEnd, url: string, savesData = false): Promise<LineVisit> {
  line.forget();
  const before = line.bytes();
  const seen = await visit(browser, url, processorOf(slow4g), savesData);
  return { ...seen, wire: line.bytes() - before };
}

/** With the bound's runs where there is one. */
function figures(visits: LineVisit[], bounds?: LineVisit[]): Figure[] {
  const figure = (name: string, unit: string, of: (visit: LineVisit) => number): Figure => ({
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
    figure('on the wire', 'KB', ({ wire }) => wire / 1024),
    figure('requests', '', ({ requests }) => requests),
  ];
}

/** First visits of a page and of its lower bound, in turn, after one of each that only warms up. */
async function beside(end: FarEnd, path: string): Promise<Row> {
  const pairs: [LineVisit, LineVisit][] = [];
  for (let run = 0; run <= RUNS; run += 1)
    pairs.push([await visitOver(end, end.site + path), await visitOver(end, end.bound + path)]);
  const measured = pairs.slice(1);
  const [ours, theirs] = [measured.map(([first]) => first), measured.map(([, second]) => second)];
  return { name: path, figures: figures(ours, theirs) };
}

/** Home, a list and a text page beside the same pages written by hand, on both lines; and what saves data. */
export function firstVisits(): Promise<Table[]> {
  return overLines([slow4g, like2g], async (end, { name }) => {
    await warnOfDifferences(end.direct);
    const rows: Row[] = [];
    for (const { path } of lowerBounds) rows.push(await beside(end, path));
    return { title: `First visit at 360 px, ${name}`, rows };
  });
}

/** Every kind of page, on the better line; and Home for a browser that saves data. */
export function allKinds(): Promise<Table[]> {
  return overLines([slow4g], async (end, { name }) => {
    const rows: Row[] = [];
    for (const path of await pageKinds(end.direct)) {
      await visitOver(end, end.site + path);
      const runs = [await visitOver(end, end.site + path), await visitOver(end, end.site + path)];
      rows.push({ name: path, figures: figures(runs) });
    }
    rows.push({ name: '/ with Save-Data', figures: figures([await visitOver(end, `${end.site}/`, true)]) });
    return { title: `Kinds of page at 360 px, ${name}`, rows };
  });
}
