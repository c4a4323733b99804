import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { writeScaling } from '#scripts/scaling/write.ts';
import { median } from './median.ts';
import { type Figure, lines, type Row, type Table } from './report.ts';

const FILE = 'docs/measured.md';

const VISIT = ['FCP', 'LCP of text', 'LCP', 'CLS', 'TBT', 'HTML', 'on the wire'];
const LOAD = ['answers', 'p99', 'processor', 'memory'];

/** What of a run `docs/measured.md` shows, in its order. */
const shown: readonly { table: RegExp; figures?: readonly string[] }[] = [
  { table: /^First visit at/, figures: VISIT },
  { table: /^Reading three|^Bytes of reading|^First flight|^Controls/ },
  { table: /connections/, figures: LOAD },
  { table: /one of two instances|^Rolling update/ },
  { table: /^Lighthouse/ },
];

const isShown = (figures?: readonly string[]) => (figure: Figure) => figures?.includes(figure.name) ?? true;

/** Of many kinds of page the lowest score of each sort. */
function lowest({ title, rows }: { title: string; rows: Row[] }): Table {
  const [{ figures } = { figures: [] }] = rows;
  const least = figures.map(({ name, unit }, index) => ({
    name,
    unit,
    runs: [Math.min(...rows.map((row) => median(row.figures[index]?.runs ?? [])))],
  }));
  return { title, rows: [{ name: `lowest of ${rows.length} kinds of page`, figures: least }] };
}

/** The part of a run that `docs/measured.md` shows, as its tables. */
export function measured(tables: readonly Table[]): Table[] {
  const wide = shown.flatMap(({ table, figures }) =>
    tables.flatMap((each): Table[] => {
      if (!('rows' in each) || !table.test(each.title)) return [];
      if (each.title.startsWith('Lighthouse')) return [lowest(each)];
      const rows = each.rows.map((row) => ({ ...row, figures: row.figures.filter(isShown(figures)) }));
      return [{ title: each.title, rows }];
    }),
  );
  const single = tables.flatMap((each) => ('figures' in each ? each.figures : []));
  return single.length > 0 ? [...wide, { title: 'Else', figures: single }] : wide;
}

/** Writes a run into `docs/measured.md`. */
export function writeMeasured(tables: readonly Table[], date: string, machine: string): void {
  const intro = `# Measured

\`npm run bench\` on ${machine}, ${date.slice(0, 16).replace('T', ' ')} UTC: medians, the spread in brackets, and after × the
ratio to what a figure is compared with: a page written by hand, the bare page of the framework, one process, or nginx with the
same bytes in a file. [What each figure is](../bench/README.md).
`;
  const text = [intro, ...measured(tables).map((table) => lines(table).join('\n'))].join('\n');
  writeFileSync(FILE, text);
  execFileSync('node_modules/.bin/biome', ['format', '--write', FILE]);
  writeScaling();
}
