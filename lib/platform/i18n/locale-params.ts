import { type Locale, locales } from '#content/locale.ts';
import { environment } from '#lib/platform/settings/index.ts';

/** Placeholder for a language: the framework requires one for each page. */
const PLACEHOLDER = '-';

/** Both languages, for `generateStaticParams` of the pages that each build renders: Home, and the page whose layout others share. */
export const bothLocales = (): { locale: Locale }[] => locales.map((locale) => ({ locale }));

/**
 * The languages that a build renders pages in, for `generateStaticParams` of root layouts. `npm start` renders pages after its first
 * response (`server/optional/warmup/`); its build (scripts/steps/build.ts) renders only those of `bothLocales`.
 */
export const localeParams = (): { locale: string }[] =>
  environment().isServedHere ? [{ locale: PLACEHOLDER }] : bothLocales();
