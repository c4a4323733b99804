import type { MetadataRoute } from 'next';
import { readChangingContent } from '@/lib/metadata/sitemap/changing-content';
import { sitemapEntries, sitemapPages } from '@/lib/metadata/sitemap/entries';

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  return sitemapPages(await readChangingContent()).flatMap(sitemapEntries);
}
