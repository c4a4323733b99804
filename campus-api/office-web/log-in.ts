import type { DatabaseSync } from 'node:sqlite';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { matchesHash, nobodysHash } from '../account/password-hash.ts';
import { findStoredAccount } from './accounts.ts';
import type { OfficeAccount } from './roles.ts';
import { hashId, knowsDevice } from './sessions.ts';

/** Each hash holds a thread of Node's four and 32 MB: others of the office go on meanwhile. */
const concurrent = 2;

const WINDOW_SECONDS = 15 * 60;
/** Wrong passwords for one name: from one place, from one known device, and from all unknown places together. */
const fromPlace = 10;
const fromDevice = 10;
const fromAnywhere = 100;

export interface LoginAttempt {
  userName: string;
  password: string;
  /** The network address that it comes from, and what the browser holds of an earlier login. */
  place: string;
  device: string | null;
}

export type RefusedLogin = { refused: 'wrong' | 'busy' } | { refused: 'often'; seconds: number };
export type LoginResult = { account: OfficeAccount } | RefusedLogin;

/**
 * Checks a name and a password. Wrong ones are counted for the name together with where they come from, so that nobody locks another out: who has
 * logged in on a device before has a count of their own there, whatever strangers try.
 */
export function createLogIn(database: DatabaseSync): (attempt: LoginAttempt) => Promise<LoginResult> {
  const limiter = (keyPrefix: string, points: number) =>
    new RateLimiterMemory({ keyPrefix, points, duration: WINDOW_SECONDS });
  const places = limiter('place', fromPlace);
  const devices = limiter('device', fromDevice);
  const anywhere = limiter('anywhere', fromAnywhere);
  let running = 0;

  return async ({ userName, password, place, device }) => {
    const account = findStoredAccount(database, userName);
    const name = hashId(userName.normalize('NFC'));
    const deviceKey = device === null ? '' : hashId(device);
    const isKnown = account !== null && knowsDevice(database, account.id, deviceKey);
    const counts: [RateLimiterMemory, string][] = isKnown
      ? [[devices, `${name} ${deviceKey}`]]
      : [
          [places, `${name} ${place}`],
          [anywhere, name],
        ];
    for (const [counter, key] of counts) {
      const state = await counter.get(key);
      if (state && state.remainingPoints <= 0) {
        return { refused: 'often', seconds: Math.max(1, Math.ceil(state.msBeforeNext / 1000)) };
      }
    }
    if (running >= concurrent) return { refused: 'busy' };
    running += 1;
    // Counted before it is checked: of many at once no more pass than one after the other.
    await Promise.all(counts.map(([counter, key]) => counter.penalty(key)));
    try {
      const matches = await matchesHash(password, account?.passwordHash ?? nobodysHash);
      if (account === null || !matches) return { refused: 'wrong' };
      await Promise.all(counts.map(([counter, key]) => counter.reward(key)));
      return { account };
    } finally {
      running -= 1;
    }
  };
}
