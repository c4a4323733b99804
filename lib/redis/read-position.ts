import { processSingleton } from '#lib/runtime/process-singleton.ts';

/** How far this process has read the invalidation log: the last entry, and the last one for each tag. Ids grow with time. */
const state = () =>
  processSingleton('news read', () => ({ last: null as string | null, ofTags: new Map<string, string>() }));

/** Ids of a stream: milliseconds of Redis's clock, then a number. */
export function isBefore(id: string, other: string): boolean {
  const [[time = 0, count = 0], [otherTime = 0, otherCount = 0]] = [
    id.split('-').map(Number),
    other.split('-').map(Number),
  ];
  return time < otherTime || (time === otherTime && count < otherCount);
}

/** When Redis has lost its data, the stream begins anew; the pages that were older than its entries are lost too. */
export function markRead(id: string, tags: string | readonly string[] = []): void {
  if (isBefore(id, state().last ?? id)) state().ofTags.clear();
  state().last = id;
  for (const tag of [tags].flat()) state().ofTags.set(tag, id);
}

/** Null until there is a connection, and where there are no other instances. */
export function lastRead(): string | null {
  return state().last;
}

/** Whether some of these tags have been published since `known` was read: clocks of instances do not count. */
export function isInvalidatedSince(known: string, tags: readonly string[]): boolean {
  return tags.some((tag) => isBefore(known, state().ofTags.get(tag) ?? known));
}
