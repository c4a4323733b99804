/** Every cache of this site's worker, of any build. */
export const OURS = 'campus-';

// A new format of what is cached gets a new number: the worker that brings it deletes the old caches.

/** Pages that were visited, stripped, under their address. */
export const PAGES = `${OURS}pages-1`;
/** The newest notices: the page of all that can be read offline, in each language. */
export const NOTICES = `${OURS}notices-1`;
/** Files that the visitor saved. */
export const FILES = `${OURS}files-1`;
/** The page script, under the name that its pages know. */
export const PAGE_SCRIPTS = `${OURS}page-scripts-1`;

export const IN_USE: readonly string[] = [PAGES, NOTICES, FILES, PAGE_SCRIPTS];
