import type { DocumentText, HiddenPart } from '../../types.ts';
import { createFontConverter } from '../text/font-runs.ts';
import { withHidden } from '../text/hidden-parts.ts';
import { createPageBuilder } from '../text/page-builder.ts';
import { descend, elementsOf, type XmlElement } from '../text/parse-xml.ts';
import { MAX_COLUMNS } from '../text/table-cells.ts';
import { createTextBudget } from '../text/text-budget.ts';
import { UnreadableError } from '../text/unreadable-error.ts';
import { type MergedArea, type SheetCells, visibleRows } from '../text/visible-cells.ts';
import { inlineRuns } from './inline-text.ts';
import { type NumberedList, readListNumbers } from './list-numbers.ts';
import { openArchive } from './open-archive.ts';
import { repeats, spanned } from './repeats.ts';
import { readStyles, type Styles } from './styles.ts';

/** Limit of the rows of a table. */
const MAX_ROWS = 5000;

/** Containers whose content is part of the text around them. */
const containers: ReadonlySet<string> = new Set([
  ...['text:section', 'text:index-body', 'text:index-title', 'text:table-of-content', 'text:alphabetical-index'],
  ...['text:illustration-index', 'text:table-index', 'text:object-index', 'text:user-index', 'text:bibliography'],
  ...['text:numbered-paragraph', 'draw:frame', 'draw:text-box', 'draw:g', 'text:note-body'],
]);

/** Reads the text of an OpenDocument text. Only explicit page breaks begin pages, as in Word files. */
export async function readOdt(bytes: Buffer, maxPages: number): Promise<DocumentText> {
  const document = await openArchive(bytes, 'text');
  const body = descend(document.content, 'office:document-content', 'office:body', 'office:text');
  if (!body) throw new UnreadableError('wrong-kind');
  const styles = readStyles(document);
  const fonts = createFontConverter();
  const spend = createTextBudget();
  const pages = createPageBuilder();
  const defaultFont = styles.fontOf('paragraph', '');

  const hidden = new Set<HiddenPart>();
  const numbers = readListNumbers(document);
  let isMargin = false;

  const fontOf = ({ attributes }: XmlElement) =>
    styles.fontOf('paragraph', attributes.get('text:style-name')) ?? defaultFont;
  const textOf = (element: XmlElement, isOnGround: boolean, apart?: XmlElement[]) => {
    const options = { apart, hidden, isMargin, isOnGround };
    return spend(fonts.textOf(inlineRuns(element, fontOf(element), styles, options)));
  };

  function paragraph(element: XmlElement, add: (text: string) => void): void {
    const style = element.attributes.get('text:style-name');
    if (styles.breaksBefore(style)) pages.breakPage();
    const apart: XmlElement[] = [];
    add(textOf(element, false, apart));
    for (const other of apart) blocks(elementsOf(other));
    if (styles.breaksAfter(style)) pages.breakPage();
  }

  /** The last list, and lists by their identifier, which others go on with. */
  let lastList: NumberedList | null = null;
  const lists = new Map<string, NumberedList>();

  function topList(element: XmlElement): void {
    const { attributes } = element;
    const continued = lists.get(attributes.get('text:continue-list') ?? '') ?? null;
    const before = continued ?? (attributes.get('text:continue-numbering') === 'true' ? lastList : null);
    const numbered = numbers.begin(attributes.get('text:style-name') ?? null, before);
    lastList = numbered;
    lists.set(attributes.get('xml:id') ?? '', numbered);
    list(element, numbered, 1);
  }

  function list(element: XmlElement, numbered: NumberedList, level: number): void {
    for (const item of elementsOf(element)) {
      if (item.name !== 'text:list-item' && item.name !== 'text:list-header') continue;
      const start = Number(item.attributes.get('text:start-value'));
      let label: string | null = null;
      const labelled = (text: string) => {
        if (text === '') return text;
        const isFirst = label === null && item.name === 'text:list-item';
        label ??= isFirst ? numbered.next(level, start > 0 ? start : null) : '';
        return isFirst && label ? `${label} ${text}` : text;
      };
      for (const part of elementsOf(item)) {
        if (part.name === 'text:list') list(part, numbered, level + 1);
        // LibreOffice writes numbered headings within lists.
        else if (part.name === 'text:h') paragraph(part, (text) => pages.text('heading', labelled(text)));
        else paragraph(part, (text) => pages.item(labelled(text)));
      }
    }
  }

  /** The rows of a table, of its groups of rows and of its header. */
  function rowsOf(table: XmlElement): XmlElement[] {
    return elementsOf(table).flatMap((part) => {
      if (part.name === 'table:table-row') return [part];
      return /^table:table-(?:header-rows|rows|row-group)$/.test(part.name) ? rowsOf(part) : [];
    });
  }

  const hasGround = (family: string, { attributes }: XmlElement) =>
    styles.hasGround(family, attributes.get('table:style-name'));

  function cellText(cell: XmlElement, isOnGround: boolean): string {
    return elementsOf(cell)
      .map((part) => textOf(part, isOnGround))
      .filter(Boolean)
      .join(' ');
  }

  function table(element: XmlElement): void {
    const rows: SheetCells<Cell>['rows'][number][] = [];
    const merged: MergedArea[] = [];
    const isTableShaded = hasGround('table', element);
    for (const row of rowsOf(element)) {
      const isRowShaded = isTableShaded || hasGround('table-row', row);
      const cells: Cell[] = [];
      let column = 0;
      for (const cell of elementsOf(row)) {
        if (!/^table:(?:covered-)?table-cell$/.test(cell.name) || column >= MAX_COLUMNS) continue;
        const text =
          cell.name === 'table:table-cell' ? cellText(cell, isRowShaded || hasGround('table-cell', cell)) : '';
        const [width, height] = [spanned(cell, 'columns'), spanned(cell, 'rows')];
        const top = rows.length;
        if (width > 1 || height > 1)
          merged.push({ top, left: column, bottom: top + height - 1, right: column + width - 1 });
        const count = Math.min(repeats(cell, 'columns'), MAX_COLUMNS - column);
        for (let at = 0; text !== '' && at < count; at += 1) cells.push({ column: column + at, text: spend(text) });
        column += count;
      }
      const count = Math.min(repeats(row, 'rows'), MAX_ROWS - rows.length);
      for (let at = 0; at < count; at += 1) {
        if (at > 0) for (const { text } of cells) spend(text);
        rows.push({ row: rows.length, isHidden: false, cells });
      }
    }
    const lines = visibleRows({ rows, merged, isHiddenColumn: () => false }, ({ text }) => text, hidden);
    pages.table(
      lines.map(({ cells }) => cells),
      descend(element, 'table:table-header-rows') !== null,
    );
  }

  /** A heading with its number. */
  function headingText({ attributes }: XmlElement, text: string): string {
    const level = Math.trunc(Number(attributes.get('text:outline-level') ?? 1));
    const isNumbered = text !== '' && level >= 1 && level <= 10 && attributes.get('text:is-list-header') !== 'true';
    const start = attributes.get('text:restart-numbering') === 'true' ? Number(attributes.get('text:start-value')) : 0;
    const label = isNumbered ? numbers.headings.next(level, start > 0 ? start : null) : '';
    return label ? `${label} ${text}` : text;
  }

  function blocks(elements: readonly XmlElement[]): void {
    for (const element of elements) {
      const { name, attributes } = element;
      const isHeading = styles.isHeading(attributes.get('text:style-name'));
      if (name === 'text:h') paragraph(element, (text) => pages.text('heading', headingText(element, text)));
      else if (name === 'text:p') paragraph(element, (text) => pages.text(isHeading ? 'heading' : 'paragraph', text));
      else if (name === 'text:list') topList(element);
      else if (name === 'table:table') table(element);
      else if (name === 'text:section' && isHiddenSection(element)) hidden.add('text');
      else if (containers.has(name)) blocks(elementsOf(element));
    }
  }

  const isHiddenSection = ({ attributes }: XmlElement) =>
    attributes.get('text:display') === 'none' || styles.isHidden('section', attributes.get('text:style-name'));

  /** Adds the header or footer of the first page. */
  function margin(kind: 'header' | 'footer'): void {
    const masters = document.styles && descend(document.styles, 'office:document-styles', 'office:master-styles');
    const all = masters ? elementsOf(masters).filter(({ name }) => name === 'style:master-page') : [];
    const masterName = firstMasterPage(body ?? document.content, styles) ?? 'Standard';
    const page = all.find(({ attributes }) => attributes.get('style:name') === masterName) ?? all[0];
    const root = page && (descend(page, `style:${kind}-first`) ?? descend(page, `style:${kind}`));
    if (!root || root.attributes.get('style:display') === 'false') return;
    isMargin = true;
    blocks(elementsOf(root));
    isMargin = false;
  }

  margin('header');
  blocks(elementsOf(body));
  margin('footer');
  return withHidden(pages.document('odt', fonts.names, maxPages), hidden);
}

interface Cell {
  readonly column: number;
  readonly text: string;
}

/** The master page that the first paragraph or table begins. */
function firstMasterPage(body: XmlElement, styles: Styles): string | null {
  const first = elementsOf(body).find(({ name }) => name === 'text:p' || name === 'text:h');
  return first ? styles.masterPageOf(first.attributes.get('text:style-name')) : null;
}
