/** Parts of a document, which have no name but their place, and never change it. */
export function keyed<T>(parts: readonly T[]): { key: number; part: T }[] {
  return parts.map((part, key) => ({ key, part }));
}
