import 'server-only';
import type { NewsEvent } from '#lib/platform/watch/outbox-status.ts';
import { ignoreOutage } from '#lib/site/campus-client/errors.ts';
import { fetchDepartmentNotices } from '#lib/site/campus-client/notices.ts';
import type { Notice } from '#lib/site/campus-client/types.ts';
import type { Deliverer } from './deliverer.ts';
import {
  IMPORT,
  newsKey,
  readIds,
  readRecentTimes,
  recentTimes,
  storeIds,
  storeNews,
  storeRecentTimes,
} from './news-records.ts';
import type { Change, Records } from './storage/stored-records.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Older notices that appear belong to an imported archive. */
const NEW_FOR_MS = 7 * DAY_MS;

/** More ids than any list of the campus has. */
const MAX_ANNOUNCED_IDS = 50_000;

/**
 * The notices of the list of all that were not announced; imported ones never are. None without announced ids, or when the list belongs to
 * another campus: all of it would be new.
 */
export function newNotices(list: readonly Notice[], announced: ReadonlySet<string> | null, trusted: number): Notice[] {
  if (announced === null || (announced.size > 0 && !list.some(({ id }) => announced.has(id)))) return [];
  const isRecent = ({ createdAt }: Notice) => createdAt === null || trusted - Date.parse(createdAt) < NEW_FOR_MS;
  return list.filter((notice) => !announced.has(notice.id) && !notice.isImported && isRecent(notice));
}

/** The ids that count as announced from now on, those of the list first. */
export function mergeIds(list: readonly Notice[], announced: ReadonlySet<string> | null): string[] {
  return [...new Set([...list.map(({ id }) => id), ...(announced ?? [])])].slice(0, MAX_ANNOUNCED_IDS);
}

/** Ids of the last list that are no longer listed; none when many are missing, as with another campus or a damaged list. */
function withdrawnIds(listed: ReadonlySet<string> | null, list: readonly Notice[]): string[] {
  const present = new Set(list.map(({ id }) => id));
  const gone = [...(listed ?? [])].filter((id) => !present.has(id));
  return gone.length > IMPORT.notices || gone.length === listed?.size ? [] : gone;
}

/**
 * Stores new and withdrawn notices for each service, in one change with the ids that are announced from now on: a crash neither repeats nor
 * loses one. The first list is announced as a whole. `trusted`: the time by which a notice is old. @returns the number of new notices. @throws CampusApiError, and errors of the store
 */
export async function findNews(
  records: Records,
  services: readonly Deliverer[],
  now: number,
  trusted: number,
): Promise<number> {
  const list = await fetchDepartmentNotices('all');
  const stored = await records.get('state', 'announced');
  const announced = await readIds(records, 'announced');
  const listed = await readIds(records, 'listed');
  const fresh = newNotices(list, announced, trusted);
  const gone = withdrawnIds(listed, list);
  const ids = mergeIds(list, announced);
  const of = (event: NewsEvent) => services.filter(({ events }) => events.includes(event));
  const hasNewList = listed === null || listed.size !== list.length || gone.length > 0 || fresh.length > 0;
  const changes: Change[] = [
    ...(announced !== null && ids.length === announced.size ? [] : [storeIds('announced', ids)]),
    ...(hasNewList
      ? [
          storeIds(
            'listed',
            list.map(({ id }) => id),
          ),
        ]
      : []),
    ...(fresh.length > 0
      ? [storeRecentTimes(recentTimes([...(await readRecentTimes(records)), ...fresh.map(() => now)], now))]
      : []),
    ...fresh.flatMap(({ id }) => of('published').map(({ name }) => storeNews(name, 'published', id, now))),
  ];
  // A notice that was withdrawn before it was sent needs no second message.
  for (const id of gone)
    for (const { name } of of('withdrawn'))
      if ((await records.get('news', newsKey(name, 'published', id))) === null)
        changes.push(storeNews(name, 'withdrawn', id, now));
  if (changes.length === 0) return 0;
  const isStored = await records.change(changes, [{ in: 'state', key: 'announced', value: stored }]);
  return isStored ? fresh.length : 0;
}

/**
 * The change that marks all existing notices as announced, made with the first subscription: it is informed of newer ones only. None where
 * others are informed already; while the campus API is unavailable, the notices that exist at its return are marked.
 */
export async function markExistingAnnounced(records: Records): Promise<Change[]> {
  if ((await readIds(records, 'announced')) !== null) return [];
  try {
    return [storeIds('announced', mergeIds(await fetchDepartmentNotices('all'), null))];
  } catch (error) {
    ignoreOutage(error);
    return [];
  }
}
