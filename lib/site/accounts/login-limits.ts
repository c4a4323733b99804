import { consume, createBackoff } from '#lib/platform/limits/backoff.ts';
import { createSharedLimiter } from '#lib/platform/limits/limiter.ts';
import type { CreateLimiter } from '#lib/platform/limits/limiter-types.ts';

const HOUR = 60 * 60;

/** OWASP ASVS 6.3.1; reasons: docs/decisions/020-protect-logins-by-pauses-and-second-factors.md. */
const policy = {
  address: { free: 5, windowSeconds: HOUR, maxPauseSeconds: 15 * 60 },
  user: { free: 30, windowSeconds: HOUR, maxPauseSeconds: 15 },
  /** A user name at an address that has logged it in: guesses there must not lock out its owner. */
  pair: { free: 5, windowSeconds: HOUR, maxPauseSeconds: 15 },
  everyone: { points: 60, duration: 60 },
  knownPair: { points: 1, duration: 14 * 24 * HOUR },
  /** Logins in flight at the campus API: of unknown pairs, and of known pairs, one each. */
  concurrent: { unknownPairs: 3, knownPairs: 4 },
} as const;

/** `unknown`: the campus API failed. */
export type AttemptResult = 'accepted' | 'refused' | 'unknown';

/** An admitted login, whose result has to be reported; or the seconds to wait. */
type Admission = { wait: 0; report: (result: AttemptResult) => Promise<void> } | { wait: number; report?: undefined };

export interface LoginLimits {
  admit(address: string, user: string): Promise<Admission>;
}

/** Limits of known or of unknown pairs of user and address. */
interface AttemptLimit {
  /** Whether too many logins are in flight. */
  isFull(): boolean;
  /** Counts a login as in flight. @returns a function that ends this */
  begin(): () => void;
  /** Counts the try. @returns seconds to wait, 0 to go on */
  admit(): Promise<number>;
  /** Uncounts a try that was not made or had no result. */
  giveBack(): Promise<unknown>;
  accept(): Promise<unknown>;
}

/**
 * Counts logins per address, per user name, and in total. A known pair, a user at an address that has logged this user in before, is
 * delayed only by tries of this user at this address, and has separate slots at the campus API.
 */
export function createLoginLimits(make: CreateLimiter = createSharedLimiter): LoginLimits {
  const addresses = createBackoff('login-address', policy.address, make);
  const users = createBackoff('login-user', policy.user, make);
  const pairs = createBackoff('login-pair', policy.pair, make);
  const everyone = make({ keyPrefix: 'login-all', ...policy.everyone });
  const knownPairs = make({ keyPrefix: 'login-known', ...policy.knownPair });
  const inFlight = new Set<string>();
  let unknownPairs = 0;

  function knownLimit(pair: string): AttemptLimit {
    return {
      isFull: () => inFlight.has(pair) || inFlight.size >= policy.concurrent.knownPairs,
      begin() {
        inFlight.add(pair);
        return () => inFlight.delete(pair);
      },
      admit: () => pairs.admit(pair),
      giveBack: () => pairs.giveBack(pair),
      accept: () => pairs.forget(pair),
    };
  }

  function strangerLimit(address: string, user: string): AttemptLimit {
    return {
      isFull: () => unknownPairs >= policy.concurrent.unknownPairs,
      begin() {
        unknownPairs += 1;
        return () => {
          unknownPairs -= 1;
        };
      },
      async admit() {
        // First the checks that count nothing: a delayed address must not use up the shared tries.
        const pause = (await addresses.waiting(address)) || (await users.waiting(user));
        if (pause > 0) return pause;
        const pauseHere = (await consume(everyone, 'all')) || (await addresses.admit(address));
        if (pauseHere > 0) return pauseHere;
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
      const limit = (await knownPairs.get(pair)) === null ? strangerLimit(address, user) : knownLimit(pair);
      const wait = limit.isFull() ? 1 : await limit.admit();
      if (wait > 0) return { wait };
      if (limit.isFull()) {
        await limit.giveBack();
        return { wait: 1 };
      }
      const end = limit.begin();
      return {
        wait: 0,
        async report(result) {
          end();
          if (result === 'unknown') await limit.giveBack();
          if (result === 'accepted')
            await Promise.all([limit.accept(), knownPairs.block(pair, policy.knownPair.duration)]);
        },
      };
    },
  };
}
