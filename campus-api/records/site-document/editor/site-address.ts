import type { Locale } from '#content/locale.ts';
import { parseKey, type SingleType } from '#content/site/index.ts';
import { documentAddress } from '../addresses.ts';

/** The path of the pages of the editor, and the kind of its drafts. */
export const SITE_PATH = '/site';
export const SITE_KIND = 'site-document';

/** Public pages on which a document appears; null for documents that appear wherever a name or an address does. */
const pathOfType: Readonly<Record<SingleType, string | null>> = {
  identity: '/',
  menu: '/',
  home: '/',
  figures: '/about',
  place: '/contact',
  programmes: '/programs',
  'public-information': '/publicInformation',
  accreditation: '/qaa',
  chart: '/chart',
  translations: null,
  'notice-categories': '/notice',
  calendar: '/calendar',
};

/** The page on which a preview shows translations: most names are those of offices and designations. */
const PAGE_OF_NAMES = '/staff';

/** The path of the public page that shows a document, without its language; null without such a page. */
export function publicPathOf(name: string, use: 'link' | 'preview' = 'link'): string | null {
  const key = parseKey(name);
  if (key === null) return null;
  if (key.type === 'translations' && use === 'preview') return PAGE_OF_NAMES;
  return key.id === null ? pathOfType[key.type] : documentAddress(key.type, key.id);
}

/** The address of the public page that shows a document, in a language; null without such a page. */
export function siteAddress(siteUrl: string, name: string, language: Locale): string | null {
  const path = publicPathOf(name);
  if (path === null) return null;
  return `${siteUrl}${language === 'ne' ? '/ne' : ''}${path === '/' && language === 'ne' ? '' : path}`;
}
