import { clip } from '#packages/nepali/text/clip.ts';
import { normalize } from '#packages/nepali/text/index.ts';
import { type ColumnNames, type Heading, readHeadings } from './headings.ts';
import type { TableRow } from './parse-table.ts';

/** A row without a record, and its texts. */
export interface OtherRow {
  line: number;
  text: string;
}

/** The name of a language below a heading. */
const LANGUAGE = /^[([]?(?:in )?(?:(english|en|अङ्ग्रेजी|अंग्रेजी)|nepali|ne|नेपाली)(?:मा)?[)\]]?$/i;
const TOTAL = /^(?:कुल|जम्मा|जम्मा जम्मी|कुल जम्मा|योग|total|grand total|sub ?total)(?![\p{L}\p{M}])/iu;
const SIGNATURE =
  /[._…]{4,}|^(?:तयार|पेस|जाँच|रुजु|सदर|स्वीकृत|प्रमाणित) गर्ने|^(?:prepared|checked|approved|verified) by|^(?:हस्ताक्षर|दस्तखत|signature)/i;

/**
 * The headings of two rows, of which the upper one has cells over several columns: `Name` over `English` and `Nepali`, `Contact` over `Mobile` and `Email`. Null if
 * the second row has none.
 */
export function joinHeadings<Column extends string>(
  names: ColumnNames<Column>,
  upper: readonly string[],
  lower: readonly string[],
): string[] | null {
  const isKnown = (text: string) => readHeadings(names, [text])[0]?.column !== null;
  const over = upper.map((text, index) => text || upper.slice(0, index).findLast(Boolean) || '');
  const isOwn = (index: number) => upper[index] !== '' && upper[index] !== upper[index - 1];
  const parts = lower.flatMap((text, index) => (text === '' || text === upper[index] ? [] : [{ text, index }]));
  if (!parts.every(({ text }) => LANGUAGE.test(text) || isKnown(text))) return null;
  if (!parts.some(({ index }) => !isOwn(index))) return null;
  return Array.from({ length: Math.max(upper.length, lower.length) }, (_, index) => {
    const text = lower[index] ?? '';
    if (text === '' || text === upper[index]) return upper[index] ?? '';
    const language = LANGUAGE.exec(text);
    if (language === null) return text;
    const named = language[1] === undefined ? ['(nepali)', '(नेपालीमा)'] : [''];
    const candidates = named.map((suffix) => `${over[index] ?? ''} ${suffix}`.trim());
    return candidates.find(isKnown) ?? candidates[0] ?? text;
  });
}

/** The rows with a record; a row without a value in a known column, a total, and a row of signatures are others. */
export function partRows(
  needed: readonly (readonly string[])[],
  headings: readonly Heading<string>[],
  rows: readonly TableRow[],
): { records: TableRow[]; others: OtherRow[] } {
  const records: TableRow[] = [];
  const others: OtherRow[] = [];
  const has = (cells: readonly string[], names: readonly string[]) =>
    headings.some(({ column }, index) => column !== null && names.includes(column) && Boolean(cells[index]));
  for (const row of rows) {
    const texts = row.cells.map((cell) => cell.trim()).filter(Boolean);
    const isEmpty = !headings.some(({ column }, index) => column !== null && Boolean(row.cells[index]));
    const isTotal = TOTAL.test(normalize(texts[0] ?? '')) && !needed.every((names) => has(row.cells, names));
    if (isEmpty || isTotal || texts.every((text) => SIGNATURE.test(text)))
      others.push({ line: row.line, text: clip(texts.join(' '), 80) });
    else records.push(row);
  }
  return { records, others };
}
