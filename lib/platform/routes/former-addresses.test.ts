import { registerSite, sampleSite } from '#lib/site/site-content/testing/sample-site.ts';
import { canonicalFormerAddress } from './former-address.ts';
import { formerLocation } from './former-addresses.ts';

describe('a former address', () => {
  const entered = [
    ['/2019/05/Result/', '/notice/item/1'],
    ['/?p=12', '/notice/item/2'],
    ['/?page_id=3', '/about'],
    ['/index.php?option=com_content&view=article&id=5:rules', '/library'],
    ['/index.php?option=com_content&view=category', '/notice'],
    ['/notice.php', '/notice'],
    ['/notice.php?id=7', '/notice/item/7'],
    ['/सूचना-२०७६/', '/notice/exam'],
    ['/ne/पुरानो/', '/notice/admission'],
    ['/category/exam/feed/', '/notice/exam/feed.xml'],
    ['/wp-content/uploads/2019/05/Rules.pdf', '/files/1-rules.pdf'],
    ['/wp-content/uploads/2019/05/hall.jpg', '/gallery/3'],
    ['/drive', 'https://drive.example.org/a?b=c'],
    ['/about', '/notice'],
    ['/programme list', '/programs#bbs'],
  ] as const;
  const rows = entered.map(([from, to]) => [canonicalFormerAddress(from) ?? '', to] as const);
  const location = (url: string) => formerLocation(rows, url);

  beforeAll(() => registerSite(sampleSite));

  test.each([
    ['/2019/05/result', '/notice/item/1'],
    ['/2019/05/result/', '/notice/item/1'],
    ['/2019/05/RESULT//', '/notice/item/1'],
    ['/2019/05/result/?share=facebook', '/notice/item/1'],
    ['/2019/05/result/feed/', '/notice/item/1'],
    ['/2019/05/result/amp/', '/notice/item/1'],
    ['/2019/05/result/comment-page-2/', '/notice/item/1'],
    ['/ne/2019/05/result/', '/ne/notice/item/1'],
    ['/en/2019/05/result/', '/notice/item/1'],
    ['/?p=12', '/notice/item/2'],
    ['/?p=12&fbclid=abc', '/notice/item/2'],
    ['/ne?p=12', '/ne/notice/item/2'],
    ['/ne/?p=12', '/ne/notice/item/2'],
    ['/?page_id=3', '/about'],
    ['/index.php?id=5%3Arules&view=article&option=com_content&Itemid=9', '/library'],
    ['/index.php?option=com_content&view=category', '/notice'],
    ['/notice.php?id=7', '/notice/item/7'],
    ['/notice.php?id=8', '/notice'],
    [`${encodeURI('/सूचना-२०७६/')}`, '/notice/exam'],
    [`${encodeURI('/सूचना-२०७६').toLowerCase()}`, '/notice/exam'],
    [encodeURI('/ne/पुरानो'), '/ne/notice/admission'],
    ['/category/exam/feed', '/notice/exam/feed.xml'],
    ['/wp-content/uploads/2019/05/Rules.pdf', '/files/1-rules.pdf'],
    ['/ne/wp-content/uploads/2019/05/Rules.pdf', '/files/1-rules.pdf'],
    ['/wp-content/uploads/2019/05/hall-300x200.jpg', '/gallery/3'],
    ['/drive', 'https://drive.example.org/a?b=c'],
    ['/programme%20list', '/programs#bbs'],
    ['/ne/programme%20list', '/ne/programs#bbs'],
  ])('%s leads to %s', (url, target) => expect(location(url)).toBe(target));

  test.each([
    '/',
    '/ne',
    '/?p=13',
    '/?P=12',
    '/?q=12',
    '/notice?p=12',
    '/search?p=12',
    '/about',
    '/About/',
    '/ne/about',
    '/2019/05',
    '/index.php',
    '/index.php?option=com_content',
    '/__proto__',
    '/?__proto__=1',
    '/constructor',
    '/%ff',
    '/2019/05/result%2f',
    '/2019/05/%0d%0aresult',
    `/${'a'.repeat(2000)}`,
    `/?p=${'1'.repeat(2000)}`,
  ])('%s leads nowhere', (url) => expect(location(url)).toBeNull());

  test.each(['/a%25b', '/a%3Fb', '/?a=1%262&b=%3D', '/a b', '/a%23', '/?x=%2B+'])(
    'the spelling of %s stays the same when it is read again',
    (address) => {
      const once = canonicalFormerAddress(address);
      expect(once).not.toBeNull();
      expect(canonicalFormerAddress(once ?? '')).toBe(once);
    },
  );

  test.each([
    '',
    'old',
    '//evil.example/a',
    '/\\evil',
    '/a\\b',
    '/%5cevil',
    '/a/../b',
    '/a%00',
    '/a%0d%0ab',
    '/%ff',
    '/',
    '/ne/',
  ])('%j is not a former address', (address) => expect(canonicalFormerAddress(address)).toBeNull());

  test('a visitor cannot choose the target', () => {
    for (const url of ['/drive?to=https://evil.example', '/drive?b=//evil.example#x'])
      expect(location(url)).toBe('https://drive.example.org/a?b=c');
  });
});

describe('an address that WordPress derives', () => {
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
});
