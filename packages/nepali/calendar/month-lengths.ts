import { type ConfirmedYear, confirmYears } from './confirm-years.ts';
import type { MonthLengths } from './month-table.ts';

/** Published tables disagree on later years. */
const LAST_CONFIRMED = 2083;
const FIRST_YEAR = 2000;

/** The years of the release, from 2000: the days of each month less 29. Those after `LAST_CONFIRMED` are provisional. */
const years = `
132321110102 223222101011 223321101011 232321110012 132321110102 223222101011 223321101011
232321110012 222322011002 223222101011 223321101011 232321110012 222322011011 223222101011
223321101011 232321110012 222322011011 223222101011 232321101011 232321110102 222322101011
223222101011 232321110011 232321110102 222322101011 223222101011 232321110012 132321110102
223222101011 223231101011 232321110012 132321110102 223222101011 223321101011 232321110012
132322011002 223222101011 223321101011 232321110012 222322011011 223222101011 223321101011
232321110012 222322011011 223222101011 232321101011 232321110012 222322101011 223222101011
232321110011 232321110102 222322101011 223222101011 232321110011 232321110102 223222101011
223231101011 232321110012 132321110102 223222101011 223321101011 232321110012 132322010102
223222101011 223321101011 232321110012 222322011002 223222101011 223321101011 232321110012
222322011011 223222101011 232321101011 232321110012 222322101011 223222101011 232321110011
232321110102 222322101011 223222101011 232321110011 232321110102 223222101011 223222101011
232321110012 132321110102 223222101011 223222110111 123312110111 132321110111 132321110111
`;

export const releasedYears: MonthLengths = {
  firstYear: FIRST_YEAR,
  lastConfirmed: LAST_CONFIRMED,
  firstDay: '1943-04-14',
  years: years.trim().split(/\s+/),
};

interface State {
  confirmed: string;
  current: MonthLengths;
}

declare global {
  var nepaliCalendarYears: State | undefined;
}

/** One for all copies of this module in a process, as bundlers make several. */
const state = () => (globalThis.nepaliCalendarYears ??= { confirmed: '[]', current: releasedYears });

/** All years, some of them confirmed by `setConfirmedYears`: one object until they change. */
export const monthLengths = (): MonthLengths => state().current;

/**
 * Confirms years whose official calendar is published, instead of those confirmed before, for the whole process. Years that do not fit
 * (`confirmYears` names the reason), and those after them, are left out: they stay provisional.
 */
export function setConfirmedYears(confirmedYears: readonly ConfirmedYear[]): void {
  const confirmed = JSON.stringify(confirmedYears);
  if (confirmed === state().confirmed) return;
  state().confirmed = confirmed;
  state().current = confirmYears(releasedYears, confirmedYears).lengths;
}

/** The first and last year of the table, and the last one with confirmed month lengths. */
export function calendarYears(): { first: number; lastConfirmed: number; last: number } {
  const { firstYear, lastConfirmed, years: lengths } = monthLengths();
  return { first: firstYear, lastConfirmed, last: firstYear + lengths.length - 1 };
}
