import { trustInlineScript } from './inline-scripts.ts';
import { toLiteVariant } from './lite-variant.ts';

const document = (body: string, head = '', lang = 'en') =>
  `<!doctype html><html lang="${lang}"><head>${head}</head><body>${body}</body></html>`;
const DEFERRED = '<script type="text/deferred" data-page="0" data-src="/_next/static/a.js"></script>';

test('the root says that the page is lite and still', () => {
  expect(toLiteVariant(document(DEFERRED))).toContain('<html data-lite data-motion="off" lang="en">');
});

test('a picture waits in its place, and a link stands for it', () => {
  const page = toLiteVariant(
    document(`<img sizes="9rem" srcSet="/a 1w" src="/a?b&amp;c" alt="A &quot;src=&quot; hill"/>${DEFERRED}`),
  );
  expect(page).toContain(
    '<img src="data:," data-sizes="9rem" data-srcSet="/a 1w" data-src="/a?b&amp;c" alt="A &quot;src=&quot; hill"/>' +
      '<a href="/a?b&amp;c" rel="nofollow" data-picture>Show the picture: A &quot;src=&quot; hill</a>',
  );
});

test('a picture in several kinds waits in all of them, and its link stands after them', () => {
  const page = toLiteVariant(document('<picture><source srcset="/a.avif 1w"><img src="/a" alt="Page 4"></picture><p>'));
  expect(page).toContain(
    '<picture><source media="not all" srcset="/a.avif 1w"><img src="data:," data-src="/a" alt="Page 4"></picture>' +
      '<a href="/a" rel="nofollow" data-picture>Show the picture: Page 4</a><p>',
  );
});

test('in Nepali the link is Nepali', () => {
  expect(toLiteVariant(document('<img src="/a" alt="पहाड">', '', 'ne'))).toContain('>तस्बिर हेर्नुहोस्: पहाड</a>');
});

test('in a link its words stand for it', () => {
  expect(toLiteVariant(document('<a href="/b"><span><img src="/a" alt="A &lt; B"></span></a>'))).toContain(
    '<a href="/b"><span><img src="data:," data-src="/a" alt="A &lt; B"><span data-picture>A &lt; B</span></span></a>',
  );
});

test.each([
  ['a picture that only adorns', '<img src="/a" alt="">', false],
  ['a flash notice’s, which is the notice', '<dialog data-flash><img src="/a" alt=""></dialog>', true],
])('%s', (_, body, hasLink) => {
  const page = toLiteVariant(document(body));
  expect(page).toContain('data-src="/a"');
  expect(page.includes('data-picture')).toBe(hasLink);
});

test('a drawing in the page itself stays', () => {
  const drawing = '<img src="data:image/svg+xml,%3Csvg/>" alt="">';
  expect(toLiteVariant(document(drawing))).toContain(drawing);
});

test('nothing is fetched ahead for a picture', () => {
  const preload = '<link rel="preload" as="image" imageSrcSet="/a 1w"/>';
  expect(toLiteVariant(document(DEFERRED, preload))).toContain('<link media="not all" rel="preload" as="image"');
});

test('text that only looks like a picture stays', () => {
  const body = `<!-- <img src="/a"> --><p title='<img src="/a">'></p>${DEFERRED}`;
  expect(toLiteVariant(document(body))).toContain(body);
});

test('a page made for the request comes without Next’s scripts, with our own', () => {
  trustInlineScript('(ours)()');
  const page = toLiteVariant(
    document(
      '<script src="/_next/static/a.js" async=""></script><script nonce="x">self.__next_f.push([1,"a"])</script><script>(ours)()</script>',
      '<link rel="preload" as="script" href="/_next/static/a.js"/>',
    ),
  );
  expect(page).toBe(
    '<!doctype html><html data-lite data-motion="off" lang="en"><head></head><body><script>(ours)()</script></body></html>',
  );
});
