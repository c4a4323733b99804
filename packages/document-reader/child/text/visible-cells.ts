import type { HiddenPart } from '../../types.ts';

/** An area of merged cells, with indexes from 0. */
export interface MergedArea {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}

/** The rows of a sheet with their cells, in order; indexes from 0. */
export interface SheetCells<C> {
  readonly rows: readonly { readonly row: number; readonly isHidden: boolean; readonly cells: readonly C[] }[];
  isHiddenColumn(column: number): boolean;
  readonly merged: readonly MergedArea[];
  /** Whether cells with a value are beyond the limits of the reader. */
  readonly isCut: boolean;
  /** Indexes of the rows with values in further columns. */
  readonly wideRows: ReadonlySet<number>;
}

interface OpenArea extends MergedArea {
  text: string;
}

/**
 * The rows of a sheet as its program shows them. A text in merged cells is in the first column of its area, and in each row of it that has
 * other texts, so that a row is whole by itself; `hidden` collects what the author hid.
 */
export function visibleRows<C extends { readonly column: number }>(
  { rows, isHiddenColumn, merged }: Omit<SheetCells<C>, 'isCut' | 'wideRows'>,
  textOf: (cell: C) => string,
  hidden: Set<HiddenPart>,
): { readonly row: number; readonly cells: string[] }[] {
  const areas = [...merged].sort((a, b) => a.top - b.top);
  const openAreas: (OpenArea | undefined)[] = [];
  const isHiddenAt: boolean[] = [];
  const isColumnHidden = (column: number) => (isHiddenAt[column] ??= isHiddenColumn(column));
  const areaAt = (column: number, row: number) => {
    const area = openAreas[column];
    return area && area.top <= row && area.bottom >= row ? area : undefined;
  };
  /** The first column of a cell or its area that is visible; -1 for none. */
  const visibleColumn = (left: number, right: number) => {
    for (let column = left; column <= right; column += 1) if (!isColumnHidden(column)) return column;
    return -1;
  };
  const result: { row: number; cells: string[] }[] = [];
  let next = 0;
  for (const { row, isHidden, cells } of rows) {
    for (let area = areas[next]; area && area.top <= row; next += 1, area = areas[next]) {
      const open = { ...area, text: '' };
      for (let column = area.left; column <= Math.min(area.right, area.left + MAX_WIDTH); column += 1)
        openAreas[column] = open;
    }
    const texts = new Map<number, string>();
    for (const cell of cells) {
      const area = areaAt(cell.column, row);
      // Cells below merged ones are covered.
      if (area && (area.top !== row || area.left !== cell.column)) continue;
      const text = textOf(cell);
      if (text === '') continue;
      if (area) area.text = text;
      const column = visibleColumn(cell.column, area?.right ?? cell.column);
      if (column < 0) hidden.add('columns');
      else if (!isHidden) texts.set(column, text);
      else if (!area || area.bottom === row) hidden.add('rows');
    }
    if (isHidden || texts.size === 0) continue;
    for (const area of new Set(openAreas)) {
      if (!area || area.text === '' || area.top >= row || area.bottom < row) continue;
      const column = visibleColumn(area.left, area.right);
      if (column >= 0 && !texts.has(column)) texts.set(column, area.text);
    }
    const width = Math.max(...texts.keys()) + 1;
    const line: string[] = [];
    for (let column = 0; column < width; column += 1) if (!isColumnHidden(column)) line.push(texts.get(column) ?? '');
    result.push({ row, cells: line });
  }
  return result;
}

/** Columns of an area that matter: more than the columns of a table. */
const MAX_WIDTH = 256;
