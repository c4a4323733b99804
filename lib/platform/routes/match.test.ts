import { registerSite, siteOf } from '#lib/site/site-content/testing/sample-site.ts';
import { isFileRoute, isPageRoute, labelOf, matchRoute } from './match.ts';

test.each([
  ['/', '/'],
  ['/ne', '/'],
  ['/ne/about?x=1', '/about'],
  ['/gallery/6aB-3', '/gallery/{id}'],
  ['/ne/notice/item/5', '/notice/item/{id}'],
  ['/notice/page/2', '/notice/{department}/page/{n}'],
  ['/ne/notice/exam/page/12', '/notice/{department}/page/{n}'],
  ['/notice/item/5/deadline.ics', '/notice/item/{id}/{file}'],
  ['/notice/exam/feed.json', '/notice/{feed}'],
  ['/calendar/2083-08', '/calendar/{month}'],
  ['/programs/bbs', '/programs/{programme}'],
  ['/ne/search?q=a', '/search'],
  ['/files/a.pdf?name=b', '/files/{name}'],
  ['/files/profile/a.jpg', '/files/profile/{name}'],
  ['/api/qaa/documents/7', '/api/qaa/documents/{key}'],
  ['/api/qaa/form/login', '/api/qaa/form/login'],
  ['/api/lite/on', '/api/lite/on'],
  ['/_next/image?url=%2Fpictures%2Fa.webp', '/_next/image'],
  ['/_next/static/chunks/a.js', '/_next/static'],
  ['/sitemap-notices-12.xml', '/sitemap-{part}.xml'],
  ['/logos/campus.svg', '/public'],
  ['/cards/en/index.png', 'other'],
  ['/api/made-up', 'other'],
  ['/manifest-ne.webmanifest', '/manifest-ne.webmanifest'],
])('%s has the label %s', (url, label) => expect(labelOf(matchRoute(url))).toBe(label));

test.each([
  '/About',
  '/about/',
  '/nea',
  '/ne/',
  '/ne/ne',
  '/ne/robots.txt',
  '/ne/api/visits',
  '/en/about',
  '/served/en/search',
  '/missing',
  '/gallery/a.b',
  '/calendar/1999-01',
  '/sitemap-notices-0.xml',
  '/sitemap/pages',
  '/notice/page/1',
  '/notice/sports/page/2',
  '/files/a/b',
  '/__proto__',
  '/constructor',
  '',
  '*',
  'http://elsewhere.example/',
])('%s is unknown, and all unknown addresses share a label', (url) => {
  expect(matchRoute(url)).toBeNull();
  expect(labelOf(matchRoute(url))).toBe('other');
});

test.each([
  ['/calendar/2083-08', true],
  ['/status', true],
  ['/nowhere', true],
  ['/api/made-up', false],
  ['/cards/en/index.png', false],
  ['/notice/feed.xml', false],
  ['/robots.txt', false],
])('%s is a page: %s', (url, expected) => expect(isPageRoute(matchRoute(url))).toBe(expected));

test.each(['/files/a.pdf', '/files/profile/a.jpg', '/api/qaa/documents/1'])(
  '%s is a file, and its folder is not',
  (path) => {
    expect(isFileRoute(matchRoute(path))).toBe(true);
    expect(isFileRoute(matchRoute(path.replace(/[^/]+$/, '')))).toBe(false);
  },
);

test('the pages of a campus share a route that matches no other path', () => {
  registerSite(
    siteOf([{ key: 'page/life/clubs', content: { title: { en: 'Clubs' }, parts: [{ points: [{ en: 'Chess' }] }] } }]),
  );
  expect(labelOf(matchRoute('/ne/life/clubs?a=1'))).toBe('/{page}');
  expect(isPageRoute(matchRoute('/life/clubs'))).toBe(true);
  expect(matchRoute('/life/Clubs')).toBeNull();
  registerSite(siteOf([]));
  expect(matchRoute('/life/clubs')).toBeNull();
});
