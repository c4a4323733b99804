import type { Block, DocumentPage } from './types.ts';

/** What stands together on a page: the cells of a row, or one text. */
export type Line = readonly string[];

function linesOfBlock(block: Block): readonly Line[] {
  if (block.kind === 'table') return block.rows;
  if (block.kind === 'list') return block.items.map((item) => [item]);
  return [[block.text]];
}

/** The lines of a page in their order. */
export function linesOf({ blocks }: DocumentPage): readonly Line[] {
  return blocks.flatMap(linesOfBlock);
}

/** The texts of a page that stand apart: paragraphs, items, cells. */
export function textsOf(page: DocumentPage): readonly string[] {
  return linesOf(page).flat();
}
