import { type PagePath, pages } from '#content/routes.ts';
import { registerSite, sampleSite, siteOf } from '#lib/site/site-content/testing/sample-site.ts';
import { isMissingPath, missingPath, nearestPage } from './nearest-page.ts';

afterEach(() => registerSite());
beforeAll(() => registerSite());

test.each<[string, PagePath]>([
  ['/notice/item', '/notice'],
  ['/notices', '/notice'],
  ['/notise', '/notice'],
  ['/admision.php', '/notice/admission'],
  ['/notice/bsc-exam-routine', '/notice/exam'],
  ['/about-us.html', '/about'],
  ['/aboutUs', '/about'],
  ['/library/rules', '/library'],
  ['/girls-hostel', '/gHostel'],
  ['/pages/chief_message', '/chiefMessage'],
  ['/management-committee', '/mgmtCommittee'],
  ['/student%20union', '/studentUnion'],
  ['/photo-gallery', '/gallery'],
  ['/calendar/1999-01', '/calendar'],
  ['/पुस्तकालय', '/library'],
  [encodeURI('/ne/पुस्तकालय'), '/library'],
  ['/contactus', '/contact'],
])('the page nearest to %s is %s', (address, path) => {
  expect(nearestPage(address)).toBe(path);
});

test.each([
  '/nowhere',
  '/',
  '/12345',
  '/x.php',
  '/wp-login.php',
  '/__proto__',
  '/%ff',
  '/missing',
  '/qqqqqqqq/zzzzzzzz',
])('%s has no nearest page', (address) => {
  expect(nearestPage(address)).toBeNull();
});

test('the page nearest to its own address is the page itself', () => {
  for (const path of pages.filter((path) => path !== '/')) expect([path, nearestPage(path)]).toEqual([path, path]);
});

test('a page of the menu is suggested by the name that the campus gave it', () => {
  const link = { label: { en: 'Vacancies', ne: 'रिक्त पद' }, path: '/jobs' };
  const menu = { entries: [link], footerLinks: [], importantLinks: [], siteLinks: [] };
  registerSite({ ...sampleSite, menu, page: { jobs: { title: link.label, parts: [{ points: [link.label] }] } } });
  expect(nearestPage('/vacancy')).toBe('/jobs');
  expect(isMissingPath(missingPath('/jobs'))).toBe(true);
});

test('pages without a text are not suggested', () => {
  registerSite(siteOf([]));
  expect(nearestPage('/library/rules')).toBeNull();
  expect(isMissingPath('/missing/library')).toBe(false);
});

test.each(['/missing', '/missing/about', '/missing/notice/exam'])('%s is a Not Found page', (path) => {
  expect(isMissingPath(path)).toBe(true);
});

test.each(['/', '/about', '/missing/', '/missing/made-up', '/missingabout'])('%s is not a Not Found page', (path) => {
  expect(isMissingPath(path)).toBe(false);
});
