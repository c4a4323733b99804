import { type NormalizedAddress, normalizeAddress } from '#lib/routes/normalize-address.ts';
import { patternOf, staticPages } from '#lib/routes/page-paths.ts';
import { OFFLINE } from '#lib/routes/paths.ts';

/** What a tab may open and is no page. A few words in place of the rows of the table, which are a third of the worker. */
const OTHER =
  /^\/(?:(?:_next|api|cards|dictionaries|files|logos|page-\w+|pictures)\/|notice\/.*\.(?:xml|json|ics)$|[\w-]+\.(?:ico|js|png|svg|txt|webmanifest|xml)$)/;

/** What a navigation leads to; null for what is no page, though a tab may open it: endpoints, files, feeds. */
export function pageAt({ pathname }: URL): NormalizedAddress | null {
  return OTHER.test(pathname) ? null : normalizeAddress(pathname);
}

const keepable = staticPages
  .filter((path) => path !== '/qaa' && path !== OFFLINE)
  .map((path) => new RegExp(`^${patternOf(path)}$`));

/**
 * Whether a copy may stay on the device: never of the QAA area, nor of what depends on a question or a moment (design
 * decision 11). The page of what is kept has its own place.
 */
export function isKeepable(url: URL): boolean {
  const page = pageAt(url);
  return page?.kind === 'page' && url.search === '' && keepable.some((pattern) => pattern.test(page.path));
}
