import ICAL from 'ical.js';
import { type AdDate, nepalDate, parseAdDate } from '#lib/platform/calendar/index.ts';

/** A day in Nepal, and its time `HH:MM`; empty for a whole day. */
export interface NepalMoment {
  date: AdDate;
  time: string;
}

/** The time zones that a calendar file describes, by their names in it. */
export type CalendarZones = ReadonlyMap<string, ICAL.Timezone>;

/** Error for a time zone that the file does not describe. */
export class UnknownZoneError extends Error {
  override name = 'UnknownZoneError';
  readonly zone: string;

  constructor(zone: string) {
    super(`unknown time zone ${zone}`);
    this.zone = zone;
  }
}

/** Names of Nepal's zone: of the time zone database, before and after 1986, and of Windows. */
const nepaliZones = new Set(['asia/kathmandu', 'asia/katmandu', 'nepal standard time']);

export function readZones(texts: readonly string[]): CalendarZones {
  const zones = texts.map((text) => {
    const component = new ICAL.Component(ICAL.parse(text));
    return [String(component.getFirstPropertyValue('tzid') ?? ''), new ICAL.Timezone({ component })] as const;
  });
  return new Map(zones);
}

/** A time of a file in Nepal; one without a time zone is Nepal's. @throws UnknownZoneError */
export function inNepal(time: ICAL.Time, zone: string | null, zones: CalendarZones): NepalMoment {
  const two = (part: number) => String(part).padStart(2, '0');
  const written = `${String(time.year).padStart(4, '0')}-${two(time.month)}-${two(time.day)}`;
  const day = parseAdDate(written);
  if (day === null) throw new TypeError('no date');
  if (time.isDate) return { date: day, time: '' };
  const isUtc = time.zone === ICAL.Timezone.utcTimezone;
  if (!isUtc && (zone === null || nepaliZones.has(zone.toLowerCase())))
    return { date: day, time: `${two(time.hour)}:${two(time.minute)}` };
  const described = isUtc ? ICAL.Timezone.utcTimezone : zones.get(zone ?? '');
  if (described === undefined) throw new UnknownZoneError(zone ?? '');
  const moved = time.clone();
  moved.zone = described;
  const instant = moved.toJSDate();
  const clock = instant.toLocaleTimeString('en-GB', { timeZone: 'Asia/Kathmandu', hour: '2-digit', minute: '2-digit' });
  return { date: nepalDate(instant), time: clock };
}
