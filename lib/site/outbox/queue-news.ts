import 'server-only';
import { log } from '#lib/platform/runtime/log.ts';
import { ignoreOutage } from '#lib/site/campus-client/errors.ts';
import { currentCategory } from '#lib/site/notices/addresses.ts';
import {
  type Lists,
  latestLists,
  latestNotices,
  type NoticesById,
  namedCategories,
  toAnnouncements,
} from './announcements.ts';
import { addDelivery } from './conditions.ts';
import type { Deliverer } from './deliverer.ts';
import { isImport, readRecentTimes, type StoredNews, waitingNews } from './news-records.ts';
import type { Change, Records } from './storage/stored-records.ts';

/** A notice waits this long for the list of a category that fails; then the list is left out. */
const MAX_LIST_FAILURE_MS = 60 * 60_000;

interface Sources {
  notices: () => Promise<NoticesById>;
  lists: Lists;
}

const removed = (news: readonly StoredNews[]): Change[] => news.map(({ key }) => ({ in: 'news', key, value: null }));
const unchanged = (news: readonly StoredNews[]): Change[] => news.map(({ key, value }) => ({ in: 'news', key, value }));

/**
 * Queues messages about news that has waited long enough, as it is now: a notice that was withdrawn meanwhile is dropped, and so is an import.
 * Services that are off get nothing, neither later. @returns whether messages were queued. @throws errors of the store
 */
export async function queueNews(records: Records, services: readonly Deliverer[], now: number): Promise<boolean> {
  const waiting = await waitingNews(records);
  if (waiting.length === 0) return false;
  const orphans = waiting.filter(({ service }) => !services.some(({ name }) => name === service));
  if (orphans.length > 0) await records.change(removed(orphans));
  const isImported = isImport(await readRecentTimes(records), now);
  const sources: Sources = { notices: latestNotices(), lists: latestLists() };
  let hasQueued = false;
  for (const service of services) {
    const own = waiting.filter(({ service: name }) => name === service.name);
    const skipped = own.filter(({ event }) => isImported && service.skipsImports && event === 'published');
    if (skipped.length > 0) await skipImport(records, service, skipped, now);
    // The absolute value, as a clock may be set back.
    const due = own.filter((news) => !skipped.includes(news) && Math.abs(now - news.at) >= service.delayMs);
    if (due.length === 0) continue;
    const isQueued = await queueFor(service, { records, due, sources, now }).catch(ignoreOutage);
    hasQueued ||= isQueued === true;
  }
  return hasQueued;
}

async function skipImport(records: Records, { name }: Deliverer, news: readonly StoredNews[], now: number) {
  const about = { event: 'published', notice: '', title: '', count: news.length } as const;
  const note = await addDelivery(records, name, { ...about, result: 'imported', reason: null, url: null, at: now });
  if (await records.change([...removed(news), note], unchanged(news)))
    log.warn({ service: name, notices: news.length }, 'many notices appeared at once: none is sent');
}

interface Due {
  records: Records;
  due: readonly StoredNews[];
  sources: Sources;
  now: number;
}

/** @throws CampusApiError, and errors of the store */
async function queueFor(service: Deliverer, { records, due, sources, now }: Due): Promise<boolean> {
  const present = await sources.notices();
  const published = due.flatMap(({ event, notice: id, at }) => {
    const notice = event === 'published' ? present.get(id) : undefined;
    return notice ? [{ notice, detectedAt: at }] : [];
  });
  // One that is back needs no message either.
  const withdrawn = due.flatMap(({ event, notice }) => (event === 'withdrawn' && !present.has(notice) ? [notice] : []));
  const categories =
    service.categories?.map(currentCategory) ?? (service.namesCategories ? await namedCategories() : []);
  const mayFail = due.some(({ at }) => Math.abs(now - at) >= MAX_LIST_FAILURE_MS);
  const { announcements, failing } = await toAnnouncements(published, categories, sources.lists, mayFail);
  if (failing.length > 0)
    log.warn({ service: service.name, lists: failing }, 'notices are announced without a failing list');
  const chosen = announcements.filter(
    ({ departments }) => service.categories === null || service.categories.includes('all') || departments.length > 1,
  );
  const { changes, count } = await service.queueNews(records, { published: chosen, withdrawn, now });
  const isStored = await records.change([...removed(due), ...changes], unchanged(due));
  if (isStored)
    log.info({ service: service.name, notices: chosen.length, messages: count }, 'new notices will be sent');
  return isStored;
}
