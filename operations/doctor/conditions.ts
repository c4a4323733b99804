import { describeCondition, recordedConditions } from '#campus-api/web/view/conditions.ts';
import type { ConditionName } from '#lib/platform/watch/watch-state.ts';
import { diskShare, FULL_DISK_PERCENT } from './machine-checks.ts';

/** Conditions that the doctor examines itself. */
const examined: ReadonlySet<ConditionName | null> = new Set(['disk', 'certificate']);

/** The full disk and the conditions that `site watch` has recorded: faults, each with its remedy, and hints. */
export function describeConditions(
  dataDir: string,
  { share = diskShare(dataDir), now = Date.now() }: { share?: number | null; now?: number } = {},
): { faults: string[]; hints: string[] } {
  const isFull = share !== null && share > FULL_DISK_PERCENT;
  const conditions = [
    ...(isFull ? [describeCondition({ name: 'disk', values: { share }, since: now }, 'en')] : []),
    ...recordedConditions(dataDir, 'en', now).filter(({ name }) => !examined.has(name)),
  ];
  const lines = (isFault: boolean) =>
    conditions
      .filter((condition) => condition.isFault === isFault)
      .map(({ title, remedy, since }) => `${title}. ${since === '' ? '' : `${since}. `}${remedy}`);
  return { faults: lines(true), hints: lines(false) };
}
