import RssParser from 'rss-parser';
import { readFeedAddress } from './feed-address.ts';
import type { FeedEntry } from './feed-entry.ts';
import { feedText } from './feed-text.ts';
import { writeFeed } from './write-feed.ts';

jest.mock('#lib/site/content-cache/files/file-facts.ts', () => ({}));

const entry: FeedEntry = {
  url: 'https://campus.example/notice/item/5',
  addresses: [
    { url: 'https://campus.example/notice/item/5', language: 'en' },
    { url: 'https://campus.example/ne/notice/item/5', language: 'ne' },
  ],
  language: 'ne',
  title: 'भर्ना <b>सूचना</b> & "मिति" ]]> ',
  text: 'भर्ना <script>alert(1)</script> & ]]>\n\nअन्तिम मिति: २०८३ मंसिर १५',
  date: new Date('2026-11-17T06:20:00Z'),
  files: [
    {
      url: 'https://campus.example/files/a.pdf?name=%E0%A4%AD.pdf&x=1',
      type: 'application/pdf',
      length: 24_000,
      title: 'भर्ना.pdf',
    },
    { url: 'https://campus.example/files/b.docx?name=b', type: 'application/octet-stream', length: null, title: 'b' },
  ],
};
const content = {
  title: 'Campus & क्याम्पस',
  description: 'All notices',
  author: 'Campus',
  pageUrl: 'https://campus.example/notice',
  feedUrl: 'https://campus.example/notice/feed.xml',
  updated: new Date('2026-11-17T06:20:00Z'),
  entries: [entry, { ...entry, url: 'https://campus.example/notice/item/4', date: null, files: [] }],
};

describe('feeds', () => {
  it.each(['atom', 'rss'] as const)('in the format %s are parsed by another library', async (format) => {
    const feed = await new RssParser().parseString(writeFeed(format, content));
    expect(feed.title).toBe(content.title);
    expect(feed.items).toHaveLength(2);
    expect(feed.items[0]).toMatchObject({ title: entry.title.trim(), link: entry.url });
    expect(feed.items[0]?.isoDate).toBe('2026-11-17T06:20:00.000Z');
    expect(feed.items[0]?.contentSnippet ?? feed.items[0]?.content).toContain('<script>alert(1)</script>');
  });

  it('have one enclosure per item in RSS, with its length', async () => {
    const [first, second] = (await new RssParser().parseString(writeFeed('rss', content))).items;
    expect(first?.enclosure).toEqual({ url: entry.files[0]?.url, type: 'application/pdf', length: '24000' });
    expect(second?.enclosure).toBeUndefined();
  });

  it('have stable ids, both languages and every file in Atom', () => {
    const xml = writeFeed('atom', content);
    expect(xml).toContain('<id>https://campus.example/notice/item/5</id>');
    expect(xml).toContain(
      '<link href="https://campus.example/ne/notice/item/5" rel="alternate" type="text/html" hreflang="ne"/>',
    );
    expect(xml.match(/rel="enclosure"/g)).toHaveLength(2);
    expect(writeFeed('atom', content)).toBe(xml);
  });

  it('conform to JSON Feed 1.1', () => {
    const feed = JSON.parse(writeFeed('json', content));
    expect(feed).toMatchObject({ version: 'https://jsonfeed.org/version/1.1', feed_url: content.feedUrl });
    expect(feed.items[0]).toMatchObject({ id: entry.url, url: entry.url, content_text: entry.text, language: 'ne' });
    expect(feed.items[0].attachments).toEqual([
      { url: entry.files[0]?.url, mime_type: 'application/pdf', title: 'भर्ना.pdf', size_in_bytes: 24_000 },
      { url: entry.files[1]?.url, mime_type: 'application/octet-stream', title: 'b' },
    ]);
    expect(feed.items[1]).not.toHaveProperty('date_published');
  });

  it('contain no character that is invalid in XML', () => {
    expect(feedText('a\u0000b\u000bc\ud800d\uffff\n🎓')).toBe('a b c\ufffdd \n🎓');
  });

  it('may be empty', async () => {
    const feed = await new RssParser().parseString(writeFeed('rss', { ...content, entries: [] }));
    expect(feed.items).toEqual([]);
  });
});

describe('addresses of feeds', () => {
  it.each([
    [['feed.xml'], { department: 'all', format: 'atom' }],
    [['exam', 'rss.xml'], { department: 'exam', format: 'rss' }],
    [['downloads', 'feed.json'], { department: 'downloads', format: 'json' }],
    [['all', 'feed.xml'], null],
    [['constructor', 'feed.xml'], null],
    [['exam', 'x', 'feed.xml'], null],
    [['feed.atom'], null],
    [[], null],
  ])('%p are parsed', (segments, address) => {
    expect(readFeedAddress(segments)).toEqual(address);
  });
});
