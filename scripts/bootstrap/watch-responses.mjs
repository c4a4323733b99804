/**
 * A process hangs when it has not responded to so many requests in a row. Generous, so that a busy machine restarts nothing: any response within a minute begins
 * the count again.
 */
const LIMITS = { intervalMs: 60_000, timeoutMs: 60_000, failures: 5 };

/**
 * Requests a page of a process again and again, and calls `handleHang` once if it hangs. Any HTTP response counts, also an error.
 * @param {string} address
 * @param {() => void} handleHang
 * @param {typeof LIMITS} [limits]
 * @returns {() => void} ends the requests
 */
export function watchResponses(address, handleHang, { intervalMs, timeoutMs, failures } = LIMITS) {
  let failed = 0;
  let hasEnded = false;
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  async function check() {
    try {
      await fetch(address, { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) });
      failed = 0;
    } catch {
      failed += 1;
    }
    if (hasEnded) return;
    if (failed >= failures) return handleHang();
    timer = setTimeout(check, intervalMs);
  }
  timer = setTimeout(check, intervalMs);
  return () => {
    hasEnded = true;
    clearTimeout(timer);
  };
}
