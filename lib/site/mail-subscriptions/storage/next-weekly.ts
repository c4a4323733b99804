const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Nepal is at UTC+05:45. */
const NEPAL_MS = 5.75 * HOUR_MS;
/** The first day of the week in Nepal, at seven in the morning. */
const SUNDAY = 0;
const HOUR = 7;

/** The time of the next weekly mail after `now`, Sunday at 7:00 in Nepal, in epoch milliseconds. */
export function nextWeekly(now: number): number {
  const local = new Date(now + NEPAL_MS);
  const midnight = Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate());
  const days = (SUNDAY - local.getUTCDay() + 7) % 7;
  const at = midnight + days * DAY_MS + HOUR * HOUR_MS - NEPAL_MS;
  return at > now ? at : at + 7 * DAY_MS;
}
