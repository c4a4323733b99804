import { looksLikeHeader } from '../../table-header.ts';
import type { Block, DocumentText } from '../../types.ts';
import { usedCells } from './table-cells.ts';
import { UnreadableError } from './unreadable-error.ts';

type Table = Extract<Block, { kind: 'table' }>;

/** Collects the blocks of a text document, page by page. */
export interface PageBuilder {
  text(kind: 'heading' | 'paragraph', text: string): void;
  /** Items that follow each other are one list. */
  item(text: string): void;
  table(rows: readonly (readonly string[])[], hasHeader: boolean): void;
  /** Ends the page, if it has any text. */
  breakPage(): void;
  /** @throws UnreadableError `empty` */
  document(kind: DocumentText['kind'], legacyFonts: ReadonlySet<string>, maxPages: number): DocumentText;
}

export function createPageBuilder(): PageBuilder {
  const pages: Block[][] = [[]];
  let items: string[] = [];

  function add(block: Block): void {
    endList();
    pages.at(-1)?.push(block);
  }
  function endList(): void {
    if (items.length > 0) pages.at(-1)?.push({ kind: 'list', items });
    items = [];
  }
  function toTable(rows: readonly (readonly string[])[], hasHeader: boolean): Table | null {
    const cells = usedCells(rows);
    return cells.length === 0
      ? null
      : { kind: 'table', rows: cells, hasHeader: cells.length > 1 && (hasHeader || looksLikeHeader(cells, false)) };
  }

  return {
    text(kind, text) {
      if (text) add({ kind, text });
    },
    item(text) {
      if (text) items.push(text);
    },
    table(rows, hasHeader) {
      const table = toTable(rows, hasHeader);
      if (table) add(table);
    },
    breakPage() {
      endList();
      if (pages.at(-1)?.length) pages.push([]);
    },
    document(kind, legacyFonts, maxPages) {
      endList();
      const filled = pages.filter((blocks) => blocks.length > 0);
      if (filled.length === 0) throw new UnreadableError('empty');
      return {
        kind,
        pageCount: filled.length,
        pages: filled.slice(0, maxPages).map((blocks) => ({ blocks, picture: null })),
        isScan: false,
        legacyFonts: [...legacyFonts].sort(),
      };
    },
  };
}
