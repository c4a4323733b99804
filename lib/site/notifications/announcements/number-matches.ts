import 'server-only';
import { z } from 'zod';
import { log } from '#lib/platform/runtime/log.ts';
import type { Notice } from '#lib/site/campus-client/types.ts';
import { noticeTitle } from '#lib/site/notices/notice-title.ts';
import { addNumbers, matchDocuments, type NumberMatches } from '../matching/match-documents.ts';
import { type Change, type Records, readRecord } from '../storage/stored-records.ts';
import { readSubscription } from '../subscriptions/subscription.ts';
import { isStillAnnounced } from './announcements.ts';
import { addPending } from './pending.ts';

/** More than a day has. */
const MAX_MATCHES = 20;

/** A document of a notice (`id`) that has a number of the subscriber; `file`: its name, `at`: the comparison, in epoch milliseconds. */
const matchSchema = z.object({ id: z.string(), title: z.string(), file: z.string(), at: z.number() });

export type NumberMatch = z.infer<typeof matchSchema>;

/** The documents of the last day that have a number of a subscriber, the newest first. */
export const readMatches = (value: string | null): NumberMatch[] => readRecord(z.array(matchSchema), value) ?? [];

/** The subscriptions with numbers, by the digests of these. @throws errors of the store */
export async function pushNumberIndex(records: Records): Promise<Map<string, string[]>> {
  const index = new Map<string, string[]>();
  for await (const page of records.pages('subscriptions')) {
    for (const [id, value] of page) {
      // Most have none, and reading a record takes longer than all else.
      if (value.includes('"digest"')) addNumbers(index, id, readSubscription(value)?.numbers ?? []);
    }
  }
  return index;
}

/** Announces documents that were read since the last call to the subscribers whose number is in one. @returns their number. @throws CampusApiError, and errors of the store */
export async function announceNumbers(records: Records, now: number): Promise<number> {
  const count = await matchDocuments({
    records,
    readIndex: () => pushNumberIndex(records),
    notify: (notice, matches) => storeMatches(records, notice, matches, now),
  });
  if (count > 0) log.info({ to: count }, 'numbers of subscribers were found in documents');
  return count;
}

async function storeMatches(records: Records, { id, description }: Notice, matches: NumberMatches, now: number) {
  const title = noticeTitle(description);
  const changes: Change[] = [];
  for (const [key, file] of matches) {
    const before = readMatches(await records.get('matches', key)).filter((match) => match.id !== id);
    const after: NumberMatch[] = [{ id, title, file, at: now }, ...before].slice(0, MAX_MATCHES);
    changes.push({ in: 'matches', key, value: JSON.stringify(after) });
  }
  return [...changes, ...(await addPending(records, [...matches.keys()], now))];
}

/** The subscriptions whose matches are all older than a day. */
export async function expiredMatches(records: Records, now: number): Promise<string[]> {
  const expired: string[] = [];
  for await (const page of records.pages('matches'))
    for (const [key, value] of page)
      if (!readMatches(value).some((match) => isStillAnnounced(match, now))) expired.push(key);
  return expired;
}
