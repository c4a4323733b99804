import { setPageHandlers } from '#lib/platform/http/page-handlers.ts';
import { TEMPLATE_HEADER } from '#lib/platform/routes/templates.ts';
import { responseCache } from '#server/cache/response-cache.ts';
import { createSiteServer, type SiteServer } from '#server/site-server.ts';

jest.mock('#server/next-adapter/draft-mode.ts', () => ({ draftModeHeaders: () => ({ cookie: 'draft=of-the-build' }) }));

const TOKEN = 'T'.repeat(43);
const PAGE = '<html><head></head><body><script>1</script>text</body></html>';

let server: SiteServer;
let base = '';
let requests: { url: string | undefined; template: unknown; cookie: unknown; method: string | undefined }[] = [];

beforeAll(() =>
  setPageHandlers({
    previews: {
      show: async (token, path) =>
        token === TOKEN && path !== '/status' ? { frameOrigin: 'https://office.example' } : null,
      picture: async (token, name) =>
        token === TOKEN && name === 'नयाँ hall.jpg'
          ? new Response('picture', { headers: { 'content-type': 'image/jpeg', 'last-modified': 'now' } })
          : null,
    },
  }),
);
beforeEach(async () => {
  requests = [];
  server = createSiteServer((request, response) => {
    const { url, method, headers } = request;
    requests.push({ url, method, template: headers[TEMPLATE_HEADER], cookie: headers.cookie });
    response.writeHead(200, {
      'Cache-Control': 's-maxage=60',
      'Content-Type': 'text/html; charset=utf-8',
      'Set-Cookie': 'a=b',
      ETag: '"page"',
    });
    response.end(PAGE);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  base = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

test.each([
  [`/preview/${TOKEN}`, '/en'],
  [`/preview/${TOKEN}/library`, '/en/library'],
  [`/ne/preview/${TOKEN}/about-us/research/`, '/ne/about-us/research'],
  [`/ne/preview/${TOKEN}?x=1`, '/ne'],
])('%s is rendered as %s in the draft mode, without the cookies of the visitor', async (path, template) => {
  const response = await fetch(base + path, { headers: { cookie: 'session=1', 'if-none-match': '"page"' } });
  expect(requests).toEqual([{ url: path.split('?')[0], method: 'GET', template, cookie: 'draft=of-the-build' }]);
  expect(response.status).toBe(200);
});

test('a preview runs no script, is stored nowhere, and may be shown by the admin only', async () => {
  const { headers } = await fetch(`${base}/preview/${TOKEN}/library`);
  expect(Object.fromEntries(headers)).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
    'content-security-policy': expect.stringMatching(
      /frame-ancestors https:\/\/office\.example; sandbox (?!.*allow-scripts)/,
    ),
  });
  for (const name of ['set-cookie', 'etag', 'x-frame-options']) expect([name, headers.get(name)]).toEqual([name, null]);
  expect(responseCache().take(`/preview/${TOKEN}/library`)).toBeNull();
  expect(responseCache().take('/library')).toBeNull();
});

test('a preview is sent without scripts and flash notices', async () => {
  const page = await (await fetch(`${base}/preview/${TOKEN}/library`)).text();
  expect(page).toMatch(/^<html><head><style>dialog\[data-flash\][^<]*<\/style><\/head><body>text<\/body><\/html>$/);
});

test.each([
  `/preview/${'x'.repeat(43)}/library`,
  '/preview/short',
  `/preview/${TOKEN}/status`,
  `/preview/${TOKEN}x/library`,
])('%s is an ordinary address', async (path) => {
  const response = await fetch(base + path);
  expect(requests).toMatchObject([{ url: path, template: undefined, cookie: undefined }]);
  expect(response.headers.get('x-frame-options')).toBe('DENY');
});

test('a new picture is sent without the framework, and is stored nowhere', async () => {
  const response = await fetch(`${base}/preview/${TOKEN}/files/${encodeURIComponent('नयाँ hall.jpg')}`);
  expect([await response.text(), response.headers.get('cache-control')]).toEqual(['picture', 'no-store']);
  expect(requests).toEqual([]);
});
