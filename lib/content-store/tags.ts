/** Cache tags of the readers, which are published (`publish`). */
export const tags = {
  contact: 'contact',
  notices: 'notices',
  flashNotices: 'flash-notices',
  staff: 'staff',
  gallery: 'gallery',
  publications: 'publications',
} as const;

/** Cache tags by which a page says how it went; the page cache gives it the status (`lib/next/status-by-tag.ts`). */
export const statusTags = {
  /** It cannot show what it is about (design decision 12). */
  unavailable: 'unavailable',
  /** A part of it cannot be shown and was never known. */
  incomplete: 'incomplete',
  /** There is nothing at its address. */
  notFound: 'not-found',
} as const;
