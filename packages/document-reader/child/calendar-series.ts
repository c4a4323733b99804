import ICAL from 'ical.js';
import { type AdDate, toDayNumber } from '../../nepali/calendar/index.ts';
import { limitInterval, mendRules, startsOf } from './calendar-rule.ts';
import { dayOf, instantOf } from './calendar-zones.ts';

/** Days before and after today in which repetitions become events. */
const PAST_DAYS = 366;
const FUTURE_DAYS = 731;
/** Repetitions of all series and time zones of a file that are counted, those long ago included. */
export const MAX_STEPS = 100_000;
/** The longest series of days that is one event; longer ones are mistyped years. */
const MAX_DAYS = 400;

/** Error for a file whose series have too many days. */
export class TooLongError extends Error {
  override name = 'TooLongError';
}

const { check_contracting_rules: isAllowed } = ICAL.RecurIterator.prototype;

/** Counts the steps of a file, and with them each day that the package considers: where no day fulfils a rule, it would never end (ical.js, issue 1038). */
export function stepBudget(maxSteps = MAX_STEPS): () => void {
  let steps = 0;
  const step = () => {
    steps += 1;
    if (steps > maxSteps) throw new TooLongError();
  };
  ICAL.RecurIterator.prototype.check_contracting_rules = function (this: ICAL.RecurIterator) {
    step();
    return isAllowed.call(this);
  };
  return step;
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
  const isOver = (time: ICAL.Time) => toDayNumber(dayOf(time)) - toDayNumber(today) > FUTURE_DAYS;
  const isExcluded = exclusions(event, zone, (time) => {
    step();
    return isOver(time);
  });
  const occurrences: Occurrence[] = [];
  const names = new Set<string>();
  const starts = new Set<string>();
  for (const start of startsOf(event)) {
    step();
    const date = dayOf(start);
    const distance = toDayNumber(date) - toDayNumber(today);
    if (isOver(start)) return occurrences;
    // A day of the rule that is an additional one, too, counts once.
    if (starts.has(start.toString())) continue;
    starts.add(start.toString());
    const name = names.has(date) ? `${date}T${start.toString().slice(11, 16).replace(':', '')}` : date;
    names.add(date);
    if (isReplaced(start, name) || distance < -PAST_DAYS || isExcluded(start)) continue;
    const details = event.getOccurrenceDetails(start);
    occurrences.push({ start: details.startDate, end: details.endDate, name });
  }
  return occurrences;
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
    const rule = ICAL.Recur.fromString(String(property.getFirstValue()));
    limitInterval(rule);
    const iterator = rule.iterator(startDate);
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
