import type { DatabaseSync } from 'node:sqlite';
import { addAccount, listAccounts } from '#campus-api/accounts/admin-accounts.ts';
import { generatePassword } from '#campus-api/accounts/generate-password.ts';
import { hashPassword } from '#campus-api/accounts/password-hash.ts';
import type { AdminSettings } from './requests/settings.ts';

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
