/** Cache tags of the readers, which are published (`publish`). */
export const tags = {
  contact: 'contact',
  notices: 'notices',
  flashNotices: 'flash-notices',
  staff: 'staff',
  gallery: 'gallery',
  publications: 'publications',
} as const;

/** Cache tags that state a page's outcome; the page cache sets the status by them (`lib/next/status-by-tag.ts`). */
export const statusTags = {
  /** Its main content is missing (decision 6). */
  unavailable: 'unavailable',
  /** A part of its content is missing and was never known. */
  incomplete: 'incomplete',
  /** What was at its address is withdrawn. */
  gone: 'gone',
  /** There is nothing at its address. */
  notFound: 'not-found',
} as const;
