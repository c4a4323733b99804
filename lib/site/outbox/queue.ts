import 'server-only';
import { z } from 'zod';
import { newsEvents, type ServiceName } from '#lib/platform/watch/outbox-status.ts';
import { type Change, type Collection, readRecord } from './storage/stored-records.ts';

/**
 * A message that waits. Times in epoch milliseconds; `at`: when it was queued; `claimedAt`: the begin of an attempt whose result is not
 * stored. `tries`: attempts. `rank`: lower ones are sent first. `data`: what the service makes its message from when it is sent.
 */
const entrySchema = z.object({
  at: z.number(),
  due: z.number(),
  tries: z.number(),
  claimedAt: z.number().nullable(),
  rank: z.number(),
  data: z.record(z.string(), z.unknown()),
});

/** An entry with its key in the queue of its service. */
export type Entry = z.infer<typeof entrySchema> & { key: string };

/** An entry with the value as it is stored. */
export interface StoredEntry {
  entry: Entry;
  value: string;
}

export const queueOf = (service: ServiceName): Collection => `${service} queue`;

export const newEntry = (key: string, data: Entry['data'], now: number, more: Partial<Entry> = {}): Entry => ({
  ...{ key, at: now, due: now, tries: 0, claimedAt: null, rank: 1, data },
  ...more,
});

/** Content of a message about one notice. `id`: the same in every attempt and for every service. */
export const noticeDataSchema = z.object({
  id: z.string(),
  event: z.enum(newsEvents),
  notice: z.string(),
  title: z.string(),
});

/** A message about one notice. */
export const noticeEntry = (about: Omit<z.infer<typeof noticeDataSchema>, 'id'>, now: number): Entry => {
  const { event, notice } = about;
  return newEntry(`${event} ${notice}`, { ...about, id: `${event}.${notice}.${now}` }, now);
};

/** In this order of fields (`load-due.ts`). */
const toValue = ({ at, due, tries, claimedAt, rank, data }: Entry): string =>
  JSON.stringify({ at, due, tries, claimedAt, rank, data });

export const storeEntry = (service: ServiceName, entry: Entry): Change => ({
  in: queueOf(service),
  key: entry.key,
  value: toValue(entry),
});

/** The entry as it is stored after its change. */
export const asStored = (entry: Entry): StoredEntry => ({ entry, value: toValue(entry) });

export const removeEntry = (service: ServiceName, key: string): Change => ({ in: queueOf(service), key, value: null });

/** The stored entry as the condition of a change: another process may have handled it. */
export const unchanged = (service: ServiceName, { entry, value }: StoredEntry): Change => ({
  in: queueOf(service),
  key: entry.key,
  value,
});

/** Null for none, and for a damaged one. */
export function readEntry(key: string, value: string | null): StoredEntry | null {
  const entry = readRecord(entrySchema, value);
  return entry && value !== null ? { entry: { ...entry, key }, value } : null;
}

/** Whether nothing of an entry was sent. */
export const isUntouched = ({ tries, claimedAt }: Entry): boolean => tries === 0 && claimedAt === null;
