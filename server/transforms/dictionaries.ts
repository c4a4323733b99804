import { locales } from '#content/locale.ts';
import { createDictionary, dictionaryFor, setDictionaries } from '#lib/platform/http/dictionaries.ts';
import { DICTIONARIES, localeOf } from '#lib/platform/routes/paths.ts';
import { log } from '#lib/platform/runtime/log.ts';
import { isFirst } from '#lib/platform/runtime/process-number.ts';
import { readPageLayout } from '#server/next-adapter/page-layout.ts';
import { sendDictionaryByPage } from '../handlers/dictionary-by-page.ts';
import type { RequestContext } from '../http/request-context.ts';
import { type AnyResponse, headerOf, isHtml, withHeaders } from '../http/response.ts';
import type { OptionalParts } from '../pipeline.ts';

/** Creates the dictionaries of this build. If that fails, pages are sent in the usual encodings. */
export function prepareDictionaries(): void {
  try {
    setDictionaries(locales.map((locale) => createDictionary(locale, readPageLayout(locale))));
  } catch (error) {
    if (isFirst) log.warn({ reason: String(error) }, 'pages are sent without a dictionary');
  }
}

/** The only header of its page that a script can read (PerformanceServerTiming). */
const ANNOUNCEMENT = 'server-timing';
const USE_AS_DICTIONARY = 'use-as-dictionary';
/** Time in which the browser fetches the dictionary after its first page. */
const STALE_SECONDS = 60;

/**
 * Step: names the dictionary for further pages, which the page script fetches, and lets the page itself serve as the dictionary for
 * that fetch. Only pages that a device may store announce one.
 */
function announceDictionary(response: AnyResponse, { url, route, isLite }: RequestContext): AnyResponse {
  if (response.status !== 200 || !isHtml(response) || isLite || !route?.isSavedOffline) return response;
  const [pathname = ''] = url.split('?');
  const dictionary = dictionaryFor(localeOf(pathname));
  if (!dictionary) return response;
  return withHeaders(response, {
    [ANNOUNCEMENT]: `dictionary;desc="${dictionary.name}"`,
    [USE_AS_DICTIONARY]: `match="${DICTIONARIES}/*", match-dest=("")`,
  });
}

/**
 * Step: announces no dictionary to a browser that has it. Chromium uses a page as a dictionary only while it may show it stale, so it gets a
 * `stale-while-revalidate`, by which it never shows a page that a link opened; Firefox would, and gets none.
 */
function offerPageAsDictionary(response: AnyResponse, { dictionary, isChromium }: RequestContext): AnyResponse {
  const announced = headerOf(response, ANNOUNCEMENT);
  if (announced === '') return response;
  if (dictionary && announced.includes(dictionary.name))
    return withHeaders(response, { [ANNOUNCEMENT]: undefined, [USE_AS_DICTIONARY]: undefined });
  if (!isChromium) return response;
  const lifetime = `${headerOf(response, 'cache-control')}, stale-while-revalidate=${STALE_SECONDS}`;
  return withHeaders(response, { 'cache-control': lifetime });
}

/** The optional part of the pipeline that uses dictionaries. */
export const dictionaryParts: OptionalParts = {
  handlers: [sendDictionaryByPage],
  steps: { complete: [announceDictionary], adapt: [offerPageAsDictionary] },
};
