import { liteCookie, wantsLite } from './wants-lite.ts';

test.each([
  [{}, false],
  [{ 'save-data': 'on' }, true],
  [{ 'save-data': 'off' }, false],
  [{ cookie: 'lite=1' }, true],
  [{ cookie: 'a=b; lite=1' }, true],
  [{ cookie: 'lite=0', 'save-data': 'on' }, false],
  [{ cookie: 'lite=yes' }, false],
])('whether lite pages are wanted with the headers %p: %p', (headers, expected) =>
  expect(wantsLite(headers)).toBe(expected),
);

test('the cookie lasts a year, and is Secure where the site uses HTTPS', () => {
  expect(liteCookie(true, false)).toBe('lite=1; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax');
  expect(liteCookie(false, true)).toMatch(/^lite=0;.*; Secure$/);
});
