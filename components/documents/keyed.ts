/** Adds the index of each part as its React key: parts have no name, and their order never changes. */
export function keyed<T>(parts: readonly T[]): { key: number; part: T }[] {
  return parts.map((part, key) => ({ key, part }));
}
