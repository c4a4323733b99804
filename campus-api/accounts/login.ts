import type { DatabaseSync } from 'node:sqlite';
import { type Account, findQaaAccount, readAccount, saveAccount } from './account.ts';
import { dummyHash, hashPassword, matchesHash } from './password-hash.ts';

/** The account at the time of its password check, or why the login failed. */
type CredentialCheck = Account | 'refused' | 'busy';
export type Login = (userName: string, password: string) => Promise<CredentialCheck>;

/** Each hash occupies one of Node's four threads and 32 MB for 0.2 s: one thread stays free for files. */
const concurrentLogins = 3;

/**
 * Checks credentials against the account of that name; `busy` at once while too many are being checked.
 * A password in the settings (`QAA_PASSWORD`) wins over the stored one: the first login stores it in the settings' account where they differ.
 */
export function createLogin(database: DatabaseSync, settingsPassword: string | undefined): Login {
  let running = 0;
  let aligned: Promise<void> | undefined;
  const check = async (userName: string, password: string): Promise<CredentialCheck> => {
    aligned ??= alignPassword(database, settingsPassword);
    await aligned.catch((error: unknown) => {
      aligned = undefined;
      throw error;
    });
    const account = findQaaAccount(database, userName);
    const matches = await matchesHash(password, account?.passwordHash ?? dummyHash);
    return account !== null && matches ? account : 'refused';
  };
  return async (userName, password) => {
    if (running >= concurrentLogins) return 'busy';
    running += 1;
    try {
      return await check(userName, password);
    } finally {
      running -= 1;
    }
  };
}

async function alignPassword(database: DatabaseSync, password: string | undefined): Promise<void> {
  const account = readAccount(database);
  if (password === undefined || account === null || (await matchesHash(password, account.passwordHash))) return;
  saveAccount(database, { ...account, passwordHash: await hashPassword(password) });
}
