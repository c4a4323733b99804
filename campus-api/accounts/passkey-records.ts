import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { jsonColumn } from '#campus-api/database/rows.ts';

const passkeyRow = z.object({
  id: z.string(),
  accountId: z.number(),
  name: z.string(),
  publicKey: z.string(),
  counter: z.number(),
  transports: jsonColumn(z.array(z.string())),
  added: z.number(),
  used: z.number().nullable(),
});

/** A passkey of an account. `id` and `publicKey` are base64url; times are milliseconds since 1970. */
export type Passkey = z.infer<typeof passkeyRow>;

const select = `
SELECT id, account_id AS accountId, name, public_key AS publicKey, counter, transports, added, used FROM admin_passkeys`;

/** The passkeys of an account, the oldest first. */
export function listPasskeys(database: DatabaseSync, accountId: number): Passkey[] {
  return z
    .array(passkeyRow)
    .parse(database.prepare(`${select} WHERE account_id = ? ORDER BY added, id`).all(accountId));
}

export function findPasskey(database: DatabaseSync, id: string): Passkey | null {
  const row = database.prepare(`${select} WHERE id = ?`).get(id);
  return row === undefined ? null : passkeyRow.parse(row);
}

/** Whether any account has a passkey. */
export const arePasskeysUsed = (database: DatabaseSync): boolean =>
  database.prepare('SELECT 1 FROM admin_passkeys').get() !== undefined;

export function countPasskeys(database: DatabaseSync, accountId: number): number {
  const row = database.prepare('SELECT count(*) AS count FROM admin_passkeys WHERE account_id = ?').get(accountId);
  return Number(row?.count);
}

/** Returns false if the passkey is stored already. */
export function insertPasskey(database: DatabaseSync, passkey: Omit<Passkey, 'used'>): boolean {
  const { changes } = database
    .prepare(
      `INSERT OR IGNORE INTO admin_passkeys (id, account_id, name, public_key, counter, transports, added)
       VALUES (:id, :accountId, :name, :publicKey, :counter, :transports, :added)`,
    )
    .run({ ...passkey, transports: JSON.stringify(passkey.transports) });
  return changes > 0;
}

export function updatePasskeyUse(database: DatabaseSync, id: string, counter: number, now: number): void {
  database.prepare('UPDATE admin_passkeys SET counter = ?, used = ? WHERE id = ?').run(counter, now, id);
}

/** Deletes the passkeys of an account, or one of them; passkeys of other accounts are ignored. */
export function deletePasskeys(database: DatabaseSync, accountId: number, id: string | null = null): void {
  database
    .prepare('DELETE FROM admin_passkeys WHERE account_id = :accountId AND (:id IS NULL OR id = :id)')
    .run({ accountId, id });
}
