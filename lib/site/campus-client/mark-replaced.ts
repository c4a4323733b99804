import type { Notice } from './notice.ts';

export function byNewest({ createdAt: a }: Notice, { createdAt: b }: Notice): number {
  return Number((a ?? '') < (b ?? '')) - Number((a ?? '') > (b ?? ''));
}

/**
 * The notice that replaces each replaced one, by ids: the last of a chain, the newest of several. Of notices that replace each other in a
 * circle the newest stands.
 */
export function replacementsIn(notices: readonly Notice[]): ReadonlyMap<string, string> {
  const next = new Map<string, string>();
  /** Shortens the way, so that long chains stay cheap. */
  const lastOf = (id: string): string => {
    let last = id;
    for (let at = next.get(id); at !== undefined; at = next.get(at)) last = at;
    for (let at = id, after = next.get(at); after !== undefined; at = after, after = next.get(at)) next.set(at, last);
    return last;
  };
  const newestFirst = notices.filter(({ replaces }) => replaces !== undefined).sort(byNewest);
  for (const { id, replaces = '' } of newestFirst)
    if (!next.has(replaces) && lastOf(id) !== replaces) next.set(replaces, id);
  return new Map([...next.keys()].map((id) => [id, lastOf(id)]));
}

/** The notices, the replaced ones with the id of their replacement. */
export function markReplaced(
  notices: readonly Notice[],
  replacements: ReadonlyMap<string, string> = replacementsIn(notices),
): Notice[] {
  return notices.map((notice) => {
    const replacedBy = replacements.get(notice.id);
    return replacedBy === undefined || replacedBy === notice.replacedBy ? notice : { ...notice, replacedBy };
  });
}
