import { createHash, randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { inTransaction } from '#lib/platform/runtime/transaction.ts';

const COUNT = 10;
/** Crockford's base 32, as in `generatePassword`. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const LENGTH = 16;

/** 80 random bits as four groups, such as `k3v9-…`: too many to find a code from its hash. */
function generateCode(): string {
  const characters = Array.from(randomBytes(LENGTH), (byte) => alphabet.charAt(byte & 31)).join('');
  return characters.match(/.{4}/g)?.join('-') ?? '';
}

/** The characters of a code as typed: capitals, spaces and letters that look like digits are accepted. */
const readCode = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('o', '0')
    .replaceAll(/[il]/g, '1');

const hashCode = (accountId: number, code: string): string =>
  createHash('sha256')
    .update(`${accountId} ${readCode(code)}`)
    .digest('base64url');

/** Replaces the recovery codes of an account and returns the new ones, of which only the hashes are stored. */
export function renewRecoveryCodes(database: DatabaseSync, accountId: number): string[] {
  const codes = Array.from({ length: COUNT }, generateCode);
  inTransaction(database, () => {
    database.prepare('DELETE FROM admin_recovery_codes WHERE account_id = ?').run(accountId);
    const add = database.prepare('INSERT INTO admin_recovery_codes (account_id, hash) VALUES (?, ?)');
    for (const code of codes) add.run(accountId, hashCode(accountId, code));
  });
  return codes;
}

/** Uses up a recovery code; false for a wrong or used one. */
export function spendRecoveryCode(database: DatabaseSync, accountId: number, code: string): boolean {
  const { changes } = database
    .prepare('DELETE FROM admin_recovery_codes WHERE account_id = ? AND hash = ?')
    .run(accountId, hashCode(accountId, code));
  return changes > 0;
}

export function countRecoveryCodes(database: DatabaseSync, accountId: number): number {
  const row = database
    .prepare('SELECT count(*) AS count FROM admin_recovery_codes WHERE account_id = ?')
    .get(accountId);
  return Number(row?.count);
}
