import type { DocumentText } from '#packages/document-reader/types.ts';
import { columnKind, foldHeading, isNumberKind } from './column-names.ts';
import type { DataRow } from './data-table.ts';

/** A table as it is in the document, over all its pages. `headings`: null where it has none. */
export interface JoinedTable {
  readonly caption: string | null;
  readonly headings: readonly string[] | null;
  readonly rows: DataRow[];
}

/** Kinds of documents whose pages are sheets: each is a table for itself. */
const sheets: ReadonlySet<DocumentText['kind']> = new Set(['xlsx', 'ods', 'xls']);

const keyOf = (cells: readonly string[]) => cells.map(foldHeading).join('|');
const hasDigits = (cell: string) => /[\d०-९]{3}/.test(cell);

/** Whether the first row is the headings: marked as such by the reader, or with the heading of a column of numbers. */
function hasHeadings(rows: readonly (readonly string[])[], isMarked: boolean): boolean {
  const [first = []] = rows;
  if (first.some(hasDigits)) return false;
  return isMarked || first.some((cell) => isNumberKind(columnKind(cell)));
}

/** Whether a row repeats the headings; few rows begin like them. */
function isRepeated(cells: readonly string[], key: string | null): boolean {
  if (!key?.startsWith(foldHeading(cells[0] ?? ''))) return false;
  return keyOf(cells) === key;
}

interface OpenTable {
  readonly table: JoinedTable;
  readonly width: number;
  readonly key: string | null;
  /** Headings on the first page, above the table. */
  readonly above: ReadonlySet<string>;
  page: number;
}

/** The tables of a document; a table that continues on the next page is one, without its repeated headings. */
export function joinTables({ kind, pages }: Pick<DocumentText, 'kind' | 'pages'>): JoinedTable[] {
  const tables: JoinedTable[] = [];
  let open: OpenTable | null = null;
  for (const [index, { blocks }] of pages.entries()) {
    const page = index + 1;
    const above: string[] = [];
    let caption: string | null = null;
    let isFirst = true;
    for (const block of blocks) {
      if (block.kind === 'heading') {
        above.push(foldHeading(block.text));
        caption = block.text;
      }
      if (block.kind !== 'table') continue;
      const [first = []] = block.rows;
      const headings = hasHeadings(block.rows, block.hasHeader) ? first : null;
      const body = headings ? block.rows.slice(1) : block.rows;
      const key = headings && keyOf(headings);
      const width = Math.max(...block.rows.map((row) => row.length));
      const continues: boolean =
        open !== null &&
        isFirst &&
        !sheets.has(kind) &&
        open.page === page - 1 &&
        open.width === width &&
        (key === null || key === open.key) &&
        above.every((text) => open?.above.has(text));
      if (!open || !continues) {
        const table: JoinedTable = { caption, headings, rows: [] };
        tables.push(table);
        open = { table, width, key, above: new Set(above), page };
      }
      const { table, key: repeated } = open;
      for (const cells of body) if (!isRepeated(cells, repeated)) table.rows.push({ page, cells });
      open.page = page;
      isFirst = false;
    }
    // Headings after the last table of a page begin something else.
    const last = blocks.findLastIndex((block) => block.kind === 'table');
    if (open && blocks.slice(last + 1).some((block) => block.kind === 'heading') && last >= 0) open = null;
  }
  return tables;
}

/** The headings of each row of tables with headings, by the row's cells. */
export function headingsByRow(
  document: Pick<DocumentText, 'kind' | 'pages'>,
): ReadonlyMap<readonly string[], readonly string[]> {
  return new Map(
    joinTables(document).flatMap(({ headings, rows }) =>
      headings ? rows.map(({ cells }) => [cells, headings] as const) : [],
    ),
  );
}
