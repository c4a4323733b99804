import { lowerMedian } from '../child/blocks.ts';
import type { DarkPixels } from './dark-pixels.ts';

/** How the lines of a page run. */
export interface Orientation {
  /** Whether its lines run up or down the picture. */
  readonly isSideways: boolean;
  /** Whether the lines certainly run so. */
  readonly isCertain: boolean;
  /** The angle in radians by which its lines fall, once it is turned upright. */
  readonly skew: number;
  /** Whether the heavier edge of its lines is below: in Devanagari the headline, which stands above. */
  readonly isInverted: boolean;
}

const DEGREE = Math.PI / 180;
const MAX_SKEW = 8;
const COARSE = 0.5;
const FINE = 0.1;
/** Smaller angles do not disturb the recognition. */
const MIN_SKEW = 0.15;
/** Points that are compared: enough for a full page. */
const MAX_POINTS = 25_000;

interface Points {
  readonly x: Float32Array;
  readonly y: Float32Array;
}

/** The dark pixels as points around the centre, thinned out if there are many. */
function pointsOf({ bits, width, height }: DarkPixels): Points {
  const indexes: number[] = [];
  for (const [at, bit] of bits.entries()) if (bit === 1) indexes.push(at);
  const step = Math.max(1, Math.ceil(indexes.length / MAX_POINTS));
  const some = indexes.filter((_, index) => index % step === 0);
  return {
    x: Float32Array.from(some, (at) => (at % width) - width / 2),
    y: Float32Array.from(some, (at) => Math.floor(at / width) - height / 2),
  };
}

/** The number of points in each row of a picture whose lines fall by an angle. */
function profile({ x, y }: Points, slope: number, size: number): Float64Array {
  const rows = new Float64Array(size);
  for (let index = 0; index < x.length; index += 1) {
    const row = Math.round((y[index] ?? 0) - (x[index] ?? 0) * slope + size / 2);
    if (row >= 0 && row < size) rows[row] = (rows[row] ?? 0) + 1;
  }
  return rows;
}

/** A limit of the points in a row, so that ruled lines count no more than lines of text. */
function limitOf(rows: Float64Array): number {
  const filled = rows.filter((row) => row > 0);
  return (5 * filled.reduce((sum, row) => sum + row, 0)) / Math.max(filled.length, 1);
}

/** How strongly rows of text and white rows alternate, 0 to about 1. */
function contrast(rows: Float64Array): number {
  const limit = limitOf(rows);
  let [changes, total] = [0, 0];
  for (let index = 1; index < rows.length; index += 1) {
    const [before, row] = [Math.min(rows[index - 1] ?? 0, limit), Math.min(rows[index] ?? 0, limit)];
    changes += (row - before) ** 2;
    total += row ** 2;
  }
  return total === 0 ? 0 : changes / total;
}

/** The angle in degrees with the strongest contrast. */
function bestAngle(points: Points, size: number): number {
  let best = { angle: 0, contrast: -1 };
  const compare = (from: number, to: number, step: number) => {
    for (let angle = from; angle <= to + step / 2; angle += step) {
      const value = contrast(profile(points, Math.tan(angle * DEGREE), size));
      if (value > best.contrast) best = { angle, contrast: value };
    }
  };
  compare(-MAX_SKEW, MAX_SKEW, COARSE);
  compare(best.angle - COARSE + FINE, best.angle + COARSE - FINE, FINE);
  return best.angle;
}

/** Whether the heavier edges of most lines are below their middle. */
function isHeavyBelow(rows: Float64Array): boolean {
  const sorted = [...rows].sort((a, b) => a - b);
  const threshold = (sorted[Math.floor(sorted.length * 0.95)] ?? 0) * 0.15;
  let balance = 0;
  let start = 0;
  for (let end = 0; end <= rows.length; end += 1) {
    if ((rows[end] ?? 0) > threshold) continue;
    const line = rows.slice(start, end);
    const heaviest = line.indexOf(Math.max(...line));
    if (line.length > 3) balance += (heaviest / (line.length - 1) - 0.5) * line.reduce((sum, row) => sum + row, 0);
    start = end + 1;
  }
  return balance > 0;
}

/** The best angle, and the number of points in each row at that angle. */
function positionOf(points: Points, size: number): { angle: number; rows: Float64Array } {
  const angle = bestAngle(points, size);
  return { angle, rows: profile(points, Math.tan(angle * DEGREE), size) };
}

/** Contrasts of both directions that differ by less than this factor do not show the direction of lines: aligned columns alternate with paper too. */
const MIN_RATIO = 1.65;
/** The factor from which the direction is certain. */
const CERTAIN_RATIO = 2.5;

/** The median length of the gaps of paper between ink, in rows, or in columns. Gaps between signs are shorter than those between lines. */
function usualGap({ bits, width, height }: DarkPixels, isUpright: boolean): number {
  const [lines, length] = isUpright ? [width, height] : [height, width];
  const [lineStep, step] = isUpright ? [1, width] : [width, 1];
  const gaps: number[] = [];
  for (let line = 0; line < lines; line += 1) {
    let last = -1;
    for (let at = 0; at < length; at += 1) {
      if (bits[line * lineStep + at * step] !== 1) continue;
      if (last >= 0 && at - last > 1) gaps.push(at - last - 1);
      last = at;
    }
  }
  return lowerMedian(gaps);
}

/** Finds how the lines of a small picture of a page run; null for an empty page. */
export function findOrientation(dark: DarkPixels): Orientation | null {
  const points = pointsOf(dark);
  if (points.x.length === 0) return null;
  // Turned clockwise by a quarter, a point (x, y) is at (-y, x).
  const turned = { x: points.y.map((y) => -y), y: points.x };
  const [upright, sideways] = [positionOf(points, dark.height), positionOf(turned, dark.width)];
  const ratio = contrast(sideways.rows) / contrast(upright.rows);
  const isClear = ratio > MIN_RATIO || ratio < 1 / MIN_RATIO;
  const isSideways = isClear ? ratio > 1 : usualGap(dark, true) < usualGap(dark, false);
  const { angle, rows } = isSideways ? sideways : upright;
  const skew = Math.abs(angle) < MIN_SKEW ? 0 : angle * DEGREE;
  const isCertain = Math.max(ratio, 1 / ratio) > CERTAIN_RATIO;
  return { isSideways, isCertain, skew, isInverted: isHeavyBelow(rows) };
}
