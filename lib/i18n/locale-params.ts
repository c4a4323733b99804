import { type Locale, locales } from '#content/locale.ts';
import { environment } from '#lib/runtime/environment/index.ts';

/** No language: the framework demands one for each page. */
const PLACEHOLDER = '-';

/** Both languages, for `generateStaticParams` of the pages that each build renders: the first page, and the one that others share their frame with. */
export const bothLocales = (): { locale: Locale }[] => locales.map((locale) => ({ locale }));

/**
 * The languages that a build renders pages in, for `generateStaticParams` of root layouts. A start renders pages after its first answer
 * (`server/warmup/`); its build (scripts/steps/build.ts) renders none but those of `bothLocales`.
 */
export const localeParams = (): { locale: string }[] =>
  environment().isServedHere ? [{ locale: PLACEHOLDER }] : bothLocales();
