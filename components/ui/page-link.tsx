import { use } from 'react';
import { currentLocale } from '#lib/platform/i18n/current-locale.ts';
import { LocalizedLink, type LocalizedLinkProps } from './localized-link.tsx';

/** A link to a page of the site in the language of the page. */
export function PageLink(props: Omit<LocalizedLinkProps, 'locale'>) {
  return <LocalizedLink {...props} locale={use(currentLocale())} />;
}
