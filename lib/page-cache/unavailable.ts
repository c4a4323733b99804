import type { CacheHandlerValue } from 'next/dist/server/lib/incremental-cache/index';
import { isPage, type PageEntry, tagsOf } from './page-entry.ts';

/** Cache tag of a page that could not show what it is about: the page cache answers it with 503 (design decision 12). */
export const UNAVAILABLE = 'unavailable';

/** After so long a visitor may ask again for a page that has nothing to show. */
export const RETRY_SECONDS = 30;
/** After it the page is rendered anew before it is served: a visitor who comes back sees that it is well again. */
const KEPT_MS = 5000;

const isUnavailable = (page: PageEntry) => tagsOf(page).includes(UNAVAILABLE);

/** Gives such a page its status, in place: Next goes on with the same object. */
export function stampUnavailable(page: PageEntry): void {
  if (!isUnavailable(page)) return;
  page.status = 503;
  page.headers = { ...page.headers, 'cache-control': 'no-store', 'retry-after': String(RETRY_SECONDS) };
}

export function isPastUnavailable({ value, lastModified }: CacheHandlerValue): boolean {
  return isPage(value) && isUnavailable(value) && Date.now() - lastModified > KEPT_MS;
}
