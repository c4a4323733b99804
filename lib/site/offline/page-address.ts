import { type NormalizedAddress, normalizeAddress } from '#lib/platform/routes/normalize-address.ts';
import { patternOf, staticPages } from '#lib/platform/routes/page-paths.ts';
import { OFFLINE } from '#lib/platform/routes/paths.ts';
import { isTracing } from '#packages/site-import/crawl/tracing-parameters.ts';

/**
 * Addresses that are not pages. A short pattern instead of the route table, which would be a third of the worker; files at the root are
 * listed by name: any other name is an unknown page, for which the offline page is shown without a connection.
 */
const NOT_PAGES =
  /^\/(?:(?:_next|api|cards|colours|dictionaries|files|logos|page-\w+|pictures)\/|(?:notice|publication|calendar|data)\/.*\.(?:csv|xml|json|ics)$|(?:favicon\.ico|apple-icon\.png|(?:robots|indexnow)\.txt|service-worker\.js|manifest(?:-ne)?\.webmanifest|feed(?:-ne)?\.(?:xml|json)|(?:opensearch|sitemap(?:-[\w-]+)?)\.xml)$)/;

/** The page of a navigation; null for endpoints, files and feeds, which a tab may open too. */
export function pageAt({ pathname }: URL): NormalizedAddress | null {
  return NOT_PAGES.test(pathname) ? null : normalizeAddress(pathname);
}

const cacheable = staticPages
  .filter((path) => path !== '/qaa' && path !== OFFLINE)
  .map((path) => new RegExp(`^${patternOf(path)}$`));

/** The form of the addresses of pages that a campus adds. The worker does not know these pages; the response shows whether a page exists. */
const CONTENT_PAGE = /^(?:\/ne)?(?:\/[\w-]{1,64}){1,4}$/;

/**
 * Whether a page may be cached on the device: never the QAA area, nor pages that depend on a query or on the moment
 * (decision 17). Parameters of shared links do not count. The offline page is cached separately.
 */
export function isCacheable(url: URL): boolean {
  const page = pageAt(url);
  if (!page || ![...url.searchParams.keys()].every(isTracing)) return false;
  if (page.kind === 'missing') return CONTENT_PAGE.test(url.pathname);
  return page.kind === 'page' && cacheable.some((pattern) => pattern.test(page.path));
}

/** Parameters by which former sites chose a page: `/?p=12` is another page than the beginning of the site. */
const CHOICES = /^(?:p|q|s|m|id|cat|tag|page|paged|page_id|author|attachment_id|post_type)$/i;

/** Whether the saved page without the query stands for an address without a connection: pages that are saved read no query. */
export function hasIdleQuery(url: URL): boolean {
  return ![...url.searchParams.keys()].some((name) => CHOICES.test(name)) && isCacheable(new URL(url.pathname, url));
}
