import { elementsOf, type XmlElement } from '../text/parse-xml.ts';
import type { MergedArea, SheetCells } from '../text/visible-cells.ts';
import { cellsOf, ROW } from './open-archive.ts';
import { repeats, spanned } from './repeats.ts';

const GROUPS = /^table:table-(?:header-|)(?:columns|rows|column-group|row-group)$/;

/** A cell with a text, as it is read; repeated cells have the same value. */
export interface SheetCell<Value> {
  readonly column: number;
  readonly value: Value;
}

interface SheetReading<Value> {
  readonly limits: { readonly rows: number; readonly columns: number };
  /** The value of a cell in this style; null for an empty one. */
  valueOfCell(cell: XmlElement, style: string | undefined): Value | null;
  /** Called for each repetition of a value. */
  repeat?(value: Value): void;
}

const isHidden = ({ attributes }: XmlElement) => /^(?:collapse|filter)$/.test(attributes.get('table:visibility') ?? '');

/** Elements of a sheet with a name, also within groups and headers. */
function deep(parent: XmlElement, name: string): XmlElement[] {
  return elementsOf(parent).flatMap((part) => {
    if (part.name === name) return [part];
    return GROUPS.test(part.name) ? deep(part, name) : [];
  });
}

/** Styles of the columns, for cells that name none, and whether they are hidden. */
const columnsOf = (sheet: XmlElement, most: number) =>
  deep(sheet, 'table:table-column').flatMap((column) =>
    Array.from({ length: Math.min(repeats(column, 'columns'), most) }, () => ({
      style: column.attributes.get('table:default-cell-style-name'),
      isHidden: isHidden(column),
    })),
  );

/** Reads the rows with a value, hidden columns and merged cells of a sheet. */
export function readSheet<Value>(
  sheet: XmlElement,
  { limits, valueOfCell, repeat }: SheetReading<Value>,
): SheetCells<SheetCell<Value>> {
  const columns = columnsOf(sheet, limits.columns);
  const rows: SheetCells<SheetCell<Value>>['rows'][number][] = [];
  const merged: MergedArea[] = [];
  const wideRows = new Set<number>();
  let isCut = false;

  function readRow(row: XmlElement, at: number): SheetCell<Value>[] {
    const cells: SheetCell<Value>[] = [];
    let column = 0;
    for (const cell of cellsOf(row)) {
      const { name, attributes } = cell;
      if (name !== 'table:table-cell' && name !== 'table:covered-table-cell') continue;
      const left = limits.columns - column;
      if (left <= 0) {
        if (elementsOf(cell).length > 0) wideRows.add(at);
        continue;
      }
      const repeated = repeats(cell, 'columns');
      const count = Math.min(repeated, left);
      const style =
        attributes.get('table:style-name') ??
        row.attributes.get('table:default-cell-style-name') ??
        columns[column]?.style;
      const value = name === 'table:table-cell' ? valueOfCell(cell, style) : null;
      if (value !== null && repeated > left) wideRows.add(at);
      const [width, height] = [spanned(cell, 'columns'), spanned(cell, 'rows')];
      if (width > 1 || height > 1)
        merged.push({ top: at, left: column, bottom: at + height - 1, right: column + width - 1 });
      for (let index = 0; value !== null && index < count; index += 1) {
        if (index > 0) repeat?.(value);
        cells.push({ column: column + index, value });
      }
      column += count;
    }
    return cells;
  }

  let at = 0;
  for (const row of deep(sheet, ROW)) {
    const cells = readRow(row, at);
    const count = repeats(row, 'rows');
    // Empty rows do not count, as a file may have a million of them between two texts.
    const filled = cells.length === 0 ? 0 : Math.min(count, limits.rows - rows.length);
    if (cells.length > 0 && filled < count) isCut = true;
    for (let index = 0; index < filled; index += 1) {
      if (index > 0) for (const { value } of cells) repeat?.(value);
      rows.push({ row: at + index, isHidden: isHidden(row), cells });
    }
    at += count;
  }
  return {
    rows,
    merged,
    isCut: isCut || wideRows.size > 0,
    wideRows,
    isHiddenColumn: (column) => columns[column]?.isHidden ?? false,
  };
}
