import type { DatabaseSync } from 'node:sqlite';
import { generatePassword } from '#campus-api/account/generate-password.ts';
import { hashPassword } from '#campus-api/account/password-hash.ts';
import { addAccount, listAccounts } from './accounts.ts';
import type { AdminSettings } from './settings.ts';

/** Makes the first account, an administrator's, where there is none; answers the password that it made up, known here this once. */
export async function prepareAdmin(
  database: DatabaseSync,
  { user, password }: Pick<AdminSettings, 'user' | 'password'>,
): Promise<string | null> {
  if (listAccounts(database).length > 0) return null;
  const generated = password === null ? generatePassword() : null;
  const passwordHash = await hashPassword(password ?? generated ?? '');
  return addAccount(database, { userName: user, role: 'administrator', passwordHash }, null) ? generated : null;
}
