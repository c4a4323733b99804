import type { DatabaseSync } from 'node:sqlite';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { dummyHash, matchesHash } from '#campus-api/account/password-hash.ts';
import { createBoundedQueue } from '#lib/limits/bounded-queue.ts';
import { findStoredAccount } from './accounts.ts';
import type { AdminAccount } from './roles.ts';
import { hashId, isKnownDevice } from './sessions.ts';

/**
 * Each hash holds a thread of Node's four and 32 MB: one thread stays free for files. Unknown devices never hold the slot of known ones; a login that
 * is sent twice waits for itself.
 */
const hashSlots = {
  strangers: { concurrency: 2, maxWaiting: 6, maxPerKey: 2 },
  known: { concurrency: 1, maxWaiting: 8, maxPerKey: 2 },
};

const WINDOW_SECONDS = 15 * 60;
/** Wrong passwords for one name: from one place, from one known device, and from all unknown places together. */
const fromPlace = 10;
const fromDevice = 10;
const fromAnywhere = 100;
/** Wrong passwords from one place for all names together, made-up ones too: offices share an address. */
const MAX_WRONG_PER_ADDRESS = 30;

export interface LoginAttempt {
  userName: string;
  password: string;
  /** The network address that it comes from, and what the browser holds of an earlier login. */
  place: string;
  device: string | null;
}

export type RefusedLogin = { refused: 'wrong' | 'busy' } | { refused: 'often'; seconds: number };
/** `isKnownDevice`: the account was logged in on this device before. */
export type LoginResult = { account: AdminAccount; isKnownDevice: boolean } | RefusedLogin;

/**
 * Checks a name and a password. Wrong ones are counted for the name together with where they come from, so that nobody locks another out: who has
 * logged in on a device before has a count and a slot of their own there, whatever strangers try.
 */
export function createLogIn(database: DatabaseSync): (attempt: LoginAttempt) => Promise<LoginResult> {
  const limiter = (keyPrefix: string, points: number) =>
    new RateLimiterMemory({ keyPrefix, points, duration: WINDOW_SECONDS });
  const places = limiter('place', fromPlace);
  const devices = limiter('device', fromDevice);
  const anywhere = limiter('anywhere', fromAnywhere);
  const addresses = limiter('address', MAX_WRONG_PER_ADDRESS);
  const slots = { strangers: createBoundedQueue(hashSlots.strangers), known: createBoundedQueue(hashSlots.known) };

  return async ({ userName, password, place, device }) => {
    const account = findStoredAccount(database, userName);
    const name = hashId(userName.normalize('NFC'));
    const deviceKey = device === null ? '' : hashId(device);
    const isKnown = account !== null && isKnownDevice(database, account.id, deviceKey);
    const counts: [RateLimiterMemory, string][] = isKnown
      ? [[devices, `${name} ${deviceKey}`]]
      : [
          [addresses, place],
          [places, `${name} ${place}`],
          [anywhere, name],
        ];
    const counted: typeof counts = [];
    const uncount = () => Promise.all(counted.map(([counter, key]) => counter.reward(key)));
    // Counted before it is checked: of many at once no more pass than one after the other.
    for (const [counter, key] of counts) {
      const { consumedPoints, msBeforeNext } = await counter.penalty(key);
      counted.push([counter, key]);
      if (consumedPoints <= counter.points) continue;
      await uncount();
      return { refused: 'often', seconds: Math.max(1, Math.ceil(msBeforeNext / 1000)) };
    }
    const check = async (): Promise<LoginResult> => {
      const matches = await matchesHash(password, account?.passwordHash ?? dummyHash);
      if (account === null || !matches) return { refused: 'wrong' };
      await uncount();
      return { account, isKnownDevice: isKnown };
    };
    const checked = isKnown ? slots.known.run(deviceKey, check) : slots.strangers.run(place, check);
    if (checked !== null) return checked;
    await uncount();
    return { refused: 'busy' };
  };
}
