/** In milliseconds. */
const MIN_DELAY = 1000;
const MAX_DELAY = 60_000;
/** A process that ran this long is restarted after the minimum delay. */
const STABLE_AFTER = 60_000;

/**
 * The delay before a process that ended is restarted, in milliseconds: doubled each time, so that one that cannot run does not load the machine.
 * @param {number} previous the delay before the previous restart; 0 at the first one
 * @param {number} ranFor how long the process ran
 */
export function restartDelay(previous, ranFor) {
  if (previous === 0 || ranFor >= STABLE_AFTER) return MIN_DELAY;
  return Math.min(2 * previous, MAX_DELAY);
}
