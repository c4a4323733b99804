import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';

const userRows = z.array(z.object({ id: z.number(), userName: z.string() }));

/** All users; the one of the settings has id 1. */
export function listUsers(database: DatabaseSync): z.infer<typeof userRows> {
  return userRows.parse(database.prepare('SELECT id, user_name AS userName FROM qaa_account ORDER BY id').all());
}

/** Adds an account of the admin; `saveAccount` is for the one of the settings. */
export function insertUser(database: DatabaseSync, userName: string, passwordHash: string): void {
  database
    .prepare(
      `INSERT INTO qaa_account (id, user_name, password_hash)
       SELECT max(1, coalesce(max(id), 1)) + 1, ?, ? FROM qaa_account`,
    )
    .run(userName, passwordHash);
}

export function changeQaaPassword(database: DatabaseSync, userName: string, passwordHash: string): void {
  database.prepare('UPDATE qaa_account SET password_hash = ? WHERE user_name = ?').run(passwordHash, userName);
}

export function deleteUser(database: DatabaseSync, userName: string): void {
  database.prepare('DELETE FROM qaa_account WHERE user_name = ?').run(userName);
}
