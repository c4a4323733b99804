import type { DocumentText } from '../../types.ts';
import { createFontConverter } from '../text/font-runs.ts';
import { type SheetText, sheetLimits, sheetsText } from '../text/sheet-blocks.ts';
import { createTextBudget } from '../text/text-budget.ts';
import { UnreadableError } from '../text/unreadable-error.ts';
import { inlineRuns } from './inline-text.ts';
import { openArchive } from './open-archive.ts';
import { descend, elementsOf, type XmlElement } from './parse-xml.ts';
import { repeats } from './repeats.ts';
import { readStyles } from './styles.ts';

const GROUPS = /^table:table-(?:header-|)(?:columns|rows|column-group|row-group)$/;
/** A number that a narrow column shows with an exponent. */
const EXPONENT = /^-?[\d.,]+E[+-]?\d+$/i;

/** Elements of a sheet with a name, also within groups and headers. */
function deep(parent: XmlElement, name: string): XmlElement[] {
  return elementsOf(parent).flatMap((part) => {
    if (part.name === name) return [part];
    return GROUPS.test(part.name) ? deep(part, name) : [];
  });
}

/** Reads the text of an OpenDocument spreadsheet, a page for each visible sheet. */
export async function readOds(bytes: Buffer, maxPages: number): Promise<DocumentText> {
  const document = await openArchive(bytes, 'spreadsheet');
  const body = descend(document.content, 'office:document-content', 'office:body', 'office:spreadsheet');
  if (!body) throw new UnreadableError('wrong-kind');
  const styles = readStyles(document);
  const fonts = createFontConverter();
  const spend = createTextBudget();
  const defaultFont = styles.fontOf('table-cell', 'Default') ?? styles.fontOf('table-cell', '');

  function textOf(cell: XmlElement, style: string | undefined): string {
    const { attributes } = cell;
    const type = attributes.get('office:value-type');
    const isNumber = type === 'float' || type === 'percentage' || type === 'currency';
    // Numbers are not converted, regardless of the font's glyphs for digits: visitors search for them.
    const font = isNumber ? null : (styles.fontOf('table-cell', style) ?? defaultFont);
    const texts = elementsOf(cell)
      .filter(({ name }) => name === 'text:p')
      .map((part) => fonts.textOf(inlineRuns(part, font, styles)));
    const text = texts.filter(Boolean).join(' ');
    const value = attributes.get('office:value') ?? attributes.get('office:string-value');
    return spend(((text === '' || (isNumber && EXPONENT.test(text))) && value) || text);
  }

  /** Styles of the columns, for cells that name none. */
  function columnStyles(sheet: XmlElement): (string | undefined)[] {
    return deep(sheet, 'table:table-column').flatMap((column) =>
      Array.from({ length: Math.min(repeats(column, 'columns'), sheetLimits.columns) }, () =>
        column.attributes.get('table:default-cell-style-name'),
      ),
    );
  }

  function cellsOf(row: XmlElement, columns: readonly (string | undefined)[]): string[] {
    const cells: string[] = [];
    for (const cell of elementsOf(row)) {
      const left = sheetLimits.columns - cells.length;
      if (left === 0) break;
      const count = Math.min(repeats(cell, 'columns'), left);
      const { attributes } = cell;
      const style =
        attributes.get('table:style-name') ??
        row.attributes.get('table:default-cell-style-name') ??
        columns[cells.length];
      const text = cell.name === 'table:table-cell' ? textOf(cell, style) : '';
      const isCell = cell.name === 'table:table-cell' || cell.name === 'table:covered-table-cell';
      for (let at = 0; isCell && at < count; at += 1) cells.push(at === 0 ? text : spend(text));
    }
    return cells;
  }

  function rowsOf(sheet: XmlElement): string[][] {
    const columns = columnStyles(sheet);
    const rows: string[][] = [];
    for (const row of deep(sheet, 'table:table-row')) {
      const cells = cellsOf(row, columns);
      // Empty rows do not count, as a file may have a million of them between two texts.
      if (!cells.some(Boolean)) continue;
      const count = Math.min(repeats(row, 'rows'), sheetLimits.rows - rows.length);
      for (let at = 0; at < count; at += 1) rows.push(at === 0 ? cells : cells.map(spend));
    }
    return rows;
  }

  const sheets = elementsOf(body)
    .filter(
      ({ name, attributes }) => name === 'table:table' && !styles.isHiddenSheet(attributes.get('table:style-name')),
    )
    .map((sheet): SheetText => ({ name: sheet.attributes.get('table:name') ?? '', rows: rowsOf(sheet) }));
  return sheetsText('ods', sheets, fonts.names, maxPages);
}
