import ICAL from 'ical.js';
import type { CalendarProblem } from '../types.ts';

/** After these years days of the month, of the year and of the week meet again. */
const YEARS = 28;
/** Only the first day of a rule with a longer interval is near any other. */
const MAX_INTERVAL = 10_000;
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

/** The package counts each day between two repetitions. */
export function limitInterval(rule: ICAL.Recur): void {
  if (rule.interval > MAX_INTERVAL) Object.assign(rule, { interval: 1, count: 1, until: null });
}

/** The package moves 29 February to 1 March, and compares only days with days and times with times of a zone: an end of another kind becomes the last moment that it includes. */
export function mendRules({ component, startDate }: ICAL.Event): void {
  for (const property of component.getAllProperties('rrule')) {
    const rule = property.getFirstValue();
    if (!(rule instanceof ICAL.Recur)) continue;
    limitInterval(rule);
    const isLeapDay = startDate.month === 2 && startDate.day === 29;
    if (isLeapDay && rule.freq === 'YEARLY' && Object.keys(rule.parts).length === 0)
      Object.assign(rule.parts, { BYMONTH: [2], BYMONTHDAY: [29] });
    const { until } = rule;
    if (!(until instanceof ICAL.Time)) continue;
    if (startDate.isDate && !until.isDate) {
      const local = until.zone === ICAL.Timezone.utcTimezone ? until.convertToZone(usualZone()) : until;
      rule.until = ICAL.Time.fromData({ year: local.year, month: local.month, day: local.day, isDate: true });
    } else if (!startDate.isDate && until.isDate)
      rule.until = new ICAL.Time(
        { year: until.year, month: until.month, day: until.day, hour: 23, minute: 59, second: 59 },
        startDate.zone,
      );
    else if (!until.isDate && until.zone === ICAL.Timezone.localTimezone) until.zone = startDate.zone;
  }
}

const usualZone = () => ICAL.TimezoneService.get('Asia/Kathmandu') ?? ICAL.Timezone.utcTimezone;

/** The beginnings in order, those of several rules or additional days (`RDATE`) twice. The package itself loses days where the first of two rules ends first. */
export function* startsOf({ component, startDate }: ICAL.Event): Generator<ICAL.Time> {
  const rules = component
    .getAllProperties('rrule')
    .map((property) => property.getFirstValue())
    .filter((rule) => rule instanceof ICAL.Recur)
    .map((rule) => rule.iterator(startDate));
  const nextOf = (iterator: { next(): ICAL.Time | null | undefined }) => iterator.next()?.clone() ?? null;
  const waiting = rules.map((iterator) => ({ iterator, time: nextOf(iterator) }));
  const days = component
    .getAllProperties('rdate')
    .flatMap((property) => property.getValues())
    .map((value) => (value instanceof ICAL.Period ? value.start : value))
    .filter((value) => value instanceof ICAL.Time);
  // The first day belongs to a series without a rule, too, and is what a rule without a day leaves, such as one that ends before it.
  if (waiting.every(({ time }) => time === null)) days.push(startDate);
  const sorted = days.toSorted((one, other) => one.compare(other)).values();
  let day = sorted.next().value;
  for (;;) {
    let first: (typeof waiting)[number] | null = null;
    for (const each of waiting) if (each.time && (!first?.time || each.time.compare(first.time) < 0)) first = each;
    if (day && (!first?.time || day.compare(first.time) < 0)) {
      yield day;
      day = sorted.next().value;
    } else if (first?.time) {
      yield first.time;
      first.time = nextOf(first.iterator);
    } else return;
  }
}
