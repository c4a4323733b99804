import 'server-only';
import { locales } from '#content/locale.ts';
import { departmentNames, departments, type PagePath, pages, programmeIds } from '#content/routes.ts';
import { noticePath } from '#lib/notices/addresses.ts';
import { absoluteUrl } from '#lib/routes/absolute-url.ts';
import { matchRoute } from '#lib/routes/match.ts';
import { localPath, programmePath, WRITE } from '#lib/routes/paths.ts';
import { environment } from '#lib/runtime/environment/index.ts';
import type { Notice } from '#lib/upstream/types.ts';
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

/** The newest of some dates (ISO); null where there is none. */
export function newestOf(dates: readonly (string | null)[]): string | null {
  return dates.reduce((newest, date) => ((date ?? '') > (newest ?? '') ? date : newest), null);
}

/** Every page of the site that is listed (`lib/routes/table.ts`) but those of single notices. One without a known date gets none: a date that is not true is worse (search engines stop believing all). */
export function sitemapPages({ noticed, albums, publications }: ChangingContent): SitemapPage[] {
  const pictured = newestOf(albums.map(({ date }) => date));
  const published = newestOf(publications.map((publication) => publication.published));
  const changed = new Map<PagePath, string | null>([
    ['/', newestOf([noticed.all ?? null, pictured, published])],
    ...departmentNames.map((name): [PagePath, string | null] => [departments[name].path, noticed[name] ?? null]),
    ['/gallery', pictured],
    ['/publication', published],
  ]);
  return [
    ...pages
      .filter((path) => matchRoute(path)?.crawl === 'listed')
      .map((path) => ({ path, changed: changed.get(path) ?? null })),
    ...(environment().enquiryDelivery === null ? [] : [{ path: WRITE, changed: null }]),
    ...programmeIds.map((id) => ({ path: programmePath(id), changed: null })),
    ...albums.map(({ id, date }) => ({ path: `/gallery/${id}`, changed: date })),
  ];
}

/** Those of notices and, after each, of its documents; `documents`: the paths of those that were read, by the path of their notice. */
export function noticePages(
  notices: readonly Notice[],
  documents: ReadonlyMap<string, readonly string[]> = new Map(),
): SitemapPage[] {
  return notices.flatMap(({ id, createdAt }) => {
    const path = noticePath(id);
    return [path, ...(documents.get(path) ?? [])].map((each) => ({ path: each, changed: createdAt }));
  });
}

/** Notices of a part: two addresses each are a megabyte; the protocol takes 50,000 addresses and 50 MB. */
export const NOTICES_OF_A_PART = 1000;

/** How many parts so many notices have. */
export function partsOf(notices: number): number {
  return Math.ceil(notices / NOTICES_OF_A_PART);
}

/** The notices of a part, counted from 1, out of all with the newest first: the oldest are in the first part, so that only the last part changes when there are more. */
export function noticesOfPart(notices: readonly Notice[], part: number): readonly Notice[] {
  const end = notices.length - (part - 1) * NOTICES_OF_A_PART;
  return notices.slice(Math.max(0, end - NOTICES_OF_A_PART), Math.max(0, end));
}

/** A page in each of its languages, each of which names the others. */
export function sitemapEntries({ path, changed }: SitemapPage): SitemapEntry[] {
  const address = (locale: (typeof locales)[number]) => absoluteUrl(localPath(path, locale));
  const languages = { en: address('en'), ne: address('ne'), 'x-default': address('en') };
  return locales.map((locale) => ({ url: address(locale), lastModified: changed, languages }));
}
