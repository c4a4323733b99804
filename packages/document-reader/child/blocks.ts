import type { Block } from '../types.ts';

/** A table, as rows of cells. */
export interface PdfTable {
  readonly rows: readonly (readonly string[])[];
  readonly hasHeader: boolean;
}

/** A segment of a line with its text. In points, baselines from the bottom. */
export interface Segment {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly baseline: number;
  readonly size: number;
  readonly isBold: boolean;
  /** The ruled table that stands here. */
  readonly table?: PdfTable;
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
    const isApart = segment.table !== undefined || line?.segments[0]?.table !== undefined;
    if (line && !isApart && line.baseline - segment.baseline < 0.4 * Math.min(line.size, segment.size)) {
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
  const short = shortLines(lines);

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
      !isElsewhere(paragraph.last, line) &&
      !short.has(paragraph.last);
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

/** In ems: lines begin far from each other, or have the same centre. */
const FAR = 8;
const CENTRED = 1;

const leftOf = ({ segments }: TextLine) => segments[0]?.left ?? 0;
const rightOf = ({ segments }: TextLine) => segments.at(-1)?.right ?? 0;
const centreOf = (line: TextLine) => (leftOf(line) + rightOf(line)) / 2;

/** Whether a line begins far to the right of the preceding one, such as a date or a signature. */
function isElsewhere(before: TextLine, line: TextLine): boolean {
  const isCentred = Math.abs(centreOf(line) - centreOf(before)) < CENTRED * line.size;
  return !isCentred && leftOf(line) - leftOf(before) > FAR * line.size;
}

/** Lines above and below that show the width of a narrow column, where they are filled, and how far apart these begin, in ems. */
const NEIGHBOURS = 3;
const MIN_FILLED = 4;
const ALIGNED = 0.5;

const isFilled = (line: TextLine, right: number, share: number, left = leftOf(line)) =>
  rightOf(line) >= left + (right - left) * share;

/** Whether a line and those around it fill a column that is narrower than the other text. */
function fillsColumn(lines: readonly TextLine[], index: number): boolean {
  const line = lines[index];
  if (!line) return false;
  const around = lines
    .slice(Math.max(0, index - NEIGHBOURS), index + NEIGHBOURS + 1)
    .filter((other) => Math.abs(leftOf(other) - leftOf(line)) < ALIGNED * line.size);
  const right = Math.max(...around.map(rightOf));
  return isFilled(line, right, 0.85) && around.filter((other) => isFilled(other, right, 0.85)).length >= MIN_FILLED;
}

/** Returns the lines that end well before the others, and so their paragraphs. */
function shortLines(lines: readonly TextLine[]): ReadonlySet<TextLine> {
  const right = lines.reduce((most, line) => Math.max(most, rightOf(line)), 0);
  const left = lines.reduce((least, line) => Math.min(least, leftOf(line)), Number.POSITIVE_INFINITY);
  return new Set(lines.filter((line, index) => !isFilled(line, right, 0.75, left) && !fillsColumn(lines, index)));
}

function joinWords(before: string, after: string): string {
  if (/[a-z]-$/.test(before) && /^[a-z]/.test(after)) return before.slice(0, -1) + after;
  // Telephone and symbol numbers are broken after a hyphen, which stays.
  return /[\d०-९]-$/.test(before) && /^[\d०-९]/.test(after) ? before + after : `${before} ${after}`;
}

function usualPitch(lines: readonly TextLine[]): number {
  const gaps = lines.slice(1).map((line, index) => (lines[index]?.baseline ?? 0) - line.baseline);
  return lowerMedian(gaps.filter((gap) => gap > 0));
}

/** The median; of an even number of values the lower one of the middle two. */
export function lowerMedian(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? 0;
}
