import type { DatabaseSync } from 'node:sqlite';
import { hasAccounts, readAccount, saveAccount } from './account.ts';
import { generatePassword } from './generate-password.ts';
import { hashPasswordSync } from './password-hash.ts';

export interface AccountSettings {
  qaaUser?: string | undefined;
  qaaPassword?: string | undefined;
}

/** `generatedPassword` is returned once, when it is generated, and never stored. */
export interface PreparedAccount {
  user: string;
  generatedPassword: string | null;
}

export function needsPreparation(database: DatabaseSync, { qaaUser, qaaPassword }: AccountSettings): boolean {
  const account = readAccount(database);
  if (account === null) return qaaPassword !== undefined || !hasAccounts(database);
  return qaaUser !== undefined && qaaUser !== account.userName;
}

/**
 * Creates the account (`qaa` unless named otherwise) or renames it as the settings require; runs inside a transaction.
 * Without a password in the settings, one is generated only if `mayGenerate`, that is, if the caller prints it, and if the admin has created
 * no account; else the settings have no account: null.
 */
export function prepareAccount(
  database: DatabaseSync,
  { qaaUser, qaaPassword }: AccountSettings,
  mayGenerate: boolean,
): PreparedAccount | null {
  const account = readAccount(database);
  const user = qaaUser ?? account?.userName ?? 'qaa';
  if (account !== null) {
    if (user !== account.userName) saveAccount(database, { ...account, userName: user });
    return { user, generatedPassword: null };
  }
  const generatedPassword =
    qaaPassword === undefined && mayGenerate && !hasAccounts(database) ? generatePassword() : null;
  const password = qaaPassword ?? generatedPassword;
  if (password === null) return null;
  saveAccount(database, { userName: user, passwordHash: hashPasswordSync(password) });
  return { user, generatedPassword };
}
