import { createBrake, takeTurn } from './brake.ts';
import { forAll, type MakeLimiter } from './limiter.ts';

const HOUR = 60 * 60;

/** OWASP ASVS 6.3.1; why these: docs/decisions/021-login-limits.md. */
const policy = {
  address: { free: 5, windowSeconds: HOUR, longestSeconds: 15 * 60 },
  user: { free: 30, windowSeconds: HOUR, longestSeconds: 15 },
  everyone: { points: 60, duration: 60 },
  known: { points: 1, duration: 14 * 24 * HOUR },
  atOnce: 3,
} as const;

/** `unknown`: the campus API did not say. */
export type Outcome = 'accepted' | 'refused' | 'unknown';

/** A login that may be tried, to be settled with its outcome; or the seconds until it may. */
export type Admission = { wait: 0; settle: (outcome: Outcome) => Promise<void> } | { wait: number; settle?: undefined };

export interface LoginLimits {
  admit(address: string, user: string): Promise<Admission>;
}

/** Counts logins per address, per user name, and all together. An address that has logged a user in before waits for its own tries only. */
export function createLoginLimits(make: MakeLimiter = forAll): LoginLimits {
  const addresses = createBrake('login-address', policy.address, make);
  const users = createBrake('login-user', policy.user, make);
  const everyone = make({ keyPrefix: 'login-all', ...policy.everyone });
  const known = make({ keyPrefix: 'login-known', ...policy.known });
  let running = 0;

  async function refuse(address: string, user: string, isKnown: boolean): Promise<number> {
    // First what counts nothing: a braked address must not use up what all have together.
    const pause = (await addresses.waiting(address)) || (isKnown ? 0 : await users.waiting(user));
    if (pause > 0 || running >= policy.atOnce) return pause || 1;
    const crowd = isKnown ? 0 : await takeTurn(everyone, 'all');
    const own = crowd || (await addresses.admit(address));
    if (own > 0) return own;
    const shared = isKnown ? 0 : await users.admit(user);
    if (shared > 0) await addresses.giveBack(address);
    return shared;
  }

  return {
    async admit(address, user) {
      const pair = `${user} ${address}`;
      const isKnown = (await known.get(pair)) !== null;
      const wait = await refuse(address, user, isKnown);
      if (wait > 0) return { wait };
      if (running >= policy.atOnce) {
        await Promise.all([addresses.giveBack(address), isKnown || users.giveBack(user)]);
        return { wait: 1 };
      }
      running += 1;
      return {
        wait: 0,
        async settle(outcome) {
          running -= 1;
          if (outcome !== 'refused' && !isKnown) await users.giveBack(user);
          if (outcome === 'unknown') await addresses.giveBack(address);
          if (outcome === 'accepted')
            await Promise.all([addresses.forget(address), known.block(pair, policy.known.duration)]);
        },
      };
    },
  };
}
