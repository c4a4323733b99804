import { z } from 'zod';

const DAY_MS = 86_400_000;
/** How much faster than the clock the trusted time catches up after the site was off. */
const CATCH_UP = 7;

/** The last reading of the clock, and the time up to which it is trusted; in epoch milliseconds. */
export const trustedTimeSchema = z.object({ reading: z.number(), trusted: z.number() });
export type TrustedTime = z.infer<typeof trustedTimeSchema>;

/**
 * The trusted time after another reading. One reading moves it by at most a day, so a wrong clock deletes no more than a day early; a clock that was set back
 * does not move it.
 */
export function addReading(before: TrustedTime | null, now: number): TrustedTime {
  if (before === null) return { reading: now, trusted: now };
  const step = Math.min(Math.max(0, now - before.reading) * CATCH_UP, DAY_MS);
  return { reading: now, trusted: Math.max(before.trusted, Math.min(now, before.trusted + step)) };
}

/** The time by which records are deleted: never later than the clock. */
export const deletionTime = ({ reading, trusted }: TrustedTime): number => Math.min(reading, trusted);

/** The time of a new record: a clock before the trusted time would let it be deleted at once when the clock is corrected. */
export const creationTime = ({ reading, trusted }: TrustedTime): number => Math.max(reading, trusted);
