import { FILES } from './cache-names.ts';
import { isPrivate } from './may-cache.ts';
import { tryCache } from './try-cache.ts';

/** A file that a visitor asked to keep; `address` with the name to save it under. */
export interface CachedFile {
  address: string;
  name: string;
  bytes: number | null;
}

// For the page, where files are kept, and for the worker, which hands them out.

/** @throws QuotaExceededError when the device is full, Error when the file cannot be had */
export async function cacheFile(address: string): Promise<void> {
  const answer = await fetch(address);
  // What is withheld (the QAA area's) is refused here; nothing else may stay on a device either.
  if (answer.status !== 200 || isPrivate(answer.headers)) throw new Error(String(answer.status));
  await (await caches.open(FILES)).put(address, answer);
}

/** Opens no cache that is not there: most devices keep no file. */
export async function isKept(address: string): Promise<boolean> {
  return (await caches.match(address, { cacheName: FILES })) !== undefined;
}

export async function removeFile(address: string): Promise<void> {
  await (await caches.open(FILES)).delete(address);
}

/** Under whatever name it is asked for. */
export async function takeFile(address: string): Promise<Response | undefined> {
  return tryCache(FILES, (cache) => cache.match(address, { ignoreSearch: true }));
}

/** Under whatever name it was kept. */
export async function forgetFile(address: string): Promise<void> {
  await tryCache(FILES, (cache) => cache.delete(address, { ignoreSearch: true }));
}

export async function listFiles(): Promise<CachedFile[]> {
  return (await tryCache(FILES, listCache)) ?? [];
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
