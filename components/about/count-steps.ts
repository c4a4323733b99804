/** Steps at most, and milliseconds between them (specification sections 4 and 9). */
const MOST_STEPS = 400;
export const STEP_INTERVAL = 5;

/** What a counter shows after so many steps: it rises by equal whole steps and ends exactly on its target. */
export function countAfter(steps: number, target: number): number {
  const step = Math.max(1, Math.ceil(target / MOST_STEPS));
  return Math.min(target, steps * step);
}
