import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { writeAtomically } from '#lib/platform/runtime/write-atomically.ts';
import { watchFolder } from './watch-state.ts';

/** Events that other programs on this machine record for `site watch`. */
const eventNames = ['backup', 'admin-login-locked', 'qaa-login-locked'] as const;
export type WatchedEvent = (typeof eventNames)[number];

const schema = z.object({ at: z.int().min(0) });
const fileOf = (dataDir: string, event: WatchedEvent) => join(watchFolder(dataDir), `${event}.json`);

/** Records the time of the last event of this name. A failure is ignored: the event itself must not fail because of it. */
export async function recordEventTime(dataDir: string, event: WatchedEvent, at: number): Promise<void> {
  await writeAtomically(fileOf(dataDir, event), JSON.stringify({ at })).catch(() => undefined);
}

/** Epoch milliseconds of the last event; null if there was none. */
export function readEventTime(dataDir: string, event: WatchedEvent): number | null {
  try {
    return schema.parse(JSON.parse(readFileSync(fileOf(dataDir, event), 'utf8'))).at;
  } catch {
    return null;
  }
}

const MIN_INTERVAL_MS = 30_000;

/** A function that records an event at most twice a minute, however often it is called. */
export function createEventRecorder(event: WatchedEvent): (dataDir: string, now: number) => void {
  let recordedAt = Number.NEGATIVE_INFINITY;
  return (dataDir, now) => {
    if (Math.abs(now - recordedAt) < MIN_INTERVAL_MS) return;
    recordedAt = now;
    void recordEventTime(dataDir, event, now);
  };
}
