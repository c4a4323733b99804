import 'server-only';
import { log } from '#lib/platform/runtime/log.ts';
import type { Deliverer } from './deliverer.ts';
import { type Entry, queueOf, readEntry, removeEntry, type StoredEntry } from './queue.ts';
import type { Change, Records } from './storage/stored-records.ts';

/** Longer than a batch: an older claim is of a process that was killed, or could not store the result. */
const CLAIM_MS = 3 * 60_000;
/** Entries that are read from a queue at a time. */
const MAX_LOADED = 500;
/** An entry that failed so often holds back no later ones: the fault may be its own. */
const MAX_BLOCKING_TRIES = 3;

/** When an attempt is due, in epoch milliseconds; at once where the time was counted with a clock that was fast. */
function dueTime({ due, claimedAt }: Entry, { maxWaitMs }: Deliverer, now: number): number {
  // The absolute value, as a clock may be set back.
  if (claimedAt !== null) return Math.abs(now - claimedAt) < CLAIM_MS ? claimedAt + CLAIM_MS : 0;
  return due - now > maxWaitMs ? 0 : due;
}

/** When an unclaimed entry is due later, read without parsing it: tens of thousands wait for the weekly mail. Null where it has to be parsed. */
function laterDue(value: string, { maxWaitMs }: Deliverer, now: number): number | null {
  const [, text] = /^\{"at":\d+,"due":(\d+),"tries":\d+,"claimedAt":null,/.exec(value) ?? [];
  const due = Number(text ?? Number.NaN);
  return due > now && due - now <= maxWaitMs ? due : null;
}

const numeric = { numeric: true };
const byRank = (a: Entry, b: Entry) =>
  a.rank - b.rank || a.at - b.at || a.due - b.due || a.key.localeCompare(b.key, 'en', numeric);

/** The entries that are due in their order, some hundreds at most; `next`: when another one is due, infinite for none. Removes damaged entries. */
export async function loadDue(
  records: Records,
  deliverer: Deliverer,
  now: number,
): Promise<{ due: StoredEntry[]; next: number }> {
  const entries: StoredEntry[] = [];
  const damaged: Change[] = [];
  let next = Number.POSITIVE_INFINITY;
  for await (const page of records.pages(queueOf(deliverer.name))) {
    for (const [key, value] of page) {
      const later = deliverer.isOrdered ? null : laterDue(value, deliverer, now);
      if (later !== null) {
        next = Math.min(next, later);
        continue;
      }
      const stored = readEntry(key, value);
      if (stored) entries.push(stored);
      else damaged.push(removeEntry(deliverer.name, key));
    }
  }
  if (damaged.length > 0) {
    log.error({ service: deliverer.name, entries: damaged.length }, 'damaged messages of the outbox were removed');
    await records.change(damaged);
  }
  const due: StoredEntry[] = [];
  for (const stored of entries.sort((a, b) => byRank(a.entry, b.entry))) {
    const time = dueTime(stored.entry, deliverer, now);
    if (time <= now) due.push(stored);
    else {
      next = Math.min(next, time);
      if (deliverer.isOrdered && (stored.entry.claimedAt !== null || stored.entry.tries < MAX_BLOCKING_TRIES)) break;
    }
    if (due.length >= MAX_LOADED) break;
  }
  return { due, next };
}
