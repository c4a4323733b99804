import { type Fields, firstValue } from '#campus-api/web/drafts/drafts.ts';
import { cleanText } from '#packages/nepali/text/index.ts';

/** A text in one line, as a form sends it: without the blanks, invisible characters and soft hyphens of a text program. */
export function oneLine(text: string): string {
  return cleanText(text).replaceAll(/\s+/g, ' ').trim();
}

/** The lines of a text that are not empty. Text programs also separate paragraphs by vertical tabs and form feeds. */
export function splitLines(text: string): string[] {
  return text
    .split(/[\r\n\v\f\u2028\u2029]+/)
    .map(oneLine)
    .filter((line) => line !== '');
}

/** The number of items of a list, or of rows of a table, as a form sends it. */
export function countOf(fields: Fields, path: string, max: number): number {
  const count = Number(firstValue(fields, path));
  return Number.isInteger(count) && count > 0 ? Math.min(count, max) : 0;
}
