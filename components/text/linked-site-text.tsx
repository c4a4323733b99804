import { type ElementType, use } from 'react';
import type { Localized } from '#content/locale.ts';
import { currentLocale } from '#lib/platform/i18n/current-locale.ts';
import { otherLanguageOf } from '#lib/platform/i18n/language-of.ts';
import { LinkedText } from './linked-text.tsx';

interface LinkedSiteTextProps {
  text: Localized;
  /** The element; without one the text is wrapped only if it is marked with a language. */
  as?: ElementType;
  className?: string | undefined;
}

/** A text of the site content with its links; one that exists only in the other language is marked with it (WCAG 3.1.2). */
export function LinkedSiteText({ text, as, className }: LinkedSiteTextProps) {
  const locale = use(currentLocale());
  const lang = otherLanguageOf(text, locale) ?? undefined;
  const words = <LinkedText text={text[locale]} />;
  if (as === undefined && lang === undefined) return words;
  const Element = as ?? 'span';
  return (
    <Element lang={lang} className={className}>
      {words}
    </Element>
  );
}
