import 'server-only';
import { fetchDepartmentNotices } from '../campus/notices.ts';
import { log } from '../log.ts';
import type { Change, Records } from './kept-records.ts';
import { keepKnown, readKnown } from './known.ts';
import { allNews, isStillTold, type News, newNotices, nowKnown, toNews } from './news.ts';
import { allPending } from './pending.ts';
import { readSubscription } from './subscription.ts';

/** What is published within this time is one message: each further notice puts it off. */
const GATHER_MS = 3000;

/**
 * Looks for notices that nobody was told of, and notes who is to be told, in one step: neither a crash nor a restart tells twice or
 * forgets. How many there are. @throws CampusApiError, and what keeping them throws
 */
export async function findNews(records: Records): Promise<number> {
  const list = await fetchDepartmentNotices('all');
  const known = await readKnown(records);
  const now = Date.now();
  const fresh = newNotices(list, known, now);
  const news = fresh.length > 0 ? await toNews(fresh, now) : [];
  const pending = news.length > 0 ? await toTell(records, news, now) : [];
  const ids = nowKnown(list, known);
  const changes: Change[] = [
    ...(ids.length === known?.size ? [] : [keepKnown(ids)]),
    ...(await over(records, now)),
    ...news.map((one): Change => ({ in: 'news', key: one.id, value: JSON.stringify(one) })),
    ...pending,
  ];
  if (changes.length > 0) await records.change(changes);
  if (news.length > 0) log.info({ notices: news.length, to: pending.length }, 'new notices will be told by push');
  return news.length;
}

/** Whoever is to be told already, after a pause, is told of these too. */
async function toTell(records: Records, news: readonly News[], now: number): Promise<Change[]> {
  const departments = new Set(news.flatMap((one) => one.departments));
  const waiting = new Set<string>();
  for await (const [id, { tries }] of allPending(records)) if (tries > 0) waiting.add(id);
  const changes: Change[] = [];
  const value = JSON.stringify({ due: now + GATHER_MS, tries: 0 });
  for await (const page of records.pages('subscriptions')) {
    for (const [id, kept] of page) {
      const isAsked = readSubscription(kept)?.departments.some((name) => departments.has(name));
      if (isAsked && !waiting.has(id)) changes.push({ in: 'pending', key: id, value });
    }
  }
  return changes;
}

async function over(records: Records, now: number): Promise<Change[]> {
  const old = (await allNews(records)).filter((one) => !isStillTold(one, now));
  return old.map(({ id }) => ({ in: 'news', key: id, value: null }));
}
