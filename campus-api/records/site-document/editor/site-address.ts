import type { Locale } from '#content/locale.ts';
import { parseKey, type SingleType } from '#content/site/index.ts';

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
  redirects: null,
};

/** The address of the public page that shows a document, in a language; null without such a page. */
export function siteAddress(siteUrl: string, name: string, language: Locale): string | null {
  const key = parseKey(name);
  if (key === null) return null;
  const path = key.id === null ? pathOfType[key.type] : key.type === 'page' ? `/${key.id}` : `/programs/${key.id}`;
  if (path === null) return null;
  return `${siteUrl}${language === 'ne' ? '/ne' : ''}${path === '/' && language === 'ne' ? '' : path}`;
}
