import { MAX_BODY_LENGTH } from '#campus-api/records/notice/details.ts';
import { beginningOf } from '#packages/nepali/text/clip.ts';
import type { Block } from '#packages/site-import/content/index.ts';
import { type LinkTargets, showLinks } from './show-links.ts';

/** The body of a notice with the marks of `packages/document-reader/plain-text.ts`; `isCut` if it is longer than a notice may have. */
export interface Body {
  text: string;
  isCut: boolean;
}

/** The body of a notice from the blocks of a post in one language; pictures are attached files. `title` names the post. */
export function bodyOf(blocks: readonly Block[], targets: LinkTargets, title: string): Body {
  const text = blocks
    .map((block) => linesOf(block, targets, title))
    .filter((each) => each !== '')
    .join('\n\n');
  return { text: text.length > MAX_BODY_LENGTH ? cut(text) : text, isCut: text.length > MAX_BODY_LENGTH };
}

function linesOf(block: Block, targets: LinkTargets, title: string): string {
  switch (block.type) {
    case 'heading':
      return `# ${oneLine(showLinks(block.text, targets, title))}`;
    case 'paragraph':
      // “|” separates the cells of a table.
      return showLinks(block.text, targets, title).replaceAll('|', '/');
    case 'points':
      return block.items.map((item) => `- ${oneLine(showLinks(item, targets, title))}`).join('\n');
    case 'table':
      return tableOf(block.rows);
    case 'picture':
    case 'reference':
      return '';
  }
}

const oneLine = (text: string) => text.replaceAll('|', '/').replaceAll(/\s+/g, ' ');

/** A table with a single row or column, which is used for layout, becomes paragraphs. */
function tableOf(rows: readonly (readonly string[])[]): string {
  const width = Math.max(...rows.map((row) => row.length));
  const isLayout = rows.length === 1 || width < 2;
  return rows
    .map((row) => Array.from({ length: isLayout ? row.length : width }, (_, index) => oneLine(row[index] ?? '')))
    .map((cells) => (isLayout ? cells.filter(Boolean).join('\n') : cells.join(' | ')))
    .join('\n');
}

/** Cut between two lines, or else between two words. */
function cut(text: string): string {
  const start = text.slice(0, MAX_BODY_LENGTH);
  const end = Math.max(start.lastIndexOf('\n'), 0) || start.lastIndexOf(' ');
  return (end > 0 ? start.slice(0, end) : beginningOf(text, MAX_BODY_LENGTH)).trimEnd();
}
