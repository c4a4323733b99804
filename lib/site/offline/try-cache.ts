/** Runs an operation on a cache; undefined if the device's storage is damaged, full or forbidden, as the site works without it. */
export async function tryCache<T>(name: string, use: (cache: Cache) => Promise<T>): Promise<T | undefined> {
  try {
    return await use(await caches.open(name));
  } catch {
    return undefined;
  }
}
