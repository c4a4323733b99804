import type { Condition, ConditionName, WatchState } from '#lib/platform/watch/watch-state.ts';

/** One check of a run. `isPresent` null: not known now, nothing changes. With another `mark` a present condition is reported again. */
export interface Observation {
  key: string;
  name: ConditionName;
  isPresent: boolean | null;
  values?: Condition['values'];
  mark?: string;
}

/** A condition that has begun or is over. */
export interface Change {
  isOver: boolean;
  condition: Condition;
}

/** A condition is over when it has been absent for this long: one that comes and goes is reported once. */
export const SETTLE_MS = 15 * 60_000;

/** Milliseconds from `since`; after the clock went back, 0. */
export const elapsed = (since: number, now: number) => Math.max(0, now - since);

/**
 * The conditions after a run, and the changes to report. Conditions without an observation stay. Times in the future, of a clock that was wrong,
 * count as now.
 */
export function updateConditions(
  before: WatchState['conditions'],
  observations: readonly Observation[],
  now: number,
): { conditions: WatchState['conditions']; changes: Change[] } {
  const conditions = { ...before };
  const changes: Change[] = [];
  for (const { key, name, isPresent, values = {}, mark = '' } of observations) {
    const existing = conditions[key];
    if (isPresent === null || (existing === undefined && !isPresent)) continue;
    if (existing === undefined || (isPresent && existing.mark !== mark)) {
      const condition = { name, since: now, values, mark, absentSince: null };
      conditions[key] = condition;
      changes.push({ isOver: false, condition });
    } else if (isPresent) {
      conditions[key] = { ...existing, since: Math.min(existing.since, now), values, absentSince: null };
    } else {
      const absentSince = Math.min(existing.absentSince ?? now, now);
      const condition = { ...existing, absentSince };
      if (elapsed(absentSince, now) < SETTLE_MS) {
        conditions[key] = condition;
        continue;
      }
      delete conditions[key];
      changes.push({ isOver: true, condition });
    }
  }
  return { conditions, changes };
}

/** Since when a value has been the same; `null` ends it. */
export function lastingSince(lasting: WatchState['lasting'], key: string, value: string | null, now: number) {
  const existing = lasting[key];
  const { [key]: _, ...others } = lasting;
  if (value === null) return { lasting: others, since: null };
  const since = existing?.value === value && existing.since <= now ? existing.since : now;
  return { lasting: { ...others, [key]: { value, since } }, since };
}
