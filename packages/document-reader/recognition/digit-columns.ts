import type { GreyPicture } from '../grey-map.ts';
import { classify, glyphClasses, glyphInputs, lineOf, type Network } from './digit-network.ts';
import { digitWeights } from './digit-weights.ts';
import { type CellInk, findGlyphs, heightOf, inkShares, widthOf } from './glyphs.ts';
import type { Area } from './grid-cells.ts';
import type { WordLine } from './words.ts';

const unpack = ({ scale, bytes }: { scale: number; bytes: string }) =>
  Float32Array.from(new Int8Array(Buffer.from(bytes, 'base64')), (value) => value * scale);
const network: Network = { hidden: unpack(digitWeights.hidden), output: unpack(digitWeights.output) };

/** Digits of a column are of one script: a Devanagari zero looks like a Latin one. */
const scripts = { devanagari: '०१२३४५६७८९.,-/:', latin: '0123456789.,-/:' } as const;
type Script = keyof typeof scripts;
/** Classes of a script by their positions in the outputs of the network. */
const classesOf = (script: Script) => [...scripts[script]].map((sign) => ({ sign, at: glyphClasses.indexOf(sign) }));
const classes = { devanagari: classesOf('devanagari'), latin: classesOf('latin') };
/** Share of the probability of a glyph that its sign needs. */
const MIN_CERTAIN = 0.7;
/** Share of the cells of a column that are numbers, from which the column is one of numbers. */
const MIN_NUMBERS = 0.6;
/** Gap between glyphs, in heights of digits, that separates words. */
const MAX_GAP = 0.9;
/** Width of a glyph in heights of digits, beyond which it is two digits or a word of Devanagari; dashes are wider. */
const MAX_WIDTH = 1.15;
const DASH_HEIGHT = 0.4;
/** Heights of a line within a cell, in heights of digits, beyond which it has more lines. */
const MAX_HEIGHT = 1.6;

interface Reading {
  readonly text: string;
  /** The least probability of its signs. */
  readonly certainty: number;
  readonly ink: CellInk;
}

/** `line`: the number of a cell, null where it may be something else. `certainty`: from 0 to 1, how far it can be a number. */
export interface CellNumber {
  readonly line: WordLine | null;
  readonly certainty: number;
}

/** Recognises the numbers of a column of cells; only columns of numbers have lines. */
export function readDigits(picture: GreyPicture, cells: readonly Area[]): CellNumber[] {
  const inks = cells.map((cell) => inkShares.map((share) => findGlyphs(picture, cell, share)));
  const heights = inks.map(([ink]) => Math.max(0, ...(ink?.glyphs ?? []).map(heightOf))).filter((height) => height > 0);
  const digitHeight = heights.toSorted((a, b) => a - b)[Math.floor(heights.length / 2)] ?? 0;
  const readings = inks.map((ink) => readCell(picture, ink, digitHeight));
  const isCertain = (reading: Reading | null) => (reading?.certainty ?? 0) >= MIN_CERTAIN;
  const [devanagari, latin] = [readings.map((cell) => cell.devanagari), readings.map((cell) => cell.latin)];
  const [column, count] = [devanagari, latin]
    .map((column) => [column, column.filter(isCertain).length] as const)
    .reduce((one, other) => (other[1] > one[1] ? other : one));
  const isNumeric = count >= cells.length * MIN_NUMBERS;
  return readings.map((cell, index) => {
    const reading = column[index] ?? null;
    const isNumber = isNumeric && isCertain(reading) && /[०-९0-9]/.test(reading?.text ?? '');
    return {
      line: reading && isNumber ? toLine(reading, digitHeight) : null,
      certainty: Math.max(cell.devanagari?.certainty ?? 0, cell.latin?.certainty ?? 0),
    };
  });
}

function isOneLine({ glyphs }: CellInk, digitHeight: number): boolean {
  if (glyphs.length === 0) return false;
  const [top, bottom] = [Math.min(...glyphs.map((each) => each.top)), Math.max(...glyphs.map((each) => each.bottom))];
  const hasGap = glyphs.some(
    ({ left }, index) => index > 0 && left - (glyphs[index - 1]?.right ?? left) > digitHeight * MAX_GAP,
  );
  const isWide = glyphs.some(
    (glyph) => widthOf(glyph) > digitHeight * MAX_WIDTH && heightOf(glyph) > digitHeight * DASH_HEIGHT,
  );
  return bottom - top <= digitHeight * MAX_HEIGHT && !isWide && !hasGap;
}

/** The most certain readings of a cell by script. */
function readCell(picture: GreyPicture, inks: readonly CellInk[], digitHeight: number): Record<Script, Reading | null> {
  const best: Record<Script, Reading | null> = { devanagari: null, latin: null };
  for (const ink of inks.filter((each) => isOneLine(each, digitHeight))) {
    const line = lineOf(ink.glyphs, digitHeight);
    const shares = ink.glyphs.map((glyph) => classify(network, glyphInputs(picture, ink, glyph, line)));
    for (const script of ['devanagari', 'latin'] as const) {
      const signs = shares.map((share) =>
        classes[script]
          .map(({ sign, at }) => ({ sign, share: share[at] ?? 0 }))
          .reduce((one, other) => (other.share > one.share ? other : one)),
      );
      const certainty = Math.min(...signs.map(({ share }) => share));
      if (certainty > (best[script]?.certainty ?? 0))
        best[script] = { text: signs.map(({ sign }) => sign).join(''), certainty, ink };
    }
  }
  return best;
}

/** The cell as one word. Lines of recognised text are a little higher than their digits. */
function toLine({ text, certainty, ink: { glyphs } }: Reading, digitHeight: number): WordLine {
  const box = {
    left: Math.min(...glyphs.map(({ left }) => left)),
    top: Math.min(...glyphs.map(({ top }) => top)),
    right: Math.max(...glyphs.map(({ right }) => right)),
    bottom: Math.max(...glyphs.map(({ bottom }) => bottom)),
  };
  return { words: [{ text, confidence: certainty * 100, ...box }], baseline: box.bottom, size: digitHeight * 1.4 };
}
