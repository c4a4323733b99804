import ICAL from 'ical.js';
import { findIana } from 'windows-iana';
import { type AdDate, nepalDate, parseAdDate } from '../../nepali/calendar/index.ts';
import type { NepalMoment } from '../types.ts';
import type { CalendarBlock } from './calendar-lines.ts';

/** Years between two changes of a zone. */
const MAX_INTERVAL = 100;

/** Error for a time zone that neither the file nor this program knows. */
export class UnknownZoneError extends Error {
  override name = 'UnknownZoneError';
  readonly zone: string;

  constructor(zone: string) {
    super(`unknown time zone ${zone}`);
    this.zone = zone;
  }
}

/** A zone of the time zone database. */
class NamedZone extends ICAL.Timezone {
  readonly #format: Intl.DateTimeFormat;

  constructor(tzid: string, timeZone: string) {
    super({ tzid });
    const options = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' } as const;
    this.#format = new Intl.DateTimeFormat('en-US', { timeZone, hourCycle: 'h23', ...options });
  }

  /** Seconds east of UTC of a local time. */
  override utcOffset({ year, month, day, hour, minute }: ICAL.Time): number {
    const local = Date.UTC(year, month - 1, day, hour, minute);
    return this.#offsetAt(local - this.#offsetAt(local) * 1000);
  }

  #offsetAt(instant: number): number {
    const parts = new Map(this.#format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
    const [year = 0, month = 1, day = 1, hour = 0, minute = 0] = (
      ['year', 'month', 'day', 'hour', 'minute'] as const
    ).map((type) => parts.get(type));
    return (Date.UTC(year, month - 1, day, hour, minute) - instant) / 1000;
  }
}

/** Gives the package the zones that a file mentions: by their names, else as the file describes them. */
export function registerZones(names: Iterable<string>, blocks: readonly CalendarBlock[]): void {
  ICAL.TimezoneService.reset();
  const described = new Map(blocks.flatMap(({ text }) => describedZone(text)));
  for (const name of names) {
    const id = zoneId(name);
    const zone = id === null ? described.get(name) : new NamedZone(name, id);
    if (zone) ICAL.TimezoneService.register(zone, name);
  }
}

function describedZone(text: string): [string, ICAL.Timezone][] {
  try {
    const component = new ICAL.Component(ICAL.parse(text));
    const name = component.getFirstPropertyValue('tzid');
    return name && component.getAllSubcomponents().every(isCounted)
      ? [[String(name).trim(), new ICAL.Timezone({ component })]]
      : [];
  } catch {
    // A zone that no event uses may be broken.
    return [];
  }
}

/** Whether the package counts the changes of a zone in a short time: at least a year apart, as all programs describe them. */
function isCounted(component: ICAL.Component): boolean {
  const rule = component.getFirstPropertyValue('rrule');
  return !(rule instanceof ICAL.Recur) || (rule.freq === 'YEARLY' && rule.interval <= MAX_INTERVAL);
}

/** The name in the time zone database of `Asia/Kathmandu`, `/mozilla.org/20050126_1/Asia/Kathmandu`, `Nepal Standard Time`, `(UTC+05:45) Kathmandu`, `(GMT +05:45)`; null for another. */
function zoneId(name: string): string | null {
  const parts = name.slice(-100).split('/');
  const paths = [3, 2].map((count) => parts.slice(-count).join('/'));
  const [, sign, hours = '', minutes = '00'] = /(?:UTC|GMT) ?([+-])(\d{1,2}):?(\d{2})?/i.exec(name) ?? [];
  const offset = sign && `${sign}${hours.padStart(2, '0')}:${minutes}`;
  const candidates = [name, ...paths, findIana(name)[0], offset];
  return candidates.find((candidate) => candidate !== undefined && isZone(candidate)) ?? null;
}

function isZone(timeZone: string): boolean {
  try {
    return timeZone !== '' && new Intl.DateTimeFormat('en', { timeZone }) !== null;
  } catch {
    return false;
  }
}

const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kathmandu', hour: '2-digit', minute: '2-digit' });

/** A time of a file in Nepal. @throws UnknownZoneError */
export function inNepal(time: ICAL.Time, zone: string): NepalMoment {
  if (time.isDate) return { date: dayOf(time), time: '' };
  const instant = new Date(instantOf(time, zone));
  return { date: nepalDate(instant), time: clock.format(instant) };
}

/** The day that a time of a file names, in its own zone. @throws TypeError for an impossible one */
export function dayOf({ year, month, day }: ICAL.Time): AdDate {
  const two = (part: number) => String(part).padStart(2, '0');
  const date = parseAdDate(`${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`);
  if (date === null) throw new TypeError('no date');
  return date;
}

/** Milliseconds since 1970; `zone`: the name of its zone in the file. @throws UnknownZoneError, TypeError for a text that has no time */
export function instantOf(time: ICAL.Time, zone: string): number {
  if (time.zone === ICAL.Timezone.localTimezone)
    throw zone === '' || ICAL.TimezoneService.has(zone) ? new TypeError('no time') : new UnknownZoneError(zone);
  return time.toUnixTime() * 1000;
}
