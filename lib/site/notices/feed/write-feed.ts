import { generateJsonFeed, generateRssFeed } from 'feedsmith';
import { type FeedFormat, feedFormats } from './feed-address.ts';
import { type FeedContent, htmlOf } from './feed-content.ts';
import { minifyXml } from './minify-xml.ts';
import { writeAtom } from './write-atom.ts';

/** Writes RSS with at most one enclosure per item, as readers expect; the other files are links in its text. */
function writeRss({ title, description, pageUrl, feedUrl, updated, entries }: FeedContent): string {
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

function writeJson({ title, description, author, pageUrl, feedUrl, entries }: FeedContent): string {
  const feed = generateJsonFeed({
    title,
    description,
    home_page_url: pageUrl,
    feed_url: feedUrl,
    authors: [{ name: author }],
    items: entries.map(({ url, language, title: name, text, date, changed, files }) => ({
      id: url,
      url,
      title: name,
      content_text: text,
      language,
      ...(date && { date_published: date }),
      ...(changed && { date_modified: changed }),
      attachments: files.map((file) => ({
        url: file.url,
        mime_type: file.type,
        title: file.title,
        ...(file.length !== null && { size_in_bytes: file.length }),
      })),
    })),
  });
  return JSON.stringify(feed);
}

const writers = { atom: writeAtom, rss: writeRss, json: writeJson } as const;

/** @throws GenerateError if an entry lacks a field that the format requires */
export function writeFeed(format: FeedFormat, content: FeedContent): string {
  return writers[format](content);
}
