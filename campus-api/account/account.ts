import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';

export interface Account {
  userName: string;
  passwordHash: string;
}

const accountRow = z.object({ userName: z.string(), passwordHash: z.string() });

/** The one account of the quality assurance area, or null before it is made. */
export function readAccount(database: DatabaseSync): Account | null {
  const row = database
    .prepare('SELECT user_name AS userName, password_hash AS passwordHash FROM qaa_account WHERE id = 1')
    .get();
  return row === undefined ? null : accountRow.parse(row);
}

export function saveAccount(database: DatabaseSync, { userName, passwordHash }: Account): void {
  database
    .prepare('INSERT OR REPLACE INTO qaa_account (id, user_name, password_hash) VALUES (1, ?, ?)')
    .run(userName, passwordHash);
}
