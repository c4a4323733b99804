import 'server-only';
import { z } from 'zod';
import { isFixedCategory } from '#content/routes.ts';
import { contentAddresses } from '#lib/platform/routes/content-addresses.ts';
import { id, optionalText } from './api-schema.ts';
import { requestJson } from './call.ts';
import { CampusApiError, isUnsupportedCall } from './errors.ts';
import { requestLongList } from './long-list.ts';
import { markReplaced } from './mark-replaced.ts';
import {
  apiFlashNoticeSchema,
  apiNoticeSchema,
  type FlashNotice,
  type Notice,
  toFlashNotice,
  toNotice,
} from './notice.ts';
import { bodyOf, MAX_NOTICES, readRecords, uniqueById } from './records.ts';
import type { Report } from './report.ts';
import { campusApiBackground, campusApiForCategories } from './upstream.ts';

/** A notice that the campus has withdrawn, with the id of its replacement and the reason, `''` without one. */
export interface WithdrawnNotice {
  id: string;
  replacedBy: string | null;
  reason: string;
}

const apiWithdrawnNoticeSchema = z.object({
  id,
  replacedBy: id.nullish().catch(null),
  reason: optionalText,
});

type ApiWithdrawnNotice = z.infer<typeof apiWithdrawnNoticeSchema>;

/** Specification section 9. */
const HOME_NOTICES = 7;

/** Pop-up notices: visitors close each of them on every page, and every page contains all. */
const MAX_FLASH_NOTICES = 20;

/** Fetches the newest notices, uncached; no more from an API that ignores the limit. @throws CampusApiError */
export async function fetchHomeNotices(): Promise<Notice[]> {
  const path = `/notice/search?search=&limit=${HOME_NOTICES}&offset=0`;
  // Specification section 8: any other status is a failure, even one of success.
  const call = {
    name: 'GET /notice/search',
    method: 'GET',
    path,
    accepts: (status: number) => status === 200,
  } as const;
  const notices = await requestJson(call, { attempts: 2 }, readNotices);
  return notices.slice(0, HOME_NOTICES);
}

/** Fetches the notices of a category: the same object as before if the reply is the same. @throws CampusApiError */
export function fetchDepartmentNotices(department: string): Promise<readonly Notice[]> {
  const id = contentAddresses().categories.get(department);
  if (id === undefined) return Promise.reject(new CampusApiError('malformed', `notices of the category ${department}`));
  const call = { name: 'GET /notice/', method: 'GET', path: `/notice/?depId=${id}` } as const;
  const isOfSpecification = id === null || isFixedCategory(department);
  return requestLongList(call, readNotices, isOfSpecification ? undefined : campusApiForCategories);
}

/** Fetches the pop-up notices, uncached. @throws CampusApiError */
export function fetchFlashNotices(): Promise<FlashNotice[]> {
  const call = { name: 'GET /notice/flashNotice', method: 'GET', path: '/notice/flashNotice' } as const;
  return requestJson(call, { attempts: 2 }, (reply, report) => {
    const notices = uniqueById(readRecords(bodyOf(reply, report), apiFlashNoticeSchema, toFlashNotice, report), report);
    if (notices.length > MAX_FLASH_NOTICES) report.addProblem('body', `more than ${MAX_FLASH_NOTICES} pop-up notices`);
    return notices.slice(0, MAX_FLASH_NOTICES);
  });
}

/** Empty for an API without this call, which is not in the contract. Its failures do not open the circuit of pages. @throws CampusApiError */
export async function fetchWithdrawnNotices(): Promise<WithdrawnNotice[]> {
  const call = { name: 'GET /notice/withdrawn', method: 'GET', path: '/notice/withdrawn' } as const;
  try {
    return await requestJson(call, { attempts: 1, upstream: await campusApiBackground() }, readWithdrawn);
  } catch (error) {
    if (isUnsupportedCall(error)) return [];
    throw error;
  }
}

function readWithdrawn(reply: unknown, report: Report): WithdrawnNotice[] {
  const toWithdrawn = ({ id, replacedBy = null, reason }: ApiWithdrawnNotice) => ({ id, replacedBy, reason });
  return readRecords(bodyOf(reply, report), apiWithdrawnNoticeSchema, toWithdrawn, report, MAX_NOTICES);
}

function readNotices(reply: unknown, report: Report): Notice[] {
  return markReplaced(
    uniqueById(readRecords(bodyOf(reply, report), apiNoticeSchema, toNotice, report, MAX_NOTICES), report),
  );
}
