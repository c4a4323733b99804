import 'server-only';
import { z } from 'zod';
import { type NewsEvent, newsEvents, type ServiceName } from '#lib/platform/watch/outbox-status.ts';
import { type Change, type Records, readIdSet, readRecord } from './storage/stored-records.ts';

/** `announced`: notices that are not new; `listed`: those of the last list. Null before the first round. */
export async function readIds(records: Records, key: 'announced' | 'listed'): Promise<Set<string> | null> {
  return readIdSet(await records.get('state', key));
}

export const storeIds = (key: 'announced' | 'listed', ids: readonly string[] | null): Change => ({
  in: 'state',
  key,
  value: ids && JSON.stringify(ids),
});

/** When the notices of the last minutes were detected, in epoch milliseconds. */
export async function readRecentTimes(records: Records): Promise<number[]> {
  return readRecord(z.array(z.number()), await records.get('state', 'recent')) ?? [];
}

export const storeRecentTimes = (times: readonly number[]): Change => ({
  in: 'state',
  key: 'recent',
  value: JSON.stringify(times),
});

/** A notice that is due for a service; `at`: its detection, in epoch milliseconds. */
const newsSchema = z.object({
  service: z.string(),
  event: z.enum(newsEvents),
  notice: z.string(),
  at: z.number(),
});

/** News with its key and its value as it is stored. */
export type StoredNews = z.infer<typeof newsSchema> & { key: string; value: string };

export const newsKey = (service: ServiceName, event: NewsEvent, notice: string): string =>
  `${service} ${event} ${notice}`;

export const storeNews = (service: ServiceName, event: NewsEvent, notice: string, at: number): Change => ({
  in: 'news',
  key: newsKey(service, event, notice),
  value: JSON.stringify({ service, event, notice, at }),
});

/** All news that waits, in the order of its detection. */
export async function waitingNews(records: Records): Promise<StoredNews[]> {
  const waiting: StoredNews[] = [];
  for await (const page of records.pages('news')) {
    for (const [key, value] of page) {
      const news = readRecord(newsSchema, value);
      if (news) waiting.push({ ...news, key, value });
      else await records.change([{ in: 'news', key, value: null }]);
    }
  }
  const numeric = { numeric: true };
  return waiting.sort((a, b) => a.at - b.at || a.notice.localeCompare(b.notice, 'en', numeric));
}

const MINUTE_MS = 60_000;
/** More notices within this time are an import, which nobody wants to be notified of. */
export const IMPORT = { notices: 20, ms: 10 * MINUTE_MS } as const;

/** The times of detection, in epoch milliseconds, of the last minutes. The absolute value, as a clock may be set back. */
export const recentTimes = (times: readonly number[], now: number): number[] =>
  times.filter((at) => Math.abs(now - at) < IMPORT.ms);

/** Whether notices of these times of detection belong to an import. */
export const isImport = (times: readonly number[], now: number): boolean =>
  recentTimes(times, now).length > IMPORT.notices;
