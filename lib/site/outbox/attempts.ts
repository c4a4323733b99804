import 'server-only';
import { metrics } from '#lib/platform/metrics/index.ts';
import { log } from '#lib/platform/runtime/log.ts';
import type { Condition, Delivery } from '#lib/platform/watch/outbox-status.ts';
import { isCampusApiError } from '#lib/site/campus-client/errors.ts';
import type { Backoff } from './backoff.ts';
import { addDelivery, readCondition, storeCondition } from './conditions.ts';
import type { Deliverer, Result, SendResult, Session } from './deliverer.ts';
import { asStored, type Entry, removeEntry, storeEntry, unchanged } from './queue.ts';
import type { Change, Records } from './storage/stored-records.ts';

/** The consequences of an attempt. `label`: its result in the metrics; null for none. `note`: its line for the admin. */
interface Resolved {
  label: Exclude<Result['kind'], 'gone' | 'wait' | 'down'> | 'given-up' | 'expired' | null;
  changes: Change[];
  note: Pick<Delivery, 'result' | 'reason' | 'url'> | null;
  condition: Condition;
}

/** The changes to an entry and the condition of its service after an attempt. */
function resolve(
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

/** The wait of a message whose content the campus API does not provide at present. */
const OUTAGE_MS = 60_000;

/** Attempts to send the messages of one service, and what follows from their results. */
export interface Attempts {
  /** `wasClaimed`: by a process that was killed. @returns whether the service can be used for the next one */
  run(entry: Entry, wasClaimed: boolean, session: Session, now: () => number): Promise<boolean>;
  /** Stores the results that are reported together. */
  report(now: number): Promise<void>;
}

export function createAttempts(records: Records, deliverer: Deliverer, backoff: Backoff): Attempts {
  const { name, isRepeatable, isOrdered, concurrency, maxRejections } = deliverer;
  let rejections = 0;
  let together = new Map<string, Delivery>();

  async function attempt(entry: Entry, session: Session, now: number): Promise<SendResult> {
    let send: Awaited<ReturnType<Session['prepare']>>;
    try {
      send = await session.prepare(entry);
    } catch (error) {
      if (isCampusApiError(error)) return { kind: 'wait', until: now + OUTAGE_MS };
      log.error({ err: error, service: name }, 'a message of the outbox cannot be written');
      return { kind: 'rejected', reason: 'the message cannot be written' };
    }
    return send ? send() : { kind: 'gone' };
  }

  /** Whether messages were rejected too often in a row. */
  function countRejection(kind: SendResult['kind']): boolean {
    if (kind === 'rejected') rejections += 1;
    else if (kind !== 'down') rejections = 0;
    if (rejections < maxRejections) return false;
    rejections = 0;
    return true;
  }

  /** Results of several messages at a time are one line: the last of them names the reason. */
  async function noted(entry: Entry, note: NonNullable<Resolved['note']>, now: number): Promise<Change[]> {
    const { count, ...about } = deliverer.about(entry);
    const line: Delivery = { ...about, ...note, count, at: now };
    if (concurrency === 1) return [await addDelivery(records, name, line)];
    together.set(line.result, { ...line, count: count + (together.get(line.result)?.count ?? 0) });
    return [];
  }

  function logResult({ label, note }: Resolved, before: Condition, result: SendResult): void {
    if (!('reason' in result)) return;
    const { kind, reason } = result;
    if (kind === 'refused') log.warn({ service: name, reason }, 'a service is paused: it refuses messages');
    else if (kind === 'down' || (kind === 'later' && isOrdered && note === null)) {
      if (before.failure === null) log.warn({ service: name, reason }, 'a service accepts no messages');
    } else if (concurrency === 1 && label !== 'later')
      log.warn({ service: name, result: label, reason }, 'a message was not delivered');
  }

  /** Whether the service can be used for the next message. */
  const isUsableAfter = (kind: SendResult['kind']): boolean =>
    !['down', 'refused'].includes(kind) && !(isOrdered && ['wait', 'later', 'unknown'].includes(kind));

  return {
    async run(entry, wasClaimed, session, now) {
      const result: SendResult =
        wasClaimed && !isRepeatable
          ? { kind: 'unknown', reason: 'the site was stopped meanwhile' }
          : await attempt(entry, session, now());
      const before = await readCondition(records, name);
      const resolved = resolve(deliverer, entry, result, { condition: before, now: now() });
      const { label, changes, note } = resolved;
      const isPaused = countRejection(result.kind);
      if (isPaused) log.warn({ service: name }, 'a service is paused: many recipients were rejected in a row');
      const pause = { by: 'rejections', name: '', since: now(), reason: '' } as const;
      const condition = isPaused ? { ...resolved.condition, pause } : resolved.condition;
      if (label !== null) metrics.outboxMessages.labels(name, label).inc();
      if (result.kind === 'down') backoff.begin(now());
      else backoff.end();
      const further = [
        ...(JSON.stringify(condition) === JSON.stringify(before) ? [] : [storeCondition(name, condition)]),
        ...(note ? await noted(entry, note, now()) : []),
      ];
      // An entry that was queued again meanwhile is sent once more, with its news.
      const isStored = await records.change([...changes, ...further], [unchanged(name, asStored(entry))]);
      if (!isStored && further.length > 0) await records.change(further);
      logResult(resolved, before, result);
      return !isPaused && (wasClaimed || isUsableAfter(result.kind));
    },
    async report(now) {
      const lines = [...together.values()];
      together = new Map();
      if (lines.length === 0) return;
      log.info(
        { service: name, ...Object.fromEntries(lines.map(({ result, count }) => [result, count])) },
        'messages were sent',
      );
      for (const { reason, result } of lines)
        if (result === 'rejected') log.warn({ service: name, reason }, 'a service rejects the messages of this site');
      for (const line of lines) await records.change([await addDelivery(records, name, { ...line, at: now })]);
    },
  };
}
