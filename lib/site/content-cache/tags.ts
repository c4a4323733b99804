/** Cache tags of the readers; the publishing webhook names them. */
export const tags = {
  contact: 'contact',
  notices: 'notices',
  flashNotices: 'flash-notices',
  staff: 'staff',
  gallery: 'gallery',
  publications: 'publications',
  events: 'events',
  /** All documents of the site content; each document also has its own tag, and each collection one. */
  site: 'site',
} as const;

/** The tag of a document of the site content, by its key: `site:menu`, `site:page/library`; or of a collection: `site:programme`. */
export const siteTag = (key: string): string => `${tags.site}:${key}`;

/** The tags that a change of a document invalidates: its own, and that of its collection for content that depends on all documents of it. */
export function tagsOfDocument(key: string): string[] {
  const [collection = ''] = key.split('/');
  return collection === key ? [siteTag(key)] : [siteTag(key), siteTag(collection)];
}

/** The set of existing documents: published with the first or last text of a page, a programme or the chart, which the menu then shows or hides. */
export const siteAddressesTag = siteTag('addresses');

/** Cache tags from which the page cache sets a page's status (`server/next-adapter/status-by-tag.ts`). */
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
