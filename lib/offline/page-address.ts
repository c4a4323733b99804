import { isPage, matchRoute } from '#lib/routes/match.ts';
import { type NormalizedAddress, normalizeAddress } from '#lib/routes/normalize-address.ts';

/** What a navigation leads to; null for what is no page, though a tab may open it: endpoints, files, feeds. */
export function pageAt({ pathname }: URL): NormalizedAddress | null {
  return isPage(matchRoute(pathname)) ? normalizeAddress(pathname) : null;
}

/**
 * Whether a copy may stay on the device: never of the QAA area, nor of what depends on a question or a moment (design
 * decision 11). The page of what is kept has its own place.
 */
export function isKeepable(url: URL): boolean {
  const page = pageAt(url);
  if (page?.kind !== 'page' || url.search !== '') return false;
  return matchRoute(page.path)?.isSavedOffline === true;
}
