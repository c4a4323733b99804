import type { DatabaseSync } from 'node:sqlite';
import { hasAccounts, readAccount, saveAccount } from './account.ts';
import { generatePassword } from './generate-password.ts';
import { hashPasswordSync } from './password-hash.ts';

export interface AccountSettings {
  qaaUser?: string | undefined;
  qaaPassword?: string | undefined;
}

/** `generatedPassword` is known here once, when it is made, and kept nowhere. */
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
 * Makes the account (`qaa` unless named otherwise) or gives it the name that the settings ask for; runs inside a transaction.
 * Without a password in the settings, one is made up only if `mayGenerate`, that is, if someone is there to print it, and if the office has made
 * no account of its own; else there is none of the settings: null.
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
