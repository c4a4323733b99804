import 'server-only';
import { locales } from '#content/locale.ts';
import { pages, textPages } from '#content/routes.ts';
import { categoryPath } from '#content/site/categories.ts';
import type { TextPage } from '#content/site/page.ts';
import { absoluteUrl } from '#lib/platform/routes/absolute-url.ts';
import { matchRoute } from '#lib/platform/routes/match.ts';
import {
  DEPARTMENTS,
  departmentPath,
  FOLLOW,
  localPath,
  personPath,
  programmePath,
  WRITE,
} from '#lib/platform/routes/paths.ts';
import { environment } from '#lib/platform/settings/index.ts';
import type { Notice } from '#lib/site/campus-client/types.ts';
import { EVENTS, eventPath } from '#lib/site/events/addresses.ts';
import { noticePath } from '#lib/site/notices/addresses.ts';
import { contentPages } from '#lib/site/site-content/content-pages.ts';
import { departmentsOf } from '#lib/site/site-content/departments.ts';
import { isListed } from '#lib/site/site-content/published.ts';
import { timeOfChange } from './changed-pages.ts';
import type { ChangingContent } from './changing-content.ts';
import { latestDate } from './parts.ts';

/** A path without its language and the time of its last change (ISO), null if unknown. */
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

/** Every listed page of the site (`lib/platform/routes/table.ts`) except the pages of single notices. Unknown dates are omitted: search engines ignore all dates if some are wrong. */
export function sitemapPages({
  newestNoticeAt,
  albums,
  publications,
  events,
  people,
  empty: withoutContent,
  site,
}: ChangingContent): SitemapPage[] {
  const newestAlbumAt = latestDate(albums.map(({ date }) => date));
  const newestPublicationAt = latestDate(publications.map((publication) => publication.published));
  const lists = Object.entries(newestNoticeAt).map(
    ([address, newest]) => [categoryPath(address), newest ?? null] as const,
  );
  const changed = new Map<string, string | null>([
    ['/', latestDate([newestNoticeAt.all ?? null, newestAlbumAt, newestPublicationAt])],
    ...lists.map(([path, newest]): [string, string | null] => [path, newest]),
    ['/gallery', newestAlbumAt],
    ['/publication', newestPublicationAt],
    [EVENTS, latestDate(events.map(({ updatedAt }) => updatedAt))],
  ]);
  const empty = new Set([
    ...withoutContent,
    ...(albums.length > 0 ? [] : ['/gallery']),
    ...(publications.length > 0 ? [] : ['/publication']),
  ]);
  const ofSite = site ? departmentsOf(site).map(({ id }) => departmentPath(id)) : [];
  const departments = ofSite.length > 0 ? [DEPARTMENTS, ...ofSite] : [];
  const texts = site ? contentPages(site) : new Map<string, TextPage>();
  return [
    ...[...new Set([...pages, ...lists.map(([path]) => path)])]
      .filter((path) => matchRoute(path)?.crawl === 'listed' && !texts.has(path) && !empty.has(path))
      .filter((path) => (site ? isListed(site, path) : !textPages.has(path)))
      .map((path) => ({ path, changed: changed.get(path) ?? null })),
    ...[...texts].map(([path, page]) => ({
      path,
      changed: timeOfChange(page)?.toISOString() ?? page.reviewedOn ?? null,
    })),
    ...(environment().enquiryDelivery === null ? [] : [{ path: WRITE, changed: null }]),
    ...(environment().subscriptions === null ? [] : [{ path: FOLLOW, changed: null }]),
    ...departments.map((path) => ({ path, changed: null })),
    ...Object.keys(site?.programme ?? {}).map((id) => ({ path: programmePath(id), changed: null })),
    ...albums.map(({ id, date }) => ({ path: `/gallery/${id}`, changed: date })),
    ...people.map(({ id }) => ({ path: personPath(id), changed: null })),
    ...events.map(({ id, updatedAt }) => ({ path: eventPath(id), changed: updatedAt })),
  ];
}

/** Pages of notices and, after each, of its documents; `documents`: the paths of read documents, by the path of their notice. */
export function noticeSitemapPages(
  notices: readonly Notice[],
  documents: ReadonlyMap<string, readonly string[]> = new Map(),
): SitemapPage[] {
  return notices.flatMap(({ id, createdAt }) => {
    const path = noticePath(id);
    return [path, ...(documents.get(path) ?? [])].map((each) => ({ path: each, changed: createdAt }));
  });
}

/** The entries of a page in all languages, each with links to the others. */
export function sitemapEntries({ path, changed }: SitemapPage): SitemapEntry[] {
  const address = (locale: (typeof locales)[number]) => absoluteUrl(localPath(path, locale));
  const languages = { en: address('en'), ne: address('ne'), 'x-default': address('en') };
  return locales.map((locale) => ({ url: address(locale), lastModified: changed, languages }));
}
