import { beginningOf } from '#packages/nepali/text/clip.ts';
import type { Block, PageContent } from './types.ts';

/** Characters of a document that another page shows: about 2 KB of Nepali, compressed. */
const MAX_CHARACTERS = 2000;

/** The beginning of a document; `isWhole`: nothing follows. */
export interface Opening {
  readonly blocks: readonly Block[];
  readonly isWhole: boolean;
}

const lengthOf = (texts: readonly string[]) => texts.reduce((sum, text) => sum + text.length, 0);

/** The first parts that fit into a number of characters. */
function firstParts<T>(parts: readonly T[], textsOf: (part: T) => readonly string[], max: number): T[] {
  let left = max;
  const end = parts.findIndex((part) => {
    left -= lengthOf(textsOf(part));
    return left < 0;
  });
  return parts.slice(0, end === -1 ? parts.length : end);
}

/** The whole sentences of a text that fit, or the words where the first sentence does not. */
function firstSentences(text: string, max: number): string {
  const start = text.slice(0, max);
  const [sentences] = /^.*[.।?!](?=\s)/s.exec(start) ?? [];
  return sentences ?? `${beginningOf(text, max).trimEnd()} …`;
}

const textsOf = (block: Block): readonly string[] =>
  block.kind === 'table' ? block.rows.flat() : block.kind === 'list' ? block.items : [block.text];

/** The part of a block that fits: whole rows, items or sentences; null for none. */
function cut(block: Block, max: number): Block | null {
  if (block.kind === 'table') {
    const rows = firstParts(block.rows, (row) => row, max);
    return rows.length > (block.hasHeader ? 1 : 0) ? { ...block, rows } : null;
  }
  if (block.kind === 'list') {
    const items = firstParts(block.items, (item) => [item], max);
    return items.length > 0 ? { ...block, items } : null;
  }
  return block.kind === 'paragraph' ? { ...block, text: firstSentences(block.text, max) } : null;
}

/**
 * The beginning of a document for the page of its notice: the whole text of a short one, else its first page, at most `max` characters. It ends
 * between blocks, unless the first block alone is longer, or is most of it.
 */
export function openingOf(pages: readonly PageContent[], pageCount: number, max = MAX_CHARACTERS): Opening {
  const all = pages.flatMap(({ blocks }) => blocks);
  if (pages.length === pageCount && lengthOf(all.flatMap(textsOf)) <= max) return { blocks: all, isWhole: true };
  const first = pages[0]?.blocks ?? [];
  const blocks = firstParts(first, textsOf, max);
  const left = max - lengthOf(blocks.flatMap(textsOf));
  const next = first[blocks.length];
  const rest = next && left > max / 2 ? cut(next, left) : null;
  // A heading at the end would have no text.
  const end = rest ? blocks.length : blocks.findLastIndex(({ kind }) => kind !== 'heading') + 1;
  return { blocks: [...blocks.slice(0, end), ...(rest ? [rest] : [])], isWhole: false };
}
