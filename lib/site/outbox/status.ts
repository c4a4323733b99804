import 'server-only';
import { z } from 'zod';
import {
  canRepeat,
  type Delivery,
  type RepeatWish,
  readPauseWish,
  readRepeatWishes,
  type ServiceName,
  type ServiceState,
  writeOutboxStatus,
} from '#lib/platform/watch/outbox-status.ts';
import { readCondition, readDeliveries, storeCondition, storeDeliveries } from './conditions.ts';
import type { Deliverer } from './deliverer.ts';
import { waitingNews } from './news-records.ts';
import { noticeEntry, queueOf, storeEntry } from './queue.ts';
import { type Change, type Records, readRecord } from './storage/stored-records.ts';

const isOf = ({ event, notice, deliveredAt }: RepeatWish, delivery: Delivery): boolean =>
  delivery.event === event && delivery.notice === notice && delivery.at === deliveredAt;

/**
 * Queues deliveries again that failed or whose result is unknown, as a person wished. Each wish is noted in the same change, and so has one
 * message, also after a crash. One whose notice waits already has none. @throws errors of the store
 */
async function repeatDeliveries(records: Records, service: ServiceName, wishes: readonly RepeatWish[]): Promise<void> {
  if (wishes.length === 0) return;
  const note = { in: 'state', key: `again ${service}` } as const;
  const stored = await records.get(note.in, note.key);
  const applied = readRecord(z.array(z.number()), stored) ?? [];
  const wish = wishes.find(({ at }) => !applied.includes(at));
  if (!wish) return;
  const deliveries = await readDeliveries(records, service);
  const delivery = deliveries.find((each) => canRepeat(each) && isOf(wish, each));
  const { event, notice, name } = wish;
  const now = Date.now();
  const entry = noticeEntry({ event, notice, title: delivery?.title ?? '' }, now);
  const waiting = await records.get(queueOf(service), entry.key);
  const noted = [...applied, wish.at].filter((time) => wishes.some((each) => each.at === time));
  const changes: Change[] = [{ ...note, value: JSON.stringify(noted) }];
  if (delivery && waiting === null) {
    const marked = deliveries.map((each) => (each === delivery ? { ...each, repeated: { name, at: wish.at } } : each));
    changes.push(storeDeliveries(service, marked), storeEntry(service, entry));
  }
  await records.change(changes, [
    { ...note, value: stored },
    { in: queueOf(service), key: entry.key, value: waiting },
  ]);
}

/** The exchange with the admin of this machine, in files of `DATA_DIR`. */
export interface StatusReport {
  /** Pauses or resumes services, and repeats deliveries, as the admin wishes. @throws errors of the store */
  applyWishes(records: Records): Promise<void>;
  /** Writes the state for the admin, at most every few seconds; a failure is ignored. @throws errors of the store */
  write(records: Records): Promise<void>;
}

const WRITE_MS = 5000;

export function createStatusReport(services: readonly Deliverer[], dataDir: string): StatusReport {
  const applied = new Map<string, number>();
  let writtenAt = Number.NEGATIVE_INFINITY;
  return {
    async applyWishes(records) {
      for (const { name } of services) {
        const wish = readPauseWish(dataDir, name);
        if (!wish || wish.at === applied.get(name)) continue;
        if ((await records.get('state', `wish ${name}`)) !== String(wish.at)) {
          const pause = wish.isPaused ? { by: 'admin' as const, name: wish.name, since: wish.at, reason: '' } : null;
          const { failure } = await readCondition(records, name);
          const note = { in: 'state', key: `wish ${name}`, value: String(wish.at) } as const;
          await records.change([storeCondition(name, { pause, failure }), note]);
          writtenAt = Number.NEGATIVE_INFINITY;
        }
        applied.set(name, wish.at);
      }
      for (const { name } of services) await repeatDeliveries(records, name, readRepeatWishes(dataDir, name));
    },
    async write(records) {
      const now = Date.now();
      if (Math.abs(now - writtenAt) < WRITE_MS) return;
      writtenAt = now;
      const news = await waitingNews(records);
      const states = await Promise.all(
        services.map(async (service): Promise<ServiceState> => {
          const { name, target, categories, isRepeatable } = service;
          return {
            ...{ name, target, categories, isRepeatable },
            ...(await readCondition(records, name)),
            figures: await service.figures(records),
            deliveries: await readDeliveries(records, name),
            waiting:
              (await records.count(queueOf(name))) + news.filter(({ service: waiting }) => waiting === name).length,
          };
        }),
      );
      await writeOutboxStatus(dataDir, { at: now, services: states }).catch(() => undefined);
    },
  };
}
