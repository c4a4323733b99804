/** In milliseconds. */
const MIN_DELAY = 1000;
const MAX_DELAY = 60_000;
/** A process that ran as long starts again after the shortest delay. */
const STABLE_AFTER = 60_000;

/**
 * How long to wait before a process that ended is started again, in milliseconds: twice as long each time, so that one that cannot run does not keep the machine busy.
 * @param {number} previous the delay of the restart before; 0 at the first one
 * @param {number} ranFor how long the process ran
 */
export function restartDelay(previous, ranFor) {
  if (previous === 0 || ranFor >= STABLE_AFTER) return MIN_DELAY;
  return Math.min(2 * previous, MAX_DELAY);
}
