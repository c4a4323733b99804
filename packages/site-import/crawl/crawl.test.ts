import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { type Block, wordsOf } from '../content/block.ts';
import { htmlBlocks } from '../content/html-blocks.ts';
import { oldBootstrapSite } from '../testing/old-bootstrap-site.ts';
import { oldFramesSite } from '../testing/old-frames-site.ts';
import { oldJoomlaSite } from '../testing/old-joomla-site.ts';
import { calendarPage, oldPhpSite } from '../testing/old-php-site.ts';
import { startOldSite } from '../testing/old-site-server.ts';
import { canonicalAddress, isPageAddress, listAddress, shapeOf } from './addresses.ts';
import { CrawlQueue } from './crawl-queue.ts';
import { crawlSite } from './crawl-site.ts';
import { textOf } from './dom.ts';
import { findDates } from './find-dates.ts';
import { findPatterns } from './find-patterns.ts';
import { decodePage, parsePage } from './parse-page.ts';
import { readLists } from './read-records.ts';
import { isGeneric } from './record-title.ts';
import { readSitemap } from './sitemap.ts';
import { oldSiteOf } from './to-old-site.ts';

const SITE = 'http://old.campus.example';

test.each([
  ['notice.php#top', `${SITE}/notice.php`],
  ['/index.php', `${SITE}/`],
  ['http://www.old.campus.example/a?PHPSESSID=12&id=3', `${SITE}/a?id=3`],
  ['https://old.campus.example/a?utm_source=x', `${SITE}/a`],
  ['http://other.example/', null],
  ['mailto:a@campus.example', null],
  ['javascript:void(0)', null],
])('the link %s leads to %s', (href, address) => {
  expect(canonicalAddress(href, `${SITE}/`, SITE)).toBe(address);
});

test.each([
  '/a.pdf',
  '/setup.exe',
  '/admin/login.php',
  '/index.php?action=logout',
  '/a/b/a/b/a/b',
  `/${'x'.repeat(1000)}`,
])('%s is not fetched as a page', (path) => {
  expect(isPageAddress(SITE + path)).toBe(false);
});

test.each(['/', '/notice.php?id=3', '/index.php/notices/12-login-of-students-is-open', '/administration.php'])(
  '%s is fetched as a page',
  (path) => {
    expect(isPageAddress(SITE + path)).toBe(true);
  },
);

test('addresses of one shape differ in numbers, and pages of a list have one address', () => {
  expect(shapeOf(`${SITE}/notice.php?id=3&page=2`)).toBe(shapeOf(`${SITE}/notice.php?page=9&id=77`));
  expect(shapeOf(`${SITE}/news/12-a`)).toBe(shapeOf(`${SITE}/news/13-b`));
  expect(shapeOf(`${SITE}/notice.php?cat=exam`)).not.toBe(shapeOf(`${SITE}/notice.php?cat=news`));
  for (const page of ['/list?cat=1&page=4', '/list?cat=1&limitstart=20', '/list/?cat=1'])
    expect(listAddress(SITE + page)).toBe('/list?cat=1');
  expect(listAddress(`${SITE}/notices/page/3/`)).toBe('/notices');
});

test('shapes take turns, and one whose pages repeat the same content ends', () => {
  const queue = new CrawlQueue();
  for (let day = 1; day <= 100; day += 1) queue.add(`${SITE}/calendar?day=${day}`, 1);
  queue.add(`${SITE}/about`, 1);
  const visited: string[] = [];
  for (let next = queue.next(); next !== undefined; next = queue.next()) {
    visited.push(next.address);
    queue.note(next.address, 'same', false);
  }
  expect(visited.indexOf(`${SITE}/about`)).toBe(1);
  expect(visited.length).toBeLessThan(40);
  expect(queue.traps).toEqual([{ shape: '/calendar?day=#', fetched: 30 }]);
});

test('a shape whose pages have notices is fetched whole', () => {
  const queue = new CrawlQueue();
  for (let id = 1; id <= 100; id += 1) queue.add(`${SITE}/notice?id=${id}`, 1);
  let count = 0;
  for (let next = queue.next(); next !== undefined; next = queue.next()) {
    count += 1;
    queue.note(next.address, 'same', true);
  }
  expect(count).toBe(100);
  expect(queue.traps).toEqual([]);
});

const daysOf = (text: string) => findDates(text).map(({ day }) => day);

test.each([
  ['2080-01-15', '2023-04-28'],
  ['२०८०/०१/१५', '2023-04-28'],
  ['२०८०।१।१५', '2023-04-28'],
  ['Published: 2080.1.15 B.S.', '2023-04-28'],
  ['083/08/05', '2026-11-21'],
  ['083/12/01', '2027-03-15'],
  ['15 Baisakh 2080', '2023-04-28'],
  ['वि.सं. २०८० साल बैशाख १५ गते', '2023-04-28'],
  ['मिति: २०८० वैशाख १५', '2023-04-28'],
  ['@)*)÷)!÷!%', '2023-04-28'],
  ['2019-01-05', '2019-01-05'],
  ['05/01/2019', '2019-01-05'],
  ['01/25/2019', '2019-01-25'],
  ['5 January 2019', '2019-01-05'],
  ['Jan 5, 2019', '2019-01-05'],
  ['Saturday, 5th of January, 2019 AD', '2019-01-05'],
  ['05Jan 2019', '2019-01-05'],
  ['Posted on 05-Jan-2019 by admin', '2019-01-05'],
])('the date of “%s” is %s', (text, day) => {
  expect(daysOf(text)).toEqual([day]);
});

test.each(['0000-00-00', '2080-13-40', '1901-01-01', '30-02-2019'])('“%s” is a date that does not exist', (text) => {
  expect(daysOf(text)).toEqual([null]);
});

test.each([
  '061-123456',
  '061-52-40',
  '061-12-33',
  'Batch 2070-2074',
  'Room 12, 2nd floor',
  'version 1.2.3',
  'May 2019',
  'Regulation 2050',
])('“%s” is not a date', (text) => {
  expect(daysOf(text)).toEqual([]);
});

test('several dates are found in their order', () => {
  expect(daysOf('From 2080-01-15 to 2080-02-15 (29 May 2023)')).toEqual(['2023-04-28', '2023-05-29', '2023-05-29']);
});

const parse = (html: string | Buffer, type = 'text/html') => parsePage(Buffer.from(html), type, `${SITE}/notice.php`);
const listsOf = (html: string) => {
  const page = parse(html);
  return page === null ? [] : readLists(page, SITE);
};
const recordsOf = (html: string) => listsOf(html).flatMap(({ records }) => records);

test.each([
  ['hand-written', oldPhpSite, '63a311'],
  ['of frames', oldFramesSite, 'bb8a1b'],
  ['of Joomla', oldJoomlaSite, 'afdc41'],
  ['of Bootstrap', oldBootstrapSite, '0c3040'],
])('a site %s is read exactly as before', async (_, write, digest) => {
  const site = await startOldSite(write().pages);
  const get = site.pages.get.bind(site.pages);
  site.pages.get = (url) => get(url) ?? calendarPage(url);
  const folder = mkdtempSync(join(tmpdir(), 'crawl-'));
  const options = { folder, allowPrivate: true, delayMs: 0, retryMs: 1, timeoutMs: 60_000 };
  const crawl = await crawlSite(`${site.address}/`, options);
  const { patterns, others } = findPatterns(crawl);
  const names = new Set(patterns.map(({ name }) => name));
  const old = oldSiteOf(
    crawl,
    patterns,
    { patterns: names, pages: new Set(others.map(({ address }) => address)) },
    folder,
  );
  site.close();
  rmSync(folder, { recursive: true });
  const { waiting, forbidden, deep, traps } = crawl;
  const results = { patterns, others, old, items: [...old.items], waiting, forbidden, deep, traps };
  // Without the address of the server, and the digests of pages that have it.
  const text = JSON.stringify(results)
    .replaceAll(site.address, SITE)
    .replace(/"digest":"[^"]*"/g, '');
  expect(createHash('sha256').update(text).digest('hex').slice(0, 6)).toBe(digest);
});

test('UTF-8 is read where another encoding is stated, and windows-1252 where UTF-8 is', () => {
  expect(decodePage(Buffer.from('सूचना'), 'text/html; charset=iso-8859-1')).toBe('सूचना');
  expect(decodePage(Buffer.from('\x93Campus\x94', 'latin1'), 'text/html; charset=utf-8')).toBe('“Campus”');
  expect(decodePage(Buffer.from('<meta charset="windows-1251">\xcf', 'latin1'), 'text/html')).toContain('П');
  expect(decodePage(Buffer.from('plain \xe9', 'latin1'), 'text/html; charset=none-such')).toBe('plain é');
});

test('a text in Preeti is Unicode, with its original', () => {
  const page = parse('<p><font face="Preeti">k/LIff ;"rgf</font> BBS</p>');
  expect(page && textOf(page.body)).toBe('परीक्षा सूचना BBS');
  expect(page?.rawTextOf(page.body)).toBe('k/LIff ;"rgf BBS');
});

test('UTF-8 that was read as windows-1252 is repaired', () => {
  const page = parse('<p>à¤¸à¥‚à¤šà¤¨à¤¾</p>');
  expect(page && textOf(page.body)).toBe('सूचना');
  expect(page?.repairs).toMatchObject([{ kind: 'encoding' }]);
});

test('links of frames, scripts and refreshes are read, and others are not', () => {
  const page = parse(
    `<meta http-equiv="refresh" content="0;url=home.php"><iframe src="a.php"></iframe><a href="javascript:window.open('b.php')">b</a>
     <span onclick="location.href='c.php'">c</span><a href="mailto:x@y.z">m</a><a href="#top">t</a>`,
  );
  expect(page?.links).toEqual(['home.php', 'a.php', 'b.php', 'c.php', '#top']);
});

test('broken HTML is read, and endless nesting is refused', () => {
  expect(parse('<table><tr><td>a<td>b<p></table></div></b>')).not.toBeNull();
  expect(parse('<div>'.repeat(100_000))).toBeNull();
});

test('the columns of a table are chosen by their headings, also in Preeti', () => {
  const table = (headings: string[]) =>
    `<table><tr>${headings.map((heading) => `<th>${heading}</th>`).join('')}</tr>
     <tr><td>1</td><td>Routine of the third semester</td><td>2080-02-15</td><td>2080-01-15</td></tr>
     <tr><td>2</td><td>Result</td><td>2080-03-15</td><td>2080-02-15</td></tr></table>`;
  for (const headings of [
    ['S.N.', 'Title', 'Last Date', 'Published Date'],
    ['क्र.सं.', 'विषय', 'अन्तिम मिति', 'प्रकाशित मिति'],
  ])
    expect(recordsOf(table(headings)).map(({ title, date }) => [title, date])).toEqual([
      ['Routine of the third semester', '2023-04-28'],
      ['Result', '2023-05-29'],
    ]);
});

test.each([
  [
    'before the link',
    '<li>2080-01-15 - <a href="a.pdf">First notice</a></li><li>2080-02-15 - <a href="b.pdf">Second notice</a></li>',
  ],
  [
    'after the link',
    '<li>1. <a href="a.pdf">First notice</a> (2080-01-15) <img src="new.gif"></li><li>2. <a href="b.pdf">Second notice</a> (2080-02-15)</li>',
  ],
  [
    'within the link',
    '<li><a href="a.pdf">2080-01-15: First notice</a></li><li><a href="b.pdf">2080-02-15: Second notice</a></li>',
  ],
  [
    'beside a link of one word',
    '<li>First notice, 2080-01-15 <a href="a.pdf">Download</a></li><li>Second notice, 2080-02-15 <a href="b.pdf">Download</a></li>',
  ],
])('the date of an item of a list is read %s', (_, items) => {
  const records = recordsOf(`<ul>${items}</ul>`);
  expect(records.map(({ title, date, links }) => [title, date, links.map(({ address }) => address)])).toEqual([
    ['First notice', '2023-04-28', [`${SITE}/a.pdf`]],
    ['Second notice', '2023-05-29', [`${SITE}/b.pdf`]],
  ]);
});

test('a menu, a gallery and a table of results are not lists of notices', () => {
  expect(
    listsOf(
      '<ul><li><a href="a.php">About us</a></li><li><a href="b.php">Contact</a></li><li><a href="c.php">Staff</a></li></ul>',
    ),
  ).toEqual([]);
  expect(listsOf('<div><a href="1.jpg"><img src="1.jpg"></a><a href="2.jpg"><img src="2.jpg"></a></div>')).toEqual([]);
  expect(
    listsOf(
      '<table><tr><th>Symbol</th><th>Name</th></tr><tr><td>101</td><td>Sita</td></tr><tr><td>102</td><td>Ram</td></tr></table>',
    ),
  ).toEqual([]);
});

test('sitemaps, their indexes, compressed and plain ones are read', () => {
  const xml =
    '<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>http://a.example/1</loc></url></urlset>';
  expect(readSitemap(Buffer.from(xml)).pages).toEqual(['http://a.example/1']);
  expect(readSitemap(gzipSync(xml)).pages).toEqual(['http://a.example/1']);
  // 60 KB that decompress to more than 50 MB.
  expect(readSitemap(gzipSync(Buffer.concat([Buffer.from(xml), Buffer.alloc(50 * 1024 * 1024, ' ')]))).pages).toEqual(
    [],
  );
  const index = '<sitemapindex><sitemap><loc>http://a.example/s.xml.gz</loc></sitemap></sitemapindex>';
  expect(readSitemap(Buffer.from(index)).sitemaps).toEqual(['http://a.example/s.xml.gz']);
  expect(readSitemap(Buffer.from('http://a.example/1\nhttp://a.example/2\n')).pages).toHaveLength(2);
  for (const other of ['<html><p>Not found', '', '<urlset><url><loc>cut', '<!DOCTYPE x [<!ENTITY a "b">]><urlset/>'])
    expect(readSitemap(Buffer.from(other)).sitemaps).toEqual([]);
});

test('a label of many words of links is compared at once', () => {
  expect(isGeneric('Click here: '.repeat(100))).toBe(true);
  expect(isGeneric(`${'click here '.repeat(100)}for the form`)).toBe(false);
});

const read = (html: string) => {
  const reduced = new Set<string>();
  return { blocks: htmlBlocks(html, reduced), reduced: [...reduced] };
};
const words = (blocks: readonly Block[]) => blocks.map((block) => ('text' in block ? wordsOf(block.text) : block.type));

test('blank lines of the classic editor separate paragraphs', () => {
  expect(words(read('First\nline.\n\nSecond.<br>Third.').blocks)).toEqual(['First line.', 'Second.\nThird.']);
});

test('headings, lists with inner lists, tables and pictures remain in their order', () => {
  const { blocks } = read(`<h2>Fees</h2><ul><li>One<ol><li>Inner</li></ol></li><li><p>Two</p></li></ul>
    <figure><table><tr><th>Year</th><th>Fee</th></tr><tr><td>1</td><td> 2,000 </td></tr></table></figure>
    <p><a href="/big.png"><img src="/small.png" alt="Gate"></a></p>`);
  expect(blocks).toEqual([
    { type: 'heading', text: ['Fees'] },
    { type: 'points', items: [['One'], ['Inner'], ['Two']] },
    {
      type: 'table',
      rows: [
        ['Year', 'Fee'],
        ['1', '2,000'],
      ],
    },
    { type: 'picture', url: '/small.png', alt: 'Gate' },
  ]);
});

test('links keep http addresses and paths, and lose scripts', () => {
  const { blocks } = read(
    '<p><a href="/a">A</a> <a href="javascript:alert(1)">B</a> <a href="java\nscript:x">C</a></p>',
  );
  expect(blocks).toEqual([{ type: 'paragraph', text: [{ label: 'A', url: '/a' }, ' B C'] }]);
});

test('shortcodes lose their tags, and are named by their page builder', () => {
  const { blocks, reduced } = read(
    '[vc_row][vc_column width="1/2"]Text[/vc_column][/vc_row] [contact-form-7 id="4"] [gallery ids="5,6"] [see below]',
  );
  expect(words(blocks)).toEqual(['Text', 'reference', 'reference', '[see below]']);
  expect(reduced).toEqual(['WPBakery', '[contact-form-7]']);
});

test('names of tabs and folded parts and captions of pictures, which stand in attributes, remain', () => {
  const { blocks } = read(
    '[vc_tta_section title="Eligibility"]BBS[/vc_tta_section][et_pb_toggle title="योग्यता"]दस जोड दुई[/et_pb_toggle][tab title="Fees"]45,000[/tab]' +
      '[caption id="a" caption="The old hall"]<a href="/a.jpg">picture</a>[/caption]',
  );
  expect(words(blocks)).toEqual([
    'Eligibility',
    'BBS',
    'योग्यता',
    'दस जोड दुई',
    'Fees',
    '45,000',
    'The old hall',
    expect.anything(),
  ]);
});

test('files behind buttons of page builders become links, and NextGEN brings no attachments', () => {
  const { blocks, reduced } = read(
    `[vc_btn title="Form" link="url:https%3A%2F%2Fold.example%2Fform.pdf|title:Form"] [et_pb_button button_url="https://old.example/b.pdf"]
    [ngg src="galleries" ids="1"] [nggallery id=3] [vc_btn link="url:https%3A%2F%E0"]`,
  );
  expect(blocks.map((block) => ('text' in block ? block.text : block.type))).toEqual([
    [{ label: 'form.pdf', url: 'https://old.example/form.pdf' }],
    [{ label: 'b.pdf', url: 'https://old.example/b.pdf' }],
  ]);
  expect(reduced).toEqual(['WPBakery', 'Divi', '[ngg]', '[nggallery]']);
});

test('a viewer of a document becomes a link to the document', () => {
  const { blocks } = read(
    '<iframe src="https://docs.google.com/viewer?url=https%3A%2F%2Fold.example%2Fa%2Fform.pdf&embedded=true"></iframe>[pdf-embedder url="https://old.example/b.pdf"]',
  );
  expect(blocks).toEqual([
    { type: 'paragraph', text: [{ label: 'form.pdf', url: 'https://old.example/a/form.pdf' }] },
    { type: 'paragraph', text: [{ label: 'b.pdf', url: 'https://old.example/b.pdf' }] },
  ]);
});

test('deep nesting is reduced to its words in a moment', () => {
  const start = performance.now();
  const { blocks, reduced } = read(`${'<div>'.repeat(100_000)}deep`);
  expect(words(blocks)).toEqual(['deep']);
  expect(reduced).toContain('nested elements');
  expect(performance.now() - start).toBeLessThan(5000);
});

const piece = fc.oneof(
  fc.constantFrom(
    ...[
      '<script>',
      '</script>',
      '<p onclick="x()">',
      '</p>',
      '<a href="javascript:x">',
      '</a>',
      '<svg><style>',
      '<td>',
    ],
    ...[
      '<a href="data:text/html,x">',
      '<img src=x onerror=y>',
      '<iframe srcdoc="<b>">',
      '[x](javascript:y)',
      '](',
      '[',
      '(',
    ],
    ...[
      '<img src="javascript:z">',
      '<template>',
      '<!--',
      '-->',
      '<![CDATA[',
      '[vc_row]',
      '[a](/b)',
      '<table><tr><td>',
      '&#106;',
    ],
  ),
  fc.string({ maxLength: 12 }),
);

test('no HTML yields anything but texts, and links with http addresses or paths', () => {
  const isSafe = (url: string) => /^(?:https?:\/\/|[^:]*$)/i.test(url) || /^[/?]/.test(url);
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const { blocks } = read(pieces.join(''));
      for (const block of blocks) {
        const inlines = 'text' in block ? [block.text] : block.type === 'points' ? block.items : [];
        for (const part of inlines.flat()) {
          // A text of the site content reads `[label](address)` as a link.
          expect(typeof part === 'string' ? part : part.label).not.toContain('](');
          if (typeof part !== 'string') expect(isSafe(part.url)).toBe(true);
        }
        if (block.type === 'picture') expect(isSafe(block.url)).toBe(true);
      }
    }),
    { numRuns: 500 },
  );
});

const tableOf = (html: string) => read(html).blocks.flatMap((block) => (block.type === 'table' ? [block.rows] : []));

test.each([
  [
    'cells over several rows and columns are in each of them',
    '<table><tr><th>Day</th><th>Subject</th><th>Time</th></tr><tr><td rowspan="2">5</td><td>A</td><td>10:00</td></tr><tr><td>M</td><td>14:00</td></tr><tr><td>6</td><td colspan="2">Holiday</td></tr></table>',
    ['Day|Subject|Time', '5|A|10:00', '5|M|14:00', '6|Holiday|Holiday'],
  ],
  [
    'headings of two rows are joined',
    '<table><thead><tr><th rowspan="2">Day</th><th colspan="2">Time</th></tr><tr><th>From</th><th>To</th></tr></thead><tr><td>5</td><td>10</td><td>1</td></tr></table>',
    ['Day|Time From|Time To', '5|10|1'],
  ],
  [
    'a table within a cell is a part of its text',
    '<table><tr><th>Day</th><th>Subjects</th></tr><tr><td>5</td><td><table><tr><td>10:00</td><td>A</td></tr><tr><td>14:00</td><td>M</td></tr></table></td></tr></table>',
    ['Day|Subjects', '5|10:00 A; 14:00 M'],
  ],
  [
    'what is crossed out is left out',
    '<table><tr><th>Day</th><th>Time</th></tr><tr><td><del>5</del> 6</td><td><s>10:00</s><span style="text-decoration: line-through">11:00</span> 12:00</td></tr></table>',
    ['Day|Time', '6|12:00'],
  ],
  [
    'impossible spans are bounded',
    '<table><tr><td rowspan="99999" colspan="99999">A</td></tr><tr><td>B</td></tr><tr><td>C</td></tr></table>',
    Array(2).fill(Array(100).fill('A').join('|')),
  ],
])('in tables %s', (_, html, rows) => {
  expect(tableOf(html)).toEqual([rows.map((row) => row.split('|'))]);
});

test('a table that arranges a page is read as its content, with the tables within it', () => {
  const { blocks } = read(
    '<table><tr><td><h2>Fees</h2><p>See <a href="/a">A</a>.</p><table><tr><th>Y</th><th>F</th></tr><tr><td>1</td><td>2</td></tr></table></td></tr></table>',
  );
  expect(blocks.map(({ type }) => type)).toEqual(['heading', 'paragraph', 'table']);
});

test('crossed-out texts are named, raised and lowered numbers stay apart, and lists continue their numbers', () => {
  const { blocks, reduced } = read(
    '<p>On <del>5 Poush</del> 10 Poush. Rs. 5<sup>00</sup>, CO<sub>2</sub>, 1<sup>st</sup></p><ol start="3"><li>Three</li><li value="7">Seven</li></ol><pre>a\nb</pre>',
  );
  expect(blocks).toMatchObject([
    { text: ['On 10 Poush. Rs. 5⁰⁰, CO₂, 1st'] },
    { items: [['3. Three'], ['7. Seven']] },
    { text: ['a\nb'] },
  ]);
  expect(reduced).toEqual(['<del>5 Poush</del>']);
});

test('a file block is one link, a player is a link, and a pixel that counts visitors is left out', () => {
  const { blocks } = read(
    '<div class="wp-block-file"><object class="wp-block-file__embed" data="/a.pdf"></object><a href="/a.pdf">Result</a><a href="/a.pdf" class="wp-block-file__button">Download</a></div><video><source src="/v.mp4"></video><img width="1" height="1" src="https://x.example/tr"><p>https://youtu.be/x</p>',
  );
  expect(blocks).toEqual([
    { type: 'paragraph', text: [{ label: 'Result', url: '/a.pdf' }] },
    { type: 'paragraph', text: [{ label: 'v.mp4', url: '/v.mp4' }] },
    { type: 'paragraph', text: [{ label: 'https://youtu.be/x', url: 'https://youtu.be/x' }] },
  ]);
});
