import 'server-only';
import type { Condition, Delivery } from '#lib/platform/watch/outbox-status.ts';
import type { Deliverer, Result, SendResult } from './deliverer.ts';
import { type Entry, removeEntry, storeEntry } from './queue.ts';
import type { Change } from './storage/stored-records.ts';

/** The consequences of an attempt. `label`: its result in the metrics; null for none. `note`: its line for the admin. */
export interface Resolved {
  label: Exclude<Result['kind'], 'gone' | 'wait' | 'down'> | 'given-up' | 'expired' | null;
  changes: Change[];
  note: Pick<Delivery, 'result' | 'reason' | 'url'> | null;
  condition: Condition;
}

/** The changes to an entry and the condition of its service after an attempt. */
export function resolve(
  { name, isRepeatable, isOrdered, waitsMs, maxWaitMs }: Deliverer,
  entry: Entry,
  result: SendResult,
  { condition, now }: { condition: Condition; now: number },
): Resolved {
  const { pause, failure } = condition;
  const store = (more: Partial<Entry>) => [storeEntry(name, { ...entry, claimedAt: null, ...more })];
  const removed = [removeEntry(name, entry.key), ...(result.changes ?? [])];
  const failing = (reason: string): Condition => ({ pause, failure: { since: failure?.since ?? now, reason } });
  const working: Condition = { pause, failure: null };
  switch (result.kind) {
    case 'sent':
      return {
        ...{ label: 'sent', changes: removed, condition: working },
        note: { result: 'sent', reason: null, url: result.url },
      };
    case 'gone':
      return { label: result.label ?? null, changes: removed, note: null, condition };
    case 'wait':
      return { label: null, changes: store({ due: result.until }), note: null, condition };
    case 'down': {
      // With a message that may have been received nothing is added to the entry: a repetition has the same content.
      const tries = result.mayBeReceived ? Math.max(1, entry.tries) : entry.tries;
      return { label: null, changes: store({ tries }), note: null, condition: failing(result.reason) };
    }
    case 'refused': {
      // An attempt that only a person can mend does not count.
      const refusal = { by: 'refused', name: '', since: now, reason: result.reason } as const;
      return { label: 'refused', changes: store({}), note: null, condition: { pause: refusal, failure: null } };
    }
    default:
  }
  const { kind, reason } = result;
  if (kind === 'rejected' || (kind === 'unknown' && !isRepeatable))
    return {
      ...{ label: kind, changes: removed, note: { result: kind, reason, url: null } },
      condition: kind === 'rejected' ? working : condition,
    };
  const after = isOrdered ? failing(reason) : working;
  const wait = waitsMs[entry.tries];
  if (wait === undefined)
    return { label: 'given-up', changes: removed, note: { result: 'given-up', reason, url: null }, condition: after };
  const named = kind === 'later' ? Math.min(result.after ?? 0, maxWaitMs) : 0;
  return {
    label: kind,
    changes: store({ due: now + Math.max(wait, named), tries: entry.tries + 1 }),
    note: isOrdered ? null : { result: 'later', reason, url: null },
    condition: after,
  };
}
