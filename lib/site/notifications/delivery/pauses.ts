import type { Result } from '#lib/site/outbox/deliverer.ts';

/** After so many failures in a row a push service gets no messages for a minute. */
const MAX_FAILURES = 5;
const PAUSE_MS = 60_000;

/** Push services that get no messages for now: one that hangs must not delay the others. */
export interface Pauses {
  /** The end of a pause, in epoch milliseconds; 0 for none. */
  until(origin: string): number;
  record(origin: string, result: Result, now: number): void;
}

export function createPauses(): Pauses {
  const services = new Map<string, { failures: number; until: number }>();
  return {
    until: (origin) => services.get(origin)?.until ?? 0,
    record(origin, result, now) {
      if (result.kind !== 'later') return void services.delete(origin);
      const failures = (services.get(origin)?.failures ?? 0) + 1;
      const pause = Math.max(result.after ?? 0, failures >= MAX_FAILURES ? PAUSE_MS : 0);
      services.set(origin, { failures, until: now + pause });
    },
  };
}
