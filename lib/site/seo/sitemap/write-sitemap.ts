import 'server-only';
import { cacheLife } from 'next/cache';
import { escapeHtml } from '#lib/platform/http/escape-html.ts';
import { absoluteUrl } from '#lib/platform/routes/absolute-url.ts';
import { attempt } from '#lib/site/content-cache/attempt.ts';
import { publicationAnchor } from '#lib/site/notices/addresses.ts';
import { noticeList } from '#lib/site/notices/notice-list.ts';
import { siteIndex } from '#lib/site/site-search/site-index.ts';
import { datesOfParts, readChangingContent } from './changing-content.ts';
import { noticeSitemapPages, type SitemapEntry, type SitemapPage, sitemapEntries, sitemapPages } from './entries.ts';
import { latestDate, noticesOfPart } from './parts.ts';

const XML = '<?xml version="1.0" encoding="UTF-8"?>';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const changedAt = (date: string | null) => (date === null ? [] : [`<lastmod>${date}</lastmod>`]);
const locationOf = (url: string) => `<loc>${escapeHtml(url)}</loc>`;

function urlOf({ url, lastModified, languages }: SitemapEntry): string {
  const links = Object.entries(languages).map(
    ([language, address]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeHtml(address)}"/>`,
  );
  return ['<url>', locationOf(url), ...links, ...changedAt(lastModified), '</url>'].join('\n');
}

function writePart(pages: readonly SitemapPage[]): string {
  const opening = `<urlset ${NAMESPACE} xmlns:xhtml="http://www.w3.org/1999/xhtml">`;
  return [XML, opening, ...pages.flatMap(sitemapEntries).map(urlOf), '</urlset>', ''].join('\n');
}

/** The address of a part, whose name is `pages`, or `notices-` and its number. */
const partPath = (name: string) => `/sitemap-${name}.xml`;

/** The index of the sitemap (sitemaps.org): its parts, with the date of the newest page of each. */
export async function writeSitemapIndex(): Promise<string> {
  'use cache';
  cacheLife('content');
  const pages = sitemapPages(await readChangingContent());
  const notices = await attempt(datesOfParts);
  const parts = [
    { name: 'pages', changed: latestDate(pages.map(({ changed }) => changed)) },
    ...(notices.ok ? notices.value : []).map((changed, index) => ({ name: `notices-${index + 1}`, changed })),
  ].map(({ name, changed }) =>
    ['<sitemap>', locationOf(absoluteUrl(partPath(name))), ...changedAt(changed), '</sitemap>'].join('\n'),
  );
  return [XML, `<sitemapindex ${NAMESPACE}>`, ...parts, '</sitemapindex>', ''].join('\n');
}

/** The paths of read documents that have a page, by the path of their owner. */
async function readDocumentPaths(): Promise<ReadonlyMap<string, readonly string[]>> {
  const { documents } = await siteIndex();
  const byOwner = Map.groupBy(
    (documents?.documents ?? []).filter(({ hasPage }) => hasPage),
    ({ ownerPath }) => ownerPath,
  );
  return new Map([...byOwner].map(([owner, list]) => [owner, list.map(({ path }) => path)]));
}

/** A part of the sitemap; null for an unknown name. @throws CampusApiError */
export async function writeSitemapPart(name: string): Promise<string | null> {
  if (name === 'pages') {
    const content = await readChangingContent();
    const documents = await readDocumentPaths();
    const ofPublications = content.publications.flatMap(({ id, published }) =>
      (documents.get(publicationAnchor(id)) ?? []).map((path) => ({ path, changed: published })),
    );
    return writePart([...sitemapPages(content), ...ofPublications]);
  }
  const [, part] = /^notices-(\d+)$/.exec(name) ?? [];
  const notices = part === undefined ? [] : noticesOfPart((await noticeList('all')).notices, Number(part));
  return notices.length > 0 ? writePart(noticeSitemapPages(notices, await readDocumentPaths())) : null;
}
