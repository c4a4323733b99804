import { z } from 'zod';
import { type Entry, newEntry, queueOf, readEntry, storeEntry } from '#lib/site/outbox/queue.ts';
import type { Change, Records } from '#lib/site/outbox/storage/stored-records.ts';

/** Events within this time become one message; each further event delays it. */
const GATHER_MS = 3000;

/** `first`: when the message was first queued. Its text is written when it is sent: all notices announced since then or within a day. */
const dataSchema = z.object({ first: z.number() });

export const firstOf = ({ data }: Entry): number => dataSchema.parse(data).first;

async function pendingMessages(records: Records): Promise<Map<string, Entry>> {
  const pending = new Map<string, Entry>();
  for await (const page of records.pages(queueOf('push')))
    for (const [key, value] of page) {
      const entry = readEntry(key, value)?.entry;
      if (entry && dataSchema.safeParse(entry.data).success) pending.set(key, entry);
    }
  return pending;
}

/** Messages to these subscribers; one that waits includes what is new, also one that is being repeated; one that is being sent follows once more. */
export async function queueMessages(records: Records, subscribers: readonly string[], now: number): Promise<Change[]> {
  const pending = subscribers.length > 0 ? await pendingMessages(records) : new Map<string, Entry>();
  return subscribers.flatMap((id) => {
    const before = pending.get(id);
    if (before && before.tries > 0 && before.claimedAt === null) return [];
    const first = Math.min(before ? firstOf(before) : now, now);
    return [storeEntry('push', newEntry(id, { first }, before?.at ?? now, { due: now + GATHER_MS }))];
  });
}

/** The subscribers whose message waits, and when the oldest of these messages was first queued. */
export async function waitingSubscribers(records: Records, now: number): Promise<{ ids: Set<string>; oldest: number }> {
  const pending = await pendingMessages(records);
  let oldest = now;
  for (const entry of pending.values()) oldest = Math.min(oldest, firstOf(entry));
  return { ids: new Set(pending.keys()), oldest };
}
