import { log } from '../log.ts';

let isReported = false;

/** What the cache on disk gives; null when it fails, which is logged once. */
export async function tryOrNull<T>(promise: Promise<T> | undefined): Promise<T | null> {
  try {
    return (await promise) ?? null;
  } catch (error) {
    if (!isReported) log.warn({ err: error }, 'the page cache on disk fails; pages are served from memory');
    isReported = true;
    return null;
  }
}
