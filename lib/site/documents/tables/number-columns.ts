import { toLatinDigits } from '#packages/nepali/text/digits.ts';
import { columnKind, isNumberKind } from './column-names.ts';

/** Share of the cells of a column that must be numbers. */
const MIN_SHARE = 0.8;
/** The same below a heading that names such numbers; some cells may be notes. */
const MIN_HEADED_SHARE = 0.5;
const MIN_CELLS = 5;
/** Digits of a symbol or registration number; shorter ones are marks or years. */
const MIN_DIGITS = 5;
const MAX_DIGITS = 20;
/** Numbers that identify people differ. */
const MIN_DISTINCT = 0.95;
/** Share of the numbers that have the commonest count of digits, give or take one. */
const MIN_ALIKE = 0.8;

/** Digits with the signs between them, after a few letters at most: `7-2-29-145-2079`, `ABC 12345`. */
const NUMBER = /^[\p{L}]{0,4}[ .-]?\d+(?:[ ]?[-/.][ ]?\d+| \d+)*[A-Z]?$/u;
const DATE = /^(?:\d{4}([-/.])\d{1,2}\1\d{1,2}|\d{1,2}([-/.])\d{1,2}\2\d{4})$/;
const TELEPHONE = /^(?:\+?977[- ]?)?(?:9[678]\d[- ]?\d{7}|0\d{1,2}[- ]\d{6,7})$/;
const DECIMAL = /^\d+\.\d{1,3}$/;

const plain = (cell: string) =>
  toLatinDigits(cell)
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .trim();
const digitsIn = (text: string) => text.replace(/\D/g, '');

/** Whether a cell may be a symbol or registration number. */
export function isPersonNumber(cell: string): boolean {
  const text = plain(cell);
  const { length } = digitsIn(text);
  if (length < MIN_DIGITS || length > MAX_DIGITS || !NUMBER.test(text)) return false;
  return !DATE.test(text) && !TELEPHONE.test(text) && !DECIMAL.test(text);
}

/** Whether the counts of digits differ by no more than one, for most numbers. */
function areAlike(cells: readonly string[]): boolean {
  const lengths = cells.map((cell) => digitsIn(plain(cell)).length);
  const counts = new Map<number, number>();
  for (const length of lengths) counts.set(length, (counts.get(length) ?? 0) + 1);
  const [common = 0] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? [];
  return lengths.filter((length) => Math.abs(length - common) <= 1).length >= lengths.length * MIN_ALIKE;
}

/** Whether the cells of a column look like symbol or registration numbers. */
export function lookLikeNumbers(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell.trim() !== '');
  const numbers = filled.filter(isPersonNumber);
  return (
    filled.length >= MIN_CELLS &&
    numbers.length >= filled.length * MIN_SHARE &&
    new Set(numbers.map(plain)).size >= numbers.length * MIN_DISTINCT &&
    areAlike(numbers)
  );
}

/** Whether a column has symbol, roll or registration numbers, by its heading or by its cells. */
export function isNumberColumn(heading: string, cells: readonly string[]): boolean {
  const kind = columnKind(heading);
  if (!isNumberKind(kind)) return kind === null && lookLikeNumbers(cells);
  const filled = cells.filter((cell) => cell.trim() !== '');
  const withDigits = filled.filter((cell) => digitsIn(plain(cell)) !== '');
  return filled.length > 0 && withDigits.length >= filled.length * MIN_HEADED_SHARE;
}
