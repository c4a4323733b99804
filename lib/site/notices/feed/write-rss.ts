import { generateRssFeed } from 'feedsmith';
import { feedFormats } from './feed-address.ts';
import { type FeedContent, htmlOf } from './feed-content.ts';
import { minifyXml } from './minify-xml.ts';

/** Writes RSS with at most one enclosure per item, as readers expect; the other files are links in its text. */
export function writeRss({ title, description, pageUrl, feedUrl, updated, entries }: FeedContent): string {
  const xml = generateRssFeed({
    title,
    description,
    link: pageUrl,
    ...(updated && { lastBuildDate: updated }),
    atom: { links: [{ href: feedUrl, rel: 'self', type: feedFormats.rss.type }] },
    items: entries.map(({ url, title: name, text, date, files }) => ({
      title: name,
      link: url,
      guid: { value: url, isPermaLink: true },
      description: htmlOf({ text, files }),
      ...(date && { pubDate: date }),
      enclosures: files.slice(0, 1).map((file) => ({ url: file.url, type: file.type, length: file.length ?? 0 })),
    })),
  });
  return minifyXml(xml);
}
