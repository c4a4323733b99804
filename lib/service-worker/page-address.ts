import { isServed } from '../addresses/served';
import { type Settled, settleAddress } from '../addresses/settle';
import type { Locale } from '../locale';

/** The page of what is kept, without its language. */
export const OFFLINE = '/offline';

/** What leads to no page of the site, though a tab may open it: doors, files, feeds. */
const NO_PAGE = /^\/(api|files|page-data|cards|_next)\/|\.[a-z]+$/;

/** What a navigation leads to; null for what is no page. */
export function pageAt({ pathname }: URL): Settled | null {
  return NO_PAGE.test(pathname) ? null : settleAddress(pathname);
}

/**
 * Whether a copy may stay on the device: never of the QAA area, nor of what depends on a question or a moment (design
 * decision 11). The page of what is kept has its own place.
 */
export function isKeepable(url: URL): boolean {
  const page = pageAt(url);
  if (page?.kind !== 'page' || url.search !== '') return false;
  return !/^\/qaa(\/|$)/i.test(page.path) && !isServed(page.path) && page.path !== OFFLINE;
}

export function languageAt({ pathname }: { pathname: string }): Locale {
  return /^\/ne(\/|$)/i.test(pathname) ? 'ne' : 'en';
}
