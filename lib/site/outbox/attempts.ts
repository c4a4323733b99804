import 'server-only';
import { metrics } from '#lib/platform/metrics/index.ts';
import { log } from '#lib/platform/runtime/log.ts';
import type { Condition, Delivery } from '#lib/platform/watch/outbox-status.ts';
import { isCampusApiError } from '#lib/site/campus-client/errors.ts';
import type { Backoff } from './backoff.ts';
import { addDelivery, readCondition, storeCondition } from './conditions.ts';
import type { Deliverer, SendResult, Session } from './deliverer.ts';
import { asStored, type Entry, unchanged } from './queue.ts';
import { type Resolved, resolve } from './resolve.ts';
import type { Change, Records } from './storage/stored-records.ts';

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
