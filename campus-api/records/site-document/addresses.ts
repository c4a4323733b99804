import { type Times, visibilityOf } from '#campus-api/model/times.ts';
import { categoryPath } from '#content/site/categories.ts';
import { type CollectionType, parseKey } from '#content/site/index.ts';
import { trimEnd } from '#lib/platform/i18n/trim-end.ts';
import { isOwnAddress, spellingOf } from '#lib/platform/routes/normalize-address.ts';
import { patternOf } from '#lib/platform/routes/page-paths.ts';
import { FIND_PROGRAMME } from '#lib/platform/routes/paths.ts';
import { isFixedPage } from '#lib/platform/routes/reserved.ts';
import { parts, routes } from '#lib/platform/routes/table.ts';
import { categoriesIn, NOTICE_CATEGORIES } from './categories.ts';
import type { DocumentContent, Documents } from './documents.ts';
import type { PageRedirect } from './redirects.ts';

/** Addresses of routes that are not pages, such as feeds and files. */
const otherRoutes = routes
  .filter(({ kind }) => kind !== 'page' && kind !== 'dynamic')
  .map(({ path }) => patternOf(path, parts));
const otherRoute = new RegExp(`^(?:${otherRoutes.map((pattern) => pattern.replaceAll(/\?<\w+>/g, '?:')).join('|')})$`);

/** Addresses that exist only with a document. */
const OF_DOCUMENT = /^\/(?:programs|department)\/[\w-]+$/i;
/** The pages about all programmes, which are beside those of one. */
const ofAllProgrammes: ReadonlySet<string> = new Set(['/programs/compare', FIND_PROGRAMME]);

/** State of an address for visitors: `draft` for a page that is not public yet. */
type AddressState = 'public' | 'draft' | 'unknown';

/** The addresses of a site with some documents. Spellings are compared without regard to letter case and hyphens. */
export interface SiteAddresses {
  /** Keys of the pages by the spelling of their address. */
  readonly pages: ReadonlyMap<string, readonly string[]>;
  /** Targets of the redirects by the spelling of their address. */
  readonly redirects: ReadonlyMap<string, string>;
  /** Spellings of the addresses that are public because of a document. */
  readonly published: ReadonlySet<string>;
  stateOf(address: string): AddressState;
}

/** The paths of the lists of all categories of notices. */
export const categoryPathsIn = (documents: Documents): string[] =>
  categoriesIn(documents.get(NOTICE_CATEGORIES)).map(({ address }) => categoryPath(address));

/** `moved`: the redirects between pages, whose addresses visitors may open; none to see which addresses have a page. */
export function addressesIn(documents: Documents, moved: readonly PageRedirect[] = []): SiteAddresses {
  const pages = new Map<string, string[]>();
  const published = new Set<string>();
  for (const [key, content] of documents) {
    const address = addressOf(key);
    if (address === null) continue;
    const spelling = spellingOf(address);
    if (key.startsWith('page/')) pages.set(spelling, [...(pages.get(spelling) ?? []), key]);
    if (isPublishedNow(content)) published.add(spelling);
  }
  for (const path of categoryPathsIn(documents)) published.add(spellingOf(path));
  const redirects = new Map(moved.map(({ from, to }) => [spellingOf(from), to]));
  for (const spelling of redirects.keys()) published.add(spelling);
  const stateOf = (address: string): AddressState => {
    const path = pathOf(address);
    const spelling = spellingOf(path);
    if (published.has(spelling) || isFixedPage(path)) return 'public';
    const needsDocument = OF_DOCUMENT.test(path) && !ofAllProgrammes.has(spelling);
    const isOfProduct = isOwnAddress(path) || otherRoute.test(path);
    if (isOfProduct && !needsDocument) return 'public';
    return pages.has(spelling) ? 'draft' : 'unknown';
  };
  return { pages, redirects, published, stateOf };
}

/** The address of the page of a document of a collection. */
export function documentAddress(type: CollectionType, id: string): string {
  return { page: `/${id}`, programme: `/programs/${id}`, department: `/department/${id}` }[type];
}

/** The address of a page, a programme or a department by the key of its document; null for other documents. */
function addressOf(key: string): string | null {
  const parsed = parseKey(key);
  if (parsed === null || parsed.id === null) return null;
  return documentAddress(parsed.type, parsed.id);
}

/** The path of an address without its language, its query and its fragment. */
function pathOf(address: string): string {
  const path = address.replace(/[?#].*/s, '').replace(/^\/(?:en|ne)(?=\/|$)/, '');
  return trimEnd(path, /\//) || '/';
}

/** From when and until when visitors see a document. */
export function timesOf({ publishAt, withdrawAt }: DocumentContent): Times {
  const time = (value: unknown) => (typeof value === 'string' ? value : null);
  return { publishAt: time(publishAt), withdrawAt: time(withdrawAt) };
}

/** Whether visitors see a document now. */
export const isPublishedNow = (content: DocumentContent): boolean =>
  content.isDraft !== true && visibilityOf(timesOf(content)).state === 'public';
