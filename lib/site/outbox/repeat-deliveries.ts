import 'server-only';
import { z } from 'zod';
import { canRepeat, type Delivery, type RepeatWish, type ServiceName } from '#lib/platform/watch/outbox-status.ts';
import { readDeliveries, storeDeliveries } from './conditions.ts';
import { noticeEntry, queueOf, storeEntry } from './queue.ts';
import { type Change, type Records, readRecord } from './storage/stored-records.ts';

const isOf = ({ event, notice, deliveredAt }: RepeatWish, delivery: Delivery): boolean =>
  delivery.event === event && delivery.notice === notice && delivery.at === deliveredAt;

/**
 * Queues deliveries again that failed or whose result is unknown, as a person wished. Each wish is noted in the same change, and so has one
 * message, also after a crash. One whose notice waits already has none. @throws errors of the store
 */
export async function repeatDeliveries(
  records: Records,
  service: ServiceName,
  wishes: readonly RepeatWish[],
): Promise<void> {
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
