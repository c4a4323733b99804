import type { GreyPicture } from '../grey-map.ts';

/** Connected ink of a cell, in pixels of the picture. */
export interface Glyph {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The ink of a cell: its glyphs from left to right, and the brightness of paper and ink. */
export interface CellInk {
  readonly glyphs: readonly Glyph[];
  readonly paper: number;
  readonly ink: number;
}

/** Smaller differences of brightness are noise on empty paper. */
const MIN_CONTRAST = 50;
/** Ink is darker than the paper by more than this share of the contrast: more breaks thin strokes, less joins near ones. */
export const inkShares = [0.35, 0.5, 0.25] as const;
/** Shares of the height of the tallest glyph: dust is smaller in both directions, points and commas are lower. */
const DUST = 0.1;
const LOW = 0.45;
/** Share of the narrower of two glyphs above each other from which they are one. */
const OVERLAP = 0.5;
/** A cell with more ink or glyphs is a picture. */
const MAX_GLYPHS = 60;

export const heightOf = ({ top, bottom }: Glyph): number => bottom - top;
export const widthOf = ({ left, right }: Glyph): number => right - left;

/** Finds the glyphs of a cell with one line; those above each other, such as the points of a colon, are one. */
export function findGlyphs(picture: GreyPicture, cell: Glyph, inkShare: number): CellInk {
  const [width, height] = [cell.right - cell.left, cell.bottom - cell.top];
  const levels = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const start = (cell.top + y) * picture.width + cell.left;
    levels.set(picture.pixels.subarray(start, start + width), y * width);
  }
  const sorted = levels.toSorted();
  const paper = sorted[Math.floor(sorted.length * 0.6)] ?? 0;
  const ink = sorted[Math.floor(sorted.length * 0.005)] ?? 0;
  if (paper - ink < MIN_CONTRAST) return { glyphs: [], paper, ink };
  const threshold = paper - (paper - ink) * inkShare;
  const boxes = connected(levels, width, height, threshold);
  const tallest = Math.max(0, ...boxes.map(heightOf));
  const clean = boxes.filter((glyph) => Math.max(heightOf(glyph), widthOf(glyph)) > tallest * DUST);
  const glyphs = clean.length > MAX_GLYPHS ? [] : joinStacked(clean, tallest);
  const move = ({ left, top, right, bottom }: Glyph) => ({
    left: left + cell.left,
    top: top + cell.top,
    right: right + cell.left,
    bottom: bottom + cell.top,
  });
  return { glyphs: glyphs.map(move), paper, ink };
}

/** The boxes of connected dark pixels, diagonals included. */
export function connected(levels: Uint8Array, width: number, height: number, threshold: number): Glyph[] {
  const isSeen = new Uint8Array(levels.length);
  const boxes: Glyph[] = [];
  for (let start = 0; start < levels.length; start += 1) {
    if (isSeen[start] === 1 || (levels[start] ?? 0) >= threshold) continue;
    const box = { left: width, top: height, right: 0, bottom: 0 };
    const open = [start];
    isSeen[start] = 1;
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      const [x, y] = [at % width, Math.floor(at / width)];
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x + 1);
      box.top = Math.min(box.top, y);
      box.bottom = Math.max(box.bottom, y + 1);
      for (let nearY = Math.max(0, y - 1); nearY <= Math.min(height - 1, y + 1); nearY += 1) {
        for (let nearX = Math.max(0, x - 1); nearX <= Math.min(width - 1, x + 1); nearX += 1) {
          const near = nearY * width + nearX;
          if (isSeen[near] === 1 || (levels[near] ?? 0) >= threshold) continue;
          isSeen[near] = 1;
          open.push(near);
        }
      }
    }
    boxes.push(box);
  }
  return boxes;
}

function joinStacked(glyphs: readonly Glyph[], tallest: number): Glyph[] {
  const joined: Glyph[] = [];
  for (const glyph of glyphs.toSorted((a, b) => a.left - b.left)) {
    const last = joined.at(-1);
    if (last && areStacked(last, glyph, tallest))
      joined[joined.length - 1] = {
        left: Math.min(last.left, glyph.left),
        top: Math.min(last.top, glyph.top),
        right: Math.max(last.right, glyph.right),
        bottom: Math.max(last.bottom, glyph.bottom),
      };
    else joined.push(glyph);
  }
  return joined;
}

/** A comma may stand below its neighbour: low glyphs are joined only to each other. */
function areStacked(one: Glyph, other: Glyph, tallest: number): boolean {
  const overlap = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  if (overlap < Math.min(widthOf(one), widthOf(other)) * OVERLAP) return false;
  const [isLow, isOtherLow] = [one, other].map((glyph) => heightOf(glyph) < tallest * LOW);
  return isLow === isOtherLow;
}
