import { use } from 'react';
import type { Localized } from '#content/locale.ts';
import { currentLocale } from '#lib/platform/i18n/current-locale.ts';
import { otherLanguageOf } from '#lib/platform/i18n/language-of.ts';

/** A text of the site content; one that exists only in the other language is marked with it (WCAG 3.1.2). */
export function SiteText({ of }: { of: Localized }) {
  const locale = use(currentLocale());
  const lang = otherLanguageOf(of, locale);
  return lang ? <span lang={lang}>{of[locale]}</span> : of[locale];
}
