import { FILE_CACHE } from './cache-names.ts';
import { isPrivate } from './may-cache.ts';
import { tryCache } from './try-cache.ts';

/** A file that a visitor saved; `address` includes its download name. */
export interface CachedFile {
  address: string;
  name: string;
  bytes: number | null;
}

// Used by pages, which save files, and by the service worker, which serves them.

/** @throws QuotaExceededError when the device is full, Error when the file is not available */
export async function cacheFile(address: string): Promise<void> {
  const response = await fetch(address);
  // Withheld files, such as those of the QAA area, must not stay on a device.
  if (response.status !== 200 || isPrivate(response.headers)) throw new Error(String(response.status));
  await (await caches.open(FILE_CACHE)).put(address, response);
}

/** Does not create the cache: most devices save no file. */
export async function isFileCached(address: string): Promise<boolean> {
  return (await caches.match(address, { cacheName: FILE_CACHE })) !== undefined;
}

export async function removeFile(address: string): Promise<void> {
  await (await caches.open(FILE_CACHE)).delete(address);
}

/** The saved file, regardless of the download name in the request. */
export async function findFile(address: string): Promise<Response | undefined> {
  return tryCache(FILE_CACHE, (cache) => cache.match(address, { ignoreSearch: true }));
}

/** Removes the saved file, regardless of its download name. */
export async function removeFileCopies(address: string): Promise<void> {
  await tryCache(FILE_CACHE, (cache) => cache.delete(address, { ignoreSearch: true }));
}

export async function listFiles(): Promise<CachedFile[]> {
  return (await tryCache(FILE_CACHE, listCache)) ?? [];
}

async function listCache(cache: Cache): Promise<CachedFile[]> {
  const requests = await cache.keys();
  return Promise.all(
    requests.map(async (request) => {
      const { pathname, search, searchParams } = new URL(request.url);
      const length = (await cache.match(request))?.headers.get('content-length');
      const name = searchParams.get('name') ?? decodeURIComponent(pathname.split('/').at(-1) ?? '');
      return { address: pathname + search, name, bytes: length ? Number(length) : null };
    }),
  );
}
