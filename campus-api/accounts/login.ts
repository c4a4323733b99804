import type { DatabaseSync } from 'node:sqlite';
import { isSameSecret } from '#lib/platform/http/is-same-secret.ts';
import { createBoundedQueue } from '#lib/platform/limits/bounded-queue.ts';
import { type Account, findQaaAccount, readAccount, saveAccount } from './account.ts';
import { dummyHash, hashPassword, matchesHash } from './password-hash.ts';

/** The account at the time of its password check, or why the login failed. */
type CredentialCheck = Account | 'refused' | 'busy';
export type Login = (userName: string, password: string) => Promise<CredentialCheck>;

/** Each hash occupies a processor for 0.2 s. One at a time: each ends as soon as possible, and pages and files go on. */
const queueLimits = { concurrency: 1, maxWaiting: 2, maxPerKey: 3 };

/**
 * Checks credentials against the account of that name, with one hash; `busy` at once while too many are being checked.
 * A password in the settings (`QAA_PASSWORD`) wins over the stored one of the settings' account: where they differ, the first login stores it.
 */
export function createLogin(database: DatabaseSync, settingsPassword: string | undefined): Login {
  const queue = createBoundedQueue(queueLimits);
  let isAligned = settingsPassword === undefined;

  async function check(userName: string, password: string): Promise<CredentialCheck> {
    const account = findQaaAccount(database, userName);
    const isOfSettings = settingsPassword !== undefined && account?.userName === readAccount(database)?.userName;
    const matches = await matchesHash(password, account?.passwordHash ?? dummyHash);
    if (account === null || !isOfSettings) return account !== null && matches ? account : 'refused';
    if (!isSameSecret(password, settingsPassword)) return 'refused';
    isAligned = true;
    return matches ? account : storePassword(database, account, password);
  }

  /** After a login that did not show whether the stored password is that of the settings: sessions of an earlier one end. */
  async function align(): Promise<void> {
    const account = readAccount(database);
    if (isAligned || settingsPassword === undefined || account === null) return;
    if (!(await matchesHash(settingsPassword, account.passwordHash)))
      await storePassword(database, account, settingsPassword);
    isAligned = true;
  }

  return async (userName, password) => {
    const result = await (queue.run('', () => check(userName, password)) ?? 'busy');
    if (!isAligned && result !== 'busy') queue.run('', align)?.catch(() => undefined);
    return result;
  };
}

async function storePassword(database: DatabaseSync, account: Account, password: string): Promise<Account> {
  const changed = { ...account, passwordHash: await hashPassword(password) };
  saveAccount(database, changed);
  return changed;
}
