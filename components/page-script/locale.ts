import type { Locale } from '#content/locale.ts';

/** The language of the page. */
export const locale: Locale = document.documentElement.lang === 'ne' ? 'ne' : 'en';
