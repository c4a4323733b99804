import type { DocumentText, HiddenPart } from '../../types.ts';
import { createFontConverter } from '../text/font-runs.ts';
import { withHidden } from '../text/hidden-parts.ts';
import { descend, elementsOf, type XmlElement } from '../text/parse-xml.ts';
import { type SheetText, sheetLimits, sheetsText } from '../text/sheet-blocks.ts';
import { createTextBudget } from '../text/text-budget.ts';
import { UnreadableError } from '../text/unreadable-error.ts';
import { type MergedArea, type SheetCells, visibleRows } from '../text/visible-cells.ts';
import { inlineRuns } from './inline-text.ts';
import { openArchive } from './open-archive.ts';
import { repeats, spanned } from './repeats.ts';
import { readStyles } from './styles.ts';

const GROUPS = /^table:table-(?:header-|)(?:columns|rows|column-group|row-group)$/;
/** A number that a narrow column shows with an exponent. */
const EXPONENT = /^-?[\d.,]+E[+-]?\d+$/i;

/** A duration: `PT11H30M00S`. */
const TIME = /^PT(\d+)H(\d\d)M(\d\d)/;
/** A value that does not fit its column. */
const NARROW = /^#+$/;

interface Cell {
  readonly column: number;
  readonly text: string;
}

const isHidden = ({ attributes }: XmlElement) => /^(?:collapse|filter)$/.test(attributes.get('table:visibility') ?? '');

/** Elements of a sheet with a name, also within groups and headers. */
function deep(parent: XmlElement, name: string): XmlElement[] {
  return elementsOf(parent).flatMap((part) => {
    if (part.name === name) return [part];
    return GROUPS.test(part.name) ? deep(part, name) : [];
  });
}

/** The value of a cell as a text, where it shows none. */
function writtenValue(attributes: XmlElement['attributes']): string | undefined {
  const value = attributes.get('office:value');
  if (attributes.get('office:value-type') === 'percentage') return `${Number((Number(value) * 100).toPrecision(12))}%`;
  const [, hours, minutes, seconds] = TIME.exec(attributes.get('office:time-value') ?? '') ?? [];
  if (hours && minutes) return [hours, minutes, ...(Number(seconds ?? 0) > 0 ? [seconds] : [])].join(':');
  const [text, day] = ['string', 'date'].map((type) => attributes.get(`office:${type}-value`));
  return value ?? text ?? day ?? attributes.get('office:boolean-value')?.toUpperCase();
}

/** Reads the text of an OpenDocument spreadsheet, a page for each visible sheet. */
export async function readOds(bytes: Buffer, maxPages: number): Promise<DocumentText> {
  const document = await openArchive(bytes, 'spreadsheet');
  const body = descend(document.content, 'office:document-content', 'office:body', 'office:spreadsheet');
  if (!body) throw new UnreadableError('wrong-kind');
  const styles = readStyles(document);
  const fonts = createFontConverter();
  const spend = createTextBudget();
  const hidden = new Set<HiddenPart>();
  const defaultFont = styles.fontOf('table-cell', 'Default') ?? styles.fontOf('table-cell', '');

  function textOf(cell: XmlElement, style: string | undefined): string {
    const { attributes } = cell;
    const type = attributes.get('office:value-type');
    const isNumber = type === 'float' || type === 'percentage' || type === 'currency';
    // Numbers are not converted, regardless of the font's glyphs for digits: visitors search for them.
    const font = isNumber ? null : (styles.fontOf('table-cell', style) ?? defaultFont);
    const paragraphs = elementsOf(cell).filter(({ name }) => name === 'text:p');
    const isOnGround = styles.hasGround('table-cell', style);
    const texts = paragraphs.map((part) => fonts.textOf(inlineRuns(part, font, styles, { hidden, isOnGround })));
    const text = texts.filter(Boolean).join(' ');
    if (styles.isWhite('table-cell', style)) {
      if (text !== '') hidden.add('text');
      return '';
    }
    const value = writtenValue(attributes);
    const isTooNarrow = NARROW.test(text) && type !== 'string';
    return spend(((paragraphs.length === 0 || isTooNarrow || (isNumber && EXPONENT.test(text))) && value) || text);
  }

  /** Styles of the columns, for cells that name none, and whether they are hidden. */
  function columnsOf(sheet: XmlElement): { style: string | undefined; isHidden: boolean }[] {
    return deep(sheet, 'table:table-column').flatMap((column) =>
      Array.from({ length: Math.min(repeats(column, 'columns'), sheetLimits.columns) }, () => ({
        style: column.attributes.get('table:default-cell-style-name'),
        isHidden: isHidden(column),
      })),
    );
  }

  /** Adds the cells of a row with a text; `area`: receives merged ones. */
  function cellsOf(row: XmlElement, at: number, columns: ReturnType<typeof columnsOf>, merged: MergedArea[]): Cell[] {
    const cells: Cell[] = [];
    let column = 0;
    for (const cell of elementsOf(row)) {
      const left = sheetLimits.columns - column;
      if (left <= 0) break;
      const { name, attributes } = cell;
      if (name !== 'table:table-cell' && name !== 'table:covered-table-cell') continue;
      const count = Math.min(repeats(cell, 'columns'), left);
      const style =
        attributes.get('table:style-name') ??
        row.attributes.get('table:default-cell-style-name') ??
        columns[column]?.style;
      const text = name === 'table:table-cell' ? textOf(cell, style) : '';
      const [width, height] = [spanned(cell, 'columns'), spanned(cell, 'rows')];
      if (width > 1 || height > 1)
        merged.push({ top: at, left: column, bottom: at + height - 1, right: column + width - 1 });
      for (let index = 0; text !== '' && index < count; index += 1)
        cells.push({ column: column + index, text: index === 0 ? text : spend(text) });
      column += count;
    }
    return cells;
  }

  function rowsOf(sheet: XmlElement): string[][] {
    const columns = columnsOf(sheet);
    const rows: SheetCells<Cell>['rows'][number][] = [];
    const merged: MergedArea[] = [];
    let at = 0;
    for (const row of deep(sheet, 'table:table-row')) {
      const cells = cellsOf(row, at, columns, merged);
      const count = repeats(row, 'rows');
      // Empty rows do not count, as a file may have a million of them between two texts.
      const filled = cells.length === 0 ? 0 : Math.min(count, sheetLimits.rows - rows.length);
      for (let index = 0; index < filled; index += 1) {
        if (index > 0) for (const { text } of cells) spend(text);
        rows.push({ row: at + index, isHidden: isHidden(row), cells });
      }
      at += count;
    }
    const sheetCells = { rows, merged, isHiddenColumn: (column: number) => columns[column]?.isHidden ?? false };
    return visibleRows(sheetCells, ({ text }) => text, hidden).map(({ cells }) => cells);
  }

  const tables = elementsOf(body).filter(({ name }) => name === 'table:table');
  const visible = tables.filter(({ attributes }) => !styles.isHidden('table', attributes.get('table:style-name')));
  if (visible.length < tables.length) hidden.add('sheets');
  const sheets = visible.map(
    (sheet): SheetText => ({ name: sheet.attributes.get('table:name') ?? '', rows: rowsOf(sheet) }),
  );
  return withHidden(sheetsText('ods', sheets, fonts.names, maxPages), hidden);
}
