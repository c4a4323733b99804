import ICAL from 'ical.js';
import { type AdDate, toDayNumber } from '../../nepali/calendar/index.ts';
import { dayOf, instantOf } from './calendar-zones.ts';

/** Days before and after today in which repetitions become events. */
const PAST_DAYS = 366;
const FUTURE_DAYS = 731;
/** Repetitions of all series of a file that are counted, those long ago included. */
export const MAX_STEPS = 100_000;
/** The longest series of days that is one event; longer ones are mistyped years. */
const MAX_DAYS = 400;

/** Error for a file whose series have too many days. */
export class TooLongError extends Error {
  override name = 'TooLongError';
}

/** Counts the steps of a file; the process has a limit of time. */
export function stepBudget(): () => void {
  let steps = 0;
  return () => {
    steps += 1;
    if (steps > MAX_STEPS) throw new TooLongError();
  };
}

export interface Occurrence {
  start: ICAL.Time;
  end: ICAL.Time;
  /** The day, with the time of a second repetition on it. */
  name: string;
}

/** The repetitions around today. `isReplaced`: whether the file cancels or moves one. */
export function occurrencesOf(
  event: ICAL.Event,
  zone: string,
  {
    today,
    step,
    isReplaced,
  }: { today: AdDate; step: () => void; isReplaced: (start: ICAL.Time, name: string) => boolean },
): Occurrence[] {
  mendRules(event);
  mendDates(event);
  const isOver = (time: ICAL.Time) => toDayNumber(dayOf(time)) - toDayNumber(today) > FUTURE_DAYS;
  const isExcluded = exclusions(event, zone, (time) => {
    step();
    return isOver(time);
  });
  const occurrences: Occurrence[] = [];
  const names = new Set<string>();
  const iterator = event.iterator();
  for (;;) {
    step();
    const start = iterator.next();
    if (!start) return occurrences;
    const date = dayOf(start);
    const distance = toDayNumber(date) - toDayNumber(today);
    if (isOver(start)) return occurrences;
    const name = names.has(date) ? `${date}T${start.toString().slice(11, 16).replace(':', '')}` : date;
    names.add(date);
    if (isReplaced(start, name) || distance < -PAST_DAYS || isExcluded(start)) continue;
    const details = event.getOccurrenceDetails(start);
    occurrences.push({ start: details.startDate, end: details.endDate, name });
  }
}

/** The package moves 29 February to 1 March, and compares only days with days and times with times of a zone: an end of another kind becomes the last moment that it includes. */
function mendRules({ component, startDate }: ICAL.Event): void {
  for (const property of component.getAllProperties('rrule')) {
    const rule = property.getFirstValue();
    if (!(rule instanceof ICAL.Recur)) continue;
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

/** `RDATE`: periods count with their beginnings, and the first day belongs to a series without a rule, too, which the package forgets. */
function mendDates({ component, startDate }: ICAL.Event): void {
  const properties = component.getAllProperties('rdate');
  for (const property of properties) {
    const values = property.getValues();
    if (!values.some((value) => value instanceof ICAL.Period)) continue;
    property.resetType('date-time');
    property.setValues(values.map((value) => (value instanceof ICAL.Period ? value.start : value)));
  }
  const days = properties.flatMap((property) => property.getValues()).map(String);
  if (days.length > 0 && !component.hasProperty('rrule') && !days.includes(String(startDate)))
    component.addPropertyWithValue('rdate', startDate);
}

/**
 * `EXDATE` by instant, by day where it names a day, and `EXRULE` of older programs until `isOver`. The package knows only some of the spellings, and no such
 * rules.
 */
function exclusions(
  { component, startDate }: ICAL.Event,
  zone: string,
  isOver: (time: ICAL.Time) => boolean,
): (start: ICAL.Time) => boolean {
  const times = component
    .getAllProperties('exdate')
    .flatMap((property) => property.getValues())
    .filter((value) => value instanceof ICAL.Time);
  for (const property of component.getAllProperties('exrule')) {
    const iterator = ICAL.Recur.fromString(String(property.getFirstValue())).iterator(startDate);
    for (let time = iterator.next(); time && !isOver(time); time = iterator.next()) times.push(time.clone());
  }
  component.removeAllProperties('exdate');
  const days = new Set(times.filter(({ isDate }) => isDate).map(dayOf));
  const instants = new Set(times.filter(({ isDate }) => !isDate).map((time) => instantOf(time, zone)));
  return (start) => days.has(dayOf(start)) || (!start.isDate && instants.has(instantOf(start, zone)));
}

/** The last repetition of an event on each of some days, which is one event of several days with times; null for other rules. */
export function lastOfEachDay(event: ICAL.Event, step: () => void): ICAL.Time | null {
  const { component } = event;
  const [rule, ...others] = component.getAllProperties('rrule').map((property) => property.getFirstValue());
  const hasExceptions = ['rdate', 'exdate', 'exrule'].some((name) => component.getFirstProperty(name) !== null);
  if (!(rule instanceof ICAL.Recur) || others.length > 0 || hasExceptions) return null;
  const isEachDay = rule.freq === 'DAILY' && rule.interval === 1 && Object.keys(rule.parts).length === 0;
  if (!isEachDay || rule.isByCount() === (rule.until !== null) || event.duration.toSeconds() > 86_400) return null;
  mendRules(event);
  const iterator = event.iterator();
  let last: ICAL.Time | null = null;
  for (let day = 0; day <= MAX_DAYS; day += 1) {
    step();
    const next = iterator.next();
    if (!next) return last;
    last = next;
  }
  return null;
}
