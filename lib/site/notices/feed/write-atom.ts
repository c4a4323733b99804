import { generateAtomFeed } from 'feedsmith';
import { feedFormats } from './feed-address.ts';
import { type FeedContent, htmlOf } from './feed-content.ts';
import { minifyXml } from './minify-xml.ts';

/** Atom requires a time (RFC 4287, 4.1.1), also of a feed without entries and of an entry without a date. */
const START = new Date(performance.timeOrigin);

export function writeAtom({
  title,
  description,
  author,
  pageUrl,
  feedUrl,
  updated = START,
  entries,
}: FeedContent): string {
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
