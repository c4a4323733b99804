import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { writeScaling } from '#operations/scaling/write.ts';
import { median } from './median.ts';
import { type Figure, lines, type Row, ratio, type Table } from './report.ts';

const FILE = 'docs/measured.md';

const VISIT = ['FCP', 'LCP', 'CLS', 'TBT', 'HTML', 'all packets'];
const LOAD = ['responses', 'p99', 'processor', 'memory'];

interface Columns {
  table: RegExp;
  figures?: readonly string[];
  /** Whether the rows are many pages or documents, of which the page shows the median and the worst. */
  isSummary?: boolean;
}

/** The tables and columns of `docs/measured.md`, in its order. */
const columns: readonly Columns[] = [
  { table: /^First visit at/, figures: VISIT },
  { table: /application|^Reading three|^Bytes of reading/ },
  { table: /^First flight/, figures: ['both', 'up to the end of the first screen', 'flights'], isSummary: true },
  { table: /connections/, figures: LOAD },
  { table: /^Memory by|^Mails/ },
  { table: /documents$|recognised/, isSummary: true },
];

const isColumn = (figures?: readonly string[]) => (figure: Figure) => figures?.includes(figure.name) ?? true;

/** The median of the runs, with the same ratio to the baseline. */
function middle(figure: Figure): Figure {
  if (figure.runs.length === 0) return figure;
  const value = median(figure.runs);
  const times = ratio(figure);
  return { ...figure, runs: [value], bound: Number.isNaN(times) ? undefined : [value / times] };
}

/** Two rows for many: the median, and the worst. */
function summary(rows: readonly Row[]): Row[] {
  const over = (name: string, of: (values: number[], unit: string) => number): Row => ({
    name: `${name} of ${rows.length}`,
    figures: (rows[0]?.figures ?? []).map(({ name, unit }, column) => {
      const values = rows.flatMap(({ figures }) => figures[column]?.runs ?? []);
      return { name, unit, runs: values.length > 0 ? [of(values, unit)] : [] };
    }),
  });
  const worst = (values: number[], unit: string) => (unit === '%' ? Math.min(...values) : Math.max(...values));
  return [over('median', median), over('worst', worst)];
}

/** The tables of `docs/measured.md`: medians. */
export function measured(tables: readonly Table[]): Table[] {
  const wide = columns.flatMap(({ table, figures, isSummary }) =>
    tables.flatMap((each): Table[] => {
      if (!('rows' in each) || !table.test(each.title)) return [];
      const rows = each.rows.map((row) => ({ ...row, figures: row.figures.filter(isColumn(figures)).map(middle) }));
      return [{ title: each.title, rows: isSummary ? summary(rows) : rows }];
    }),
  );
  const single = tables.flatMap((each) => ('figures' in each ? each.figures.map(middle) : []));
  return single.length > 0 ? [...wide, { title: 'Single figures', figures: single }] : wide;
}

/** Writes `docs/measured.md`, and `docs/scaling.md` from it. */
export function writeMeasured(tables: readonly Table[], date: string, machine: string): void {
  const intro = `# Measured

\`npm run bench -- --check --write\` on ${machine}, ${date.slice(0, 16).replace('T', ' ')} UTC: medians, and after × the ratio to the baseline ([definitions](../operations/bench/README.md)).

Scans of two tables reach 93.5 % of the rows: one by pdfkit without rules, and one by calc with rules that run through
letters. Devanagari that ReportLab draws without its ligatures is recognised badly or not at all.
`;
  const text = [intro, ...measured(tables).map((table) => lines(table).join('\n'))].join('\n');
  writeFileSync(FILE, text);
  execFileSync('node_modules/.bin/biome', ['format', '--write', FILE]);
  writeScaling();
}
