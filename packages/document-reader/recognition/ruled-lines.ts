import type { DarkPixels } from './dark-pixels.ts';

/** A ruled line in pixels: `at` is the middle of its thickness, `from` and `to` are its ends. */
export interface RuledLine {
  readonly isUpright: boolean;
  readonly at: number;
  readonly from: number;
  readonly to: number;
  readonly thickness: number;
}

/** Shares of the width of the page: level lines are longer than any word, upright ones taller than any letter. */
const MIN_LEVEL = 0.1;
const MIN_UPRIGHT = 0.04;
/** Taller upright lines are none of letters. */
const MIN_TALL = 0.12;
/** Pixels between the end of a line and another at which it ends. */
const END = 5;
/** Pixels without ink within a line. */
const MAX_HOLE = 3;
/** Share of a line with paper on both sides: a headline of Devanagari has letters below it, no letter is so tall as an upright line. */
const MIN_FREE = { level: 0.75, upright: 0.5 };
/** The same share for a line with both ends of this many others: letters of narrow rows touch the rules. */
const MIN_FREE_OF_TABLE = 0.3;
const MIN_SAME = 2;
/** Thickness, and distance of the paper on both sides of it, as shares of the width of the page. */
const MAX_THICKNESS = 0.008;
const PAPER_DISTANCE = 0.002;

interface Run {
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

/** Finds the ruled lines of a level picture; `scale`: pixels of the result for one of `dark`. */
export function findRuledLines(dark: DarkPixels, scale: number): RuledLine[] {
  const { width } = dark;
  const level = linesOf(dark, width * MIN_LEVEL, MIN_FREE.level, width);
  const upright = linesOf(flip(dark), width * MIN_UPRIGHT, MIN_FREE.upright, width);
  return [
    ...level.map((line) => ({ ...line, isUpright: false })),
    ...upright.filter((line) => !areLetters(line, level, width)).map((line) => ({ ...line, isUpright: true })),
  ].map((line) => scaleLine(line, scale));
}

/** A line of a picture in one that is larger by `scale`. */
export const scaleLine = ({ isUpright, at, from, to, thickness }: RuledLine, scale: number): RuledLine => ({
  isUpright,
  at: at * scale,
  from: from * scale,
  to: to * scale,
  thickness: thickness * scale,
});

/** Whether a short upright line is of letters that touch a level line from both sides: rules of a table end at others. */
function areLetters({ at, from, to }: Run, level: readonly Run[], width: number): boolean {
  if (to - from > width * MIN_TALL) return false;
  const crossed = level.filter((line) => line.from - END <= at && line.to + END >= at);
  const isEnd = (y: number) => crossed.some((line) => Math.abs(line.at - y) <= END);
  return crossed.some((line) => line.at > from + END && line.at < to - END) && !(isEnd(from) && isEnd(to));
}

/** Mirrors a picture at its diagonal. */
function flip({ bits, width, height }: DarkPixels): DarkPixels {
  const flipped = new Uint8Array(bits.length);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) flipped[x * height + y] = bits[y * width + x] ?? 0;
  return { bits: flipped, width: height, height: width };
}

/** The level lines of a picture. */
function linesOf(
  dark: DarkPixels,
  minLength: number,
  minFree: number,
  pageWidth: number,
): Omit<RuledLine, 'isUpright'>[] {
  const [maxThickness, paperDistance] = [
    Math.max(3, pageWidth * MAX_THICKNESS),
    Math.max(2, Math.round(pageWidth * PAPER_DISTANCE)),
  ];
  const thin = joinRuns(findRuns(dark, minLength)).filter(({ thickness }) => thickness <= maxThickness);
  const isFree = (line: Omit<RuledLine, 'isUpright'>, share: number) => {
    const distance = Math.ceil(line.thickness / 2) + paperDistance;
    return freeShare(dark, line, -distance) >= share && freeShare(dark, line, distance) >= share;
  };
  const clear = thin.filter((line) => isFree(line, minFree));
  return thin.filter((line) => clear.includes(line) || (isFree(line, MIN_FREE_OF_TABLE) && areSame(line, clear)));
}

/** Whether a line has both ends of others, as a rule of a table has. */
const areSame = ({ from, to }: Run, others: readonly Run[]) =>
  others.filter((other) => Math.abs(other.from - from) <= END && Math.abs(other.to - to) <= END).length >= MIN_SAME;

/** The long runs of ink in each row. */
function findRuns({ bits, width, height }: DarkPixels, minLength: number): Run[] {
  const runs: Run[] = [];
  for (let y = 0; y < height; y += 1) {
    let [from, last] = [-1, -1];
    for (let x = 0; x <= width; x += 1) {
      if (x < width && bits[y * width + x] === 1) {
        if (from < 0) from = x;
        last = x;
      } else if (from >= 0 && (x === width || x - last > MAX_HOLE)) {
        if (last - from + 1 >= minLength) runs.push({ at: y, from, to: last });
        from = -1;
      }
    }
  }
  return runs;
}

/** Joins runs in neighbouring rows to one line. */
function joinRuns(runs: readonly Run[]): Omit<RuledLine, 'isUpright'>[] {
  const lines: { top: number; bottom: number; from: number; to: number }[] = [];
  for (const { at, from, to } of runs) {
    const line = lines.findLast(({ bottom, ...other }) => at - bottom <= 2 && from <= other.to && to >= other.from);
    if (line) Object.assign(line, { bottom: at, from: Math.min(line.from, from), to: Math.max(line.to, to) });
    else lines.push({ top: at, bottom: at, from, to });
  }
  return lines.map(({ top, bottom, from, to }) => ({
    at: (top + bottom + 1) / 2,
    from,
    to: to + 1,
    thickness: bottom - top + 1,
  }));
}

/** Share of a line with paper at a distance below it, or above for a negative one; beyond the page is paper. */
function freeShare({ bits, width, height }: DarkPixels, { at, from, to }: Run, distance: number): number {
  const y = Math.floor(at) + distance;
  if (y < 0 || y >= height) return 1;
  let free = 0;
  for (let x = from; x < to; x += 1) free += 1 - (bits[y * width + x] ?? 0);
  return free / (to - from);
}
