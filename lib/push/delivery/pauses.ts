import 'server-only';
import type { Outcome } from './post-message.ts';

/** After so many failures in a row a push service gets no messages for a minute. */
const FAILURES = 5;
const PAUSE_MS = 60_000;

/** Which push services are to be left alone for now: one that hangs must not hold up the others. */
export interface Pauses {
  /** Milliseconds since 1970; 0 for none. */
  until(origin: string): number;
  note(origin: string, outcome: Outcome, now: number): void;
}

export function createPauses(): Pauses {
  const services = new Map<string, { failures: number; until: number }>();
  return {
    until: (origin) => services.get(origin)?.until ?? 0,
    note(origin, outcome, now) {
      if (outcome.kind !== 'later') return void services.delete(origin);
      const failures = (services.get(origin)?.failures ?? 0) + 1;
      const pause = Math.max(outcome.after ?? 0, failures >= FAILURES ? PAUSE_MS : 0);
      services.set(origin, { failures, until: now + pause });
    },
  };
}
