import { locales } from '#content/locale.ts';
import { createDictionary, dictionaryFor, provideDictionaries } from '#lib/http/dictionaries.ts';
import { pageFrame } from '#lib/next/page-frame.ts';
import { DICTIONARIES, localeOf } from '#lib/routes/paths.ts';
import { log } from '#lib/runtime/log.ts';
import { isFirst } from '#lib/runtime/process-number.ts';
import type { Exchange } from './exchange.ts';
import { headerOf, isHtml, type WholeResponse, withHeaders } from './whole-response.ts';

/** Makes the dictionaries of this build. Without them pages are sent as to browsers that know none. */
export function prepareDictionaries(): void {
  try {
    provideDictionaries(locales.map((locale) => createDictionary(locale, pageFrame(locale))));
  } catch (error) {
    if (isFirst) log.warn({ reason: String(error) }, 'pages are sent without a dictionary');
  }
}

/** Transform: tells where the dictionary is by which further pages come smaller; on pages that a device may keep. */
export function announceDictionary(response: WholeResponse, { url, route, isLite }: Exchange): WholeResponse {
  if (response.status !== 200 || !isHtml(response) || isLite || !route?.isSavedOffline) return response;
  const [pathname = ''] = url.split('?');
  const dictionary = dictionaryFor(localeOf(pathname));
  if (!dictionary) return response;
  const link = `<${DICTIONARIES}/${dictionary.name}>; rel="compression-dictionary"`;
  return withHeaders(response, { link: [headerOf(response, 'link'), link].filter(Boolean).join(', ') });
}
