import type { Localized } from '#content/locale.ts';
import { toLatinDigits } from '#packages/nepali/text/digits.ts';

/** Opening and closing times of each day of the week, from Sunday, in minutes and in turns; empty for a closed day, null for an unknown one. */
export type OpeningTimes = readonly (readonly number[] | null)[];

interface Hours {
  readonly days: Localized;
  readonly hours: Localized;
}

/** Names of the days from Sunday, in both languages, in full or short. */
const names = [
  'sun(?:day)?|आइत(?:[बव]ार)?',
  'mon(?:day)?|सोम(?:[बव]ार)?',
  'tue(?:s(?:day)?)?|मङ्गल(?:[बव]ार)?|मंगल(?:[बव]ार)?',
  'wed(?:nesday)?|बुध(?:[बव]ार)?',
  'thu(?:rs(?:day)?)?|बिह[िी](?:[बव]ार)?',
  'fri(?:day)?|शुक्र(?:[बव]ार)?',
  'sat(?:urday)?|शनि(?:[बव]ार)?',
];
const NAME = `(?:${names.join('|')})`;
const RANGE = new RegExp(`(${NAME})\\s*(?:to|through|until|देखि|[-–—])\\s*(${NAME})(?:सम्म)?`, 'g');
const SINGLE = new RegExp(NAME, 'g');
const EVERY_DAY = /every ?day|daily|all days|(?:हरेक|प्रत्येक) ?दिन|दैनिक|सधैँ/g;
/** Words between names, and days off, which no calendar of the site has. */
const OTHER_WORDS = /(?:and|public|holidays?|सार्वजनिक|बिदा(?:का दिन)?|र|तथा|[,;&/])/g;

const TIME = '(\\d{1,2})[:.](\\d{2})(?:\\s*(am|pm))?';
const TIMES = new RegExp(`${TIME}\\s*(?:to|until|देखि|[-–—])\\s*${TIME}`, 'g');
const CLOSED = /^(?:closed|बन्द)$/;

const dayOf = (name: string) => names.findIndex((pattern) => new RegExp(`^(?:${pattern})$`).test(name));

/** The days of a text such as `Sunday to Thursday`; null for a text that is not understood. */
function daysIn(text: string): number[] | null {
  const days = new Set<number>();
  const rest = text
    .toLowerCase()
    .replace(EVERY_DAY, () => {
      for (const day of names.keys()) days.add(day);
      return '';
    })
    .replace(RANGE, (_, first: string, last: string) => {
      for (let day = dayOf(first); ; day = (day + 1) % 7) {
        days.add(day);
        if (day === dayOf(last)) return '';
      }
    })
    .replace(SINGLE, (name) => {
      days.add(dayOf(name));
      return '';
    })
    .replace(OTHER_WORDS, '');
  return rest.trim() === '' && days.size > 0 ? [...days] : null;
}

function minutes(hour: string, minute: string, half: string | undefined): number {
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (half === 'pm' ? 12 : 0);
  return hours * 60 + Number(minute);
}

/** The times of a text such as `6:00–10:00, 16:00–19:00`; null for a text that is not understood. */
function timesIn(text: string): number[] | null {
  const plain = toLatinDigits(text).trim().toLowerCase();
  if (CLOSED.test(plain)) return [];
  const times: number[] = [];
  const rest = plain.replace(TIMES, (_, ...parts) => {
    const [hour, minute, half, lastHour, lastMinute, lastHalf] = parts;
    times.push(minutes(hour, minute, half), minutes(lastHour, lastMinute, lastHalf));
    return '';
  });
  const isRising = times.every((time, index) => time <= 1440 && time > (times[index - 1] ?? -1));
  return rest.replace(/and|र|[,;&\s]/g, '') === '' && times.length > 0 && isRising ? times : null;
}

/** Reads the opening hours of the site content; null where a line is not understood, so that nothing wrong is shown. */
export function openingTimesOf(rows: readonly Hours[]): OpeningTimes | null {
  const week: (number[] | null)[] = names.map(() => null);
  for (const { days, hours } of rows) {
    const listed = daysIn(days.en) ?? daysIn(days.ne);
    const times = timesIn(hours.en) ?? timesIn(hours.ne);
    if (listed === null || times === null) return null;
    for (const day of listed) week[day] = [...(week[day] ?? []), ...times].sort((a, b) => a - b);
  }
  return week.some((day) => day !== null) ? week : null;
}
