import { PAGE_CACHE } from './cache-names.ts';
import { BYTES, isUnpublished, toCached } from './cached-page.ts';
import { tryCache } from './try-cache.ts';

/** Limits of the page cache, about 40 KB per page; the least recently read pages are deleted first. */
const LIMITS = { pages: 60, bytes: 4 * 1024 * 1024 };

/** Caches a copy of a page under its address, if it fits; not of a page that has no text yet. */
export async function cachePage(address: string, response: Response): Promise<void> {
  if (await isUnpublished(response.clone())) return removePage(address);
  const copy = await toCached(response);
  await put(address, copy.clone()).catch(async () => {
    // The device is full: the least recently read page is deleted, and if that is not enough, this page is not cached.
    await trim({ pages: LIMITS.pages / 4, bytes: LIMITS.bytes / 4 });
    await put(address, copy).catch(() => undefined);
  });
  await trim(LIMITS);
}

/** Stores a page as the last entry: a cache lists its entries in insertion order. */
async function put(address: string, copy: Response): Promise<void> {
  await (await caches.open(PAGE_CACHE)).put(address, copy);
}

export async function cachedPage(address: string): Promise<Response | undefined> {
  return tryCache(PAGE_CACHE, (cache) => cache.match(address));
}

/** Marks a page as the last one read; not to be called while a newer copy may be on its way into the cache. */
export async function touchPage(address: string, copy: Response): Promise<void> {
  await put(address, copy).catch(() => undefined);
}

export async function removePage(address: string): Promise<void> {
  await (await caches.open(PAGE_CACHE)).delete(address);
}

/** The cached pages, the most recently read first. */
export async function listPages(): Promise<{ address: string; copy: Response }[]> {
  return (await tryCache(PAGE_CACHE, listCache)) ?? [];
}

async function listCache(cache: Cache) {
  const requests = [...(await cache.keys())].reverse();
  const copies = await Promise.all(requests.map((request) => cache.match(request)));
  return requests.flatMap(({ url }, index) => {
    const copy = copies[index];
    return copy ? [{ address: new URL(url).pathname, copy }] : [];
  });
}

async function trim(limits: typeof LIMITS): Promise<void> {
  let bytes = 0;
  for (const [index, { address, copy }] of (await listPages()).entries()) {
    bytes += Number(copy.headers.get(BYTES));
    if (index >= limits.pages || bytes > limits.bytes) await removePage(address);
  }
}
