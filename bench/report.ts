import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { median } from './median.ts';

/** One figure: what was measured, its unit, and the runs behind it (one or several). */
export interface Figure {
  name: string;
  unit: string;
  runs: number[];
}

/** What was measured of one thing, or the same figures of several, one a row. */
export type Table =
  | { title: string; figures: Figure[] }
  | { title: string; rows: { name: string; figures: Figure[] }[] };

function round(value: number): string {
  return value.toLocaleString('en', { maximumFractionDigits: Math.abs(value) < 10 ? 3 : 0 });
}

function cell({ unit, runs }: Figure): string {
  const [lowest, highest] = [round(Math.min(...runs)), round(Math.max(...runs))];
  const spread = lowest === highest ? '' : ` (${lowest} to ${highest})`;
  return `${[round(median(runs)), unit].filter(Boolean).join(' ')}${spread}`;
}

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

function lines(table: Table): string[] {
  const [head, body] =
    'rows' in table
      ? [
          table.rows[0]?.figures.map(({ name }) => name) ?? [],
          table.rows.map(({ name, figures }) => [name, ...figures.map(cell)]),
        ]
      : [['median'], table.figures.map((figure) => [figure.name, cell(figure)])];
  return [line([table.title, ...head]), line(['---', ...head.map(() => '---')]), ...body.map(line), ''];
}

/** Prints the tables, medians with their spread, and writes all runs to `bench/results/{name}.json`. */
export function report(name: string, tables: readonly Table[]): void {
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.version}`;
  const date = new Date().toISOString();
  console.log(`\n${date}, ${machine}\n`);
  for (const table of tables) console.log(lines(table).join('\n'));
  mkdirSync('bench/results', { recursive: true });
  writeFileSync(`bench/results/${name}.json`, JSON.stringify({ date, machine, tables }, null, 2));
}
