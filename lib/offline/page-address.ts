import { type NormalizedAddress, normalizeAddress } from '#lib/routes/normalize-address.ts';
import { patternOf, staticPages } from '#lib/routes/page-paths.ts';
import { OFFLINE } from '#lib/routes/paths.ts';

/**
 * What a tab may open and is no page. A few words in place of the rows of the table, which are a third of the worker; files at
 * the root by name: a made-up one is an unknown page, and gets the offline page without a connection.
 */
const OTHER =
  /^\/(?:(?:_next|api|cards|dictionaries|files|logos|page-\w+|pictures)\/|notice\/.*\.(?:xml|json|ics)$|(?:favicon\.ico|(?:apple-)?icon\.(?:png|svg)|robots\.txt|service-worker\.js|manifest(?:-ne)?\.webmanifest|(?:opensearch|sitemap(?:-[\w-]+)?)\.xml)$)/;

/** The page that a navigation leads to; null for endpoints, files and feeds, which a tab may open too. */
export function pageAt({ pathname }: URL): NormalizedAddress | null {
  return OTHER.test(pathname) ? null : normalizeAddress(pathname);
}

const cacheable = staticPages
  .filter((path) => path !== '/qaa' && path !== OFFLINE)
  .map((path) => new RegExp(`^${patternOf(path)}$`));

/**
 * Whether a page may be cached on the device: never the QAA area, nor what depends on a query or on the moment
 * (decision 21). The offline page is cached separately.
 */
export function isCacheable(url: URL): boolean {
  const page = pageAt(url);
  return page?.kind === 'page' && url.search === '' && cacheable.some((pattern) => pattern.test(page.path));
}
