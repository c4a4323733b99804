import { z } from 'zod';
import { type Change, type Records, readRecord } from '../storage/stored-records.ts';

/**
 * A message to be sent: `due` in milliseconds, `first` when it was first stored. Its text is written when it is sent: all notices announced
 * since `first` or within a day.
 */
const pendingSchema = z.object({ due: z.number(), tries: z.number(), first: z.number().optional() });

export type Pending = z.infer<typeof pendingSchema>;

const DAMAGED: Pending = { due: 0, tries: 0 };

export async function* allPending(records: Records): AsyncGenerator<[id: string, pending: Pending, value: string]> {
  for await (const page of records.pages('pending')) {
    for (const [id, value] of page) yield [id, readRecord(pendingSchema, value) ?? DAMAGED, value];
  }
}

/** Events within this time become one message; each further event delays it. */
const GATHER_MS = 3000;

/** Pending messages for these subscribers; one that waits includes what is new, also one that is being repeated. */
export async function addPending(records: Records, subscribers: readonly string[], now: number): Promise<Change[]> {
  const waiting = new Map<string, Pending>();
  if (subscribers.length > 0) for await (const [id, pending] of allPending(records)) waiting.set(id, pending);
  return subscribers.flatMap((id) => {
    const { tries = 0, first = now } = waiting.get(id) ?? {};
    return tries === 0 ? [storePending(id, { due: now + GATHER_MS, tries, first: Math.min(first, now) })] : [];
  });
}

export function storePending(id: string, pending: Pending): Change {
  return { in: 'pending', key: id, value: JSON.stringify(pending) };
}

/** A message that is due later was stored while the clock was fast. */
const MAX_WAIT_MS = 25 * 60 * 60 * 1000;

type Due = [id: string, pending: Pending, value: string];

/** The pending messages that are due now, with their stored values; `wait`: milliseconds until the next one is due, infinite for none. */
export async function findDue(records: Records): Promise<{ due: Due[]; wait: number }> {
  const due: Due[] = [];
  let first = Number.POSITIVE_INFINITY;
  for await (const [id, pending, value] of allPending(records)) {
    const wait = pending.due - Date.now();
    if (wait <= 0 || wait > MAX_WAIT_MS) due.push([id, pending, value]);
    else first = Math.min(first, wait);
  }
  return { due, wait: first };
}
