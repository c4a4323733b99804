import { type NormalizedAddress, normalizeAddress } from '#lib/routes/normalize-address.ts';
import { patternOf, staticPages } from '#lib/routes/page-paths.ts';
import { OFFLINE } from '#lib/routes/paths.ts';

/**
 * What a tab may open and is no page. A few words in place of the rows of the table, which are a third of the worker; files at
 * the root by name: a made-up one is an unknown page, and gets the offline page without a connection.
 */
const OTHER =
  /^\/(?:(?:_next|api|cards|dictionaries|files|logos|page-\w+|pictures)\/|notice\/.*\.(?:xml|json|ics)$|(?:favicon\.ico|(?:apple-)?icon\.(?:png|svg)|robots\.txt|service-worker\.js|manifest(?:-ne)?\.webmanifest|(?:opensearch|sitemap(?:-[\w-]+)?)\.xml)$)/;

/** What a navigation leads to; null for what is no page, though a tab may open it: endpoints, files, feeds. */
export function pageAt({ pathname }: URL): NormalizedAddress | null {
  return OTHER.test(pathname) ? null : normalizeAddress(pathname);
}

const cacheable = staticPages
  .filter((path) => path !== '/qaa' && path !== OFFLINE)
  .map((path) => new RegExp(`^${patternOf(path)}$`));

/**
 * Whether a copy may stay on the device: never of the QAA area, nor of what depends on a question or a moment (design
 * decision 11). The page of what is kept has its own place.
 */
export function isCacheable(url: URL): boolean {
  const page = pageAt(url);
  return page?.kind === 'page' && url.search === '' && cacheable.some((pattern) => pattern.test(page.path));
}
