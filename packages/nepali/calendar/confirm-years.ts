import { toLatinDigits } from '../text/digits.ts';
import { fromDayNumber } from './ad-date.ts';
import { type MonthLengths, monthsOf } from './month-table.ts';

/** A year whose official calendar is published; `months`: its twelve month lengths, where they differ from the provisional ones. */
export interface ConfirmedYear {
  readonly year: number;
  readonly months?: string | undefined;
}

/** Why a year cannot be confirmed; `index`: its position in the list. */
export interface YearProblem {
  readonly index: number;
  readonly field: 'year' | 'months';
  readonly code: 'order' | 'missing' | 'lengths' | 'sum' | 'new-year';
  readonly value: string;
}

/** The first day of a year is the day on which the sun enters Aries: since 1943 and until 2100 one of these days of April. */
const NEW_YEAR = /-04-1[345]$/;

/** Twelve numbers from 29 to 32 in either digits, also with the names of the months, as twelve digits of the table; null for other numbers. */
function readLengths(text: string): string | null {
  const numbers = toLatinDigits(text).match(/\d+/g) ?? [];
  if (numbers.length !== 12 || numbers.some((days) => !/^(?:29|30|31|32)$/.test(days))) return null;
  return numbers.map((days) => Number(days) - 29).join('');
}

const sumOf = (lengths: string) => [...lengths].reduce((sum, digit) => sum + Number(digit) + 29, 0);

/** The table with confirmed years, up to the first one with a problem, which is named and not thrown. Years that a later release has confirmed itself are left out. */
export function confirmYears(
  released: MonthLengths,
  confirmed: readonly ConfirmedYear[],
): { lengths: MonthLengths; problems: YearProblem[] } {
  let lengths = released;
  for (const [index, entry] of confirmed.entries()) {
    if (entry.year <= released.lastConfirmed) continue;
    const next = confirmYear(lengths, entry);
    if ('code' in next) return { lengths, problems: [{ index, ...next }] };
    lengths = next;
  }
  return { lengths, problems: [] };
}

function confirmYear(
  table: MonthLengths,
  { year, months = '' }: ConfirmedYear,
): MonthLengths | Omit<YearProblem, 'index'> {
  if (year !== table.lastConfirmed + 1) return { field: 'year', code: 'order', value: String(table.lastConfirmed + 1) };
  const position = year - table.firstYear;
  const lengths = months.trim() === '' ? table.years[position] : readLengths(months);
  if (lengths === undefined) return { field: 'months', code: 'missing', value: '' };
  if (lengths === null) return { field: 'months', code: 'lengths', value: months };
  if (![365, 366].includes(sumOf(lengths))) return { field: 'months', code: 'sum', value: String(sumOf(lengths)) };
  const years = [...table.years.slice(0, position), lengths, ...table.years.slice(position + 1)];
  const end = monthsOf({ ...table, years: years.slice(0, position + 1) }).at(-1);
  const newYear = end === undefined ? '' : fromDayNumber(end.start + end.days);
  if (!NEW_YEAR.test(newYear)) return { field: 'months', code: 'new-year', value: newYear };
  return { ...table, years, lastConfirmed: year };
}
