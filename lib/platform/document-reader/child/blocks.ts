import type { Block } from '../types.ts';

/** A segment of a line with its text. In points, baselines from the bottom. */
export interface Segment {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly baseline: number;
  readonly size: number;
  readonly isBold: boolean;
}

export interface TextLine {
  readonly segments: readonly Segment[];
  readonly baseline: number;
  readonly size: number;
}

/** Joins segments on one baseline to lines, from top to bottom. */
export function toLines(segments: readonly Segment[]): TextLine[] {
  const lines: { segments: Segment[]; baseline: number; size: number }[] = [];
  for (const segment of [...segments].sort((a, b) => b.baseline - a.baseline)) {
    const line = lines.at(-1);
    if (line && line.baseline - segment.baseline < 0.4 * Math.min(line.size, segment.size)) {
      line.segments.push(segment);
      line.size = Math.max(line.size, segment.size);
    } else lines.push({ segments: [segment], baseline: segment.baseline, size: segment.size });
  }
  for (const line of lines) line.segments.sort((a, b) => a.left - b.left);
  return lines;
}

const BULLET = /^(?:[•●▪■◦○‣–—*·\uf0b7\uf0a7-]|(?:\(?(?:\d{1,2}|[०-९]{1,2}|[a-z]|[ivx]{1,4}|[क-ङ])[.)।)]))\s+/i;

/** Converts consecutive lines to headings, paragraphs and lists. `usualSize`: the median font size of the document. */
export function toBlocks(lines: readonly TextLine[], usualSize: number): Block[] {
  const blocks: Block[] = [];
  let paragraph: { text: string; last: TextLine; isBold: boolean; bullet: boolean } | null = null;
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
    const isHeading = text.length <= 120 && !/[.।,;:]$/.test(text) && (last.size > usualSize * 1.15 || isBold);
    blocks.push({ kind: isHeading ? 'heading' : 'paragraph', text });
  }

  for (const line of lines) {
    const text = line.segments
      .map((segment) => segment.text)
      .join(' ')
      .trim();
    if (text === '') continue;
    const isBold = line.segments.every((segment) => segment.isBold);
    const bullet = BULLET.test(text);
    const gap: number = paragraph ? paragraph.last.baseline - line.baseline : 0;
    const continues: boolean =
      paragraph !== null &&
      !bullet &&
      gap > 0 &&
      gap < Math.max(pitch, line.size * 1.1) * 1.25 &&
      Math.abs(paragraph.last.size - line.size) < 0.1 * line.size &&
      paragraph.isBold === isBold &&
      !endsShort(paragraph.last, lines);
    if (paragraph && continues) {
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

/** Whether a line ends well before the others, and so its paragraph. */
function endsShort(line: TextLine, lines: readonly TextLine[]): boolean {
  const right = Math.max(...lines.map(({ segments }) => segments.at(-1)?.right ?? 0));
  const left = Math.min(...lines.map(({ segments }) => segments[0]?.left ?? 0));
  return (line.segments.at(-1)?.right ?? 0) < left + (right - left) * 0.75;
}

function joinWords(before: string, after: string): string {
  return /[a-z]-$/.test(before) && /^[a-z]/.test(after) ? before.slice(0, -1) + after : `${before} ${after}`;
}

function usualPitch(lines: readonly TextLine[]): number {
  const gaps = lines.slice(1).map((line, index) => (lines[index]?.baseline ?? 0) - line.baseline);
  return lowerMedian(gaps.filter((gap) => gap > 0));
}

/** The median; of an even number of values the lower one of the middle two. */
export function lowerMedian(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? 0;
}
