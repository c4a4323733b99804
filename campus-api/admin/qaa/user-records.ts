import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';

const userRows = z.array(z.object({ id: z.number(), userName: z.string() }));

/** The one of the settings has id 1. */
export function listUsers(database: DatabaseSync): z.infer<typeof userRows> {
  return userRows.parse(database.prepare('SELECT id, user_name AS userName FROM qaa_account ORDER BY id').all());
}

/** Makes an account of the office; not `saveAccount`, which is for the settings' own. */
export function insertUser(database: DatabaseSync, userName: string, passwordHash: string): void {
  database
    .prepare(
      `INSERT INTO qaa_account (id, user_name, password_hash)
       SELECT max(1, coalesce(max(id), 1)) + 1, ?, ? FROM qaa_account`,
    )
    .run(userName, passwordHash);
}

export function changePassword(database: DatabaseSync, userName: string, passwordHash: string): void {
  database.prepare('UPDATE qaa_account SET password_hash = ? WHERE user_name = ?').run(passwordHash, userName);
}

export function deleteUser(database: DatabaseSync, userName: string): void {
  database.prepare('DELETE FROM qaa_account WHERE user_name = ?').run(userName);
}
