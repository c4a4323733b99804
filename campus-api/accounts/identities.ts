import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import type { AdminAccount } from '#campus-api/model/permissions.ts';
import { inTransaction } from '#lib/platform/runtime/transaction.ts';
import { logFactorChange } from './second-factors.ts';

const MAX_EMAIL_LENGTH = 254;

/** A person as an OpenID Connect provider identifies them; `email` is null unless the provider has verified it. */
export interface Identity {
  issuer: string;
  subject: string;
  email: string | null;
}

const idRow = z.object({ id: z.number() });

/** An email address as it is stored; null for a text that is none. */
export function readEmail(text: string): string | null {
  const email = text.normalize('NFC').trim().toLowerCase();
  return email.length <= MAX_EMAIL_LENGTH && /^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+$/u.test(email) ? email : null;
}

/** The email address whose owner at the provider may log in to the account; null without one. */
export function findIdentityEmail(database: DatabaseSync, accountId: number): string | null {
  const row = database.prepare('SELECT email FROM admin_identities WHERE account_id = ?').get(accountId);
  return row === undefined ? null : String(row.email);
}

/** Links an account with the owner of an email address at the provider, or ends that. Returns false if another account has the address. */
export function linkIdentity(
  database: DatabaseSync,
  { id, userName }: Pick<AdminAccount, 'id' | 'userName'>,
  email: string | null,
  by: string,
): boolean {
  return inTransaction(database, () => {
    const before = findIdentityEmail(database, id);
    if (before === email) return true;
    const other = database.prepare('SELECT 1 FROM admin_identities WHERE email = ?').get(email);
    if (other !== undefined) return false;
    database.prepare('DELETE FROM admin_identities WHERE account_id = ?').run(id);
    if (email !== null)
      database.prepare('INSERT INTO admin_identities (account_id, email) VALUES (?, ?)').run(id, email);
    logFactorChange(database, by, userName, 'identity');
    return true;
  });
}

/**
 * The account that is linked with a person; null without one. The first login by a verified email address stores the subject, which the provider never
 * gives to another person: from then on the address alone is not enough.
 */
export function findAccountOf(database: DatabaseSync, { issuer, subject, email }: Identity): number | null {
  return inTransaction(database, () => {
    const linked = database
      .prepare('SELECT account_id AS id FROM admin_identities WHERE issuer = ? AND subject = ?')
      .get(issuer, subject);
    if (linked !== undefined) return idRow.parse(linked).id;
    const address = email === null ? null : readEmail(email);
    const row = database
      .prepare('SELECT account_id AS id FROM admin_identities WHERE email = ? AND (issuer IS NULL OR issuer <> ?)')
      .get(address, issuer);
    if (row === undefined) return null;
    const { id } = idRow.parse(row);
    database
      .prepare('UPDATE admin_identities SET issuer = ?, subject = ? WHERE account_id = ?')
      .run(issuer, subject, id);
    return id;
  });
}
