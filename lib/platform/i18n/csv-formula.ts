/** Beginnings of formulas, also in full width (OWASP, CSV injection). */
const FORMULA = /^[\s\u200c\u200d]*[=+\-@＝＋－＠]|^[\t\r]/;
/** A number with its sign, and the sign of an empty cell, which are harmless. */
const HARMLESS = /^(?:[+-]?\d[\d,]*(?:\.\d+)?|-)$/;

const isFormula = (cell: string) => FORMULA.test(cell) && !HARMLESS.test(cell);

/** A cell of a CSV file that spreadsheet programs show as text, and never run. */
export const guardFormula = (cell: string): string => (isFormula(cell.replace(/^'+/, '')) ? `'${cell}` : cell);

/** The cell before `guardFormula`. */
export const unguardFormula = (cell: string): string =>
  cell.startsWith("'") && isFormula(cell.replace(/^'+/, '')) ? cell.slice(1) : cell;
