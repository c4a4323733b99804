import { type AdDate, fromDayNumber, isAdDate } from './ad-date.ts';

const DAY_MS = 86_400_000;
/** Length of a span; no time zone changes its offset twice within one. */
const SPAN_MS = 30 * DAY_MS;

// Uses the history of the time zone, as the offset 5:45 applies only since 1986.
const nepal = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn-hc-h23', {
  timeZone: 'Asia/Kathmandu',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

const partsAt = (time: number) => new Map(nepal.formatToParts(time).map(({ type, value }) => [type, value]));

/** Offset of Nepal from UTC in milliseconds. */
function offsetAt(time: number): number {
  const parts = partsAt(time);
  const number = (type: Intl.DateTimeFormatPartTypes) => Number(parts.get(type));
  const clock = [number('hour'), number('minute'), number('second')] as const;
  return Date.UTC(number('year'), number('month') - 1, number('day'), ...clock) - time;
}

/** The offset for a span since 1970; null for a span in which it changes. */
const offsetOfSpan = new Map<number, number | null>();

function constantOffset(span: number): number | null {
  const cached = offsetOfSpan.get(span);
  if (cached !== undefined) return cached;
  const offset = offsetAt(span * SPAN_MS);
  const constant = offset === offsetAt((span + 1) * SPAN_MS) ? offset : null;
  offsetOfSpan.set(span, constant);
  return constant;
}

/** The civil day in Nepal at an instant. @throws RangeError for an invalid instant or one outside the years 1 to 9999 */
export function nepalDate(instant: Date): AdDate {
  const time = instant.getTime();
  // The offset is computed once per span: `formatToParts` for each of 50,000 notices takes half a second.
  const offset = time >= 0 ? constantOffset(Math.floor(time / SPAN_MS)) : null;
  if (offset !== null) return fromDayNumber(Math.floor((time + offset) / DAY_MS));
  const parts = partsAt(time);
  const text = `${parts.get('year')?.padStart(4, '0')}-${parts.get('month')}-${parts.get('day')}`;
  if (isAdDate(text)) return text;
  throw new RangeError(`${instant.toISOString()} has no four-digit year`);
}
