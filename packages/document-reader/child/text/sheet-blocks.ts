import { looksLikeHeader } from '../../table-header.ts';
import type { Block, DocumentText } from '../../types.ts';
import { MAX_COLUMNS, usedCells } from './table-cells.ts';
import { UnreadableError } from './unreadable-error.ts';

/** Limits of a sheet; what is beyond them counts as a page that is not read. */
export const sheetLimits = { rows: 5000, columns: MAX_COLUMNS };

/** A visible sheet: the texts of its cells, without repeated blanks. */
export interface SheetText {
  readonly name: string;
  readonly rows: readonly (readonly string[])[];
  readonly isCut: boolean;
}

/** The text of a spreadsheet, a page for each sheet. @throws UnreadableError `empty` */
export function sheetsText(
  kind: DocumentText['kind'],
  sheets: readonly SheetText[],
  legacyFonts: ReadonlySet<string>,
  maxPages: number,
): DocumentText {
  const pages = sheets
    .map(({ name, rows }) => toBlocks(rows, sheets.length > 1 ? name : null))
    .filter((blocks) => blocks.some((block) => block.kind !== 'heading'));
  if (pages.length === 0) throw new UnreadableError('empty');
  return {
    kind,
    pageCount: pages.length + sheets.filter(({ isCut }) => isCut).length,
    pages: pages.slice(0, maxPages).map((blocks) => ({ blocks, picture: null })),
    isScan: false,
    legacyFonts: [...legacyFonts].sort(),
  };
}

/** Rows with one cell above the table are its title; so is a title in merged cells. */
function toBlocks(rows: readonly (readonly string[])[], name: string | null): Block[] {
  const filled = rows.filter((row) => row.some(Boolean));
  const start = filled.findIndex((row) => row.filter(Boolean).length > 1);
  const titles = filled.slice(0, start < 0 ? filled.length : start).map((row) => row.filter(Boolean).join(' '));
  const table = start < 0 ? [] : filled.slice(start);
  const cells = usedCells(table);
  return [
    ...(name ? [{ kind: 'heading', text: name } as const] : []),
    ...titles.map((text) => ({ kind: 'paragraph', text }) as const),
    ...(cells.length > 0 ? [{ kind: 'table', rows: cells, hasHeader: looksLikeHeader(cells, false) } as const] : []),
  ];
}
