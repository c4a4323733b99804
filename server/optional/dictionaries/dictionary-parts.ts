import { locales } from '#content/locale.ts';
import { log } from '#lib/platform/runtime/log.ts';
import { isFirst } from '#lib/platform/runtime/process-number.ts';
import type { OptionalParts } from '#server/handlers/optional-parts.ts';
import { readPageLayout } from '#server/next-adapter/page-layout.ts';
import { createDictionary, setDictionaries } from './dictionaries.ts';
import { sendDictionaryByPage } from './dictionary-by-page.ts';
import { offeredDictionary } from './offer.ts';
import { announceDictionary, offerPageAsDictionary } from './page-headers.ts';

/** The optional parts of the pipeline that use dictionaries. */
export const dictionaryParts: OptionalParts = {
  handlers: [sendDictionaryByPage],
  steps: { complete: [announceDictionary], adapt: [offerPageAsDictionary] },
  pageCodingFor: offeredDictionary,
};

/** Creates the dictionaries of this build, and returns the parts that use them. If that fails, pages are sent in the usual encodings. */
export function prepareDictionaries(): OptionalParts {
  try {
    setDictionaries(locales.map((locale) => createDictionary(locale, readPageLayout(locale))));
  } catch (error) {
    if (isFirst) log.warn({ reason: String(error) }, 'pages are sent without a dictionary');
  }
  return dictionaryParts;
}
