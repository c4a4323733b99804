/** Prefix of all caches of this site's worker, of any build. */
export const CACHE_PREFIX = 'campus-';

// A new format of cached entries gets a new number: its worker deletes the old caches.

/** Visited pages, stripped, by address. */
export const PAGE_CACHE = `${CACHE_PREFIX}pages-1`;
/** The newest notices: the offline page in each language. */
export const NOTICE_CACHE = `${CACHE_PREFIX}notices-1`;
/** Files that the visitor saved. */
export const FILE_CACHE = `${CACHE_PREFIX}files-1`;
/** Page scripts, by the address in their pages. */
export const SCRIPT_CACHE = `${CACHE_PREFIX}page-scripts-1`;

export const CACHES_IN_USE: readonly string[] = [PAGE_CACHE, NOTICE_CACHE, FILE_CACHE, SCRIPT_CACHE];
