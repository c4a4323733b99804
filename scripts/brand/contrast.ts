import { type Colours, readTokens, tokensFile } from './tokens.ts';

/** A colour, its ground, and the minimum contrast. */
type Pair = readonly [on: string, ground: string, atLeast: number];

/** WCAG 2.2, 1.4.3: text. */
const TEXT = 4.5;
/** WCAG 2.2, 1.4.11: borders of controls, marks of selection and focus. */
const CONTROL = 3;

const grounds = ['ground', 'surface', 'sunken'];
const pairs: readonly Pair[] = [
  ...['ink', 'ink-soft', 'blue', 'crimson'].flatMap((on) => grounds.map((ground): Pair => [on, ground, TEXT])),
  ['ink', 'crimson-wash', TEXT],
  ['crimson', 'crimson-wash', TEXT],
  ['ink', 'mark', TEXT],
  ...['blue-ground', 'blue-ground-deep', 'crimson-ground'].map((ground): Pair => ['on-blue', ground, TEXT]),
  ['on-blue-soft', 'blue-ground-deep', TEXT],
  ...grounds.flatMap((ground): Pair[] => [
    ['control-line', ground, CONTROL],
    ['focus', ground, CONTROL],
  ]),
  ...['blue-ground', 'blue-ground-deep'].flatMap((ground): Pair[] => [
    ['active-on-blue', ground, CONTROL],
    ['focus-on-blue', ground, CONTROL],
  ]),
  ['line-on-blue', 'blue-ground-deep', CONTROL],
];

/** WCAG 2.2, relative luminance of `#rrggbb`. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const value = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2.2, contrast ratio, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Describes pairs of tokens with too little contrast. */
export function contrastFaults(schemes: Readonly<Record<string, Colours>> = readTokens()): string[] {
  return Object.entries(schemes).flatMap(([scheme, colours]) =>
    pairs.flatMap(([on, ground, atLeast]) => {
      const [above, below] = [colours[on], colours[ground]];
      if (!above || !below) return [`${tokensFile} has no colour --${above ? ground : on}.`];
      const ratio = contrast(above, below);
      if (ratio >= atLeast) return [];
      return [
        `--${on} (${above}) on --${ground} (${below}) in the ${scheme} scheme is ${ratio.toFixed(1)}:1, and WCAG requires ${atLeast}:1: increase the contrast in ${tokensFile}.`,
      ];
    }),
  );
}
