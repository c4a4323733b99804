import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { writeScaling } from '#operations/scaling/write.ts';
import { type Figure, lines, type Table } from './report.ts';

const FILE = 'docs/measured.md';

const VISIT = ['FCP', 'LCP of text', 'LCP', 'CLS', 'TBT', 'HTML', 'all packets'];
const LOAD = ['responses', 'p99', 'processor', 'memory'];

/** The tables and columns of `docs/measured.md`, in its order. */
const columns: readonly { table: RegExp; figures?: readonly string[] }[] = [
  { table: /^First visit at/, figures: VISIT },
  { table: /application|^Reading three|^Bytes of reading/ },
  { table: /^First flight/, figures: ['both', 'up to the end of the first screen', 'flights'] },
  { table: /connections/, figures: LOAD },
  { table: /^Memory by|^Mails/ },
  { table: /documents|recognised/ },
];

const isColumn = (figures?: readonly string[]) => (figure: Figure) => figures?.includes(figure.name) ?? true;

/** The tables of `docs/measured.md`. */
export function measured(tables: readonly Table[]): Table[] {
  const wide = columns.flatMap(({ table, figures }) =>
    tables.flatMap((each): Table[] => {
      if (!('rows' in each) || !table.test(each.title)) return [];
      const rows = each.rows.map((row) => ({ ...row, figures: row.figures.filter(isColumn(figures)) }));
      return [{ title: each.title, rows }];
    }),
  );
  const single = tables.flatMap((each) => ('figures' in each ? each.figures : []));
  return single.length > 0 ? [...wide, { title: 'Single figures', figures: single }] : wide;
}

/** Writes `docs/measured.md`, and `docs/scaling.md` from it. */
export function writeMeasured(tables: readonly Table[], date: string, machine: string): void {
  const intro = `# Measured

\`npm run bench\` on ${machine}, ${date.slice(0, 16).replace('T', ' ')} UTC: medians, the spread in brackets, and after × the
ratio to the baseline: a page written by hand, a bare page of the framework, one process, nginx with the
same bytes in a file, or a campus with 1,000 notices. [Definitions](../operations/bench/README.md).

Goals for documents: 99 % of the characters of text layers, 96 % of scans and of pages with a wrong text layer, 95 % of
table rows, 4 s and 260 MB a page. Scans of two tables reach 93.5 % of the rows: one by pdfkit without rules, and one by
calc with rules that run through letters. Devanagari that ReportLab draws without its ligatures misses them.

This page is generated: \`npm run bench -- --check --write\`.
`;
  const text = [intro, ...measured(tables).map((table) => lines(table).join('\n'))].join('\n');
  writeFileSync(FILE, text);
  execFileSync('node_modules/.bin/biome', ['format', '--write', FILE]);
  writeScaling();
}
