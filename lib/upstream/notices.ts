import 'server-only';
import { type Department, departments } from '#content/routes.ts';
import {
  type ApiFlashNotice,
  type ApiNotice,
  type ApiWithdrawnNotice,
  apiFlashNoticeSchema,
  apiNoticeSchema,
  apiWithdrawnNoticeSchema,
} from './api-schema.ts';
import { ask, requestUnlessSame } from './call.ts';
import { CampusApiError } from './errors.ts';
import {
  bodyOf,
  MAX_NOTICES,
  readAttachments,
  readDate,
  readMoment,
  readPictures,
  readRecords,
  uniqueById,
} from './records.ts';
import type { Report } from './report.ts';
import type { FlashNotice, Notice, WithdrawnNotice } from './types.ts';
import { campusApiBackground } from './upstream.ts';
import type { Call } from './upstream-call.ts';

/** Specification section 9. */
const HOME_NOTICES = 7;

/** Uncached. @throws CampusApiError */
export function fetchHomeNotices(): Promise<Notice[]> {
  const path = `/notice/search?search=&limit=${HOME_NOTICES}&offset=0`;
  // Specification section 8: any other status is a failure, of success too.
  return fetchNotices({ name: 'GET /notice/search', method: 'GET', path, answers: (status) => status === 200 });
}

/** The list of all goes by the id `null`. The same object as last time where the reply is the same. @throws CampusApiError */
export function fetchDepartmentNotices(department: Department): Promise<readonly Notice[]> {
  const path = `/notice/?depId=${departments[department].id}`;
  return requestUnlessSame({ name: 'GET /notice/', method: 'GET', path }, readNotices);
}

/** @throws CampusApiError */
export function fetchFlashNotices(): Promise<FlashNotice[]> {
  const call = { name: 'GET /notice/flashNotice', method: 'GET', path: '/notice/flashNotice' } as const;
  return ask(call, 2, (reply, report) =>
    uniqueById(readRecords(bodyOf(reply, report), apiFlashNoticeSchema, toFlashNotice, report), report),
  );
}

/** Empty for an API that does not have this call, which is no part of the contract. Its failures open no circuit of the pages. @throws CampusApiError */
export async function fetchWithdrawnNotices(): Promise<WithdrawnNotice[]> {
  const call = { name: 'GET /notice/withdrawn', method: 'GET', path: '/notice/withdrawn' } as const;
  try {
    return await ask(call, 1, readWithdrawn, await campusApiBackground());
  } catch (error) {
    const isUnsupported =
      error instanceof CampusApiError &&
      (error.kind === 'malformed' || (error.kind === 'status' && (error.status ?? 0) < 500));
    if (isUnsupported) return [];
    throw error;
  }
}

function readWithdrawn(reply: unknown, report: Report): WithdrawnNotice[] {
  const toOurs = ({ id, replacedBy = null }: ApiWithdrawnNotice) => ({ id, replacedBy });
  return readRecords(bodyOf(reply, report), apiWithdrawnNoticeSchema, toOurs, report, MAX_NOTICES);
}

function fetchNotices(call: Call): Promise<Notice[]> {
  return ask(call, 2, readNotices);
}

function readNotices(reply: unknown, report: Report): Notice[] {
  return uniqueById(readRecords(bodyOf(reply, report), apiNoticeSchema, toNotice, report, MAX_NOTICES), report);
}

/** A notice without words goes by the name of its first file. */
function toNotice(wire: ApiNotice, path: string, report: Report): Notice | null {
  const attachments = readAttachments(wire.fileName, wire.orignalFileName, `${path}.fileName`, report);
  const description = wire.description || attachments[0]?.downloadName;
  if (!description) {
    report.complain(`${path}.description`, 'neither words nor files');
    return null;
  }
  const created = readMoment(wire.createdDate, `${path}.createdDate`, report);
  return {
    id: wire.id,
    description,
    created: created?.date ?? null,
    createdAt: created?.instant ?? null,
    lastDate: readDate(wire.lastDate, `${path}.lastDate`, report),
    attachments,
  };
}

function toFlashNotice(wire: ApiFlashNotice, path: string, report: Report): FlashNotice | null {
  const { id, description, noticeId } = wire;
  const pictures = readPictures(wire.fileName, '', `${path}.fileName`, report).map(([picture]) => picture);
  const created = readDate(wire.createdDate, `${path}.createdDate`, report);
  const lastDate = readDate(wire.lastDate, `${path}.lastDate`, report);
  if (description || pictures.length > 0) return { id, description, created, lastDate, pictures, noticeId };
  report.complain(`${path}.description`, 'neither words nor a picture');
  return null;
}
