import 'server-only';
import { z } from 'zod';
import type { Notice } from '#lib/site/campus-client/types.ts';
import { noticeTitle } from '#lib/site/notices/notice-title.ts';
import { type Change, type Records, readRecord } from '#lib/site/outbox/storage/stored-records.ts';
import type { NumberMatches } from '../matching/match-documents.ts';
import { isStillAnnounced } from './announcements.ts';
import { queueMessages } from './pending.ts';

/** More than a day has. */
const MAX_MATCHES = 20;

/** A document of a notice (`id`) that has a number of the subscriber; `file`: its name, `at`: the comparison, in epoch milliseconds. */
const matchSchema = z.object({ id: z.string(), title: z.string(), file: z.string(), at: z.number() });

export type NumberMatch = z.infer<typeof matchSchema>;

/** The documents of the last day that have a number of a subscriber, the newest first. */
export const readMatches = (value: string | null): NumberMatch[] => readRecord(z.array(matchSchema), value) ?? [];

/** The changes that announce documents of a notice to the subscribers whose number is in one. */
export async function announceNumbers(
  records: Records,
  { id, description }: Notice,
  matches: NumberMatches,
  now: number,
): Promise<Change[]> {
  const title = noticeTitle(description);
  const changes: Change[] = [];
  for (const [key, file] of matches) {
    const before = readMatches(await records.get('matches', key)).filter((match) => match.id !== id);
    const after: NumberMatch[] = [{ id, title, file, at: now }, ...before].slice(0, MAX_MATCHES);
    changes.push({ in: 'matches', key, value: JSON.stringify(after) });
  }
  return [...changes, ...(await queueMessages(records, [...matches.keys()], now))];
}

/** The subscriptions whose matches are all older than a day. */
export async function expiredMatches(records: Records, now: number): Promise<string[]> {
  const expired: string[] = [];
  for await (const page of records.pages('matches'))
    for (const [key, value] of page)
      if (!readMatches(value).some((match) => isStillAnnounced(match, now))) expired.push(key);
  return expired;
}
