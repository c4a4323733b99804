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

test('the neighbours of a page are those in its menu group, or the other notice lists', () => {
  expect(pagesNear('/bHostel').slice(0, 2)).toEqual(['/bHostel', '/stuWelfareUnit']);
  expect(pagesNear('/notice/exam').slice(0, 3)).toEqual(['/notice/exam', '/notice', '/notice/admission']);
  expect(pagesNear('/contact')).toEqual(['/contact']);
});
