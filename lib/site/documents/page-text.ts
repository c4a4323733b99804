import type { Block, PageContent } from './types.ts';

/** A line of a page: the cells of a row, or one text. */
export type PageLine = readonly string[];

function linesOfBlock(block: Block): readonly PageLine[] {
  if (block.kind === 'table') return block.rows;
  if (block.kind === 'list') return block.items.map((item) => [item]);
  return [[block.text]];
}

/** The lines of a page in their order. */
export function linesOf({ blocks }: PageContent): readonly PageLine[] {
  return blocks.flatMap(linesOfBlock);
}

/** The separate texts of a page: paragraphs, items, cells. */
export function lineTexts(page: PageContent): readonly string[] {
  return linesOf(page).flat();
}
