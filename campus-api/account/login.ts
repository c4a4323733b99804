import type { DatabaseSync } from 'node:sqlite';
import { type Account, findAccount, readAccount, saveAccount } from './account.ts';
import { dummyHash, hashPassword, matchesHash } from './password-hash.ts';

/** The account as it was when its password was checked, or why nobody is let in. */
export type LoginOutcome = Account | 'refused' | 'busy';
export type Login = (userName: string, password: string) => Promise<LoginOutcome>;

/** Each hash holds a thread of Node's four and 32 MB for 0.2 s: one thread stays free for files. */
const concurrentLogins = 3;

/**
 * Checks credentials against the account of that name; `busy` at once where too many are being checked already.
 * A password in the settings (`QAA_PASSWORD`) wins over the stored one: where they differ, the settings' account takes it before the first login is answered.
 */
export function createLogin(database: DatabaseSync, settingsPassword: string | undefined): Login {
  let running = 0;
  let aligned: Promise<void> | undefined;
  const check = async (userName: string, password: string): Promise<LoginOutcome> => {
    aligned ??= alignPassword(database, settingsPassword);
    await aligned.catch((error: unknown) => {
      aligned = undefined;
      throw error;
    });
    const account = findAccount(database, userName);
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
