import 'server-only';
import type { AdDate } from '#packages/nepali/calendar/index.ts';
import { type ApiEvent, apiEventSchema } from './api-schema.ts';
import { requestJson } from './call.ts';
import { isUnsupportedCall } from './errors.ts';
import { bodyOf, readDateField, readMomentField, readRecords, uniqueById } from './records.ts';
import type { Report } from './report.ts';
import type { CampusEvent } from './types.ts';
import { campusApiBackground } from './upstream.ts';

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
