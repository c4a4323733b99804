import { hash } from 'node:crypto';
import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import { z } from 'zod';

export interface Account {
  userName: string;
  passwordHash: string;
}

const accountRow = z.object({ userName: z.string(), passwordHash: z.string() });
const selectAccounts = 'SELECT user_name AS userName, password_hash AS passwordHash FROM qaa_account';

function toAccount(row: Record<string, SQLOutputValue> | undefined): Account | null {
  return row === undefined ? null : accountRow.parse(row);
}

/** The settings' account of the quality assurance area, or null where there is none. */
export function readAccount(database: DatabaseSync): Account | null {
  return toAccount(database.prepare(`${selectAccounts} WHERE id = 1`).get());
}

/** Any account, of the settings or of the admin. */
export function findQaaAccount(database: DatabaseSync, userName: string): Account | null {
  return toAccount(database.prepare(`${selectAccounts} WHERE user_name = ?`).get(userName));
}

export function hasAccounts(database: DatabaseSync): boolean {
  return database.prepare('SELECT 1 FROM qaa_account').get() !== undefined;
}

/** A hash of the account and its current password, which reveals neither: a new password changes it. */
export function accountState({ userName, passwordHash }: Account): string {
  return hash('sha256', `${userName}\0${passwordHash}`, 'base64url');
}

/** Whether an account still has the name and password of that state. */
export function isAccountState(database: DatabaseSync, state: string): boolean {
  const accounts = z.array(accountRow).parse(database.prepare(selectAccounts).all());
  return accounts.some((account) => accountState(account) === state);
}

/** Creates or changes the account of the settings; it replaces an account of the admin with the same name. */
export function saveAccount(database: DatabaseSync, { userName, passwordHash }: Account): void {
  database
    .prepare('INSERT OR REPLACE INTO qaa_account (id, user_name, password_hash) VALUES (1, ?, ?)')
    .run(userName, passwordHash);
}
