import { memoizeOf } from '#lib/platform/runtime/memoize-of.ts';
import type { DataRow, DataTable } from '#lib/site/documents/tables/data-table.ts';
import { readDigits, significantDigits } from '#lib/site/search/numbers.ts';
import { toLatinDigits } from '#packages/nepali/text/digits.ts';
import { compareNepali, type NamedText, soundMatcher, soundsOf, wordsOf } from '#packages/nepali/text/index.ts';
import type { RowsRequest } from './rows-request.ts';

/** Rows on a page: at most 4 KB compressed. */
const PAGE_SIZE = 50;

/** One page of the rows of a table. `page` counts from 1; `total`: the rows of all pages. */
export interface RowsPage {
  readonly rows: readonly DataRow[];
  readonly total: number;
  readonly page: number;
  readonly pages: number;
}

/** A row as it is searched: its folded words, their sounds, and the digits of each cell. */
interface SearchedRow extends NamedText {
  readonly digits: readonly string[];
}

const digitsOf = (text: string) => toLatinDigits(text).replace(/\D/g, '');

/** Prepared once for each table. */
const searchedRows = memoizeOf('searched-rows', ({ rows }: DataTable): readonly SearchedRow[] =>
  rows.map(({ cells }) => {
    const words = cells.flatMap(wordsOf);
    return { words, sounds: new Set(words.flatMap(soundsOf)), digits: cells.map(digitsOf).filter(Boolean) };
  }),
);

/** Whether a row has a number, also in another grouping and the other digits, or every word of the query, also romanised. */
function matcher(query: string): (row: SearchedRow) => boolean {
  const number = readDigits(query);
  if (number !== null) return ({ digits }) => digits.some((cell) => cell.includes(significantDigits(number)));
  const words = wordsOf(query).map((word, at, all) => ({ word, soundsLike: soundMatcher(all, at) }));
  return (row) =>
    words.every(({ word, soundsLike }) => row.words.some((other) => other.startsWith(word)) || soundsLike(row));
}

const DECIMAL = /^[+-]?\d+(?:\.\d+)?$/;
const hasDigits = (cell: string) => /\d/.test(cell);

/** The order of two cells: numbers by value, symbol numbers part by part, texts by the alphabet. */
function compareCells(isDecimal: boolean): (a: string, b: string) => number {
  if (!isDecimal) return compareNepali;
  return (a, b) => {
    const [one, other] = [Number(a), Number(b)];
    if (Number.isNaN(one) || Number.isNaN(other)) return compareNepali(a, b);
    return one - other;
  };
}

/** Indexes of the rows in the order of a column; empty cells are last in both directions. */
function orderBy({ rows }: DataTable, column: number, isDescending: boolean): number[] {
  const keys = rows.map(({ cells }) => toLatinDigits(cells[column] ?? '').trim());
  const numbers = keys.filter(hasDigits);
  const compare = compareCells(numbers.filter((key) => DECIMAL.test(key)).length > numbers.length / 2);
  const sign = isDescending ? -1 : 1;
  return [...keys.keys()].sort((a, b) => {
    const [one = '', other = ''] = [keys[a], keys[b]];
    if (one === '' || other === '') return Number(one === '') - Number(other === '') || a - b;
    return sign * compare(one, other) || a - b;
  });
}

/** Orders of a table that have been requested, by the value of `sort`. */
const ordersOf = memoizeOf('row-orders', (_: DataTable) => new Map<string, readonly number[]>());

function orderOf(table: DataTable, sort: string): readonly number[] {
  if (sort === '') return [...table.rows.keys()];
  const orders = ordersOf(table);
  const existing = orders.get(sort);
  if (existing) return existing;
  const isDescending = sort.startsWith('-');
  const column = table.columns.findIndex(({ name }) => name === sort.replace(/^-/, ''));
  const order = orderBy(table, column, isDescending);
  orders.set(sort, order);
  return order;
}

/** The rows that match a request; null for a page beyond the last. */
export function queryRows(table: DataTable, { query, sort, page }: Omit<RowsRequest, 'isTooLong'>): RowsPage | null {
  const order = orderOf(table, sort);
  const searched = searchedRows(table);
  const matches = matcher(query);
  const isMatch = (row: SearchedRow | undefined) => row !== undefined && matches(row);
  const indexes = query === '' ? order : order.filter((index) => isMatch(searched[index]));
  const pages = Math.max(1, Math.ceil(indexes.length / PAGE_SIZE));
  if (page > pages) return null;
  const visible = indexes.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  return { rows: visible.flatMap((index) => table.rows[index] ?? []), total: indexes.length, page, pages };
}
