/** What is done with a cache; nothing where the device's store is damaged, full or forbidden: the site serves on without it. */
export async function tryCache<T>(name: string, use: (cache: Cache) => Promise<T>): Promise<T | undefined> {
  try {
    return await use(await caches.open(name));
  } catch {
    return undefined;
  }
}
