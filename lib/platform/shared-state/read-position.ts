import { processSingleton } from '#lib/platform/runtime/process-singleton.ts';

/** The position of this process in the invalidation log: the last entry read, and the last one for each tag. Ids grow with time. */
const state = () => processSingleton('stream-position', () => ({ last: null, byTag: new Map() }));

/** Compares ids of a stream: milliseconds of Redis's clock, then a number. */
export function isBefore(id: string, other: string): boolean {
  const [[time = 0, count = 0], [otherTime = 0, otherCount = 0]] = [
    id.split('-').map(Number),
    other.split('-').map(Number),
  ];
  return time < otherTime || (time === otherTime && count < otherCount);
}

/** Records an entry as read. When Redis has lost its data, a new stream begins; pages older than its entries are lost too. */
export function markRead(id: string, tags: string | readonly string[] = []): void {
  if (isBefore(id, state().last ?? id)) state().byTag.clear();
  state().last = id;
  for (const tag of [tags].flat()) state().byTag.set(tag, id);
}

/** The id of the last entry read; null until there is a connection, and where there are no other instances. */
export function lastRead(): string | null {
  return state().last;
}

/** Whether some of these tags have been published after the entry `id`: clocks of instances do not count. */
export function isInvalidatedSince(id: string, tags: readonly string[]): boolean {
  return tags.some((tag) => isBefore(id, state().byTag.get(tag) ?? id));
}
