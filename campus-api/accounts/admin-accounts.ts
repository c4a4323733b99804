import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { recordEvent } from '#campus-api/changes/record-event.ts';
import { type AdminAccount, areasColumn } from '#campus-api/model/permissions.ts';
import { type Role, roles } from '#campus-api/model/roles.ts';
import { inTransaction } from '#lib/platform/runtime/transaction.ts';
import { endSessionsOf, hashId } from './sessions.ts';

const accountRow = z.object({ id: z.number(), userName: z.string(), role: z.enum(roles), areas: areasColumn });
const storedRow = accountRow.extend({ passwordHash: z.string() });
const columns = 'id, user_name AS userName, role, areas';

/** Returns the accounts in the order of their names. */
export function listAccounts(database: DatabaseSync): AdminAccount[] {
  return z.array(accountRow).parse(database.prepare(`SELECT ${columns} FROM admin_accounts ORDER BY user_name`).all());
}

export function findAdminAccount(database: DatabaseSync, id: number): AdminAccount | null {
  const row = database.prepare(`SELECT ${columns} FROM admin_accounts WHERE id = ?`).get(id);
  return row === undefined ? null : accountRow.parse(row);
}

export function findStoredAccount(database: DatabaseSync, userName: string): z.infer<typeof storedRow> | null {
  const row = database
    .prepare(`SELECT ${columns}, password_hash AS passwordHash FROM admin_accounts WHERE user_name = ?`)
    .get(userName.normalize('NFC'));
  return row === undefined ? null : storedRow.parse(row);
}

/** A hash of the password hash: a step of a login that began with another password is void. Null without such an account. */
export function passwordState(database: DatabaseSync, id: number): string | null {
  const row = database.prepare('SELECT password_hash AS hash FROM admin_accounts WHERE id = ?').get(id);
  return row === undefined ? null : hashId(String(row.hash));
}

/** The account that the change log names for a change; null for the generated first account, which is not logged. */
type Author = string | null;

/** Returns false if the name is in use. */
export function addAccount(
  database: DatabaseSync,
  { userName, role, passwordHash }: { userName: string; role: Role; passwordHash: string },
  by: Author,
): boolean {
  return inTransaction(database, () => {
    const { changes } = database
      .prepare('INSERT OR IGNORE INTO admin_accounts (user_name, password_hash, role) VALUES (?, ?, ?)')
      .run(userName, passwordHash, role);
    if (changes > 0) log(database, by, 'add', { name: userName, detail: role });
    return changes > 0;
  });
}

/** Also ends all sessions of the account. */
export function changeAdminPassword(
  database: DatabaseSync,
  { id, userName }: AccountName,
  passwordHash: string,
  by: Author,
): void {
  inTransaction(database, () => {
    database.prepare('UPDATE admin_accounts SET password_hash = ? WHERE id = ?').run(passwordHash, id);
    endSessionsOf(database, id, 'password');
    log(database, by, 'edit', { name: userName, detail: 'password' });
  });
}

/** Returns false if no administrator would be left. Sessions of the account have the new role from their next request. */
export function changeRole(
  database: DatabaseSync,
  { id, userName, role: before }: AdminAccount,
  role: Role,
  by: Author,
): boolean {
  return inTransaction(database, () => {
    if (role !== 'administrator' && isLastAdministrator(database, id)) return false;
    database.prepare('UPDATE admin_accounts SET role = ? WHERE id = ?').run(role, id);
    if (role !== before) log(database, by, 'edit', { name: userName, detail: role });
    return true;
  });
}

/** Limits a publisher to some parts of the admin, as in `chosenAreas`; null for all types of records. */
export function changeAreas(
  database: DatabaseSync,
  { id, userName }: AccountName,
  areas: readonly string[] | null,
  by: Author,
): void {
  inTransaction(database, () => {
    database
      .prepare('UPDATE admin_accounts SET areas = ? WHERE id = ?')
      .run(areas === null ? null : JSON.stringify(areas), id);
    log(database, by, 'edit', { name: userName, detail: 'areas' });
  });
}

/** Removes the account with its sessions and drafts. Returns false if no administrator would be left. */
export function removeAccount(database: DatabaseSync, { id, userName }: AccountName, by: Author): boolean {
  return inTransaction(database, () => {
    if (isLastAdministrator(database, id)) return false;
    database.prepare('DELETE FROM admin_accounts WHERE id = ?').run(id);
    log(database, by, 'remove', { name: userName });
    return true;
  });
}

type AccountName = Pick<AdminAccount, 'id' | 'userName'>;

function log(
  database: DatabaseSync,
  by: Author,
  action: 'add' | 'edit' | 'remove',
  subject: { name: string; detail?: Role | 'password' | 'areas' },
): void {
  if (by !== null) recordEvent(database, { by, action, subject: { kind: 'account', ...subject } });
}

function isLastAdministrator(database: DatabaseSync, id: number): boolean {
  const others = database.prepare("SELECT 1 FROM admin_accounts WHERE role = 'administrator' AND id <> ?").get(id);
  return others === undefined;
}
