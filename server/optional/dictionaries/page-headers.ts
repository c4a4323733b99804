import { DICTIONARIES, localeOf } from '#lib/platform/routes/paths.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import { type AnyResponse, headerOf, isSharedPage, withHeaders } from '#server/http/response.ts';
import { dictionaryFor } from './dictionaries.ts';

/** The only header of its page that a script can read (PerformanceServerTiming). */
const ANNOUNCEMENT = 'server-timing';
const USE_AS_DICTIONARY = 'use-as-dictionary';
/** Time in which the browser fetches the dictionary after its first page. */
const STALE_SECONDS = 60;

/**
 * Step: names the dictionary for further pages, which the page script fetches, and lets the page itself serve as the dictionary for
 * that fetch. Only pages that a device may store announce one.
 */
export function announceDictionary(response: AnyResponse, { url, route, isLite }: RequestContext): AnyResponse {
  const [pathname = ''] = url.split('?');
  const dictionary = dictionaryFor(localeOf(pathname));
  if (!dictionary || !isSharedPage(response)) return response;
  const isAnnounced = response.status === 200 && !isLite && route?.isSavedOffline;
  return withHeaders(response, {
    vary: headerOf(response, 'vary').replace('Accept-Encoding', '$&, Available-Dictionary'),
    ...(isAnnounced && {
      [ANNOUNCEMENT]: `dictionary;desc="${dictionary.name}"`,
      [USE_AS_DICTIONARY]: `match="${DICTIONARIES}/*", match-dest=("")`,
    }),
  });
}

/**
 * Step: announces no dictionary to a browser that has it. Chromium uses a page as a dictionary only while it may show it stale, so it gets a
 * `stale-while-revalidate`, by which it never shows a page that a link opened; Firefox would, and gets none.
 */
export function offerPageAsDictionary(response: AnyResponse, { pageCoding, brands }: RequestContext): AnyResponse {
  const announced = headerOf(response, ANNOUNCEMENT);
  if (announced === '') return response;
  if (pageCoding && announced.includes(pageCoding.name))
    return withHeaders(response, { [ANNOUNCEMENT]: undefined, [USE_AS_DICTIONARY]: undefined });
  if (!brands.includes('Chromium')) return response;
  const lifetime = `${headerOf(response, 'cache-control')}, stale-while-revalidate=${STALE_SECONDS}`;
  return withHeaders(response, { 'cache-control': lifetime });
}
