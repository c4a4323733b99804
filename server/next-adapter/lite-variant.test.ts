import { trustInlineScript } from './inline-scripts.ts';
import { liteVariantOf } from './lite-variant.ts';

const document = (body: string, head = '', lang = 'en') =>
  `<!doctype html><html lang="${lang}"><head>${head}</head><body>${body}</body></html>`;

test('the root element marks the page as lite and without motion', () => {
  expect(liteVariantOf(document(''))).toContain('<html data-lite data-motion="off" lang="en">');
});

test('a picture is not loaded, and a link to it follows', () => {
  const page = liteVariantOf(
    document(`<img sizes="9rem" srcSet="/a 1w" src="/a?b&amp;c" alt="A &quot;src=&quot; hill"/>`),
  );
  expect(page).toContain(
    '<img src="data:," data-sizes="9rem" data-srcSet="/a 1w" data-src="/a?b&amp;c" alt="A &quot;src=&quot; hill"/>' +
      '<a href="/a?b&amp;c" rel="nofollow" data-picture>Show the picture: A &quot;src=&quot; hill</a>',
  );
});

test('a picture with several sources loads none of them, and its link follows the element', () => {
  const page = liteVariantOf(document('<picture><source srcset="/a.avif 1w"><img src="/a" alt="Page 4"></picture><p>'));
  expect(page).toContain(
    '<picture><source media="not all" srcset="/a.avif 1w"><img src="data:," data-src="/a" alt="Page 4"></picture>' +
      '<a href="/a" rel="nofollow" data-picture>Show the picture: Page 4</a><p>',
  );
});

test('the link of a Nepali page is in Nepali', () => {
  expect(liteVariantOf(document('<img src="/a" alt="पहाड">', '', 'ne'))).toContain('>तस्बिर हेर्नुहोस्: पहाड</a>');
});

test('a picture in a link is replaced by its alternative text', () => {
  expect(liteVariantOf(document('<a href="/b"><span><img src="/a" alt="A &lt; B"></span></a>'))).toContain(
    '<a href="/b"><span><img src="data:," data-src="/a" alt="A &lt; B"><span data-picture>A &lt; B</span></span></a>',
  );
});

test.each([
  ['a decorative picture gets no link', '<img src="/a" alt="">', false],
  ['a picture of a flash notice gets a link', '<dialog data-flash><img src="/a" alt=""></dialog>', true],
])('%s', (_, body, hasLink) => {
  const page = liteVariantOf(document(body));
  expect(page).toContain('data-src="/a"');
  expect(page.includes('data-picture')).toBe(hasLink);
});

test('a data URL picture stays', () => {
  const drawing = '<img src="data:image/svg+xml,%3Csvg/>" alt="">';
  expect(liteVariantOf(document(drawing))).toContain(drawing);
});

test('preloads of pictures are disabled', () => {
  const preload = '<link rel="preload" as="image" imageSrcSet="/a 1w"/>';
  expect(liteVariantOf(document('', preload))).toContain('<link media="not all" rel="preload" as="image"');
});

test('text that only looks like a picture stays', () => {
  const body = `<!-- <img src="/a"> --><p title='<img src="/a">'></p>`;
  expect(liteVariantOf(document(body))).toContain(body);
});

test('the scripts and style sheets of an application of React are not loaded, our own scripts are', () => {
  trustInlineScript('(ours)()');
  const chunk = '<script async="" src="/_next/static/a.js"></script>';
  const sheet = '<link media="not all" rel="stylesheet" href="/_next/static/a.css" data-precedence="next"/>';
  const page = liteVariantOf(
    document(
      `<ul data-script="react"></ul>${chunk}<script>self.__next_f.push([1,"a"])</script><script>(ours)()</script>`,
      `<link rel="preload" as="script" href="/_next/static/a.js"/>${sheet}`,
    ),
  );
  expect(page).toBe(
    '<!doctype html><html data-lite data-motion="off" lang="en"><head>' +
      '<link media="not all" rel="preload" as="script" href="/_next/static/a.js"/>' +
      '<link media="not all" rel="deferred" href="/_next/static/a.css" data-precedence="next"/></head><body>' +
      '<ul data-script="react"></ul><script type="text/deferred" data-async="" data-src="/_next/static/a.js"></script>' +
      '<script type="text/deferred">self.__next_f.push([1,"a"])</script><script>(ours)()</script></body></html>',
  );
});
