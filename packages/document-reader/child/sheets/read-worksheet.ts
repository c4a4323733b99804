import { officePrefixes } from '../text/open-package.ts';
import { scanXml, type XmlAttributes } from '../text/scan-xml.ts';
import type { MergedArea, SheetCells } from '../text/visible-cells.ts';
import { type RichText, richTextReader } from './shared-strings.ts';

/** A cell with a value. `type`: `n` for numbers, `s` for shared strings, … (ECMA-376, part 1, 18.18.11). */
export interface WorksheetCell {
  readonly column: number;
  readonly style: number;
  readonly type: string;
  readonly value: string;
  /** The text of an inline string. */
  readonly text: RichText | null;
}

/** The rows with values, hidden columns and merged cells of a sheet. */
export interface Worksheet extends SheetCells<WorksheetCell> {
  /** Whether tables or conditions give cells a ground that is not in their format. */
  readonly hasGrounds: boolean;
}

export interface WorksheetLimits {
  /** Rows with a value; further ones are not read. */
  readonly rows: number;
  readonly columns: number;
}

const MAX_MERGED = 100_000;
const isTrue = (value: string | undefined) => value === '1' || value === 'true';

/** The indexes of a reference such as AB12. */
function positionOf(reference: string): { row: number; column: number } | null {
  const [, letters, digits] = /^\$?([A-Z]{1,3})\$?(\d{1,7})$/.exec(reference) ?? [];
  if (!letters || !digits) return null;
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
  return { row: Number(digits) - 1, column: column - 1 };
}

function mergedArea(reference: string): MergedArea | null {
  const [first, last] = reference.split(':').map(positionOf);
  return first && last ? { top: first.row, left: first.column, bottom: last.row, right: last.column } : null;
}

/** Reads a sheet; cells without a value, of which a file may have a million for their formats, are passed over. */
export function readWorksheet(xml: string, limits: WorksheetLimits): Worksheet {
  const rows: Worksheet['rows'][number][] = [];
  const merged: MergedArea[] = [];
  const hiddenColumns: { from: number; to: number }[] = [];
  const inline = richTextReader();
  let hasGrounds = false;
  const wideRows = new Set<number>();
  let isCut = false;
  let areRowsHidden = false;
  let row = -1;
  let isHidden = false;
  let column = -1;
  let cells: WorksheetCell[] = [];
  let cell: XmlAttributes = new Map();
  let value = '';
  let isValue = false;
  let isInline = false;

  function endCell(): void {
    const text = isInline ? inline.take() : null;
    const isFilled = value !== '' || text?.some((run) => run.text !== '') === true;
    if (isFilled && column >= limits.columns) wideRows.add(row);
    if (isFilled && (column >= limits.columns || rows.length >= limits.rows)) isCut = true;
    else if (isFilled)
      cells.push({ column, style: Number(cell.get('s') ?? 0), type: cell.get('t') ?? 'n', value, text });
    value = '';
    isInline = false;
  }

  scanXml(xml, officePrefixes, {
    open(name, attributes) {
      if (name === 'x:c') {
        // Some programs write no positions.
        column = positionOf(attributes.get('r') ?? '')?.column ?? column + 1;
        cell = attributes;
      } else if (name === 'x:v') isValue = true;
      else if (name === 'x:is') isInline = true;
      else if (isInline) inline.open(name, attributes);
      else if (name === 'x:row') {
        const written = Number(attributes.get('r'));
        row = Number.isInteger(written) && written > row ? written - 1 : row + 1;
        isHidden = isTrue(attributes.get('hidden') ?? (areRowsHidden ? '1' : undefined));
        column = -1;
      } else if (name === 'x:sheetFormatPr') areRowsHidden = isTrue(attributes.get('zeroHeight'));
      else if (name === 'x:col' && (isTrue(attributes.get('hidden')) || Number(attributes.get('width')) === 0))
        hiddenColumns.push({ from: Number(attributes.get('min')) - 1, to: Number(attributes.get('max')) - 1 });
      else if (name === 'x:conditionalFormatting' || name === 'x:tablePart') hasGrounds = true;
      else if (name === 'x:mergeCell' && merged.length < MAX_MERGED) {
        const area = mergedArea(attributes.get('ref') ?? '');
        if (area) merged.push(area);
      }
    },
    text(text) {
      if (isValue) value += text;
      else if (isInline) inline.text(text);
    },
    close(name) {
      if (isInline && name !== 'x:is' && name !== 'x:c') inline.close(name);
      if (name === 'x:v') isValue = false;
      else if (name === 'x:c') endCell();
      else if (name === 'x:row' && cells.length > 0) {
        rows.push({ row, isHidden, cells });
        cells = [];
      }
    },
  });
  return {
    rows,
    merged,
    isCut,
    wideRows,
    hasGrounds,
    isHiddenColumn: (index) => hiddenColumns.some(({ from, to }) => index >= from && index <= to),
  };
}
