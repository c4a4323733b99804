import type { GreyPicture } from '../grey-map.ts';
import { readDigits } from './digit-columns.ts';
import type { Engine } from './engine.ts';
import type { Area, Cell } from './grid-cells.ts';
import { meanConfidence, type WordLine } from './words.ts';

/** Share of the width of the page by which signs above letters reach over the rule of a narrow row. */
const OVERHANG = 0.004;
/** Pixels by which the area of text reaches over the lower rule without ink. */
const MAX_BELOW = 4;
/** Confidence below which a cell with one line is read again within other limits. */
const CERTAIN = 85;
/** Confidence below which it is read as a block of lines. */
const ILLEGIBLE = 40;
/** Cells lower than this share of the width of the page have one line. */
const ONE_LINE = 0.032;
/** Share of the cells of a column that are numbers, from which its others are read as numbers too. */
const MIN_NUMBERS = 0.5;
/** Longer texts in a column of numbers are headings. */
const MAX_LENGTH = 5;

const NUMBER = /^(?:[०-९]+|[0-9]+)(?:[.,/-](?:[०-९]+|[0-9]+))*$/;

/** Certainty of the network below which a cell is not a number. */
const MIN_CERTAINTY = 0.3;
const DIGITS_ONLY = /^[०-९0-9.,+-]+$/;

interface CellText {
  readonly area: Area;
  readonly lines: readonly WordLine[];
  readonly mayBeNumber: boolean;
}

const textOf = ({ lines }: Pick<CellText, 'lines'>) =>
  lines.flatMap(({ words }) => words.map(({ text }) => text)).join('');

/** Recognises the cells of a table: columns of numbers sign by sign, others as text. */
export function readCells(engine: Engine, picture: GreyPicture, cells: readonly Cell[]): WordLine[] {
  const columns = Map.groupBy(cells, ({ left }) => left);
  return [...columns.values()].flatMap((column) => {
    const areas = column.map(({ text }) => text);
    const numbers = readDigits(picture, areas).map(({ line, certainty }, index) => ({
      line: line && withinRow(line, column[index]),
      certainty,
    }));
    const texts = column.flatMap((area, index): CellText[] => {
      const { line, certainty } = numbers[index] ?? { line: null, certainty: 0 };
      const mayBeNumber = certainty >= MIN_CERTAINTY;
      return line ? [] : [{ area, mayBeNumber, lines: readText(engine, area, picture.width, mayBeNumber) }];
    });
    const isNumeric = column.length - texts.length + texts.filter(isNumber).length >= column.length * MIN_NUMBERS;
    return [
      ...numbers.flatMap(({ line }) => line ?? []),
      ...texts.flatMap((cell) => (isNumeric && cell.mayBeNumber ? asNumber(engine, cell) : cell.lines)),
    ];
  });
}

const isNumber = (cell: CellText) => NUMBER.test(textOf(cell));

/** Recognises a cell as text. Tesseract takes single letters and short words for digits: where it cannot be a number, it is read again without them. */
function readText(engine: Engine, area: Cell, pageWidth: number, mayBeNumber: boolean): WordLine[] {
  const isOneLine = area.bottom - area.top < pageWidth * ONE_LINE;
  const lines = isOneLine ? readLine(engine, area, pageWidth) : engine.recogniseBlock(area);
  if (mayBeNumber || !isOneLine || !DIGITS_ONLY.test(textOf({ lines }))) return lines;
  const letters = engine.recogniseLetters(area);
  return meanConfidence(letters) > 0 ? letters : lines;
}

/** Recognises a cell as one line: between its rules, with all of its text where that reaches over them. If that is uncertain, within other limits. */
function readLine(engine: Engine, { text, ...cell }: Cell, pageWidth: number): WordLine[] {
  const overhang = Math.round(pageWidth * OVERHANG);
  const top = Math.max(0, cell.top - overhang);
  const isWithin = text.bottom <= cell.bottom + MAX_BELOW;
  const first = isWithin ? { ...cell, top } : { ...text, top: Math.min(text.top, top) };
  let best = engine.recogniseLine(first);
  const wider = { ...text, top, bottom: cell.bottom + overhang / 2 };
  for (const area of isWithin ? [wider] : [wider, text]) {
    const confidence = meanConfidence(best);
    if (confidence >= CERTAIN) break;
    const others = engine.recogniseLine(area);
    if (meanConfidence(others) > confidence) best = others;
  }
  if (meanConfidence(best) < ILLEGIBLE) best = engine.recogniseBlock({ ...text, top });
  return best.map((line) => withinRow(line, cell));
}

/** A line of a cell that reaches over its rules with a baseline between them, by which its row is found. */
const withinRow = (line: WordLine, cell: Area | undefined): WordLine =>
  cell ? { ...line, baseline: Math.min(Math.max(line.baseline, cell.top), cell.bottom) } : line;

/** The lines of a cell as a number, unless it is one, or a heading. */
function asNumber(engine: Engine, cell: CellText): readonly WordLine[] {
  if (isNumber(cell) || [...textOf(cell)].length > MAX_LENGTH) return cell.lines;
  const lines = engine.recogniseNumber(cell.area);
  return NUMBER.test(textOf({ ...cell, lines })) && meanConfidence(lines) > 0 ? lines : cell.lines;
}
