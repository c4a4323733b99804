/** `neither`: the call has no bearing on the upstream's health. */
export type CallResult = 'success' | 'failure' | 'neither';

export interface Breaker {
  /** Null while the circuit is open; else a function to be called once with the result and the `Retry-After` of the upstream (ms). */
  admit(): ((result: CallResult, retryAfter?: number) => void) | null;
  /** `failing`: the latest call failed. Seconds since the latest success and failure, null for never. */
  state(): { open: boolean; failing: boolean; sinceSuccess: number | null; sinceFailure: number | null };
}

const FAILURE_THRESHOLD = 5;
const WINDOW_MS = 10_000;
const OPEN_MS = 10_000;
/** Limit of `Retry-After`, so that recovery takes at most a minute. */
const MAX_OPEN_MS = 50_000;

/** Creates a circuit breaker that opens after 5 consecutive failures within 10 s, and admits one probe after 10 s. `now` in milliseconds. */
export function createBreaker(now: () => number = () => performance.now()): Breaker {
  let failures: number[] = [];
  let openUntil: number | null = null;
  let probing = false;
  let succeededAt: number | null = null;
  let failedAt: number | null = null;

  function fail(isProbe: boolean, retryAfter: number) {
    failedAt = now();
    failures = [...failures.filter((time) => now() - time < WINDOW_MS), now()];
    const opens = isProbe || retryAfter > 0 || (openUntil === null && failures.length >= FAILURE_THRESHOLD);
    if (opens) openUntil = now() + Math.max(OPEN_MS, Math.min(retryAfter, MAX_OPEN_MS));
  }

  const since = (time: number | null) => (time === null ? null : Math.round((now() - time) / 1000));

  return {
    admit() {
      const isProbe = openUntil !== null;
      if (openUntil !== null && (probing || now() < openUntil)) return null;
      probing = isProbe;
      return (result, retryAfter = 0) => {
        if (isProbe) probing = false;
        if (result === 'failure') fail(isProbe, retryAfter);
        if (result !== 'success') return;
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
