import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';

/** Wrong codes in a row before each further one waits: four more in an hour, so that guessing one of a million codes takes years. */
const MAX_WRONG_CODES = 10;
const WAIT_MS = 15 * 60_000;

/** An account on a known device, or on all unknown devices together: `device` is empty. */
export interface CodeSource {
  accountId: number;
  device: string;
}

const countRow = z.object({ count: z.number(), last: z.number() });

/** Seconds until the next code is accepted; 0 for now. Wrong codes are stored: a restart does not forget them. */
export function secondsUntilCode(database: DatabaseSync, { accountId, device }: CodeSource, now: number): number {
  const row = database
    .prepare('SELECT count, last FROM admin_wrong_codes WHERE account_id = ? AND device = ?')
    .get(accountId, device);
  if (row === undefined) return 0;
  const { count, last } = countRow.parse(row);
  const waited = now - last;
  // A clock that was set back must not lock the account until it is right again.
  const isOver = waited < 0 || waited >= WAIT_MS;
  return count < MAX_WRONG_CODES || isOver ? 0 : Math.ceil((WAIT_MS - waited) / 1000);
}

export function countWrongCode(database: DatabaseSync, { accountId, device }: CodeSource, now: number): void {
  database
    .prepare(
      `INSERT INTO admin_wrong_codes (account_id, device, count, last) VALUES (?, ?, 1, ?)
       ON CONFLICT DO UPDATE SET count = count + 1, last = excluded.last`,
    )
    .run(accountId, device, now);
}

export function clearWrongCodes(database: DatabaseSync, { accountId, device }: CodeSource): void {
  database.prepare('DELETE FROM admin_wrong_codes WHERE account_id = ? AND device = ?').run(accountId, device);
}
