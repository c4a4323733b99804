import { PAGES } from './cache-names.ts';
import { BYTES, toCached } from './cached-page.ts';
import { tryCache } from './try-cache.ts';

/** Some forty kilobytes each; the least recently read go first. */
const MOST = { pages: 60, bytes: 4 * 1024 * 1024 };

/** Caches a copy of a page under its address, if it fits. */
export async function cachePage(address: string, answer: Response): Promise<void> {
  const kept = await toCached(answer);
  await put(address, kept.clone()).catch(async () => {
    // The device is full: the least recently read page is deleted, and if that is not enough, this page is not cached.
    await trim({ pages: MOST.pages / 4, bytes: MOST.bytes / 4 });
    await put(address, kept).catch(() => undefined);
  });
  await trim(MOST);
}

/** Puts a page last: a cache lists its entries in the order in which they were put. */
async function put(address: string, copy: Response): Promise<void> {
  await (await caches.open(PAGES)).put(address, copy);
}

export async function cachedPage(address: string): Promise<Response | undefined> {
  return tryCache(PAGES, (cache) => cache.match(address));
}

/** Makes it the page read last, unless a newer copy may be on its way into the cache. */
export async function touchPage(address: string, copy: Response): Promise<void> {
  await put(address, copy).catch(() => undefined);
}

export async function forgetPage(address: string): Promise<void> {
  await (await caches.open(PAGES)).delete(address);
}

/** The cached pages, the last read first. */
export async function listPages(): Promise<{ address: string; copy: Response }[]> {
  return (await tryCache(PAGES, listCache)) ?? [];
}

async function listCache(cache: Cache) {
  const requests = [...(await cache.keys())].reverse();
  const copies = await Promise.all(requests.map((request) => cache.match(request)));
  return requests.flatMap(({ url }, index) => {
    const copy = copies[index];
    return copy ? [{ address: new URL(url).pathname, copy }] : [];
  });
}

async function trim(most: typeof MOST): Promise<void> {
  let bytes = 0;
  for (const [index, { address, copy }] of (await listPages()).entries()) {
    bytes += Number(copy.headers.get(BYTES));
    if (index >= most.pages || bytes > most.bytes) await forgetPage(address);
  }
}
