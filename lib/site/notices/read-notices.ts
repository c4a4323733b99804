import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { memoizeOf } from '#lib/platform/runtime/memoize-of.ts';
import type { Notice } from '#lib/site/campus-client/types.ts';
import { attempt } from '#lib/site/content-cache/attempt.ts';
import { cacheResult, type ReadResult, reader } from '#lib/site/content-cache/reader.ts';
import { getWithdrawnNotices } from '#lib/site/content-cache/readers.ts';
import { siteTag, tags } from '#lib/site/content-cache/tags.ts';
import { programmeTags, readProgrammes } from '#lib/site/site-content/programme-readers.ts';
import { type AdDate, toBikramSambat } from '#packages/nepali/calendar/index.ts';
import { noticePath } from './addresses.ts';
import { type Closing, type ClosingDates, closingDates, isClosing } from './closing-dates.ts';
import { cachedNoticeList, findInList, noticeList, readDepartments, type SortedNotices } from './notice-list.ts';
import { type NoticesByDay, noticesByDay } from './notices-by-day.ts';
import { type PageOf, pageOf, paginate } from './paging.ts';
import { type ProgrammeNotices, programmeNotices, syllabusNotice } from './programme-notices.ts';

// Each is a cached function that returns only what a page shows: the cost of pages is independent of the number of notices.

/** A notice with its neighbours and the notices that follow it up. `departments`: the departments whose available lists contain it. */
export interface NoticePosition {
  notice: Notice;
  departments: string[];
  newer: Notice | null;
  older: Notice | null;
  replacedBy: Notice | null;
  replaces: Notice | null;
  result: Notice | null;
}

/** A missing value is cached for a shorter time, as it may be published any moment. */
const lifeOf = (value: unknown) => (value === null ? 'recent' : 'content');

/** Null for an unknown id. @throws CampusApiError */
export const findNotice = reader(async (id: string): Promise<ReadResult<NoticePosition | null>> => {
  'use cache';
  cacheTag(tags.notices, siteTag('notice-categories'));
  return cacheResult(`notice ${id}`, () => findInList('all', (list) => positionOf(id, list)), lifeOf);
});

export interface WithdrawnPage {
  replacement: Notice | null;
  reason: string;
}

/** A withdrawn notice, with the one that replaces it; null for an id that was not withdrawn or if that is unknown. */
export async function findWithdrawn(id: string): Promise<WithdrawnPage | null> {
  const read = await attempt(getWithdrawnNotices);
  const withdrawn = read.ok && read.value.find((notice) => notice.id === id);
  if (!withdrawn) return null;
  const { replacedBy, reason } = withdrawn;
  const position = replacedBy === null ? null : await attempt(() => findNotice(replacedBy));
  const { replacedBy: last, notice } = (position?.ok && position.value) || {};
  return { replacement: last ?? notice ?? null, reason };
}

async function positionOf(id: string, { notices, indexes }: SortedNotices): Promise<NoticePosition | null> {
  const index = indexes.get(id) ?? -1;
  const notice = notices[index];
  if (!notice) return null;
  const find = (other: string | undefined) => notices[indexes.get(other ?? '') ?? -1] ?? null;
  const departments = await readDepartments();
  if (!departments.isWhole) cacheLife('failure');
  return {
    notice,
    departments: departments.of(id),
    newer: notices[index - 1] ?? null,
    older: notices[index + 1] ?? null,
    replacedBy: find(notice.replacedBy),
    replaces: find(notice.replaces),
    result: find(notice.result),
  };
}

/** A page of the notices of a department, counted from 1; null for a missing page. @throws CampusApiError */
export const readPage = reader(async (department: string, page: number): Promise<ReadResult<PageOf<Notice> | null>> => {
  'use cache';
  cacheTag(tags.notices);
  const find = () => findInList(department, ({ notices }) => paginate(notices, page));
  return cacheResult(`page ${page} of ${department}`, find, lifeOf);
});

/** The page of each notice in the list of all notices; 1 for a notice that the list lacks. @throws CampusApiError */
export const listPagesOf = reader(async (ids: readonly string[]): Promise<ReadResult<number[]>> => {
  'use cache';
  cacheTag(tags.notices);
  return cacheResult(`list pages of ${ids.join()}`, async () => {
    const { indexes } = await cachedNoticeList('all');
    return ids.map((id) => pageOf(indexes.get(id) ?? 0));
  });
});

/** The newest notices of a department. @throws CampusApiError */
export const newestNotices = reader(async (department: string, count: number): Promise<ReadResult<Notice[]>> => {
  'use cache';
  cacheTag(tags.notices);
  return cacheResult(`newest of ${department}`, async () =>
    (await cachedNoticeList(department)).notices.slice(0, count),
  );
});

/** The newest notices of a department with a last date that counts. @throws CampusApiError */
export const newestClosing = reader(async (department: string, count: number): Promise<ReadResult<Closing[]>> => {
  'use cache';
  cacheTag(tags.notices);
  return cacheResult(`newest of ${department} that close`, async () =>
    (await cachedNoticeList(department)).notices.filter(isClosing).slice(0, count),
  );
});

/** The closing dates of all departments as they are on a day. @throws CampusApiError */
export const closingDatesOn = reader(async (day: AdDate): Promise<ReadResult<ClosingDates>> => {
  'use cache';
  cacheTag(tags.notices);
  return cacheResult(`closing dates on ${day}`, async () => closingDates((await cachedNoticeList('all')).notices, day));
});

/** The admission notices of a programme on a day. @throws CampusApiError */
export const noticesOfProgramme = reader(async (id: string, day: AdDate): Promise<ReadResult<ProgrammeNotices>> => {
  'use cache';
  cacheTag(tags.notices, ...programmeTags);
  return cacheResult(`notices of the programme ${id} on ${day}`, async () => {
    const catalogue = await readProgrammes();
    if (catalogue === null) return { open: [], more: 0, last: null };
    return programmeNotices((await cachedNoticeList('admission')).notices, catalogue, id, day);
  });
});

/** The next closing date of each programme with an open admission notice on a day, by the id of the programme. @throws CampusApiError */
export const openProgrammes = reader(async (day: AdDate): Promise<ReadResult<Record<string, AdDate>>> => {
  'use cache';
  cacheTag(tags.notices, ...programmeTags);
  return cacheResult(`open programmes on ${day}`, async () => {
    const catalogue = await readProgrammes();
    const { notices } = await cachedNoticeList('admission');
    const programmes = catalogue?.levels.flatMap((level) => level.programmes) ?? [];
    return Object.fromEntries(
      programmes.flatMap(({ id }) => {
        const [next] = catalogue ? programmeNotices(notices, catalogue, id, day).open : [];
        return next ? [[id, next.lastDate]] : [];
      }),
    );
  });
});

/** The newest download with a programme's syllabus, or null. @throws CampusApiError */
export const syllabusOfProgramme = reader(async (id: string): Promise<ReadResult<Notice | null>> => {
  'use cache';
  cacheTag(tags.notices, ...programmeTags);
  return cacheResult(`syllabus of the programme ${id}`, async () => {
    const catalogue = await readProgrammes();
    return catalogue && syllabusNotice((await cachedNoticeList('downloads')).notices, catalogue, id);
  });
});

/** The ids of these notices that other notices replace, with those of the replacements. @throws CampusApiError */
export const replacementsOf = reader(async (ids: readonly string[]): Promise<ReadResult<Record<string, string>>> => {
  'use cache';
  cacheTag(tags.notices);
  return cacheResult(`replacements of ${ids.join()}`, async () => {
    const { notices, indexes } = await cachedNoticeList('all');
    const replacements = ids.map((id) => [id, notices[indexes.get(id) ?? -1]?.replacedBy]);
    return Object.fromEntries(replacements.filter(([, replacedBy]) => replacedBy !== undefined));
  });
});

/** The notices published or closing on each of these days, the newest first. @throws CampusApiError */
export const noticesOfDays = reader(async (first: AdDate, last: AdDate): Promise<ReadResult<NoticesByDay>> => {
  'use cache';
  cacheTag(tags.notices);
  return cacheResult(`notices from ${first} to ${last}`, async () =>
    noticesByDay((await cachedNoticeList('all')).notices, first, last),
  );
});

/** The year of Bikram Sambat in which a notice was published; null for an unknown one. */
export function yearOf({ created }: Notice): number | null {
  return (created && toBikramSambat(created)?.year) ?? null;
}

const yearsOf = memoizeOf('years-of-notices', ({ notices }: SortedNotices): number[] =>
  [...new Set(notices.map(yearOf))].filter((year) => year !== null).sort((a, b) => b - a),
);

/** The years with notices of a department, the newest first. @throws CampusApiError */
export const readYears = reader(async (department: string): Promise<ReadResult<number[]>> => {
  'use cache';
  cacheTag(tags.notices);
  return cacheResult(`years of ${department}`, async () => yearsOf(await cachedNoticeList(department)));
});

/** The same, for responses rendered per request. @throws CampusApiError */
export async function yearsInMemory(department: string): Promise<number[]> {
  return yearsOf(await noticeList(department));
}

const byPath = memoizeOf(
  'notices-by-path',
  ({ notices }: SortedNotices): ReadonlyMap<string, Notice> =>
    new Map(notices.map((notice) => [noticePath(notice.id), notice])),
);

/** The notices of a department by path, the newest first, for responses rendered per request. @throws CampusApiError */
export async function noticesByPath(department: string): Promise<ReadonlyMap<string, Notice>> {
  return byPath(await noticeList(department));
}
