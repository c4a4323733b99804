/** Cache tags of the readers; the publishing webhook names them. */
export const tags = {
  contact: 'contact',
  notices: 'notices',
  flashNotices: 'flash-notices',
  staff: 'staff',
  gallery: 'gallery',
  publications: 'publications',
} as const;

/** Cache tags from which the page cache sets a page's status (`lib/next/status-by-tag.ts`). */
export const statusTags = {
  /** 503: the main content is missing (decision 6). */
  unavailable: 'unavailable',
  /** 200: a part of the content is missing and was never stored. */
  incomplete: 'incomplete',
  /** 410: the record is withdrawn. */
  gone: 'gone',
  /** 404: there is nothing at this address. */
  notFound: 'not-found',
} as const;
