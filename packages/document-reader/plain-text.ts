import { looksLikeHeader } from './table-header.ts';
import type { Block } from './types.ts';

// The text of a page as people edit it: blocks are separated by an empty line, each item of a list begins with “- ”, a heading with “# ”,
// and the cells of a table are separated by “|”.

const ROW = '|';

function blockText(block: Block): string {
  if (block.kind === 'heading') return `# ${cellText(block.text)}`;
  if (block.kind === 'list') return block.items.map((item) => `- ${cellText(item)}`).join('\n');
  if (block.kind === 'table') return block.rows.map((cells) => cells.map(cellText).join(` ${ROW} `)).join('\n');
  return block.text;
}

const cellText = (cell: string) => cell.replaceAll(ROW, '/');

export function toPlainText(blocks: readonly Block[]): string {
  return blocks.map(blockText).join('\n\n');
}

const tidy = (text: string) =>
  text
    .normalize('NFC')
    .replace(/[ \t]+/g, ' ')
    .trim();

function toBlock(lines: readonly string[]): Block {
  const [first = ''] = lines;
  const isPlain = !lines.some((line) => line.includes(ROW));
  if (isPlain && lines.every((line) => line.startsWith('- ')))
    return { kind: 'list', items: lines.map((line) => tidy(line.slice(2))) };
  if (isPlain && lines.length === 1 && first.startsWith('# ')) return { kind: 'heading', text: tidy(first.slice(2)) };
  if (lines.every((line) => line.includes(ROW))) {
    const rows = lines.map((line) => line.split(ROW).map(tidy));
    const width = Math.max(...rows.map((cells) => cells.length));
    const filled = rows.map((cells) => [...cells, ...Array.from({ length: width - cells.length }, () => '')]);
    return { kind: 'table', rows: filled, hasHeader: looksLikeHeader(filled, false) };
  }
  return { kind: 'paragraph', text: cellText(lines.join(' ')).replace(/^(?:[#-] )+/, '') };
}

/** Reads such a text; any text has blocks. */
export function fromPlainText(text: string): Block[] {
  return text
    .split(/\r?\n[ \t]*(?:\r?\n[ \t]*)+/)
    .map((part) => part.split(/\r?\n/).map(tidy).filter(Boolean))
    .filter((lines) => lines.length > 0)
    .map(toBlock);
}

type LineKind = 'empty' | 'heading' | 'item' | 'row' | 'text';

function kindOf(line: string): LineKind {
  if (line === '') return 'empty';
  if (line.includes('|')) return 'row';
  if (line.startsWith('# ')) return 'heading';
  return line.startsWith('- ') ? 'item' : 'text';
}

/** The blocks of a text in which each line is a paragraph, and cells may be separated by tabs, as copied from Excel. */
export function blocksOf(text: string): Block[] {
  const lines = text.split(/\r?\n/).map((line) =>
    line
      .trimStart()
      .replaceAll('\t', '|')
      .trimEnd()
      .replace(/^[•●▪*–]\s+/, '- ')
      .replace(/^#+\s+/, '# '),
  );
  const kinds = lines.map(kindOf);
  const separated = lines.map((line, at) => {
    const kind = kinds[at];
    const continues = kind === kinds[at - 1] && (kind === 'item' || kind === 'row');
    return continues ? line : `\n${line}`;
  });
  return fromPlainText(separated.join('\n')).map((block) =>
    block.kind === 'table' && block.rows.length === 1
      ? { kind: 'paragraph', text: block.rows.flat().filter(Boolean).join(' ') }
      : block,
  );
}
