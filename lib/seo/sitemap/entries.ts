import 'server-only';
import { locales } from '#content/locale.ts';
import { type Department, departments, type PagePath, pages } from '#content/routes.ts';
import { noticePath } from '#lib/notices/addresses.ts';
import { absoluteUrl } from '#lib/routes/absolute-url.ts';
import { matchRoute } from '#lib/routes/match.ts';
import { localPath } from '#lib/routes/paths.ts';
import type { ChangingContent } from './changing-content.ts';

/** An address without its language and when what it shows last changed (ISO); null where nobody knows. */
export interface SitemapPage {
  path: string;
  changed: string | null;
}

/** A page in one of its languages, with its address in each. */
export interface SitemapEntry {
  url: string;
  lastModified: string | null;
  languages: Readonly<Record<string, string>>;
}

const departmentNames = ['all', 'admission', 'administration', 'exam', 'downloads'] as const;

/** Every page of the site that is listed (`lib/routes/table.ts`). One without a known date gets none: a date that is not true is worse (search engines stop believing all). */
export function sitemapPages({ notices, albums, publications }: ChangingContent): SitemapPage[] {
  const newest = (dates: readonly (string | null)[]) =>
    dates
      .filter((date) => date !== null)
      .sort()
      .at(-1) ?? null;
  const noticed = (department: Department) => newest(notices[department].map(({ createdAt }) => createdAt));
  const pictured = newest(albums.map(({ date }) => date));
  const published = newest(publications.map((publication) => publication.published));
  const changed = new Map<PagePath, string | null>([
    ['/', newest([noticed('all'), pictured, published])],
    ...departmentNames.map((name): [PagePath, string | null] => [departments[name].path, noticed(name)]),
    ['/gallery', pictured],
    ['/publication', published],
  ]);
  return [
    ...pages
      .filter((path) => matchRoute(path)?.crawl === 'listed')
      .map((path) => ({ path, changed: changed.get(path) ?? null })),
    ...albums.map(({ id, date }) => ({ path: `/gallery/${id}`, changed: date })),
    ...notices.all.map(({ id, createdAt }) => ({ path: noticePath(id), changed: createdAt })),
  ];
}

/** A page in each of its languages, each of which names the others. */
export function sitemapEntries({ path, changed }: SitemapPage): SitemapEntry[] {
  const address = (locale: (typeof locales)[number]) => absoluteUrl(localPath(path, locale));
  const languages = { en: address('en'), ne: address('ne'), 'x-default': address('en') };
  return locales.map((locale) => ({ url: address(locale), lastModified: changed, languages }));
}
