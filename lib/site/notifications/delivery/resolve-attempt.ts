import 'server-only';
import { type Pending, storePending } from '../announcements/pending.ts';
import type { Change } from '../storage/stored-records.ts';
import { removeSubscription } from '../subscriptions/subscription.ts';
import type { PostResult } from './post-message.ts';

const MINUTE = 60_000;
/** Delays after a failed attempt; after the last one the message is dropped. */
const RETRY_DELAYS_MS = [MINUTE, 5 * MINUTE, 30 * MINUTE, 120 * MINUTE];

/** `label`: the outcome in the metrics. */
interface ResolvedAttempt {
  label: PostResult['kind'] | 'given-up';
  changes: Change[];
}

/** The changes to a message and its subscription after an attempt to send it. */
export function resolveAttempt(key: string, result: PostResult, pending: Pending): ResolvedAttempt {
  const done: Change = { in: 'pending', key, value: null };
  if (result.kind === 'expired') return { label: 'expired', changes: removeSubscription(key) };
  if (result.kind !== 'later') return { label: result.kind, changes: [done] };
  const delay = RETRY_DELAYS_MS[pending.tries];
  if (delay === undefined) return { label: 'given-up', changes: [done] };
  const due = Date.now() + Math.max(delay, result.after ?? 0);
  return { label: 'later', changes: [storePending(key, { ...pending, due, tries: pending.tries + 1 })] };
}
