import type { DatabaseSync } from 'node:sqlite';
import { generatePassword } from '#campus-api/account/generate-password.ts';
import { hashPassword } from '#campus-api/account/password-hash.ts';
import { addAccount, listAccounts } from './accounts.ts';
import type { AdminSettings } from './settings.ts';

/** Creates the first account, of an administrator, if there is none; returns its password if it was generated: only the hash is stored. */
export async function prepareAdmin(
  database: DatabaseSync,
  { user, password }: Pick<AdminSettings, 'user' | 'password'>,
): Promise<string | null> {
  if (listAccounts(database).length > 0) return null;
  const generated = password === null ? generatePassword() : null;
  const passwordHash = await hashPassword(password ?? generated ?? '');
  return addAccount(database, { userName: user, role: 'administrator', passwordHash }, null) ? generated : null;
}
