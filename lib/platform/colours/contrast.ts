import type { ColourToken } from '#content/site/colours.ts';
import { linearRgb } from './oklch.ts';

/** A colour, its ground, and the minimum contrast. */
export interface ContrastPair {
  on: ColourToken;
  ground: ColourToken;
  atLeast: number;
}

/** WCAG 2.2, 1.4.3: text. */
const TEXT = 4.5;
/** WCAG 2.2, 1.4.11: borders of controls, marks of selection and focus. */
const CONTROL = 3;

const pair = (on: ColourToken, ground: ColourToken, atLeast: number): ContrastPair => ({ on, ground, atLeast });
const grounds = ['ground', 'surface', 'sunken'] as const;

/** The pairs of tokens that are visible together. */
export const contrastPairs: readonly ContrastPair[] = [
  ...(['ink', 'ink-soft', 'blue', 'crimson'] as const).flatMap((on) => grounds.map((each) => pair(on, each, TEXT))),
  pair('ink', 'crimson-wash', TEXT),
  pair('crimson', 'crimson-wash', TEXT),
  pair('ink', 'mark', TEXT),
  ...(['blue-ground', 'blue-ground-deep', 'crimson-ground'] as const).map((each) => pair('on-blue', each, TEXT)),
  pair('on-blue-soft', 'blue-ground-deep', TEXT),
  ...grounds.flatMap((each) => [pair('control-line', each, CONTROL), pair('focus', each, CONTROL)]),
  ...(['blue-ground', 'blue-ground-deep'] as const).flatMap((each) => [
    pair('active-on-blue', each, CONTROL),
    pair('focus-on-blue', each, CONTROL),
  ]),
  pair('line-on-blue', 'blue-ground-deep', CONTROL),
];

/** WCAG 2.2, relative luminance of `#rrggbb`. */
function luminance(colour: string): number {
  const [red, green, blue] = linearRgb(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2.2, contrast ratio, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
