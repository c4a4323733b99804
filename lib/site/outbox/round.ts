import 'server-only';
import { isStopping } from '#lib/platform/runtime/stopping.ts';
import { addReading, deletionTime, trustedTimeSchema } from '#lib/platform/runtime/trusted-time.ts';
import { publishInvalidation } from '#lib/platform/shared-state/events.ts';
import { type ServiceName, serviceNames } from '#lib/platform/watch/outbox-status.ts';
import { ignoreOutage, isCampusApiError } from '#lib/site/campus-client/errors.ts';
import { tags } from '#lib/site/content-cache/tags.ts';
import type { Deliverer } from './deliverer.ts';
import { findNews } from './find-news.ts';
import { createLane, type Lane } from './lane.ts';
import type { TakeLease } from './leader-lease.ts';
import { readIds, storeIds } from './news-records.ts';
import { queueOf } from './queue.ts';
import { queueNews } from './queue-news.ts';
import type { Round, RoundEvents } from './run-rounds.ts';
import type { StatusReport } from './status.ts';
import { type Records, readRecord } from './storage/stored-records.ts';

const MINUTE_MS = 60_000;
/** The interval of looking for notices without a publication: the life of cached content. */
const POLL_MS = MINUTE_MS;
/** The interval of comparing documents without the report that one was read, and of deleting what has expired. */
const SLOW_MS = 10 * MINUTE_MS;
const HANG_MS = 3000;

const readTrusted = async (records: Records, now: number) =>
  addReading(readRecord(trustedTimeSchema, await records.get('state', 'trusted-time')), now);

/** The time by which records are deleted: a clock that is wrong for a while deletes none. */
async function readDeletionTime(records: Records, now: number): Promise<number> {
  const time = await readTrusted(records, now);
  await records.change([{ in: 'state', key: 'trusted-time', value: JSON.stringify(time) }]);
  return deletionTime(time);
}

interface RoundParts {
  records: Records;
  services: readonly Deliverer[];
  takeLease: TakeLease;
  report: StatusReport;
  /** Milliseconds after which a round no longer waits for a service that hangs: it delays neither news nor other services. */
  hangMs?: number;
}

/** Creates a round: it looks for news, queues what is due for each service, and sends. Without anybody to inform it requests nothing. */
export function createRound({ records, services, takeLease, report, hangMs = HANG_MS }: RoundParts): Round {
  const lanes = services.map((service) => createLane(records, service));
  const sending = new Map<Lane, Promise<boolean>>();
  let polledAt = Number.NEGATIVE_INFINITY;
  let comparedAt = Number.NEGATIVE_INFINITY;
  let sweptAt = Number.NEGATIVE_INFINITY;
  // The absolute value, as a clock may be set back.
  const isLate = (at: number, interval: number, now: number) => Math.abs(now - at) >= interval;

  async function find(active: readonly Deliverer[], isPublished: boolean, now: number): Promise<void> {
    const isFirst = (await readIds(records, 'announced')) === null;
    if (!isPublished && !isFirst && !isLate(polledAt, POLL_MS, now)) return;
    polledAt = now;
    // A clock that is fast for a while makes no new notice old.
    const count = await findNews(records, active, now, deletionTime(await readTrusted(records, now)));
    // A reader who follows a message must find the notice.
    if (count > 0 && !isPublished) publishInvalidation([[tags.notices]]);
  }

  async function compare(active: readonly Deliverer[], isDue: boolean, now: number): Promise<void> {
    if (!isDue && !isLate(comparedAt, SLOW_MS, now)) return;
    for (const lane of lanes) lane.wake();
    // After a failure it is tried again in a minute.
    comparedAt = now - SLOW_MS + POLL_MS;
    for (const service of active) await service.compareNumbers?.(records, now);
    comparedAt = now;
  }

  async function look({ isPublished, hasDocuments }: RoundEvents, now: number): Promise<void> {
    const active: Deliverer[] = [];
    for (const service of services) if (await service.isActive(records)) active.push(service);
    if (active.length === 0) {
      // What is published until somebody is to be informed is not news then.
      if ((await readIds(records, 'announced')) !== null)
        await records.change([storeIds('announced', null), storeIds('listed', null)]);
      return;
    }
    await find(active, isPublished, now).catch(ignoreOutage);
    const hasQueued = await queueNews(records, active, now);
    await compare(active, hasDocuments || hasQueued, now).catch(ignoreOutage);
  }

  /** Services that are off get nothing, neither later. */
  async function clear(name: ServiceName): Promise<void> {
    for await (const page of records.pages(queueOf(name)))
      await records.change(page.map(([key]) => ({ in: queueOf(name), key, value: null })));
  }

  async function sweep(now: number): Promise<void> {
    if (!isLate(sweptAt, SLOW_MS, now)) return;
    sweptAt = now;
    const until = await readDeletionTime(records, now);
    for (const service of services) await service.sweep?.(records, until);
    for (const name of serviceNames) if (!services.some((service) => service.name === name)) await clear(name);
  }

  /** Starts the lanes that do not send already. @returns whether more is due, and the errors of lanes, which do not stop others */
  async function send(): Promise<{ hasMore: boolean; errors: unknown[] }> {
    for (const lane of lanes)
      if (!sending.has(lane) && !isStopping())
        sending.set(
          lane,
          lane.send(Date.now).finally(() => sending.delete(lane)),
        );
    const { promise: hang, resolve } = Promise.withResolvers<PromiseSettledResult<boolean>[]>();
    const timer = setTimeout(() => resolve([]), hangMs).unref();
    const results = await Promise.race([Promise.allSettled(sending.values()), hang]);
    clearTimeout(timer);
    return {
      hasMore: results.some((result) => result.status === 'fulfilled' && result.value),
      errors: results.flatMap((result) =>
        result.status === 'rejected' && !isCampusApiError(result.reason) ? [result.reason] : [],
      ),
    };
  }

  return async (events) => {
    await report.applyWishes(records);
    let sent: Awaited<ReturnType<typeof send>> = { hasMore: false, errors: [] };
    if (await takeLease()) {
      await sweep(Date.now());
      await look(events, Date.now());
      sent = await send();
    }
    await report.write(records);
    if (sent.errors.length > 0) throw sent.errors[0];
    return sent.hasMore;
  };
}
