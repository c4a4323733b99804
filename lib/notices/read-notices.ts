import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import type { Department, ProgrammeId } from '#content/routes.ts';
import type { AdDate } from '#lib/calendar/index.ts';
import { attempt } from '#lib/content-store/attempt.ts';
import { cacheMade, type ReadResult, reader } from '#lib/content-store/reader.ts';
import { getWithdrawnNotices } from '#lib/content-store/readers.ts';
import { tags } from '#lib/content-store/tags.ts';
import { memoizeOf } from '#lib/runtime/memoize-of.ts';
import type { Notice } from '#lib/upstream/types.ts';
import { noticePath } from './addresses.ts';
import { cachedNoticeList, departmentsOf, findInList, type NoticeList, noticeList } from './notice-list.ts';
import { type PageOf, pageOf, paginate } from './paging.ts';
import { type ProgrammeNotices, programmeNotices, syllabusNotice } from './programme-notices.ts';

// Each is a cached function with what a page shows as its result: pages cost the same however many notices there are.

/** A notice with its neighbours. `departments`: those whose lists have it, as far as the lists can be had. */
export interface NoticePosition {
  notice: Notice;
  departments: Department[];
  newer: Notice | null;
  older: Notice | null;
}

/** What was not found may have been published meanwhile. */
const lifeOf = (found: unknown) => (found === null ? 'recent' : 'content');

/** Null for an id that no notice has. @throws CampusApiError */
export const findNotice = reader(async (id: string): Promise<ReadResult<NoticePosition | null>> => {
  'use cache';
  cacheTag(tags.notices);
  return cacheMade(`notice ${id}`, () => findInList('all', (list) => placeOf(id, list)), lifeOf);
});

/** A withdrawn notice, with the one that replaces it; null for an id that was not withdrawn, and where that is not known. */
export async function findWithdrawn(id: string): Promise<{ replacement: Notice | null } | null> {
  const read = await attempt(getWithdrawnNotices);
  const withdrawn = read.ok && read.value.find((notice) => notice.id === id);
  if (!withdrawn) return null;
  const { replacedBy } = withdrawn;
  const found = replacedBy === null ? null : await attempt(() => findNotice(replacedBy));
  return { replacement: found?.ok ? (found.value?.notice ?? null) : null };
}

async function placeOf(id: string, { notices, places }: NoticeList) {
  const place = places.get(id) ?? -1;
  const notice = notices[place];
  if (!notice) return null;
  const { departments, isWhole } = await departmentsOf(id);
  if (!isWhole) cacheLife('failure');
  return { notice, departments, newer: notices[place - 1] ?? null, older: notices[place + 1] ?? null };
}

/** A page of them, counted from 1; null where there is no such page. @throws CampusApiError */
export const readPage = reader(
  async (department: Department, page: number): Promise<ReadResult<PageOf<Notice> | null>> => {
    'use cache';
    cacheTag(tags.notices);
    const find = () => findInList(department, ({ notices }) => paginate(notices, page));
    return cacheMade(`page ${page} of ${department}`, find, lifeOf);
  },
);

/** The page of the list of all notices on which each of these is; 1 for one that the list does not have yet. @throws CampusApiError */
export const listPagesOf = reader(async (ids: readonly string[]): Promise<ReadResult<number[]>> => {
  'use cache';
  cacheTag(tags.notices);
  return cacheMade(`list pages of ${ids.join()}`, async () => {
    const { places } = await cachedNoticeList('all');
    return ids.map((id) => pageOf(places.get(id) ?? 0));
  });
});

/** The newest notices of a department. @throws CampusApiError */
export const newestNotices = reader(async (department: Department, count: number): Promise<ReadResult<Notice[]>> => {
  'use cache';
  cacheTag(tags.notices);
  return cacheMade(`newest of ${department}`, async () => (await cachedNoticeList(department)).notices.slice(0, count));
});

/** The newest notices of a department that have a last date. @throws CampusApiError */
export const newestClosing = reader(async (department: Department, count: number): Promise<ReadResult<Notice[]>> => {
  'use cache';
  cacheTag(tags.notices);
  return cacheMade(`newest of ${department} that close`, async () =>
    (await cachedNoticeList(department)).notices.filter(({ lastDate }) => lastDate !== null).slice(0, count),
  );
});

/** The notices whose last date is on or after a day, the newest first. @throws CampusApiError */
export const noticesClosingFrom = reader(async (day: AdDate): Promise<ReadResult<Notice[]>> => {
  'use cache';
  cacheTag(tags.notices);
  return cacheMade(`notices that close from ${day}`, async () =>
    (await cachedNoticeList('all')).notices.filter(({ lastDate }) => lastDate !== null && lastDate >= day),
  );
});

/** What the notices of admission say of a programme on a day. @throws CampusApiError */
export const noticesOfProgramme = reader(
  async (id: ProgrammeId, day: AdDate): Promise<ReadResult<ProgrammeNotices>> => {
    'use cache';
    cacheTag(tags.notices);
    const read = async () => programmeNotices((await cachedNoticeList('admission')).notices, id, day);
    return cacheMade(`notices of the programme ${id} on ${day}`, read);
  },
);

/** The newest download with a programme's syllabus; null where there is none. @throws CampusApiError */
export const syllabusOfProgramme = reader(async (id: ProgrammeId): Promise<ReadResult<Notice | null>> => {
  'use cache';
  cacheTag(tags.notices);
  const read = async () => syllabusNotice((await cachedNoticeList('downloads')).notices, id);
  return cacheMade(`syllabus of the programme ${id}`, read);
});

/** The notices that were published on one of these days, or whose last date is one, the newest first. @throws CampusApiError */
export const noticesOfDays = reader(async (first: AdDate, last: AdDate): Promise<ReadResult<Notice[]>> => {
  'use cache';
  cacheTag(tags.notices);
  const isWithin = (date: AdDate | null) => date !== null && date >= first && date <= last;
  return cacheMade(`notices from ${first} to ${last}`, async () =>
    (await cachedNoticeList('all')).notices.filter(({ created, lastDate }) => isWithin(created) || isWithin(lastDate)),
  );
});

const byPath = memoizeOf(
  'notices by path',
  ({ notices }: NoticeList): ReadonlyMap<string, Notice> =>
    new Map(notices.map((notice) => [noticePath(notice.id), notice])),
);

/** The notices of a department by their path, the newest first, for what is answered for a request. @throws CampusApiError */
export async function noticesByPath(department: Department): Promise<ReadonlyMap<string, Notice>> {
  return byPath(await noticeList(department));
}
