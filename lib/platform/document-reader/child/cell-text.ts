import type { CellValue, Sheet, Workbook } from 'hucre/xlsx';
import { legacyFont } from '#lib/platform/legacy-fonts/legacy-font.ts';

export interface SheetCell {
  value: CellValue;
  row: number;
  column: number;
}

/** Returns the text of a cell in Unicode, and the name of its legacy font, if any. */
export function cellText(
  { defaultFont }: Pick<Workbook, 'defaultFont'>,
  sheet: Sheet,
  { value, row, column }: SheetCell,
): { text: string; font: string | null } {
  const text = valueText(value);
  // Numbers are not converted, regardless of the font's glyphs for digits: visitors search for them.
  const font = sheet.cells?.get(`${row},${column}`)?.style?.font?.name ?? defaultFont?.name ?? '';
  const legacy = typeof value === 'string' && text !== '' ? legacyFont(font) : null;
  return legacy ? { text: legacy.convert(text), font: legacy.name } : { text: text.normalize('NFC'), font: null };
}

function valueText(value: CellValue): string {
  if (value === null) return '';
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10);
  // Excel stores 3.15 as 3.1499999999999999.
  return typeof value === 'number' ? String(Number(value.toPrecision(12))) : String(value);
}
