import type ICAL from 'ical.js';
import type { CalendarProblem } from '../types.ts';

/** After these years days of the month, of the year and of the week meet again. */
const YEARS = 28;
const DAY_MS = 86_400_000;
const HOURS = 24;
const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

/** Why the days of a rule are not counted: it repeats within an hour, or no day fulfils it, where the package never ends. */
export function ruleProblem({ freq, parts }: ICAL.Recur): CalendarProblem['code'] | null {
  if (freq === 'SECONDLY' || freq === 'MINUTELY' || timesOfDay(freq, parts) > HOURS) return 'calendar-rule-too-often';
  return hasDay(parts) ? null : 'calendar-rule-without-day';
}

/** How often a rule repeats within one of its days: lists of hours, minutes and seconds multiply. */
function timesOfDay(freq: string, parts: ICAL.Recur['parts']): number {
  const count = (name: 'BYHOUR' | 'BYMINUTE' | 'BYSECOND') => [parts[name] ?? []].flat().length;
  const hours = count('BYHOUR') || (freq === 'HOURLY' ? HOURS : 1);
  return hours * Math.max(count('BYMINUTE'), 1) * Math.max(count('BYSECOND'), 1);
}

function hasDay(parts: ICAL.Recur['parts']): boolean {
  const numbers = (name: 'BYMONTH' | 'BYMONTHDAY' | 'BYYEARDAY') => [parts[name] ?? []].flat().map(Number);
  const [months, days, yearDays] = [numbers('BYMONTH'), numbers('BYMONTHDAY'), numbers('BYYEARDAY')];
  const names = [parts.BYDAY ?? []].flat().map((day) => String(day).slice(-2));
  const has = (list: readonly number[], forward: number, length: number) =>
    list.length === 0 || list.includes(forward) || list.includes(forward - length - 1);
  const first = Date.UTC(2000, 0, 1);
  for (let time = first; time < Date.UTC(2000 + YEARS, 0, 1); time += DAY_MS) {
    const date = new Date(time);
    const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
    const monthLength = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
    const [january, nextJanuary] = [Date.UTC(year, 0, 1), Date.UTC(year + 1, 0, 1)];
    const isDay =
      (months.length === 0 || months.includes(month + 1)) &&
      has(days, date.getUTCDate(), monthLength) &&
      has(yearDays, (time - january) / DAY_MS + 1, (nextJanuary - january) / DAY_MS) &&
      (names.length === 0 || names.includes(weekdays[date.getUTCDay()] ?? ''));
    if (isDay) return true;
  }
  return false;
}
