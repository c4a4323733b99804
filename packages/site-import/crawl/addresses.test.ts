import { canonicalAddress, isPageAddress, listAddress, shapeOf } from './addresses.ts';
import { CrawlQueue } from './crawl-queue.ts';

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
