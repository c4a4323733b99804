import { median } from './median.ts';

/** A measured quantity, its unit and its runs: none where it does not apply. */
export interface Figure {
  name: string;
  unit: string;
  runs: number[];
  /** The runs of the baseline: one for each run, or one for all. */
  bound?: number[];
}

export interface Row {
  name: string;
  figures: Figure[];
}

/** Figures of one subject, or the same figures of several, one in each row. */
export type Table = { title: string; figures: Figure[] } | { title: string; rows: Row[] };

/** The median ratio to the baseline over pairs of runs; NaN without a baseline, or where that is 0. */
export function ratio({ runs, bound = [] }: Figure): number {
  const pairs = runs.map((run, index) => run / (bound[index] ?? bound[0] ?? Number.NaN));
  return median(pairs.filter(Number.isFinite));
}

function round(value: number): string {
  return value.toLocaleString('en', { maximumFractionDigits: Math.abs(value) < 1 ? 3 : Math.abs(value) < 100 ? 1 : 0 });
}

function cell(figure: Figure): string {
  const { unit, runs } = figure;
  if (runs.length === 0) return '–';
  const [lowest, highest] = [round(Math.min(...runs)), round(Math.max(...runs))];
  const spread = lowest === highest ? '' : ` (${lowest} to ${highest})`;
  const times = ratio(figure);
  const compared = Number.isNaN(times) ? '' : `, ×${times.toFixed(2)}`;
  return `${[round(median(runs)), unit].filter(Boolean).join(' ')}${spread}${compared}`;
}

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** A table as Markdown. */
export function lines(table: Table): string[] {
  const [head, body] =
    'rows' in table
      ? [
          table.rows[0]?.figures.map(({ name }) => name) ?? [],
          table.rows.map(({ name, figures }) => [name, ...figures.map(cell)]),
        ]
      : [['median'], table.figures.map((figure) => [figure.name, cell(figure)])];
  return [line([table.title, ...head]), line(['---', ...head.map(() => '---')]), ...body.map(line), ''];
}

/** Prints the tables, medians with their spread. */
export function report(tables: readonly Table[], date: string, machine: string): void {
  console.log(`\n${date}, ${machine}\n`);
  for (const table of tables) console.log(lines(table).join('\n'));
}

/** A figure and its budget. */
export interface Verdict {
  what: string;
  value: number;
  budget: string;
  isMet: boolean;
}

/** Prints which budgets are met, missed ones last. Returns whether all are met. */
export function reportVerdicts(verdicts: readonly Verdict[]): boolean {
  const missed = verdicts.filter(({ isMet }) => !isMet);
  for (const { what, value, budget, isMet } of [...verdicts.filter(({ isMet }) => isMet), ...missed]) {
    console.log(`${isMet ? '✓' : '✗'} ${what}: ${round(value)}, ${budget}`);
  }
  console.log(`${verdicts.length - missed.length} of ${verdicts.length} budgets are met`);
  return missed.length === 0;
}
