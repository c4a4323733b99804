import type { Box } from './open-pdf.ts';

/** A drawn object of a page: its number in the order of drawing, and how many forms it is within. */
export interface Drawn {
  readonly object: number;
  readonly order: number;
  readonly depth: number;
}

/** The narrowest clip of a text; `isCut`: one of its upright edges is within the text. */
export interface TextClip extends Box {
  readonly isCut: boolean;
}

export const contains = (outer: Box, inner: Box, slack: number): boolean =>
  outer.left <= inner.left + slack &&
  outer.right >= inner.right - slack &&
  outer.bottom <= inner.bottom + slack &&
  outer.top >= inner.top - slack;

export const overlaps = (one: Box, other: Box): boolean =>
  one.left < other.right && one.right > other.left && one.bottom < other.top && one.top > other.bottom;
