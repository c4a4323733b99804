import ICAL from 'ical.js';
import RssParser from 'rss-parser';
import { isAdDate } from '#packages/nepali/calendar/index.ts';
import { readFeedAddress } from './feed-address.ts';
import type { FeedEntry } from './feed-entry.ts';
import { feedText } from './feed-text.ts';
import { type ClosingDate, writeCalendar } from './serve-notice-document.ts';
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
    const xml = writeFeed('rss', content);
    const dates = ['lastBuildDate', 'pubDate'].map((name) => xml.match(new RegExp(`<${name}>`, 'g'))?.length);
    expect(dates).toEqual([1, 1]);
  });

  it('have stable ids, both languages and every file in Atom', () => {
    const xml = writeFeed('atom', content);
    expect(xml).toContain('<id>https://campus.example/notice/item/5</id>');
    expect(xml).toContain(
      '<link href="https://campus.example/ne/notice/item/5" rel="alternate" type="text/html" hreflang="ne"/>',
    );
    expect(xml.match(/rel="enclosure"/g)).toHaveLength(2);
    expect(xml.match(/ length="24000"/g)).toHaveLength(1);
    expect(xml.match(/ length=/g)).toHaveLength(1);
    expect(xml.match(/<published>/g)).toHaveLength(1);
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
    expect(feed.items[0]).toMatchObject({ date_published: '2026-11-17T06:20:00.000Z' });
    expect(feed.items[0]).not.toHaveProperty('date_modified');
    expect(feed.items[1]).not.toHaveProperty('date_published');
    const changed = { ...content, entries: [{ ...entry, changed: new Date('2026-11-18T00:00:00Z') }] };
    expect(JSON.parse(writeFeed('json', changed)).items[0].date_modified).toBe('2026-11-18T00:00:00.000Z');
  });

  it('contain no character that is invalid in XML', () => {
    expect(feedText('a\u0000b\u000bc\ud800d\uffff\n🎓')).toBe('a b c\ufffdd \n🎓');
  });

  it.each(['atom', 'rss'] as const)('may be empty in the format %s, without a time in the past', async (format) => {
    const xml = writeFeed(format, { ...content, updated: undefined, entries: [] });
    expect((await new RssParser().parseString(xml)).items).toEqual([]);
    expect(xml).not.toMatch(/1970|lastBuildDate/);
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
function closing(lastDate: string, rest: Partial<ClosingDate> = {}): ClosingDate {
  if (!isAdDate(lastDate)) throw new Error(lastDate);
  return {
    id: '5',
    description: 'एम.बी.एस. र एम.ए. पहिलो सेमेस्टरमा भर्ना हुन आवेदन दिने अन्तिम मिति; २०८३ मंसिर १५, \\ र\nअर्को',
    published: new Date('2026-11-17T06:20:00Z'),
    changed: new Date('2026-11-17T06:20:00Z'),
    url: 'https://campus.example/notice/item/5',
    lastDate,
    ...rest,
  };
}

test('a calendar of closing dates has no lines of a campus name', () =>
  expect(writeCalendar('Campus\r\nATTACH:x\rBEGIN:VEVENT', 'h', [])).not.toMatch(/^(?:ATTACH|BEGIN:VEVENT)/m));

const write = (...dates: ClosingDate[]) => writeCalendar('Last dates', 'campus.example', dates);
const read = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));

describe('a calendar of closing dates', () => {
  it('is parsed by another library', () => {
    const [event] = read(write(closing('2026-12-01')));
    expect(event?.uid).toBe('notice-5-deadline@campus.example');
    expect(event?.summary).toContain('अन्तिम मिति: एम.बी.एस.');
    expect(event?.summary).toContain('; २०८३ मंसिर १५, \\ र');
    expect(event?.description).toContain('\nअर्को\n\nhttps://campus.example/notice/item/5');
    expect(event?.component.getFirstPropertyValue('dtstamp')?.toString()).toBe('2026-11-17T06:20:00Z');
  });

  it('has no method, which would require an organizer (RFC 5546, 3.2.1)', () => {
    expect(write(closing('2026-12-01'))).not.toMatch(/^(METHOD|ORGANIZER)/m);
  });

  it.each(['2026-12-31', '2028-02-29', '2026-04-14'])('has %s as an all-day event without a time zone', (lastDate) => {
    const text = write(closing(lastDate));
    const [event] = read(text);
    expect(event?.startDate.isDate).toBe(true);
    expect(event?.startDate.toString()).toBe(lastDate);
    expect(event?.duration.toSeconds()).toBe(24 * 60 * 60);
    expect(text).toContain(`DTSTART;VALUE=DATE:${lastDate.replaceAll('-', '')}`);
  });

  it('folds lines at 75 octets, between characters, and ends them with CRLF', () => {
    const lines = write(closing('2026-12-01')).split('\r\n');
    expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
    expect(lines.join('')).not.toMatch(/[\n\ufffd]/);
  });

  it('is deterministic, also for a notice without a date', () => {
    expect(write(closing('2026-12-01'))).toBe(write(closing('2026-12-01')));
    expect(write(closing('2026-12-01', { published: null, changed: null }))).toContain('DTSTAMP:20261201T000000Z');
  });

  it('has a higher revision and a new time after each change, so that calendars move the entry', () => {
    const propertiesOf = (changed: string) => {
      const component = read(write(closing('2026-12-01', { changed: new Date(changed) })))[0]?.component;
      return ['sequence', 'dtstamp', 'last-modified'].map((name) => component?.getFirstPropertyValue(name)?.toString());
    };
    expect(propertiesOf('2026-11-17T06:20:00Z')).toEqual(['0', '2026-11-17T06:20:00Z', '2026-11-17T06:20:00Z']);
    expect(propertiesOf('2026-11-18T06:20:30Z')).toEqual(['1441', '2026-11-18T06:20:30Z', '2026-11-18T06:20:30Z']);
    // A notice that is entered before its publication.
    expect(propertiesOf('2026-11-16T06:20:00Z')[0]).toBe('0');
  });

  it('may be empty', () => {
    expect(read(write())).toEqual([]);
  });
});
