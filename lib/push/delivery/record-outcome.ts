import 'server-only';
import { type Pending, storePending } from '../announcements/pending.ts';
import type { Change } from '../storage/stored-records.ts';
import type { Outcome } from './post-message.ts';

const MINUTE = 60_000;
/** Pauses after a failed try; after the last one no more is tried. */
const AGAIN_MS = [MINUTE, 5 * MINUTE, 30 * MINUTE, 120 * MINUTE];

/** `told`: the outcome in the metrics. */
interface Settled {
  told: Outcome['kind'] | 'given-up';
  changes: Change[];
}

/** What becomes of a message after a try, and of the subscription. */
export function settle(key: string, outcome: Outcome, pending: Pending): Settled {
  const done: Change = { in: 'pending', key, value: null };
  if (outcome.kind === 'expired') {
    return { told: 'expired', changes: [done, { in: 'subscriptions', key, value: null }] };
  }
  if (outcome.kind !== 'later') return { told: outcome.kind, changes: [done] };
  const pause = AGAIN_MS[pending.tries];
  if (pause === undefined) return { told: 'given-up', changes: [done] };
  const due = Date.now() + Math.max(pause, outcome.after ?? 0);
  return { told: 'later', changes: [storePending(key, { ...pending, due, tries: pending.tries + 1 })] };
}
