import { registerSite, sampleSite } from '#lib/site/site-content/testing/sample-site.ts';
import { canonicalFormerAddress } from './former-address.ts';
import { formerLocation } from './former-addresses.ts';

const rows = (
  [
    ['/2019/05', '/notice'],
    ['/2019', '/notice'],
    ['/page', '/notice'],
    ['/author', '/notice'],
    ['/category/exam-section', '/notice/exam'],
    ['/tag/urgent', '/search?q=Urgent'],
    ['/ne/इतिहास', '/about'],
    ['/news/rules', '/notice/item/4'],
  ] as const
).map(([from, to]) => [canonicalFormerAddress(from) ?? '', to] as const);

beforeAll(() => registerSite(sampleSite));

test.each([
  ['/2019/05/03/', '/notice'],
  ['/2020/05/03/', null],
  ['/page/7/', '/notice'],
  ['/author/clerk/page/2/', '/notice'],
  ['/topics/news/exam-section/page/3/', '/notice/exam'],
  ['/ne/topics/exam-section/', '/ne/notice/exam'],
  ['/topics/news/exam-section/feed/', '/notice/exam/feed.xml'],
  ['/labels/urgent/', '/search?q=Urgent'],
  ['/labels/urgent/feed/', '/notice/feed.xml'],
  ['/exam-section/', null],
  ['/other/rules/', null],
  ['/news/rules/2/', '/notice/item/4'],
  ['/library/2/', '/library'],
  ['/library/feed/', '/library'],
  [encodeURI('/ne/इतिहास/2/'), '/ne/about'],
])('%s, which WordPress derives, leads to %s', (url, target) => expect(formerLocation(rows, url)).toBe(target));
