/** Code that may not be sent to browsers, for the test of the check. */
export async function newer(texts: readonly string[], signal: AbortSignal): Promise<unknown> {
  const groups = Map.groupBy(texts, (text) => text.toWellFormed());
  const sorted = [...groups.keys()].toSorted();
  const { persisted } = { persisted: await navigator.storage?.persist?.() };
  if ('share' in navigator) await navigator.share({ text: sorted.join() });
  await fetch('/', { signal: AbortSignal.any([signal]) });
  const patterns = new Map<string, RegExp>([['with', /[\p{L}--[a-z]]/v]]);
  return patterns.values().map((value) => structuredClone([value, persisted]));
}
