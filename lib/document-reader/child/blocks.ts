import type { Block } from '../types.ts';

/** A piece of a line with its words. Points, baselines from the bottom. */
export interface Piece {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly baseline: number;
  readonly size: number;
  readonly isBold: boolean;
}

export interface Line {
  readonly pieces: readonly Piece[];
  readonly baseline: number;
  readonly size: number;
}

/** Pieces on one baseline are a line, from the top of the page to its bottom. */
export function toLines(pieces: readonly Piece[]): Line[] {
  const lines: { pieces: Piece[]; baseline: number; size: number }[] = [];
  for (const piece of [...pieces].sort((a, b) => b.baseline - a.baseline)) {
    const line = lines.at(-1);
    if (line && line.baseline - piece.baseline < 0.4 * Math.min(line.size, piece.size)) {
      line.pieces.push(piece);
      line.size = Math.max(line.size, piece.size);
    } else lines.push({ pieces: [piece], baseline: piece.baseline, size: piece.size });
  }
  for (const line of lines) line.pieces.sort((a, b) => a.left - b.left);
  return lines;
}

const BULLET = /^(?:[•●▪■◦○‣–—*·\uf0b7\uf0a7-]|(?:\(?(?:\d{1,2}|[०-९]{1,2}|[a-z]|[ivx]{1,4}|[क-ङ])[.)।)]))\s+/i;

/** Lines one below the other as headings, paragraphs and lists. `usual`: the size of most of the document's text. */
export function toBlocks(lines: readonly Line[], usual: number): Block[] {
  const blocks: Block[] = [];
  let paragraph: { text: string; last: Line; isBold: boolean; bullet: boolean } | null = null;
  let items: string[] = [];
  const pitch = usualPitch(lines);

  function endList(): void {
    if (items.length > 1) blocks.push({ kind: 'list', items });
    else if (items[0]) blocks.push({ kind: 'paragraph', text: items[0] });
    items = [];
  }

  function end(): void {
    if (!paragraph) return;
    const { text, last, isBold, bullet } = paragraph;
    paragraph = null;
    if (bullet) {
      items.push(text);
      return;
    }
    endList();
    const isHeading = text.length <= 120 && !/[.।,;:]$/.test(text) && (last.size > usual * 1.15 || isBold);
    blocks.push({ kind: isHeading ? 'heading' : 'paragraph', text });
  }

  for (const line of lines) {
    const text = line.pieces
      .map((piece) => piece.text)
      .join(' ')
      .trim();
    if (text === '') continue;
    const isBold = line.pieces.every((piece) => piece.isBold);
    const bullet = BULLET.test(text);
    const gap: number = paragraph ? paragraph.last.baseline - line.baseline : 0;
    const goesOn: boolean =
      paragraph !== null &&
      !bullet &&
      gap > 0 &&
      gap < Math.max(pitch, line.size * 1.1) * 1.25 &&
      Math.abs(paragraph.last.size - line.size) < 0.1 * line.size &&
      paragraph.isBold === isBold &&
      !endsShort(paragraph.last, lines);
    if (paragraph && goesOn) {
      paragraph.text = joinWords(paragraph.text, text);
      paragraph.last = line;
    } else {
      end();
      paragraph = { text, last: line, isBold, bullet };
    }
  }
  end();
  endList();
  return blocks;
}

/** A line that ends well before the others ends its paragraph. */
function endsShort(line: Line, lines: readonly Line[]): boolean {
  const right = Math.max(...lines.map(({ pieces }) => pieces.at(-1)?.right ?? 0));
  const left = Math.min(...lines.map(({ pieces }) => pieces[0]?.left ?? 0));
  return (line.pieces.at(-1)?.right ?? 0) < left + (right - left) * 0.75;
}

function joinWords(before: string, after: string): string {
  return /[a-z]-$/.test(before) && /^[a-z]/.test(after) ? before.slice(0, -1) + after : `${before} ${after}`;
}

function usualPitch(lines: readonly Line[]): number {
  const gaps = lines.slice(1).map((line, index) => (lines[index]?.baseline ?? 0) - line.baseline);
  return median(gaps.filter((gap) => gap > 0));
}

export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? 0;
}
