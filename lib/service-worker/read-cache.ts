/** What is read of a cache; nothing where the device's store is damaged, full or forbidden: the site serves on without it. */
export async function readCache<T>(name: string, read: (cache: Cache) => Promise<T>): Promise<T | undefined> {
  try {
    return await read(await caches.open(name));
  } catch {
    return undefined;
  }
}
