import type { Rule } from '../child/rules.ts';
import type { RuledLine } from './ruled-lines.ts';

/** In points: pages are laid out as A4. */
const WIDTH = { upright: 595, wide: 842 };

/** Points of a pixel. */
export const pageScale = ({ width, height }: { width: number; height: number }): number =>
  (width > height ? WIDTH.wide : WIDTH.upright) / width;

/** A ruled line in points, from the left and bottom of a page of this height in pixels. */
export function toRule({ isUpright, at, from, to }: RuledLine, points: number, height: number): Rule {
  if (!isUpright) return { isUpright, at: (height - at) * points, from: from * points, to: to * points };
  return { isUpright, at: at * points, from: (height - to) * points, to: (height - from) * points };
}
