import type { DatabaseSync } from 'node:sqlite';
import { isDiskFull } from '#campus-api/validation/setup-error.ts';
import { addReading, type TrustedTime, trustedTimeSchema } from '#lib/platform/runtime/trusted-time.ts';

const SETTING = 'trusted-time';
/** A reading is stored at most this often. */
const INTERVAL_MS = 60_000;

/** The trusted time of a campus (`lib/platform/runtime/trusted-time.ts`), one for all its deletions by age. */
export function readTrustedTime(database: DatabaseSync, now: number): TrustedTime {
  const value = database.prepare('SELECT value FROM admin_settings WHERE name = ?').get(SETTING)?.value;
  const before = typeof value === 'string' ? trustedTimeSchema.parse(JSON.parse(value)) : null;
  const after = addReading(before, now);
  if (before === null || Math.abs(now - before.reading) >= INTERVAL_MS) store(database, after);
  return after;
}

/** Ignores a full disk, on which pages can still be read. */
function store(database: DatabaseSync, time: TrustedTime): void {
  try {
    database
      .prepare('INSERT OR REPLACE INTO admin_settings (name, value) VALUES (?, ?)')
      .run(SETTING, JSON.stringify(time));
  } catch (error) {
    if (!isDiskFull(error)) throw error;
  }
}
