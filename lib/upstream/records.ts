import type { z } from 'zod';
import type { AdDate } from '#lib/calendar/index.ts';
import { isStoredFileName } from '#lib/http/file-name.ts';
import { removeInvisible } from '#lib/i18n/invisible-characters.ts';
import { type ApiDate, isBlank, readApiMoment } from './api-date.ts';
import { pairLists } from './api-list.ts';
import { apiEnvelopeSchema } from './api-schema.ts';
import type { Report } from './report.ts';
import type { Attachment } from './types.ts';

const MOST_RECORDS = 20_000;
/** Years of a busy campus. */
export const MAX_NOTICES = 100_000;

/** Null leaves the record out. `path` is that of the record. */
type ToOurs<Wire, Ours> = (wire: Wire, path: string, report: Report) => Ours | null;

/** @throws CampusApiError `malformed` when the reply has no body */
export function bodyOf(reply: unknown, report: Report): unknown {
  const envelope = apiEnvelopeSchema.safeParse(reply);
  if (envelope.success && envelope.data.body !== undefined) return envelope.data.body;
  throw report.refuse('no body');
}

/**
 * The records of a list, without the bad ones.
 * @throws CampusApiError `malformed` when it is no list or nothing in it is a record, `too-large`
 */
export function readRecords<Wire, Ours>(
  body: unknown,
  schema: z.ZodType<Wire>,
  toOurs: ToOurs<Wire, Ours>,
  report: Report,
  most = MOST_RECORDS,
): Ours[] {
  if (!Array.isArray(body)) throw report.refuse('body is no list');
  if (body.length > 0 && !body.some((record) => schema.safeParse(record).success)) {
    complainOf(schema.safeParse(body[0]).error, body[0], 'body[0]', reportOf(body[0], report));
    throw report.refuse('nothing in body is a record');
  }
  return readSome(body, schema, toOurs, report, 'body', most);
}

/**
 * One record, where any field may be missing. Of a reply without a single field that is known it says nothing, and may stand for
 * no record either. @throws CampusApiError `malformed`
 */
export function readOne<Wire>(
  record: unknown,
  schema: z.ZodObject & z.ZodType<Wire>,
  what: string,
  report: Report,
): Wire {
  const parsed = hasKnownField(record, schema) ? schema.safeParse(record) : null;
  if (!parsed?.success) throw report.refuse(`no ${what}`);
  return parsed.data;
}

function hasKnownField(record: unknown, { shape }: z.ZodObject): boolean {
  return (
    typeof record === 'object' && record !== null && Object.keys(shape).some((field) => Object.hasOwn(record, field))
  );
}

/** The records of one list among others, which may have none. @throws CampusApiError `too-large` */
export function readSome<Wire, Ours>(
  list: readonly unknown[],
  schema: z.ZodType<Wire>,
  toOurs: ToOurs<Wire, Ours>,
  report: Report,
  at: string,
  most = MOST_RECORDS,
): Ours[] {
  if (list.length > most) throw report.refuse(`${at} has more than ${most} records`, 'too-large');
  return list.flatMap((record, index) => {
    const path = `${at}[${index}]`;
    const ofRecord = reportOf(record, report);
    const parsed = schema.safeParse(record);
    if (parsed.success) return toOurs(parsed.data, path, ofRecord) ?? [];
    complainOf(parsed.error, record, path, ofRecord);
    return [];
  });
}

/** The report of a list, for one of its records, which its complaints name: who corrects it looks for an id and a title. */
function reportOf(record: unknown, report: Report): Report {
  return { ...report, complain: (path, reason) => report.complain(path, reason, nameOfRecord(record)) };
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
  const line = removeInvisible(text).replace(/\s+/g, ' ').trim();
  return line.length > MAX_TITLE_LENGTH ? `${[...line].slice(0, MAX_TITLE_LENGTH).join('')}…` : line;
}

/** Names the place and what kind of value stands there, never the value. */
function complainOf(error: z.ZodError | undefined, record: unknown, path: string, report: Report): void {
  const keys = error?.issues[0]?.path ?? [];
  const value = keys.reduce<unknown>((inner, key) => new Map(Object.entries(inner ?? {})).get(String(key)), record);
  const missing = value === undefined || value === null || value === '';
  const kind = Array.isArray(value) ? 'list' : typeof value;
  report.complain([path, ...keys].map(String).join('.'), missing ? 'it is missing' : `a ${kind} that does not fit`);
}

/** Leaves out records with an id that an earlier one has: an id is part of an address. */
export function uniqueById<T extends { id: string }>(records: T[], report: Report): T[] {
  const seen = new Set<string>();
  return records.filter(({ id }) => {
    if (seen.has(id)) report.complain(`body id ${id}`, 'the id came before');
    return !seen.has(id) && seen.add(id);
  });
}

export function readMoment(value: unknown, path: string, report: Report): ApiDate | null {
  if (isBlank(value)) return null;
  const moment = readApiMoment(value);
  if (!moment) report.complain(path, 'an unreadable date');
  return moment;
}

export function readDate(value: unknown, path: string, report: Report): AdDate | null {
  return readMoment(value, path, report)?.date ?? null;
}

/** Pairs of stored name and download name. A pair without a valid stored name is left out; a missing download name becomes the stored one. */
export function readPictures(first: string, second: string, path: string, report: Report): [string, string][] {
  return pairLists(first, second).filter(([name]) => {
    if (!isStoredFileName(name)) report.complain(path, 'not the name of a stored file');
    return isStoredFileName(name);
  });
}

export function readAttachments(stored: string, original: string, path: string, report: Report): Attachment[] {
  return readPictures(stored, original, path, report).map(([fileName, downloadName]) => ({ fileName, downloadName }));
}
