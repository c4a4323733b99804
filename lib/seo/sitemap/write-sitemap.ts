import 'server-only';
import { cacheLife } from 'next/cache';
import { escapeHtml } from '#lib/http/escape-html.ts';
import { readChangingContent } from './changing-content.ts';
import { type SitemapEntry, sitemapEntries, sitemapPages } from './entries.ts';

const OPENING =
  '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">';

function urlOf({ url, lastModified, languages }: SitemapEntry): string {
  const links = Object.entries(languages).map(
    ([language, address]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeHtml(address)}"/>`,
  );
  const changed = lastModified === null ? [] : [`<lastmod>${lastModified}</lastmod>`];
  return ['<url>', `<loc>${escapeHtml(url)}</loc>`, ...links, ...changed, '</url>'].join('\n');
}

/** All pages for search engines (sitemaps.org). */
export async function writeSitemap(): Promise<string> {
  'use cache';
  cacheLife('content');
  const urls = sitemapPages(await readChangingContent())
    .flatMap(sitemapEntries)
    .map(urlOf);
  return ['<?xml version="1.0" encoding="UTF-8"?>', OPENING, ...urls, '</urlset>', ''].join('\n');
}
