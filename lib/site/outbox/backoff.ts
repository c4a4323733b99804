const FIRST_WAIT_MS = 30_000;
const MAX_WAIT_MS = 15 * 60_000;

/** How long a service that accepts nothing is left alone: longer after each failure. */
export interface Backoff {
  waitsAt(now: number): boolean;
  end(): void;
  begin(now: number): void;
}

export function createBackoff(): Backoff {
  let wait = FIRST_WAIT_MS;
  let until = 0;
  return {
    // A wait that is longer was counted with a clock that was fast.
    waitsAt: (now) => until > now && until - now <= MAX_WAIT_MS,
    end() {
      wait = FIRST_WAIT_MS;
      until = 0;
    },
    begin(now) {
      until = now + wait;
      wait = Math.min(2 * wait, MAX_WAIT_MS);
    },
  };
}
