const MINUTE_MS = 60_000;
const FIRST_WAIT_MS = MINUTE_MS / 2;
const MAX_WAIT_MS = 15 * MINUTE_MS;

/** Whether the mail server accepts mails at all; while it does not, all mails wait and none is counted as an attempt. */
export interface ServerState {
  /** Since when it has failed, in epoch milliseconds, and why. */
  readonly failure: { since: number; reason: string } | null;
  waitsAt(now: number): boolean;
  markWorking(): void;
  /** @returns whether this is the first failure */
  markFailing(reason: string, now: number): boolean;
}

export function createServerState(): ServerState {
  let failure: ServerState['failure'] = null;
  let wait = FIRST_WAIT_MS;
  let until = 0;
  return {
    get failure() {
      return failure;
    },
    // A wait that is longer was counted with a clock that was fast.
    waitsAt: (now) => until > now && until - now <= MAX_WAIT_MS,
    markWorking() {
      failure = null;
      wait = FIRST_WAIT_MS;
      until = 0;
    },
    markFailing(reason, now) {
      const isFirst = failure === null;
      failure = { since: failure?.since ?? now, reason };
      until = now + wait;
      wait = Math.min(2 * wait, MAX_WAIT_MS);
      return isFirst;
    },
  };
}
