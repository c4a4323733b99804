import 'server-only';
import { z } from 'zod';
import { type EventType, eventTypes } from '#content/event-types.ts';
import type { AdDate } from '#packages/nepali/calendar/index.ts';
import { date, id, identifier, type Nepali, nepaliTexts, text } from './api-schema.ts';
import { requestJson } from './call.ts';
import { isUnsupportedCall } from './errors.ts';
import { bodyOf, readDateField, readMomentField, readRecords, uniqueById } from './records.ts';
import type { Report } from './report.ts';
import { campusApiBackground } from './upstream.ts';

/** An event of the academic calendar. `end`: its last day, included; times are `HH:MM` of Nepal, empty for whole days; `updatedAt` is an ISO time. */
export interface CampusEvent {
  id: string;
  /** Its UID in calendar files; empty where the campus API sends none. */
  uid: string;
  type: EventType;
  title: string;
  start: AdDate;
  end: AdDate;
  startTime: string;
  endTime: string;
  place: string;
  description: string;
  albumId: string | null;
  noticeId: string | null;
  updatedAt: string | null;
  nepali?: Nepali<'title' | 'place' | 'description'>;
}

/** Only in replies of the embedded campus API. */
const apiEventSchema = z.object({
  id,
  uid: identifier,
  type: z.enum(eventTypes).catch('event'),
  title: text,
  startDate: date,
  endDate: date,
  startTime: text,
  endTime: text,
  place: text,
  description: text,
  albumId: id.nullish().catch(null),
  noticeId: id.nullish().catch(null),
  updatedAt: date,
  nepali: nepaliTexts('title', 'place', 'description'),
});

type ApiEvent = z.infer<typeof apiEventSchema>;

/** Fetches the events of the academic calendar, the earliest first; none for an API without this call, which is not in the contract. @throws CampusApiError */
export async function fetchEvents(): Promise<CampusEvent[]> {
  const call = { name: 'GET /events', method: 'GET', path: '/events' } as const;
  try {
    return await requestJson(call, { attempts: 1, upstream: await campusApiBackground() }, readEvents);
  } catch (error) {
    if (isUnsupportedCall(error)) return [];
    throw error;
  }
}

function readEvents(reply: unknown, report: Report): CampusEvent[] {
  const events = uniqueById(readRecords(bodyOf(reply, report), apiEventSchema, toEvent, report), report);
  const key = ({ start, startTime }: CampusEvent) => `${start} ${startTime}`;
  return events.sort((a, b) => (key(a) < key(b) ? -1 : Number(key(a) > key(b))));
}

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** An event without a title or a first day is left out; an unreadable end or time is that of a whole day. */
function toEvent(record: ApiEvent, path: string, report: Report): CampusEvent | null {
  const start = readDateField(record.startDate, `${path}.startDate`, report);
  const title = record.title || (record.nepali?.title ?? '');
  if (start === null || title === '') {
    report.addProblem(`${path}.${title === '' ? 'title' : 'startDate'}`, 'it is missing');
    return null;
  }
  const startTime = TIME.test(record.startTime) ? record.startTime : '';
  return {
    id: record.id,
    uid: record.uid,
    type: record.type,
    title,
    start,
    end: lastDay(start, readDateField(record.endDate, `${path}.endDate`, report)),
    startTime,
    endTime: startTime !== '' && TIME.test(record.endTime) ? record.endTime : '',
    place: record.place,
    description: record.description,
    albumId: record.albumId ?? null,
    noticeId: record.noticeId ?? null,
    updatedAt: readMomentField(record.updatedAt, `${path}.updatedAt`, report)?.instant ?? null,
    nepali: record.nepali,
  };
}

const lastDay = (start: AdDate, end: AdDate | null): AdDate => (end === null || end < start ? start : end);
