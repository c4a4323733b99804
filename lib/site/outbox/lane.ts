import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { metrics } from '#lib/platform/metrics/index.ts';
import { log } from '#lib/platform/runtime/log.ts';
import { finishBeforeExit, isStopping } from '#lib/platform/runtime/stopping.ts';
import { createAttempts } from './attempts.ts';
import { createBackoff } from './backoff.ts';
import { readCondition } from './conditions.ts';
import type { Deliverer, Session } from './deliverer.ts';
import { type Entry, queueOf, readEntry, removeEntry, type StoredEntry, storeEntry, unchanged } from './queue.ts';
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
async function loadDue(
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

/** Between two batches news is looked for. */
const BATCH_MS = 2000;
/** Messages that are claimed at a time, where several are sent at a time. */
const MAX_CLAIMED = 500;
/** A queue without an entry that is due is read again after this time, or when its length changes: weekly mails wait for days. */
const QUIET_MS = 60_000;

/** The way of messages to one service. */
export interface Lane {
  /** Sends what is due for about two seconds. @returns whether more is due. @throws CampusApiError, and errors of the store */
  send(now: () => number): Promise<boolean>;
  /** Entries may have changed: the queue is read again. */
  wake(): void;
}

export function createLane(records: Records, deliverer: Deliverer): Lane {
  const { name, intervalMs, concurrency } = deliverer;
  const backoff = createBackoff();
  const attempts = createAttempts(records, deliverer, backoff);
  let loaded: StoredEntry[] = [];
  let nextAt = 0;
  let quiet = { until: 0, length: 0 };
  /** Entries after the last call. */
  let remaining = 0;

  async function load(now: number, length: number): Promise<void> {
    const { due, next } = await loadDue(records, deliverer, now);
    loaded = due;
    quiet = { until: due.length === 0 ? Math.min(next, now + QUIET_MS) : now, length };
  }

  /** Waits for the turn of the next message. @returns false where it comes after `end` */
  async function takeTurn(now: () => number, end: number): Promise<boolean> {
    // A longer wait was counted with a clock that was fast.
    const wait = nextAt - now() > intervalMs ? 0 : Math.max(0, nextAt - now());
    if (now() + wait > end) return false;
    await sleep(wait);
    // A message that took longer than the interval does not slow down the next ones.
    nextAt = Math.max(nextAt, now() - BATCH_MS) + intervalMs;
    return true;
  }

  /** Claims entries before their attempts: on a full disk all would be sent again each second. @returns whether the service can be used for the next ones */
  async function sendBatch(batch: readonly StoredEntry[], session: Session, now: () => number): Promise<boolean> {
    const claimed = batch.map(({ entry }) => ({ ...entry, claimedAt: now() }));
    const isClaimed = await records.change(
      claimed.map((entry) => storeEntry(name, entry)),
      batch.map((stored) => unchanged(name, stored)),
    );
    if (!isClaimed) {
      // Another process has changed one.
      loaded = [];
      return true;
    }
    const waiting = claimed.map((entry, index) => ({ entry, wasClaimed: batch[index]?.entry.claimedAt !== null }));
    let isUsable = true;
    const sendWaiting = async () => {
      for (let next = waiting.shift(); next && isUsable; next = waiting.shift())
        isUsable = (await attempts.run(next.entry, next.wasClaimed, session, now)) && isUsable;
    };
    await Promise.all(Array.from({ length: concurrency }, sendWaiting));
    await attempts.report(now());
    return isUsable;
  }

  return {
    wake() {
      quiet = { until: 0, length: 0 };
      loaded = [];
    },
    async send(now) {
      const length = await records.count(queueOf(name));
      metrics.outboxWaiting.labels(name).set(length);
      const isQuiet = length === quiet.length && now() < quiet.until && quiet.until - now() <= QUIET_MS;
      if (length === 0 || isQuiet || backoff.waitsAt(now())) return false;
      if ((await readCondition(records, name)).pause !== null) return false;
      if (length !== remaining) loaded = [];
      const end = now() + BATCH_MS;
      // Time without messages is not made up for.
      nextAt = Math.max(nextAt, now() - intervalMs);
      let session: Session | null = null;
      try {
        while (!isStopping() && now() <= end) {
          if (loaded.length === 0) await load(now(), length);
          if (loaded.length === 0) return false;
          session ??= await deliverer.open(records);
          if (!(await takeTurn(now, end))) return false;
          const batch = loaded.splice(0, concurrency > 1 ? MAX_CLAIMED : 1);
          if (!(await finishBeforeExit(sendBatch(batch, session, now)))) {
            loaded = [];
            return false;
          }
        }
        return true;
      } finally {
        session?.close?.();
        remaining = await records.count(queueOf(name));
      }
    },
  };
}
