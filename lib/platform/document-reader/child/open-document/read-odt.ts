import type { DocumentText } from '../../types.ts';
import { createFontConverter } from '../text/font-runs.ts';
import { createPageBuilder } from '../text/page-builder.ts';
import { MAX_COLUMNS } from '../text/table-cells.ts';
import { createTextBudget } from '../text/text-budget.ts';
import { UnreadableError } from '../text/unreadable-error.ts';
import { inlineRuns } from './inline-text.ts';
import { openArchive } from './open-archive.ts';
import { descend, elementsOf, type XmlElement } from './parse-xml.ts';
import { repeats } from './repeats.ts';
import { readStyles } from './styles.ts';

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

  const fontOf = ({ attributes }: XmlElement) =>
    styles.fontOf('paragraph', attributes.get('text:style-name')) ?? defaultFont;
  const textOf = (element: XmlElement, apart?: XmlElement[]) =>
    spend(fonts.textOf(inlineRuns(element, fontOf(element), styles, apart)));

  function paragraph(element: XmlElement, add: (text: string) => void): void {
    const style = element.attributes.get('text:style-name');
    if (styles.breaksBefore(style)) pages.breakPage();
    const apart: XmlElement[] = [];
    add(textOf(element, apart));
    for (const other of apart) blocks(elementsOf(other));
    if (styles.breaksAfter(style)) pages.breakPage();
  }

  function list(element: XmlElement): void {
    for (const item of elementsOf(element)) {
      if (item.name !== 'text:list-item' && item.name !== 'text:list-header') continue;
      for (const part of elementsOf(item)) {
        if (part.name === 'text:list') list(part);
        // LibreOffice writes numbered headings within lists.
        else if (part.name === 'text:h') blocks([part]);
        else paragraph(part, pages.item);
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

  function cellsOf(row: XmlElement): string[] {
    const cells: string[] = [];
    for (const cell of elementsOf(row)) {
      if (!/^table:(?:covered-)?table-cell$/.test(cell.name)) continue;
      const texts = cell.name === 'table:table-cell' ? elementsOf(cell).map((part) => textOf(part)) : [];
      const text = texts.filter(Boolean).join(' ');
      const count = Math.min(repeats(cell, 'columns'), MAX_COLUMNS - cells.length);
      for (let at = 0; at < count; at += 1) cells.push(spend(text));
    }
    return cells;
  }

  function table(element: XmlElement): void {
    const rows: string[][] = [];
    for (const row of rowsOf(element)) {
      const cells = cellsOf(row);
      const count = Math.min(repeats(row, 'rows'), MAX_ROWS - rows.length);
      for (let at = 0; at < count; at += 1) rows.push(at === 0 ? cells : cells.map(spend));
    }
    pages.table(rows, descend(element, 'table:table-header-rows') !== null);
  }

  function blocks(elements: readonly XmlElement[]): void {
    for (const element of elements) {
      const { name, attributes } = element;
      const isHeading = name === 'text:h' || styles.isHeading(attributes.get('text:style-name'));
      if (name === 'text:p' || name === 'text:h')
        paragraph(element, (text) => pages.text(isHeading ? 'heading' : 'paragraph', text));
      else if (name === 'text:list') list(element);
      else if (name === 'table:table') table(element);
      else if (containers.has(name)) blocks(elementsOf(element));
    }
  }

  blocks(elementsOf(body));
  return pages.document('odt', fonts.names, maxPages);
}
