import type { OpenPdf } from './open-pdf.ts';

/** A ruled line of a page, upright or level, in points. */
export interface Rule {
  readonly isUpright: boolean;
  /** Its x if upright, its y if level. */
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

/** In points; shorter ones are parts of letters and drawings. */
const MIN_LENGTH = 6;
const MAX_TILT = 0.5;
/** Paths with more segments are drawings. */
const MAX_SEGMENTS = 2000;
const [LINE, MOVE] = [0, 2];

/** Paths that are thinner are one line. */
const MAX_WIDTH = 2;

/** Returns the upright and level lines of a path; of a filled rectangle its edges. */
export function pathRules(pdf: OpenPdf, path: number): Rule[] {
  const { at, float } = pdf.scratch;
  if (!pdf.engine.FPDFPageObj_GetBounds(path, at, at + 4, at + 8, at + 12)) return [];
  const [left, bottom, right, top] = [float(0), float(1), float(2), float(3)];
  const [width, height] = [right - left, top - bottom];
  if (width <= MIN_LENGTH && height <= MIN_LENGTH) return [];
  if (width <= MAX_WIDTH) return [{ isUpright: true, at: (left + right) / 2, from: bottom, to: top }];
  if (height <= MAX_WIDTH) return [{ isUpright: false, at: (bottom + top) / 2, from: left, to: right }];
  return segmentRules(pdf, path);
}

function segmentRules({ engine, scratch }: OpenPdf, path: number): Rule[] {
  const { at, float } = scratch;
  const count = engine.FPDFPath_CountSegments(path);
  if (count < 2 || count > MAX_SEGMENTS || !engine.FPDFPageObj_GetMatrix(path, at)) return [];
  const [a, b, c, d, e, f] = [float(0), float(1), float(2), float(3), float(4), float(5)];
  const rules: Rule[] = [];
  let start: [number, number] = [0, 0];
  let last: [number, number] = [0, 0];

  function lineTo([x, y]: [number, number]): void {
    const [width, height] = [Math.abs(x - last[0]), Math.abs(y - last[1])];
    if (width < MAX_TILT && height > MIN_LENGTH)
      rules.push({ isUpright: true, at: x, from: Math.min(y, last[1]), to: Math.max(y, last[1]) });
    if (height < MAX_TILT && width > MIN_LENGTH)
      rules.push({ isUpright: false, at: y, from: Math.min(x, last[0]), to: Math.max(x, last[0]) });
  }

  for (let index = 0; index < count; index += 1) {
    const segment = engine.FPDFPath_GetPathSegment(path, index);
    if (!engine.FPDFPathSegment_GetPoint(segment, at, at + 4)) continue;
    const [x, y] = [float(0), float(1)];
    const point: [number, number] = [a * x + c * y + e, b * x + d * y + f];
    const type = engine.FPDFPathSegment_GetType(segment);
    if (type === MOVE) start = point;
    else if (type === LINE) lineTo(point);
    last = point;
    if (engine.FPDFPathSegment_GetClose(segment)) {
      lineTo(start);
      last = start;
    }
  }
  return rules;
}

/** Turns rules to the reading direction of a text, which is rotated by quarters. */
export function turnRules(rules: readonly Rule[], rotation: number): readonly Rule[] {
  if (rotation === 0) return rules;
  return rules.map(({ isUpright, at, from, to }) => {
    const isMirrored = (rotation === 1) === isUpright;
    return {
      isUpright: rotation === 2 ? isUpright : !isUpright,
      at: rotation === 2 || !isMirrored ? -at : at,
      from: rotation === 2 || isMirrored ? -to : from,
      to: rotation === 2 || isMirrored ? -from : to,
    };
  });
}

const TOLERANCE = 1;

/** Returns a test whether an upright rule stands between two positions of a line. */
export function uprightRules(rules: readonly Rule[]): (left: number, right: number, baseline: number) => boolean {
  const upright = rules.filter(({ isUpright }) => isUpright).sort((a, b) => a.at - b.at);
  return (left, right, baseline) => {
    const [from, to] = [left - TOLERANCE, right + TOLERANCE];
    for (let index = firstFrom(upright, from); index < upright.length; index += 1) {
      const rule = upright[index];
      if (!rule || rule.at > to) return false;
      if (rule.from <= baseline + 1 && rule.to >= baseline + 1) return true;
    }
    return false;
  };
}

/** Index of the first rule at or after a position, by binary search. */
function firstFrom(sorted: readonly Rule[], position: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle]?.at ?? 0) < position) low = middle + 1;
    else high = middle;
  }
  return low;
}
