import { consume, createBackoff } from '#lib/limits/backoff.ts';
import { forAll, type MakeLimiter } from '#lib/limits/limiter.ts';

const HOUR = 60 * 60;

/** OWASP ASVS 6.3.1; why these: docs/decisions/024-pause-failed-logins-and-revoke-sessions-on-log-out.md. */
const policy = {
  address: { free: 5, windowSeconds: HOUR, longestSeconds: 15 * 60 },
  user: { free: 30, windowSeconds: HOUR, longestSeconds: 15 },
  /** A user name at an address that has logged it in: guesses there must not lock its owner out. */
  pair: { free: 5, windowSeconds: HOUR, longestSeconds: 15 },
  everyone: { points: 60, duration: 60 },
  known: { points: 1, duration: 14 * 24 * HOUR },
  /** Under way at the campus API: those of strangers, and of known places one each. */
  atOnce: { strangers: 3, known: 4 },
} as const;

/** `unknown`: the campus API did not say. */
export type Outcome = 'accepted' | 'refused' | 'unknown';

/** A login that may be tried, to be settled with its outcome; or the seconds until it may. */
export type Admission = { wait: 0; settle: (outcome: Outcome) => Promise<void> } | { wait: number; settle?: undefined };

export interface LoginLimits {
  admit(address: string, user: string): Promise<Admission>;
}

/** Counts of one kind of place: what makes a try wait, and what becomes of it. */
interface Place {
  /** Whether too many are under way. */
  isFull(): boolean;
  /** One is under way: what notes its end. */
  begin(): () => void;
  /** Seconds to wait, 0 to go on. Counts the try. */
  refuse(): Promise<number>;
  /** The try was not made, or the campus API did not say. */
  giveBack(): Promise<unknown>;
  accept(): Promise<unknown>;
}

/**
 * Counts logins per address, per user name, and all together. A known place, an address that has logged this user in before, waits for
 * tries of this user at this address only, and has places of its own at the campus API.
 */
export function createLoginLimits(make: MakeLimiter = forAll): LoginLimits {
  const addresses = createBackoff('login-address', policy.address, make);
  const users = createBackoff('login-user', policy.user, make);
  const pairs = createBackoff('login-pair', policy.pair, make);
  const everyone = make({ keyPrefix: 'login-all', ...policy.everyone });
  const known = make({ keyPrefix: 'login-known', ...policy.known });
  const inFlight = new Set<string>();
  let strangers = 0;

  function knownPlace(pair: string): Place {
    return {
      isFull: () => inFlight.has(pair) || inFlight.size >= policy.atOnce.known,
      begin() {
        inFlight.add(pair);
        return () => inFlight.delete(pair);
      },
      refuse: () => pairs.admit(pair),
      giveBack: () => pairs.giveBack(pair),
      accept: () => pairs.forget(pair),
    };
  }

  function strangerAt(address: string, user: string): Place {
    return {
      isFull: () => strangers >= policy.atOnce.strangers,
      begin() {
        strangers += 1;
        return () => {
          strangers -= 1;
        };
      },
      async refuse() {
        // First what counts nothing: a braked address must not use up what all have together.
        const pause = (await addresses.waiting(address)) || (await users.waiting(user));
        if (pause > 0) return pause;
        const own = (await consume(everyone, 'all')) || (await addresses.admit(address));
        if (own > 0) return own;
        const shared = await users.admit(user);
        if (shared > 0) await addresses.giveBack(address);
        return shared;
      },
      giveBack: () => Promise.all([addresses.giveBack(address), users.giveBack(user)]),
      accept: () => Promise.all([addresses.forget(address), users.giveBack(user)]),
    };
  }

  return {
    async admit(address, user) {
      const pair = `${user} ${address}`;
      const place = (await known.get(pair)) === null ? strangerAt(address, user) : knownPlace(pair);
      const wait = place.isFull() ? 1 : await place.refuse();
      if (wait > 0) return { wait };
      if (place.isFull()) {
        await place.giveBack();
        return { wait: 1 };
      }
      const end = place.begin();
      return {
        wait: 0,
        async settle(outcome) {
          end();
          if (outcome === 'unknown') await place.giveBack();
          if (outcome === 'accepted') await Promise.all([place.accept(), known.block(pair, policy.known.duration)]);
        },
      };
    },
  };
}
