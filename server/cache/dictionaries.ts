import { locales } from '#content/locale.ts';
import { createDictionary, dictionaryFor, provideDictionaries } from '#lib/http/dictionaries.ts';
import { pageFrame } from '#lib/next/page-frame.ts';
import { DICTIONARIES, localeOf } from '#lib/routes/paths.ts';
import { log } from '#lib/runtime/log.ts';
import { isFirst } from '#lib/runtime/process-number.ts';
import type { Exchange } from '../exchange.ts';
import { headerOf, isHtml, type WholeResponse, withHeaders } from '../response/whole-response.ts';

/** Makes the dictionaries of this build. Without them pages are sent as to browsers that know none. */
export function prepareDictionaries(): void {
  try {
    provideDictionaries(locales.map((locale) => createDictionary(locale, pageFrame(locale))));
  } catch (error) {
    if (isFirst) log.warn({ reason: String(error) }, 'pages are sent without a dictionary');
  }
}

/** Page scripts read no other header of their page. */
const ANNOUNCEMENT = 'server-timing';
const LENT = 'use-as-dictionary';
/** Seconds in which the browser fetches the dictionary after its first page. */
const LENT_FOR = 60;

/**
 * Transform: tells which dictionary makes further pages smaller, which the page script fetches, and that the page itself may be taken as one
 * for that; on pages that a device may keep.
 */
export function announceDictionary(response: WholeResponse, { url, route, isLite }: Exchange): WholeResponse {
  if (response.status !== 200 || !isHtml(response) || isLite || !route?.isSavedOffline) return response;
  const [pathname = ''] = url.split('?');
  const dictionary = dictionaryFor(localeOf(pathname));
  if (!dictionary) return response;
  return withHeaders(response, {
    [ANNOUNCEMENT]: `dictionary;desc="${dictionary.name}"`,
    [LENT]: `match="${DICTIONARIES}/*", match-dest=("")`,
  });
}

/**
 * Transform: who has the dictionary of a page is not told of it. Any other Chromium takes the page as a dictionary only while it could show it
 * unconfirmed; it never does for `stale-while-revalidate`, as Firefox would.
 */
export function lendPage(response: WholeResponse, { dictionary, isChromium }: Exchange): WholeResponse {
  const announced = headerOf(response, ANNOUNCEMENT);
  if (announced === '') return response;
  if (dictionary && announced.includes(dictionary.name))
    return withHeaders(response, { [ANNOUNCEMENT]: undefined, [LENT]: undefined });
  if (!isChromium) return response;
  const lifetime = `${headerOf(response, 'cache-control')}, stale-while-revalidate=${LENT_FOR}`;
  return withHeaders(response, { 'cache-control': lifetime });
}
