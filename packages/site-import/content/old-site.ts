import type { Language } from '../../nepali/text/language.ts';
import type { Block } from './block.ts';

/** A term of an item: a category, a language of Polylang, a menu. */
export interface Term {
  domain: string;
  slug: string;
  name: string;
}

/** An item of an old site: a post, a page, an attachment or an entry of a menu. */
export interface OldItem {
  id: number;
  type: string;
  status: string;
  title: string;
  /** Its title in each language, where one item has several. */
  titles?: Partial<Record<Language, string>>;
  slug: string;
  link: string;
  /** Last parts of earlier addresses. */
  formerSlugs?: readonly string[];
  parent: number;
  order: number;
  hasPassword: boolean;
  /** Time of publication; null where the export has none, such as year 0. */
  publishedAt: Date | null;
  attachmentUrl: string;
  /** Name of a file whose address does not have it. */
  fileName?: string | undefined;
  /** Identity of an item that has neither an id nor an address, such as a row of a table. */
  origin?: string;
  terms: readonly Term[];
  meta: ReadonlyMap<string, string>;
  blocks: readonly Block[];
  /** False where the blocks are known to have no references. */
  hasReferences?: boolean;
  /** Shortcodes, page builders, elements and fields that were reduced to text or left out. */
  reduced: readonly string[];
  repairs: readonly Repair[];
}

/** A text that was repaired: its beginning before and after. */
export interface Repair {
  kind: 'encoding' | 'entities' | 'legacy-font';
  before: string;
  after: string;
}

/** A category of posts. */
export interface OldCategory {
  id: number;
  slug: string;
  name: string;
  /** Addresses of its lists; those of WordPress follow from its slug and its id. */
  lists?: readonly string[];
}

/** A tag, or a term of another taxonomy than categories. */
export interface OldTag {
  taxonomy: string;
  slug: string;
  name: string;
}

/** Lists that WordPress makes of posts, besides those of categories: tags and other terms, authors by number, types of posts. */
export interface OldArchives {
  tags: readonly OldTag[];
  authors: readonly number[];
  types: readonly string[];
}

/** Items that a source offers for import. `site` is the address of the old site, `''` if unknown. */
export interface OldSite {
  site: string;
  /** Addresses that the site had before, such as one of a computer on which it was made. */
  formerSites?: readonly string[];
  items: OldItem[];
  categories: readonly OldCategory[];
  /** Only of WordPress. */
  archives?: OldArchives;
  /** Number of characters that XML forbids; they were left out. */
  forbidden: number;
  /** Items of an export that cannot be read. */
  broken?: readonly BrokenPart[];
  /** Files that no item has, as only parts link them that many pages repeat. */
  layoutFiles?: readonly LayoutFile[];
}

/** A file of the layout of a site: the title of the first page that links it, and the number of these pages. */
export interface LayoutFile {
  address: string;
  title: string;
  number: number;
}

/** An item of a file that is not XML, by its position. */
export interface BrokenPart {
  title: string;
  line: number;
  column: number;
  /** The message of the parser, or the megabytes that the item exceeds. */
  reason: string | number;
}
