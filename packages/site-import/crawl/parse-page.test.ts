import { gzipSync } from 'node:zlib';
import { textOf } from './dom.ts';
import { decodePage, parsePage } from './parse-page.ts';
import { readLists } from './read-records.ts';
import { isGeneric } from './record-title.ts';
import { readSitemap } from './sitemap.ts';

const SITE = 'http://old.campus.example';
const parse = (html: string | Buffer, type = 'text/html') => parsePage(Buffer.from(html), type, `${SITE}/notice.php`);
const listsOf = (html: string) => {
  const page = parse(html);
  return page === null ? [] : readLists(page, SITE);
};
const recordsOf = (html: string) => listsOf(html).flatMap(({ records }) => records);

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
