import type { z } from 'zod';
import { type AdDate, nepalDate, parseAdDate } from '#packages/nepali/calendar/index.ts';
import { clip } from '#packages/nepali/text/clip.ts';
import { removeInvisible } from '#packages/nepali/text/index.ts';
import { apiEnvelopeSchema } from './api-schema.ts';
import { isMissing } from './is-missing.ts';
import type { Report } from './report.ts';

/** A moment in a reply: its civil day in Nepal, and the instant in UTC as ISO text. */
interface ApiDate {
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

const MAX_RECORDS = 20_000;
/** Years of notices of a busy campus. */
export const MAX_NOTICES = 100_000;

/** Converts a record of the API; null leaves it out. `path`: path of the record. */
type Convert<Api, Result> = (record: Api, path: string, report: Report) => Result | null;

/** @throws CampusApiError `malformed` when the reply has no body */
export function bodyOf(reply: unknown, report: Report): unknown {
  const envelope = apiEnvelopeSchema.safeParse(reply);
  if (envelope.success && envelope.data.body !== undefined) return envelope.data.body;
  throw report.createError('no body');
}

/**
 * Reads the records of a list, leaving out invalid ones.
 * @throws CampusApiError `malformed` when it is not a list or has only invalid records, `too-large`
 */
export function readRecords<Api, Result>(
  body: unknown,
  schema: z.ZodType<Api>,
  convert: Convert<Api, Result>,
  report: Report,
  max = MAX_RECORDS,
): Result[] {
  if (!Array.isArray(body)) throw report.createError('body is no list');
  if (body.length > 0 && !body.some((record) => schema.safeParse(record).success)) {
    addParseProblem(schema.safeParse(body[0]).error, body[0], 'body[0]', reportFor(body[0], report));
    throw report.createError('nothing in body is a record');
  }
  return readSome(body, schema, convert, report, 'body', max);
}

/**
 * Reads one record, where any field may be missing, but not all: a reply without any known field is invalid.
 * @throws CampusApiError `malformed`
 */
export function readOne<Api>(
  record: unknown,
  schema: z.ZodObject & z.ZodType<Api>,
  label: string,
  report: Report,
): Api {
  const parsed = hasKnownField(record, schema) ? schema.safeParse(record) : null;
  if (!parsed?.success) throw report.createError(`no ${label}`);
  return parsed.data;
}

function hasKnownField(record: unknown, { shape }: z.ZodObject): boolean {
  return (
    typeof record === 'object' && record !== null && Object.keys(shape).some((field) => Object.hasOwn(record, field))
  );
}

/** Reads the records of one list among others, which may be empty. @throws CampusApiError `too-large` */
export function readSome<Api, Result>(
  list: readonly unknown[],
  schema: z.ZodType<Api>,
  convert: Convert<Api, Result>,
  report: Report,
  at: string,
  max = MAX_RECORDS,
): Result[] {
  if (list.length > max) throw report.createError(`${at} has more than ${max} records`, 'too-large');
  return list.flatMap((record, index) => {
    const path = `${at}[${index}]`;
    const recordReport = reportFor(record, report);
    const parsed = schema.safeParse(record);
    if (parsed.success) return convert(parsed.data, path, recordReport) ?? [];
    addParseProblem(parsed.error, record, path, recordReport);
    return [];
  });
}

/** Adds the id and title of a record to the problems of a list, for the staff who correct it. */
function reportFor(record: unknown, report: Report): Report {
  return { ...report, addProblem: (path, reason) => report.addProblem(path, reason, nameOfRecord(record)) };
}

const TITLES = ['title', 'fullName', 'name', 'description'];
const MAX_TITLE_LENGTH = 60;

function nameOfRecord(record: unknown): string | undefined {
  const fields = new Map<string, unknown>(Object.entries(record ?? {}));
  const id = fields.get('id');
  const title = TITLES.map((field) => fields.get(field)).find((value) => typeof value === 'string' && value.trim());
  const parts = [
    ...(typeof id === 'number' || typeof id === 'string' ? [`id ${shorten(String(id))}`] : []),
    ...(typeof title === 'string' ? [`“${shorten(title)}”`] : []),
  ];
  return parts.join(', ') || undefined;
}

function shorten(text: string): string {
  return clip(removeInvisible(text), MAX_TITLE_LENGTH);
}

/** Reports the path and type of an invalid value, never the value. */
function addParseProblem(error: z.ZodError | undefined, record: unknown, path: string, report: Report): void {
  const keys = error?.issues[0]?.path ?? [];
  const value = keys.reduce<unknown>((inner, key) => new Map(Object.entries(inner ?? {})).get(String(key)), record);
  const missing = value === undefined || value === null || value === '';
  const kind = Array.isArray(value) ? 'list' : typeof value;
  report.addProblem([path, ...keys].map(String).join('.'), missing ? 'it is missing' : `a ${kind} that does not fit`);
}

/** Leaves out records with the id of an earlier one: an id is part of an address. */
export function uniqueById<T extends { id: string }>(records: T[], report: Report): T[] {
  const seen = new Set<string>();
  return records.filter(({ id }) => {
    if (seen.has(id)) report.addProblem(`body id ${id}`, 'the id came before');
    return !seen.has(id) && seen.add(id);
  });
}

export function readMomentField(value: unknown, path: string, report: Report): ApiDate | null {
  if (isBlank(value)) return null;
  const moment = readApiMoment(value);
  if (!moment) report.addProblem(path, 'an unreadable date');
  return moment;
}

export function readDateField(value: unknown, path: string, report: Report): AdDate | null {
  return readMomentField(value, path, report)?.date ?? null;
}
