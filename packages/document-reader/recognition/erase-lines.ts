import type { GreyPicture } from '../grey-map.ts';
import { paintWhite } from './grey-picture.ts';
import type { RuledLine } from './ruled-lines.ts';

const WHITE = 255;
/** Pixels around a line that are blurred. */
const MARGIN = 3;
/** Least half of the thickness of a line, and what is erased around it where lines cross. In pixels. */
const MIN_HALF = 2;
const CROSSING = 1;
/** Pixels around a single line that are blurred, and between a line and another that it meets. */
const BLUR = 2;
const END = 10;
/** Pixels along a line that are compared: most of them show the line alone. */
const WINDOW = 64;
const ALONE = 0.65;
/** Share of pixels that are darker than paper. */
const PAPER = 0.9;
/** Brightness of a line as a share of that of the paper, and of ink as a share of what is usual at its distance from the line. */
const SOLID = 0.6;
const INK = 0.7;

/** Positions of a line in its picture: along it, and across it. */
interface Band {
  readonly from: number;
  readonly to: number;
  readonly first: number;
  readonly last: number;
  readonly middle: number;
  /** Pixels to both sides of its darkest row that belong to it. */
  readonly half: number;
  readonly index: (along: number, across: number) => number;
}

/** Paints ruled lines as paper: they disturb the segmentation of the page. Strokes that cross a line stay, and strokes that touch it lose only the line: in narrow rows it runs through letters. */
export function eraseLines(picture: GreyPicture, lines: readonly RuledLine[]): void {
  for (const line of lines) {
    if (!isOfTable(line, lines)) {
      eraseSingle(picture, line);
      continue;
    }
    const band = bandOf(picture, line);
    const starts = Array.from(
      { length: Math.ceil((band.to - band.from) / WINDOW) },
      (_, at) => band.from + at * WINDOW,
    );
    const windows = starts.map((start) => measureWindow(picture.pixels, band, start));
    for (const window of windows) eraseWindow(picture.pixels, band, window);
  }
  eraseCrossings(picture, lines);
}

/** Whether a line meets two others, as the rules of tables do; single lines may be parts of stamps. */
function isOfTable(line: RuledLine, lines: readonly RuledLine[]): boolean {
  const meets = (other: RuledLine) =>
    other.isUpright !== line.isUpright &&
    line.from - END <= other.at &&
    line.to + END >= other.at &&
    other.from - END <= line.at &&
    other.to + END >= line.at;
  return lines.filter(meets).length > 1;
}

/** Erases a line that is of no table with its blurred edges. */
function eraseSingle(picture: GreyPicture, line: RuledLine): void {
  const half = line.thickness / 2 + BLUR;
  const [top, bottom] = [Math.floor(line.at - half), Math.ceil(line.at + half)];
  const [from, to] = [Math.floor(line.from - BLUR), Math.ceil(line.to + BLUR)];
  if (line.isUpright) paintWhite(picture, { left: top, right: bottom, top: from, bottom: to });
  else eraseLevel(picture, { left: from, right: to, top, bottom });
}

function eraseLevel(picture: GreyPicture, band: { left: number; right: number; top: number; bottom: number }): void {
  const { pixels, width, height } = picture;
  const { left, right, top, bottom } = band;
  const isInk = [top - 1, bottom].map((y) => {
    const row = y < 0 || y >= height ? new Uint8Array() : pixels.slice(y * width, (y + 1) * width);
    const part = row.subarray(Math.max(0, left), Math.max(0, right));
    const paper = part.reduce((sum, level) => sum + level, 0) / Math.max(1, part.length);
    return (x: number) => (row[x] ?? 255) < paper * INK;
  });
  for (let x = left; x < right; x += 1) {
    const sides = isInk.filter((isInkAt) => isInkAt(x)).length;
    const inset = sides === 0 ? 0 : BLUR;
    if (sides < 2) paintWhite(picture, { left: x, right: x + 1, top: top + inset, bottom: bottom - inset });
  }
}

function bandOf({ width, height }: GreyPicture, { isUpright, at, from, to, thickness }: RuledLine): Band {
  const half = thickness / 2 + MARGIN;
  const [length, breadth] = isUpright ? [height, width] : [width, height];
  return {
    from: Math.max(0, Math.floor(from - MARGIN)),
    to: Math.min(length, Math.ceil(to + MARGIN)),
    first: Math.max(0, Math.floor(at - half)),
    last: Math.min(breadth - 1, Math.ceil(at + half) - 1),
    middle: at - 0.5,
    half: Math.max(MIN_HALF, thickness / 2),
    index: isUpright ? (along, across) => along * width + across : (along, across) => across * width + along,
  };
}

/** A part of a line with the usual brightness of its rows. */
interface Window {
  readonly start: number;
  readonly end: number;
  readonly usual: readonly number[];
  readonly paper: number;
}

function measureWindow(pixels: Uint8Array, { from, to, first, last, index }: Band, start: number): Window {
  const end = Math.min(to, start + WINDOW);
  const near = Math.max(from, Math.min(start - WINDOW / 2, to - 2 * WINDOW));
  const far = Math.min(to, Math.max(end + WINDOW / 2, from + 2 * WINDOW));
  const levels = Array.from({ length: last - first + 1 }, (_, row) =>
    Uint8Array.from({ length: far - near }, (__, along) => pixels[index(near + along, first + row)] ?? WHITE).sort(),
  );
  const usual = levels.map((row) => row[Math.floor(row.length * ALONE)] ?? WHITE);
  const paper = Math.max(...levels.map((row) => row[Math.floor(row.length * PAPER)] ?? WHITE));
  return { start, end, usual, paper };
}

function eraseWindow(
  pixels: Uint8Array,
  { first, middle, half, index }: Band,
  { start, end, usual, paper }: Window,
): void {
  // White squares would pass for the brightness of paper.
  const blank = Math.max(...usual);
  const inner = usual.map((level, row) => (Math.abs(first + row - middle) <= half ? level : WHITE));
  const darkest = inner.indexOf(Math.min(...inner));
  const isOfLine = usual.map((_, row) => Math.abs(row - darkest) <= half);
  const isSolid = usual.map((level, row) => isOfLine[row] === true && level < paper * SOLID);
  const [above, below] = [isSolid.indexOf(true) - 1, isSolid.lastIndexOf(true) + 1];
  for (let along = start; along < end; along += 1) {
    const isInk = usual.map((level, row) => {
      const limit = (isOfLine[row] === true ? level : paper) * INK;
      return isSolid[row] !== true && (pixels[index(along, first + row)] ?? WHITE) < limit;
    });
    const isCrossed = isInk[above] === true && isInk[below] === true;
    for (const [row, isStroke] of isInk.entries())
      if (!isStroke && !(isSolid[row] === true && isCrossed)) pixels[index(along, first + row)] = blank;
  }
}

/** Erases the ink of crossings, as each rule seems a stroke across the other. */
function eraseCrossings(picture: GreyPicture, lines: readonly RuledLine[]): void {
  for (const upright of lines.filter(({ isUpright }) => isUpright))
    for (const line of lines) {
      const isCrossing = line.from - MARGIN <= upright.at && line.to + MARGIN >= upright.at;
      const isReached = upright.from - MARGIN <= line.at && upright.to + MARGIN >= line.at;
      if (line.isUpright || !isCrossing || !isReached) continue;
      const [across, down] = [upright.thickness / 2 + CROSSING, line.thickness / 2 + CROSSING];
      const [left, right] = [upright.at - across, upright.at + across];
      paintWhite(picture, { left, right, top: line.at - down, bottom: line.at + down });
    }
}
