import type { Locale } from '#content/locale.ts';

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Widths in the font's size, rounded up: no font can be measured on the server. */
const LATIN = 0.6;
const DEVANAGARI = 0.85;
/** The width of a single Devanagari sign: a font that lacks a conjunct sets its parts one after the other. */
const SIGN = 0.6;

/** Estimates the width of a text in units of the font's size. */
export function widthOf(text: string): number {
  const widths = [...graphemes.segment(text)].map(({ segment }) =>
    /\p{Script=Devanagari}/u.test(segment) ? Math.max(DEVANAGARI, SIGN * segment.length) : LATIN,
  );
  return widths.reduce<number>((sum, width) => sum + width, 0);
}

/** Breaks a text between words into lines of at most `width` (in units of the font's size). */
export function breakLines(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = lines.at(-1);
    if (line !== undefined && widthOf(`${line} ${word}`) <= width) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** A label and the nodes below it. */
export interface ChartNode {
  label: string;
  /** The language of a label that is not in the language of the page. */
  lang?: Locale | null;
  children: readonly ChartNode[];
}

/** In units of the drawing; `isUnit` for boxes of a column, below its head. */
export interface Box {
  label: string;
  lines: string[];
  x: number;
  y: number;
  height: number;
  isUnit: boolean;
}

export interface ChartLayout {
  width: number;
  height: number;
  /** All boxes; the trunk, top to bottom, comes first. */
  boxes: Box[];
  /** Path data of the connecting lines; those within the trunk come first. */
  lines: string[];
  trunk: {
    boxes: number;
    /** The line from the trunk to all columns; empty without columns. */
    stem: string;
  };
}

export const BOX_WIDTH = 196;
const FONT_SIZE = 15;
export const LINE_HEIGHT = 21;
const PADDING = 12;
/** How much wider a line may be than estimated: visitors may space letters and words (WCAG 1.4.12), and fonts differ. */
const SPACED = 1.17;
const GAP = 24;
const INDENT = 20;

/** Lays out a chart: a trunk of boxes, one below the other, that branches into columns at the first box with several nodes below it. */
export function layOut(root: ChartNode): ChartLayout {
  const { trunk, columns } = partsOf(root);
  const width = Math.max(columns.length, 1) * (BOX_WIDTH + INDENT + GAP) - GAP;
  const middle = width / 2;
  const layout: ChartLayout = { width, height: 0, boxes: [], lines: [], trunk: { boxes: trunk.length, stem: '' } };

  let y = 0;
  for (const label of trunk) {
    const box = boxOf(label, middle - BOX_WIDTH / 2, y);
    if (y > 0) layout.lines.push(`M${middle} ${y - GAP}V${y}`);
    layout.boxes.push(box);
    y += box.height + GAP;
  }
  layout.height = y - GAP;
  if (columns.length > 0) layout.trunk.stem = `M${middle} ${y - GAP}V${y}`;

  const heads = columns.map((column, index) => boxOf(column.label, index * (BOX_WIDTH + INDENT + GAP), y + GAP));
  const headHeight = Math.max(...heads.map(({ height }) => height));
  for (const [index, head] of heads.entries()) {
    head.height = headHeight;
    const center = head.x + BOX_WIDTH / 2;
    layout.lines.push(`M${middle} ${y}H${center}V${head.y}`);
    layout.boxes.push(head);
    addColumn(layout, descendantsOf(columns[index]), head);
  }
  return layout;
}

/** Adds boxes below a head, one below the other, each connected to a line on the left. */
function addColumn(layout: ChartLayout, units: readonly ChartNode[], head: Box): void {
  let y = head.y + head.height + GAP / 2;
  for (const { label } of units) {
    const box = { ...boxOf(label, head.x + INDENT, y), isUnit: true };
    layout.lines.push(`M${head.x + INDENT / 2} ${head.y + head.height}V${y + box.height / 2}H${box.x}`);
    layout.boxes.push(box);
    y += box.height + GAP / 2;
  }
  layout.height = Math.max(layout.height, y - GAP / 2);
}

function boxOf(label: string, x: number, y: number): Box {
  const lines = breakLines(label, (BOX_WIDTH - 2 * PADDING) / (FONT_SIZE * SPACED));
  return { label, lines, x, y, height: lines.length * LINE_HEIGHT + 2 * PADDING, isUnit: false };
}

function partsOf(root: ChartNode): { trunk: string[]; columns: readonly ChartNode[] } {
  const trunk = [root.label];
  let { children } = root;
  while (children.length === 1 && children[0]) {
    trunk.push(children[0].label);
    children = children[0].children;
  }
  return { trunk, columns: children };
}

function descendantsOf(node: ChartNode | undefined): ChartNode[] {
  return (node?.children ?? []).flatMap((child) => [child, ...descendantsOf(child)]);
}
