import { STRICTEST } from '#lib/platform/http/content-security-policy.ts';
import { type PageFragment, setPageHandlers } from '#lib/platform/http/page-handlers.ts';
import { SITE_SEARCH } from '#lib/platform/routes/paths.ts';
import {
  FRAGMENT_HEADER,
  FRAGMENT_PLACEHOLDER,
  TEMPLATE_HEADER,
  TITLE_PLACEHOLDER,
  templatePath,
} from '#lib/platform/routes/templates.ts';
import { responseCache } from '#server/cache/response-cache.ts';
import { createSiteServer, type SiteServer } from '#server/site-server.ts';

const TEMPLATE = `<title>${TITLE_PLACEHOLDER}</title><main>${FRAGMENT_PLACEHOLDER}</main>`;
const made = { template: templatePath(SITE_SEARCH), title: 'Title', html: '<p>found</p>' };

let server: SiteServer;
let base = '';
let requests: { url: string | undefined; template: unknown }[] = [];
let fragment: PageFragment | null | Error = made;

const renderFragment = async () => {
  if (fragment instanceof Error) throw fragment;
  return fragment;
};
beforeAll(() => setPageHandlers({ fragments: { [SITE_SEARCH]: renderFragment } }));
beforeEach(async () => {
  requests = [];
  fragment = made;
  responseCache().drop(made.template);
  server = createSiteServer((request, response) => {
    const template = request.headers[TEMPLATE_HEADER];
    requests.push({ url: request.url, template });
    response.writeHead(200, {
      'Cache-Control': 's-maxage=60',
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': "script-src 'self'",
      ETag: '"template"',
    });
    response.end(template ? TEMPLATE : 'the whole page');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  base = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

const get = async (path: string, headers: Record<string, string> = {}) => {
  const reply = await fetch(base + path, { headers });
  return { status: reply.status, headers: reply.headers, text: await reply.text() };
};

test('the template of a dynamic page is rendered once and filled with the fragment of each request', async () => {
  const first = await get('/search?q=words');
  fragment = { ...made, title: 'Other', html: '<p>more</p>' };
  const second = await get('/search?q=other');
  expect(first.text).toBe('<title>Title</title><main><div data-fragment=""><p>found</p></div></main>');
  expect(second.text).toContain('<title>Other</title>');
  expect(second.text).toContain('<p>more</p>');
  expect(requests).toEqual([{ url: '/search', template: '/en/template/all/search' }]);
});

test('a filled page may not be stored, and does not have the ETag of its template', async () => {
  for (const _ of ['from the framework', 'from memory']) {
    const { headers } = await get('/search?q=words', { 'if-none-match': '"template"' });
    expect(headers.get('cache-control')).toContain('no-store');
    expect(headers.get('etag')).toBeNull();
    expect(headers.get('content-security-policy')).toBe("script-src 'self'");
  }
});

test('a query that looks like a placeholder of the template or like markup stays text', async () => {
  fragment = { ...made, title: `${FRAGMENT_PLACEHOLDER}$&"<b>`, html: TITLE_PLACEHOLDER };
  expect((await get('/search?q=odd')).text).toBe(
    '<title>&lt;div data-fragment=&quot;&quot;&gt;&lt;/div&gt;$&amp;&quot;&lt;b&gt;</title>' +
      '<main><div data-fragment="">{{title}}</div></main>',
  );
});

test('a page that does not exist is the page for unknown addresses', async () => {
  fragment = null;
  await get('/ne/search?q=words');
  expect(requests).toEqual([{ url: '/ne/search?q=words', template: '/ne/missing' }]);
});

test('a fragment that fails ends in the error page', async () => {
  fragment = new Error('broken');
  const { status, headers } = await get('/search?q=words');
  expect([status, headers.get('cache-control')]).toEqual([500, 'no-store']);
  expect(requests).toEqual([]);
});

test.each([
  [200, null],
  [400, null],
  [404, null],
  [503, '30'],
])('a page has the status %i of its fragment, whether its template is in memory or not', async (status, retry) => {
  fragment = { ...made, status };
  for (const _ of ['from the framework', 'from memory']) {
    const reply = await get('/search?q=words');
    expect([reply.status, reply.headers.get('retry-after')]).toEqual([status, retry]);
    expect(reply.text).toContain('<p>found</p>');
  }
  const head = await fetch(`${base}/search?q=words`, { method: 'HEAD' });
  expect([head.status, head.headers.get('retry-after'), await head.text()]).toEqual([status, retry, '']);
});

test('a script gets only the fragment, which no cache may store and no browser opens as a page', async () => {
  fragment = { ...made, status: 400 };
  const { status, headers, text } = await get('/search?q=words', { [FRAGMENT_HEADER]: '1' });
  expect([status, text]).toEqual([400, '<p>found</p>']);
  expect(headers.get('cache-control')).toContain('no-store');
  expect(headers.get('content-security-policy')).toBe(STRICTEST);
  expect(requests).toEqual([]);
});

test('a visitor cannot request a bare template', async () => {
  await get('/about', { [TEMPLATE_HEADER]: '/en/template/all/status' });
  expect(requests).toEqual([{ url: '/about', template: undefined }]);
});

test('the framework’s router gets the whole page, which makes the browser load it', async () => {
  const { headers, text } = await get('/search?q=words', { rsc: '1', 'next-router-prefetch': '1' });
  expect(headers.get('content-type')).toContain('text/html');
  expect(text).toContain('<p>found</p>');
});
