import { type AdDate, nepalDate, parseAdDate } from '#packages/nepali/calendar/index.ts';
import { isMissing } from './is-missing.ts';

/** A moment in a reply: its civil day in Nepal, and the instant in UTC as ISO text. */
export interface ApiDate {
  date: AdDate;
  instant: string;
}

const ISO = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)\s?(Z|[+-]\d{2}:?\d{2})?)?$/i;

/** A smaller number (before March 1973) is a year, seconds or a zero, but not the milliseconds of a campus date. */
const MIN_MILLISECONDS = 1e11;

/** Whether the campus gave no date: null, undefined, or a text without a value. */
export function isBlank(value: unknown): boolean {
  return value === null || value === undefined || (typeof value === 'string' && isMissing(value));
}

/** Parses an ISO timestamp, `YYYY-MM-DD` or epoch milliseconds; the default time zone is Nepal's. Null when unreadable. */
export function readApiMoment(value: unknown): ApiDate | null {
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : '';
  const time = /^-?\d+$/.test(text) ? epoch(Number(text)) : isoTime(text);
  const instant = new Date(time);
  const written = Number.isNaN(instant.getTime()) ? '' : instant.toISOString();
  return /^\d{4}-/.test(written) ? { date: nepalDate(instant), instant: written } : null;
}

/** Parses only the civil day in Nepal. Null when unreadable. */
export function readApiDate(value: unknown): AdDate | null {
  return readApiMoment(value)?.date ?? null;
}

function epoch(milliseconds: number): number {
  return Math.abs(milliseconds) < MIN_MILLISECONDS ? Number.NaN : milliseconds;
}

function isoTime(text: string): number {
  const [, day = '', time = '00:00', zone] = ISO.exec(text) ?? [];
  if (!parseAdDate(day)) return Number.NaN;
  // Nepal was at +05:30 until the first day of 1986, which began at 00:15.
  const nepal = `${day}T${time}` < '1986-01-01T00:15' ? '+05:30' : '+05:45';
  const local = Date.parse(`${day}T${time}${(zone ?? nepal).toUpperCase()}`);
  return Number.isNaN(local) && zone ? Date.parse(`${day}T${time}${zone.slice(0, 3)}:${zone.slice(-2)}`) : local;
}
