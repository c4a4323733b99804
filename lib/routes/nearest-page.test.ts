import { type PagePath, pages } from '#content/routes.ts';
import { nearestPage, pagesNear } from './nearest-page.ts';

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
])('%s is nearest to %s', (address, path) => {
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
])('%s is near to no page', (address) => {
  expect(nearestPage(address)).toBeNull();
});

test('every page is nearest to its own address', () => {
  for (const path of pages.filter((path) => path !== '/')) expect([path, nearestPage(path)]).toEqual([path, path]);
});

test('a page has beside it what stands beside it in the menu, or the other lists of notices', () => {
  expect(pagesNear('/bHostel').slice(0, 2)).toEqual(['/bHostel', '/stuWelfareUnit']);
  expect(pagesNear('/notice/exam').slice(0, 3)).toEqual(['/notice/exam', '/notice', '/notice/admission']);
  expect(pagesNear('/contact')).toEqual(['/contact']);
});
