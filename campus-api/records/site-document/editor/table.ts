import { type Fields, firstValue } from '#campus-api/web/drafts/drafts.ts';
import { type Locale, locales } from '#content/locale.ts';
import { type Cell, cellIn, type PartialText, parseTabbed, writeTabbed } from './cells.ts';
import { countOf } from './plain-text.ts';

/** Larger tables are edited as text: each cell has two controls. */
const MAX_CELLS = 120;
const MAX_COLUMNS = 20;

/** A table as it is stored. */
export interface StoredTable {
  caption: PartialText;
  columns: PartialText[];
  rows: Cell[][];
}

/** The cells of a table in each language, the headings first, and its caption. */
export interface Grids {
  en: string[][];
  ne: string[][];
  caption: { en: string; ne: string };
  /** Whether it is edited as text with tabs, not cell by cell. */
  isText: boolean;
}

/** A stored table as cells in each language; a small one is edited cell by cell. */
export function gridsOf({ caption, columns, rows }: StoredTable): Grids {
  const gridIn = (language: Locale) => [columns, ...rows].map((row) => row.map((cell) => cellIn(cell, language)));
  const isText = (rows.length + 1) * columns.length > MAX_CELLS;
  return { en: gridIn('en'), ne: gridIn('ne'), caption: { en: caption.en ?? '', ne: caption.ne ?? '' }, isText };
}

/** The values of a table, as cells if it is small, otherwise as text with tabs. */
export function tableValues(path: string, { en, ne, caption, isText }: Grids): Fields {
  const grids = { en, ne };
  const rows = Math.max(en.length, ne.length, 1);
  const columns = [...en, ...ne].reduce((widest, row) => Math.max(widest, row.length), 1);
  const values: Fields = { [path]: ['cells'] };
  for (const language of locales) {
    values[`${path}.caption.${language}`] = [caption[language]];
    // Columns beyond the limit are refused when the document is checked; they stay here as text.
    if (isText || rows * columns > MAX_CELLS || columns > MAX_COLUMNS) {
      values[path] = ['text'];
      values[`${path}.text.${language}`] = [hasLetters(grids[language]) ? writeTabbed(grids[language]) : ''];
      continue;
    }
    values[`${path}.columns`] = [String(columns)];
    values[`${path}.rows`] = [String(rows - 1)];
    for (let row = 0; row < rows; row += 1)
      for (let column = 0; column < columns; column += 1)
        values[`${path}.cell.${row}.${column}.${language}`] = [grids[language][row]?.[column] ?? ''];
  }
  return values;
}

/** Whether a table has texts in this language: numbers alone are those of the other one. */
const hasLetters = (grid: string[][]) => grid.flat().some((cell) => /\p{L}/u.test(cell));

/** The cells of the table in a form; null without a table. */
export function readGrids(fields: Fields, path: string): Grids | null {
  const mode = firstValue(fields, path);
  if (mode !== 'cells' && mode !== 'text') return null;
  const text = (name: string) => firstValue(fields, `${path}.${name}`);
  const columns = countOf(fields, `${path}.columns`, MAX_COLUMNS);
  const rows = countOf(fields, `${path}.rows`, MAX_CELLS) + 1;
  const cellsIn = (language: Locale) =>
    Array.from({ length: rows }, (_, row) =>
      Array.from({ length: columns }, (__, column) => text(`cell.${row}.${column}.${language}`)),
    );
  const gridIn = (language: Locale) => (mode === 'text' ? parseTabbed(text(`text.${language}`)) : cellsIn(language));
  const caption = { en: text('caption.en'), ne: text('caption.ne') };
  return { en: gridIn('en'), ne: gridIn('ne'), caption, isText: mode === 'text' };
}

/** Buttons of a table: as text, as cells, one row or column more, one less. */
export const tableVerbs = ['text', 'cells', 'row', 'column', 'unrow', 'uncolumn'] as const;
export type TableVerb = (typeof tableVerbs)[number];

const newTable: Grids = {
  en: [
    ['', ''],
    ['', ''],
  ],
  ne: [
    ['', ''],
    ['', ''],
  ],
  caption: { en: '', ne: '' },
  isText: false,
};

/** The values of the table after a button; `at` is the number of the row or column that goes. A form without a table gets an empty one. */
export function changeTable(fields: Fields, path: string, verb: TableVerb, at: number): Fields {
  const grids = readGrids(fields, path);
  if (grids === null) return tableValues(path, newTable);
  const change = (rows: string[][]): string[][] => {
    if (verb === 'row') return [...rows, rows[0]?.map(() => '') ?? ['']];
    if (verb === 'column') return rows.map((row) => (row.length < MAX_COLUMNS ? [...row, ''] : row));
    if (verb === 'unrow') return rows.length > 2 && at > 0 ? rows.toSpliced(at, 1) : rows;
    if (verb === 'uncolumn') return rows.map((row) => (row.length > 1 ? row.toSpliced(at, 1) : row));
    return rows;
  };
  const isText = verb === 'text' || (verb !== 'cells' && grids.isText);
  return tableValues(path, { en: change(grids.en), ne: change(grids.ne), caption: grids.caption, isText });
}

/** The values of a table after cells were pasted into one of its cells, `row.column.language`; it grows where needed. */
export function pasteIntoTable(fields: Fields, path: string, place: string): Fields {
  const grids = readGrids(fields, path);
  const [, row = '', column = '', language] = /^(\d+)\.(\d+)\.(en|ne)$/.exec(place) ?? [];
  if (grids === null || (language !== 'en' && language !== 'ne')) return fields;
  const grid = grids[language].map((cells) => [...cells]);
  for (const [down, cells] of parseTabbed(firstValue(fields, `${path}.pasted`)).entries()) {
    const target = grid[Number(row) + down] ?? [];
    for (const [right, cell] of cells.entries()) target[Number(column) + right] = cell;
    grid[Number(row) + down] = Array.from(target, (cell) => cell ?? '');
  }
  return tableValues(path, { ...grids, [language]: grid });
}
