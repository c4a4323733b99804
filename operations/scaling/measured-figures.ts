/** The first number of a cell, `1,143 ms (101 to 398), ×0.87`. */
const NUMBER = /^([\d,]+(?:\.\d+)?)/;

export interface MeasuredFigures {
  /** The figure of a row in the table whose title begins with `title`. Without `column`: the first one. @throws where there is none */
  figure: (title: string, row: string, column?: string) => number;
  /** The ratio after the × in the same cell. */
  ratio: (title: string, row: string, column?: string) => number;
  /** The names of the rows of that table. */
  rows: (title: string) => string[];
}

function cellsOf(line: string): string[] {
  return line
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim());
}

/** Reads the tables of `docs/measured.md`. */
export function readMeasured(text: string): MeasuredFigures {
  const tables = [...text.matchAll(/(?:^\|.*\|\n)+/gm)].map(([table]) => table.trim().split('\n').map(cellsOf));

  function tableOf(title: string): string[][] {
    const table = tables.find(([head]) => head?.[0]?.startsWith(title));
    if (!table) throw new Error(`docs/measured.md has no table “${title}”`);
    return table;
  }

  function cell(title: string, name: string, column?: string): string {
    const [head = [], , ...body] = tableOf(title);
    const row = body.find(([first]) => first === name);
    const index = column === undefined ? 1 : head.indexOf(column);
    const value = row?.[index];
    if (value === undefined) throw new Error(`docs/measured.md, “${title}”, has no ${column ?? 'figure'} of “${name}”`);
    return value;
  }

  function numberIn(value: string, pattern: RegExp): number {
    const [, digits = ''] = pattern.exec(value) ?? [];
    if (digits === '') throw new Error(`“${value}” in docs/measured.md is not a figure`);
    return Number(digits.replaceAll(',', ''));
  }

  return {
    figure: (...where) => numberIn(cell(...where), NUMBER),
    ratio: (...where) => numberIn(cell(...where), /×([\d.]+)/),
    rows: (title) =>
      tableOf(title)
        .slice(2)
        .map(([name = '']) => name),
  };
}
