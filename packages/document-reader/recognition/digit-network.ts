import type { GreyPicture } from '../grey-map.ts';
import { type CellInk, type Glyph, heightOf, widthOf } from './glyphs.ts';

/** Classes of glyphs; the last is everything else. */
export const glyphClasses = [...'०१२३४५६७८९0123456789.,-/:', 'other'] as const;
export type GlyphClass = (typeof glyphClasses)[number];

/** Pixels of the side of a glyph's picture, and measures beside it: height, width, and distances from the line's edges. */
const SIDE = 16;
const MEASURES = 4;
export const INPUTS = SIDE * SIDE + MEASURES;
export const HIDDEN = 48;
export const OUTPUTS = glyphClasses.length;

/** A network with one hidden layer. Weights are stored by the neuron that they lead to, its bias last. */
export interface Network {
  readonly hidden: Float32Array;
  readonly output: Float32Array;
}

/** The edges of the digits of a line, and their usual height in its column. */
export interface DigitLine {
  readonly top: number;
  readonly bottom: number;
  readonly digitHeight: number;
}

/** The line of the glyphs of a cell; a dash alone is in its middle. `digitHeight`: usual height of digits in the column. */
export function lineOf(glyphs: readonly Glyph[], digitHeight: number): DigitLine {
  const digits = glyphs.filter((glyph) => heightOf(glyph) > digitHeight * 0.6);
  const isLow = digits.length === 0;
  const [tops, bottoms] = [
    (isLow ? glyphs : digits).map(({ top }) => top),
    (isLow ? glyphs : digits).map(({ bottom }) => bottom),
  ];
  const [top, bottom] = [Math.min(...tops), Math.max(...bottoms)];
  if (!isLow) return { top, bottom, digitHeight };
  const middle = (top + bottom) / 2;
  return { top: middle - digitHeight / 2, bottom: middle + digitHeight / 2, digitHeight };
}

/** The inputs of the network for a glyph: its picture, scaled to a square by its longer side, and its measures. */
export function glyphInputs(
  picture: GreyPicture,
  { paper, ink }: CellInk,
  glyph: Glyph,
  line: DigitLine,
): Float32Array {
  const inputs = new Float32Array(INPUTS);
  const side = Math.max(widthOf(glyph), heightOf(glyph)) / SIDE;
  const [left, top] = [(glyph.left + glyph.right - side * SIDE) / 2, (glyph.top + glyph.bottom - side * SIDE) / 2];
  for (let y = 0; y < SIDE; y += 1)
    for (let x = 0; x < SIDE; x += 1) {
      const level = meanLevel(picture, glyph, { left: left + x * side, top: top + y * side, side }, paper);
      inputs[y * SIDE + x] = Math.min(1, Math.max(0, (paper - level) / (paper - ink)));
    }
  const { digitHeight } = line;
  inputs.set(
    [
      heightOf(glyph) / digitHeight,
      widthOf(glyph) / digitHeight,
      (line.bottom - glyph.bottom) / digitHeight,
      (glyph.top - line.top) / digitHeight,
    ],
    SIDE * SIDE,
  );
  return inputs;
}

/** The mean brightness of a square of a glyph; beside the glyph is paper. */
function meanLevel(
  { pixels, width }: GreyPicture,
  glyph: Glyph,
  square: { left: number; top: number; side: number },
  paper: number,
): number {
  let [sum, area] = [0, 0];
  for (let y = Math.floor(square.top); y < square.top + square.side; y += 1) {
    const high = Math.min(y + 1, square.top + square.side) - Math.max(y, square.top);
    for (let x = Math.floor(square.left); x < square.left + square.side; x += 1) {
      const share = high * (Math.min(x + 1, square.left + square.side) - Math.max(x, square.left));
      const isInside = x >= glyph.left && x < glyph.right && y >= glyph.top && y < glyph.bottom;
      sum += share * (isInside ? (pixels[y * width + x] ?? paper) : paper);
      area += share;
    }
  }
  return sum / area;
}

/** The outputs of a layer before their function. */
export function weigh(weights: Float32Array, inputs: Float32Array, outputs: number): Float32Array {
  const result = new Float32Array(outputs);
  const row = inputs.length + 1;
  for (let to = 0; to < outputs; to += 1) {
    let sum = weights[to * row + inputs.length] ?? 0;
    for (let from = 0; from < inputs.length; from += 1) sum += (weights[to * row + from] ?? 0) * (inputs[from] ?? 0);
    result[to] = sum;
  }
  return result;
}

export const rectify = (values: Float32Array): Float32Array => values.map((value) => Math.max(0, value));

export function softmax(values: Float32Array): Float32Array {
  const most = Math.max(...values);
  const powers = values.map((value) => Math.exp(value - most));
  const sum = powers.reduce((total, value) => total + value, 0);
  return powers.map((value) => value / sum);
}

/** The probabilities of the classes of a glyph. */
export const classify = ({ hidden, output }: Network, inputs: Float32Array): Float32Array =>
  softmax(weigh(output, rectify(weigh(hidden, inputs, HIDDEN)), OUTPUTS));
