import 'server-only';
import {
  readPauseWish,
  readRepeatWishes,
  type ServiceState,
  writeOutboxStatus,
} from '#lib/platform/watch/outbox-status.ts';
import { readCondition, readDeliveries, storeCondition } from './conditions.ts';
import type { Deliverer } from './deliverer.ts';
import { waitingNews } from './news-records.ts';
import { queueOf } from './queue.ts';
import { repeatDeliveries } from './repeat-deliveries.ts';
import type { Records } from './storage/stored-records.ts';

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
