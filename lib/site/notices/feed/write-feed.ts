import { generateAtomFeed, generateJsonFeed, generateRssFeed } from 'feedsmith';
import { type FeedFormat, feedFormats } from './feed-address.ts';
import type { FeedEntry } from './feed-entry.ts';
import { toHtml } from './feed-text.ts';

/** A feed without its format. Addresses are absolute; `updated`: when its entries last changed; undefined without an entry. */
interface FeedContent {
  title: string;
  description: string;
  author: string;
  pageUrl: string;
  feedUrl: string;
  updated: Date | undefined;
  entries: readonly FeedEntry[];
}

/** The text of a notice and links to its files, as HTML: readers sanitize it, and some show no other text. */
function htmlOf({ text, files }: Pick<FeedEntry, 'text' | 'files'>): string {
  const links = files.map(({ url, title }) => `<p><a href="${toHtml(url)}">${toHtml(title)}</a></p>`);
  return `<p>${toHtml(text)}</p>${links.join('')}`;
}

/** Removes the indentation that the generator adds around texts, as readers treat it as part of them. */
function minifyXml(xml: string): string {
  return xml.replace(/>\s+(?=<!\[CDATA\[)/g, '>').replace(/(?<=\]\]>)\s+(?=<\/)/g, '');
}

/** Atom requires a time (RFC 4287, 4.1.1), also of a feed without entries and of an entry without a date. */
const START = new Date(performance.timeOrigin);

function writeAtom({ title, description, author, pageUrl, feedUrl, updated = START, entries }: FeedContent): string {
  const xml = generateAtomFeed({
    id: feedUrl,
    title: { value: title },
    subtitle: { value: description },
    updated,
    authors: [{ name: author }],
    links: [
      { href: feedUrl, rel: 'self', type: feedFormats.atom.type },
      { href: pageUrl, rel: 'alternate', type: 'text/html' },
    ],
    entries: entries.map((entry) => ({
      id: entry.url,
      title: { value: entry.title, type: 'text' },
      content: { value: htmlOf(entry), type: 'html' },
      updated: entry.changed ?? entry.date ?? updated,
      ...(entry.date && { published: entry.date }),
      links: [
        ...entry.addresses.map(({ url, language }) => ({
          href: url,
          rel: 'alternate',
          type: 'text/html',
          hreflang: language,
        })),
        ...entry.files.map(({ url, type, length, title: name }) => ({
          href: url,
          rel: 'enclosure',
          type,
          title: name,
          ...(length !== null && { length }),
        })),
      ],
    })),
  });
  return minifyXml(xml);
}

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
