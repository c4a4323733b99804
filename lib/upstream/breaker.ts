/** `neither`: the exchange says nothing about the upstream's health. */
export type Outcome = 'success' | 'failure' | 'neither';

export interface Breaker {
  /** Null while the circuit is open; else to be called once with the outcome, and how long the upstream asked to be left alone (ms). */
  admit(): ((outcome: Outcome, pause?: number) => void) | null;
  /** `failing`: the latest outcome was a failure. Seconds since the latest outcome of its kind, null for never. */
  state(): { open: boolean; failing: boolean; sinceSuccess: number | null; sinceFailure: number | null };
}

const FAILURES = 5;
const WINDOW_MS = 10_000;
const PAUSE_MS = 10_000;
/** However long an upstream asks for: healing takes at most a minute. */
const LONGEST_PAUSE_MS = 50_000;

/** Opens after 5 failures in a row within 10 s; 10 s later lets one exchange through to see. `now` in milliseconds. */
export function createBreaker(now: () => number = () => performance.now()): Breaker {
  let failures: number[] = [];
  let openUntil: number | null = null;
  let probing = false;
  let succeededAt: number | null = null;
  let failedAt: number | null = null;

  function fail(probe: boolean, pause: number) {
    failedAt = now();
    failures = [...failures.filter((time) => now() - time < WINDOW_MS), now()];
    const opens = probe || pause > 0 || (openUntil === null && failures.length >= FAILURES);
    if (opens) openUntil = now() + Math.max(PAUSE_MS, Math.min(pause, LONGEST_PAUSE_MS));
  }

  const since = (time: number | null) => (time === null ? null : Math.round((now() - time) / 1000));

  return {
    admit() {
      const probe = openUntil !== null;
      if (openUntil !== null && (probing || now() < openUntil)) return null;
      probing = probe;
      return (outcome, pause = 0) => {
        if (probe) probing = false;
        if (outcome === 'failure') fail(probe, pause);
        if (outcome !== 'success') return;
        succeededAt = now();
        failures = [];
        openUntil = null;
      };
    },
    state: () => ({
      open: openUntil !== null,
      failing: failures.length > 0,
      sinceSuccess: since(succeededAt),
      sinceFailure: since(failedAt),
    }),
  };
}
