import type { Localized } from '#content/locale.ts';
import { fixedCategories } from '#content/routes.ts';
import { processSingleton } from '#lib/platform/runtime/process-singleton.ts';

/** Earlier addresses, of the former site and of renamed pages, with their targets, in the spelling of `canonicalFormerAddress`. */
export type FormerRows = readonly (readonly [from: string, to: string])[];

/** The addresses that the site content determines, without their language. */
export interface ContentAddresses {
  /** Addresses with a published page of text, those of the specification and others. */
  readonly pages: ReadonlySet<string>;
  /** Ids of the programmes. */
  readonly programmes: ReadonlySet<string>;
  /** Ids of the categories of notices by address in the order of the navigation; null for `all`. */
  readonly categories: ReadonlyMap<string, number | null>;
  /** The redirects of `formerRows` from an earlier address of a page to its address, without chains. */
  readonly redirects: ReadonlyMap<string, string>;
  /** All redirects of the campus. */
  readonly formerRows: FormerRows;
  /** The pages that are suggested for unknown addresses, with their names: those of the product and of the menu. */
  readonly names: ReadonlyMap<string, Localized>;
  /** Names of the stored files of the site content. */
  readonly files: ReadonlySet<string>;
}

const none: ContentAddresses = {
  pages: new Set(),
  programmes: new Set(),
  categories: new Map([['all', null], ...Object.entries(fixedCategories)]),
  redirects: new Map(),
  formerRows: [],
  names: new Map(),
  files: new Set(),
};

const registry = () => processSingleton('content-addresses', () => ({ current: none }));

/** The addresses of the latest site content that this process has read: one object until it changes. In the service worker only the categories of the specification. */
export function contentAddresses(): ContentAddresses {
  return registry().current;
}

/** For the reader of the site content (`lib/site/site-content`), and for tests. */
export function setContentAddresses(addresses: ContentAddresses): void {
  registry().current = addresses;
}
