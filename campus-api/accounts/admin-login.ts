import type { DatabaseSync } from 'node:sqlite';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { AdminAccount } from '#campus-api/model/permissions.ts';
import { createBoundedQueue } from '#lib/platform/limits/bounded-queue.ts';
import { findStoredAccount } from './admin-accounts.ts';
import { dummyHash, matchesHash } from './password-hash.ts';
import { hashId, isKnownDevice } from './sessions.ts';

/**
 * Each hash takes one of Node's four threads and 32 MB: one thread stays free for files. Unknown devices never take the slot of known ones; a login
 * that is sent twice waits for the first.
 */
const hashSlots = {
  unknownDevices: { concurrency: 2, maxWaiting: 6, maxPerKey: 2 },
  knownDevices: { concurrency: 1, maxWaiting: 8, maxPerKey: 2 },
};

const WINDOW_SECONDS = 15 * 60;
/** Wrong passwords for one name: from one address, from one known device, and from all addresses together. */
const MAX_WRONG_PER_ADDRESS_AND_NAME = 10;
const MAX_WRONG_PER_DEVICE = 10;
const MAX_WRONG_PER_NAME = 100;
/** Wrong passwords from one address for all names together, made-up ones too: offices share an address. */
const MAX_WRONG_PER_ADDRESS = 30;

export interface LoginAttempt {
  userName: string;
  password: string;
  /** The network address of the browser, and the device id that it holds of an earlier login. */
  address: string;
  device: string | null;
}

export type RefusedLogin = { refused: 'wrong' | 'busy' } | { refused: 'often'; seconds: number };
export type AdminLoginResult = { account: AdminAccount } | RefusedLogin;

/**
 * Checks a name and a password. Wrong ones are counted for the name together with their address, so that nobody can lock out another user: an account
 * has its own count and slot on each device that it was logged in on before, regardless of attempts by others.
 */
export function createLogIn(database: DatabaseSync): (attempt: LoginAttempt) => Promise<AdminLoginResult> {
  const limiter = (keyPrefix: string, points: number) =>
    new RateLimiterMemory({ keyPrefix, points, duration: WINDOW_SECONDS });
  const namesByAddress = limiter('address and name', MAX_WRONG_PER_ADDRESS_AND_NAME);
  const devices = limiter('device', MAX_WRONG_PER_DEVICE);
  const names = limiter('name', MAX_WRONG_PER_NAME);
  const addresses = limiter('address', MAX_WRONG_PER_ADDRESS);
  const slots = {
    unknownDevices: createBoundedQueue(hashSlots.unknownDevices),
    knownDevices: createBoundedQueue(hashSlots.knownDevices),
  };

  return async ({ userName, password, address, device }) => {
    const account = findStoredAccount(database, userName);
    const name = hashId(userName.normalize('NFC'));
    const deviceKey = device === null ? '' : hashId(device);
    const isKnown = account !== null && isKnownDevice(database, account.id, deviceKey);
    const counts: [RateLimiterMemory, string][] = isKnown
      ? [[devices, `${name} ${deviceKey}`]]
      : [
          [addresses, address],
          [namesByAddress, `${name} ${address}`],
          [names, name],
        ];
    const counted: typeof counts = [];
    const uncount = () => Promise.all(counted.map(([counter, key]) => counter.reward(key)));
    // Counted before the check: concurrent attempts are limited like sequential ones.
    for (const [counter, key] of counts) {
      const { consumedPoints, msBeforeNext } = await counter.penalty(key);
      counted.push([counter, key]);
      if (consumedPoints <= counter.points) continue;
      await uncount();
      return { refused: 'often', seconds: Math.max(1, Math.ceil(msBeforeNext / 1000)) };
    }
    const check = async (): Promise<AdminLoginResult> => {
      const matches = await matchesHash(password, account?.passwordHash ?? dummyHash);
      if (account === null || !matches) return { refused: 'wrong' };
      await uncount();
      return { account };
    };
    const checked = isKnown ? slots.knownDevices.run(deviceKey, check) : slots.unknownDevices.run(address, check);
    if (checked !== null) return checked;
    await uncount();
    return { refused: 'busy' };
  };
}
