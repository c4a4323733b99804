import { MAX_COLUMNS } from '../text/table-cells.ts';
import { type MergedArea, type SheetCells, visibleRows } from '../text/visible-cells.ts';

/** Rows of a table; further ones are not read. */
const MAX_ROWS = 5000;
/** Edges of cells this near are one. In twips. */
const NEAR = 40;

/** The definition of a cell: its right edge in twips, and whether it begins or continues merged cells. */
interface CellDefinition {
  readonly right: number;
  readonly vertical: 'first' | 'next' | null;
  readonly isNext: boolean;
}

interface Cell {
  readonly column: number;
  readonly text: string;
}

/** Collects the rows of a table (RTF 1.9.1, "Table Definitions"). */
export class RtfTable {
  readonly #rows: { readonly cells: readonly string[]; readonly definitions: readonly CellDefinition[] }[] = [];
  #definitions: CellDefinition[] = [];
  #vertical: CellDefinition['vertical'] = null;
  #isNext = false;

  get isEmpty(): boolean {
    return this.#rows.length === 0;
  }

  /** A control word of the definition of a row. */
  word(name: string, parameter: number | null): void {
    if (name === 'trowd') this.#definitions = [];
    else if (name === 'clvmgf') this.#vertical = 'first';
    else if (name === 'clvmrg') this.#vertical = 'next';
    else if (name === 'clmrg') this.#isNext = true;
    else if (name === 'cellx') {
      if (this.#definitions.length < MAX_COLUMNS)
        this.#definitions.push({ right: parameter ?? 0, vertical: this.#vertical, isNext: this.#isNext });
      this.#vertical = null;
      this.#isNext = false;
    }
  }

  endRow(cells: readonly string[]): void {
    if (this.#rows.length < MAX_ROWS) this.#rows.push({ cells, definitions: this.#definitions });
  }

  /** The rows as programs show them: each text in the column where its cell begins. */
  rows(): string[][] {
    const edges: number[] = [];
    const all = new Set<number>();
    for (const { definitions } of this.#rows) for (const { right } of definitions) all.add(right);
    for (const right of [...all].sort((a, b) => a - b))
      if (edges.length === 0 || right - (edges.at(-1) ?? 0) > NEAR) edges.push(right);
    const isDefined = this.#rows.every(({ cells, definitions }) => definitions.length >= cells.length);
    if (!isDefined || edges.length > MAX_COLUMNS) return this.#rows.map(({ cells }) => [...cells]);
    const columnAfter = (right: number) => edges.filter((edge) => edge <= right + NEAR).length;
    const merged: MergedArea[] = [];
    const open = new Map<number, { top: number; left: number; bottom: number; right: number }>();
    const rows = this.#rows.map(({ cells, definitions }, row): SheetCells<Cell>['rows'][number] => {
      let column = 0;
      const visible: Cell[] = [];
      for (const [index, text] of cells.entries()) {
        const { right = 0, vertical = null, isNext = false } = definitions[index] ?? {};
        const above = vertical === 'next' ? open.get(column) : undefined;
        if (above?.bottom === row - 1) above.bottom = row;
        else if (!isNext) visible.push({ column, text });
        if (vertical === 'first') {
          const area = { top: row, left: column, bottom: row, right: Math.max(column, columnAfter(right) - 1) };
          open.set(column, area);
          merged.push(area);
        }
        column = Math.max(column + 1, columnAfter(right));
      }
      return { row, isHidden: false, cells: visible };
    });
    const lines = visibleRows({ rows, merged, isHiddenColumn: () => false }, ({ text }) => text, new Set());
    return lines.map(({ cells }) => cells);
  }
}
