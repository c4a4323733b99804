/** The header `Retry-After`, seconds or a date, in milliseconds from now; null without a valid one. */
export function parseRetryAfter(retryAfter: string | null): number | null {
  if (retryAfter === null) return null;
  const ms = /^\d{1,9}$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - Date.now();
  return Number.isNaN(ms) ? null : Math.max(0, ms);
}
