import 'server-only';
import { z } from 'zod';
import { isFixedCategory } from '#content/routes.ts';
import { isCampusApiError, isUnsupportedCall } from '#lib/site/campus-client/errors.ts';
import { fetchDepartmentNotices } from '#lib/site/campus-client/notices.ts';
import type { Notice } from '#lib/site/campus-client/types.ts';
import { noticeTitle } from '#lib/site/notices/notice-title.ts';
import { readCategories } from '#lib/site/site-content/snapshot.ts';
import { isAdDate } from '#packages/nepali/calendar/index.ts';
import { phraseMatcher } from '../matching/match-words.ts';
import type { NoticeToMatch } from '../matching/reasons.ts';
import { type Records, readRecord } from '../storage/stored-records.ts';
import { TTL_SECONDS } from '../subscriptions/push-services.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Older notices that appear belong to an imported archive. */
const NEW_FOR_MS = 7 * DAY_MS;

/** A notice waits this long for the list of a category that fails; then the list is left out. */
export const MAX_LIST_FAILURE_MS = 60 * 60_000;

/** More ids than any list of the campus has. */
const MAX_ANNOUNCED_IDS = 50_000;

/** A notice to announce; `text`: its whole text, where the title is not; `at`: the time of its detection, in milliseconds. */
const announcementSchema = z.object({
  id: z.string(),
  title: z.string(),
  text: z.string().optional(),
  lastDate: z.string().refine(isAdDate).nullable(),
  departments: z.array(z.string()),
  at: z.number(),
});

export type Announcement = z.infer<typeof announcementSchema>;

/** Every announcement that is stored. */
export async function allAnnouncements(records: Records): Promise<Announcement[]> {
  const news: Announcement[] = [];
  for await (const page of records.pages('news')) {
    news.push(...page.map(([, value]) => readRecord(announcementSchema, value)).filter((one) => one !== null));
  }
  return news;
}

/** Whether a notice is still announced: as long as push services store a message; longer to subscribers who had to wait (`write-message.ts`). */
export function isStillAnnounced({ at }: Pick<Announcement, 'at'>, now: number): boolean {
  return now - at < TTL_SECONDS * 1000;
}

/**
 * The notices of the list of all that were not announced; imported ones never are. None without announced ids, or when the list belongs to another campus: all
 * of it would be new.
 */
export function newNotices(list: readonly Notice[], announced: ReadonlySet<string> | null, now: number): Notice[] {
  if (announced === null || (announced.size > 0 && !list.some(({ id }) => announced.has(id)))) return [];
  const isRecent = ({ createdAt }: Notice) => createdAt === null || now - Date.parse(createdAt) < NEW_FOR_MS;
  return list.filter((notice) => !announced.has(notice.id) && !notice.isImported && isRecent(notice));
}

/** The ids that count as announced from now on, those of the list first. */
export function mergeIds(list: readonly Notice[], announced: ReadonlySet<string> | null): string[] {
  return [...new Set([...list.map(({ id }) => id), ...(announced ?? [])])].slice(0, MAX_ANNOUNCED_IDS);
}

/** Looks up the departments of new notices, and returns the lists that failed, where failures are allowed. @throws CampusApiError */
export async function toAnnouncements(
  notices: readonly Notice[],
  now: number,
  mayFail: boolean,
): Promise<{ news: Announcement[]; failing: string[] }> {
  const named = (await readCategories()).map(({ address }) => address);
  const lists = await Promise.all(
    named.filter((name) => name !== 'all').map(async (name) => [name, await listedIds(name, mayFail)] as const),
  );
  const news = notices.map(({ id, description, lastDate }) => ({
    ...describeNotice(description),
    id,
    lastDate,
    departments: ['all', ...lists.filter(([, ids]) => ids?.has(id)).map(([name]) => name)],
    at: now,
  }));
  return { news, failing: lists.filter(([, ids]) => ids === null).map(([name]) => name) };
}

/** The title of a notice, and its text where that is longer. */
function describeNotice(description: string): Pick<Announcement, 'title' | 'text'> {
  const title = noticeTitle(description);
  return title === description ? { title } : { title, text: description };
}

/** An announcement to compare with the choices of readers; each phrase is compared once. */
export const toMatch = ({ id, title, text, departments, at }: Announcement): NoticeToMatch => ({
  id,
  detectedAt: at,
  departments,
  hasPhrase: phraseMatcher(text ?? title),
});

/** The ids in the list of a category; null for a list that failed, where that is allowed, or that the campus API does not have. @throws CampusApiError */
export async function listedIds(department: string, mayFail: boolean): Promise<Set<string> | null> {
  try {
    return new Set((await fetchDepartmentNotices(department)).map(({ id }) => id));
  } catch (error) {
    if (isCampusApiError(error) && (mayFail || isMissingList(department, error))) return null;
    throw error;
  }
}

/** Whether the campus API rejects a category that the campus has added: notices do not wait for its list. */
function isMissingList(category: string, error: unknown): boolean {
  return !isFixedCategory(category) && isUnsupportedCall(error);
}
