import 'server-only';
import { metrics } from '#lib/platform/metrics/index.ts';
import { log } from '#lib/platform/runtime/log.ts';
import { readCategories } from '#lib/site/site-content/snapshot.ts';
import { allAnnouncements } from '../announcements/announcements.ts';
import { readMatches } from '../announcements/number-matches.ts';
import { findDue, type Pending, storePending } from '../announcements/pending.ts';
import type { Change, Records } from '../storage/stored-records.ts';
import { type PushKeys, pushKeys } from '../subscriptions/keys.ts';
import { readSubscription, removeSubscription, type Subscription } from '../subscriptions/subscription.ts';
import { type PostResult, postMessage, signFor } from './post-message.ts';
import { messageWriter } from './write-message.ts';

const MINUTE = 60_000;
/** Delays after a failed attempt; after the last one the message is dropped. */
const RETRY_DELAYS_MS = [MINUTE, 5 * MINUTE, 30 * MINUTE, 120 * MINUTE];

/** `label`: the outcome in the metrics. */
interface ResolvedAttempt {
  label: PostResult['kind'] | 'given-up';
  changes: Change[];
}

/** The changes to a message and its subscription after an attempt to send it. */
function resolveAttempt(key: string, result: PostResult, pending: Pending): ResolvedAttempt {
  const done: Change = { in: 'pending', key, value: null };
  if (result.kind === 'expired') return { label: 'expired', changes: removeSubscription(key) };
  if (result.kind !== 'later') return { label: result.kind, changes: [done] };
  const delay = RETRY_DELAYS_MS[pending.tries];
  if (delay === undefined) return { label: 'given-up', changes: [done] };
  const due = Date.now() + Math.max(delay, result.after ?? 0);
  return { label: 'later', changes: [storePending(key, { ...pending, due, tries: pending.tries + 1 })] };
}

/** After so many failures in a row a push service gets no messages for a minute. */
const MAX_FAILURES = 5;
const PAUSE_MS = 60_000;

/** Push services that get no messages for now: one that hangs must not delay the others. */
interface Pauses {
  /** The end of a pause, in epoch milliseconds; 0 for none. */
  until(origin: string): number;
  record(origin: string, result: PostResult, now: number): void;
}

export function createPauses(): Pauses {
  const services = new Map<string, { failures: number; until: number }>();
  return {
    until: (origin) => services.get(origin)?.until ?? 0,
    record(origin, result, now) {
      if (result.kind !== 'later') return void services.delete(origin);
      const failures = (services.get(origin)?.failures ?? 0) + 1;
      const pause = Math.max(result.after ?? 0, failures >= MAX_FAILURES ? PAUSE_MS : 0);
      services.set(origin, { failures, until: now + pause });
    },
  };
}

/** Connections at a time. */
const CONCURRENCY = 32;
/** Messages of one round: between two rounds new notices are looked for. */
const MAX_PER_ROUND = 500;
/** Longer than a round. The messages of a round that a crash or a full disk ends are due again after this. */
const CLAIM_MS = 3 * 60_000;

/** Maximum interval between reads of the messages, even if none is due: another process may have added some. */
const MAX_IDLE_MS = 10_000;

/** The statistics of a round: numbers of messages by result, and the refusals of services. */
interface Round {
  sign: (origin: string) => string;
  counts: Record<string, number>;
  refusals: Set<string>;
}

/** Sends messages that are due, some hundreds at most. `hasNews`: some were added since the last call. @returns whether more are due. @throws errors of the store */
export function createDelivery(records: Records): (hasNews: boolean) => Promise<boolean> {
  const pauses = createPauses();
  let idleUntil = 0;

  async function send(key: string, pending: Pending, to: Subscription, message: string, round: Round): Promise<void> {
    const { origin } = new URL(to.endpoint);
    const pausedUntil = pauses.until(origin);
    if (pausedUntil > Date.now()) {
      await records.change([storePending(key, { ...pending, due: pausedUntil })]);
      return;
    }
    const result = await postMessage(to, message, round.sign(origin));
    pauses.record(origin, result, Date.now());
    const { label, changes } = resolveAttempt(key, result, pending);
    metrics.pushMessages.labels(label).inc();
    round.counts[label] = (round.counts[label] ?? 0) + 1;
    if (result.kind === 'refused') round.refusals.add(`${origin} ${result.status}`);
    await records.change(changes);
  }

  return async (hasNews) => {
    const idle = idleUntil - Date.now();
    if (!hasNews && idle > 0 && idle <= MAX_IDLE_MS) return false;
    const { due, wait } = await findDue(records);
    idleUntil = due.length > 0 ? 0 : Date.now() + Math.min(wait, MAX_IDLE_MS);
    if (due.length === 0) return false;
    const write = messageWriter(await allAnnouncements(records), Date.now(), await readCategories());
    const round: Round = { sign: signatures(await pushKeys()), counts: {}, refusals: new Set() };
    const waiting = due.slice(0, MAX_PER_ROUND);
    // Claims the messages before sending: on a full disk all would be sent again each second, and another process may be about to send them.
    const isClaimed = await records.change(
      waiting.map(([key, pending]) => storePending(key, { ...pending, due: Date.now() + CLAIM_MS })),
      waiting.map(([key, , value]) => ({ in: 'pending', key, value })),
    );
    if (!isClaimed) return true;
    const sendWaiting = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const [key, pending] = next;
        const to = readSubscription(await records.get('subscriptions', key));
        const matches = to && to.numbers.length > 0 ? readMatches(await records.get('matches', key)) : [];
        const message = to && write(to, pending.first, matches);
        if (to && message) await send(key, pending, to, message, round);
        else await records.change(to ? [{ in: 'pending', key, value: null }] : removeSubscription(key));
      }
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, sendWaiting));
    logRound(round);
    return due.length > MAX_PER_ROUND;
  };
}

function logRound({ counts, refusals }: Round): void {
  if (Object.keys(counts).length > 0) log.info({ ...counts }, 'push messages were posted');
  if (refusals.size > 0) log.warn({ replies: [...refusals] }, 'a push service rejects the messages of this site');
}

/** Creates one signature for each service: it is valid for hours, and takes longer than the message itself. */
function signatures(keys: PushKeys): (origin: string) => string {
  const cache = new Map<string, string>();
  return (origin) => {
    const signature = cache.get(origin) ?? signFor(origin, keys);
    cache.set(origin, signature);
    return signature;
  };
}
