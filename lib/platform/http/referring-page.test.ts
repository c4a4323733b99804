import { referringPage } from './referring-page.ts';

const pageOf = (referer: string) =>
  referringPage(new Request('https://campus.example/', { headers: { host: 'campus.example', referer } }));

test.each([
  ['https://campus.example/ne/notice/search?q=a', '/ne/notice/search?q=a'],
  ['https://campus.example//evil.example/a', '/evil.example/a'],
  ['https://campus.example/\\\\evil.example', '/evil.example'],
  ['https://evil.example/about', null],
  ['scheme://campus.example/\\evil.example', null],
  ['scheme://campus.example\\evil.example', null],
  ['ftp://campus.example/about', null],
  ['javascript:alert(1)', null],
  ['', null],
])('the referring page of %s is %s', (referer, expected) => {
  expect(pageOf(referer)).toBe(expected);
});
