import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { rawRequest } from '#e2e/support/raw-request.ts';
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
import { registerSite, siteOf } from '#lib/site/site-content/testing/sample-site.ts';
import { responseCache } from '#server/cache/response-cache.ts';
import { createSiteServer, type SiteServer } from '#server/site-server.ts';

jest.mock('#server/next-adapter/draft-mode.ts', () => ({ draftModeHeaders: () => ({ cookie: 'draft=of-the-build' }) }));

describe('a preview', () => {
  const TOKEN = 'T'.repeat(43);
  const PAGE = '<html><head></head><body><script>1</script>text</body></html>';

  let server: SiteServer;
  let base = '';
  let requests: { url: string | undefined; template: unknown; cookie: unknown; method: string | undefined }[] = [];

  beforeAll(() =>
    setPageHandlers({
      previews: {
        show: async (token, path, render) =>
          token === TOKEN && path !== '/status'
            ? {
                files: ['नयाँ hall.jpg'],
                frameOrigin: 'https://admin.example',
                showsFlashNotices: false,
                page: await render(),
              }
            : null,
        file: async (token, name) =>
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
        /frame-ancestors https:\/\/admin\.example; sandbox (?!.*allow-scripts)/,
      ),
    });
    for (const name of ['set-cookie', 'etag', 'x-frame-options'])
      expect([name, headers.get(name)]).toEqual([name, null]);
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
});

describe('a dynamic page', () => {
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
});

describe('a direct response', () => {
  const PATH = '/service-worker.js';

  let server: SiteServer;
  let base = '';
  let text = '';
  let tag: string | undefined;

  beforeEach(async () => {
    [text, tag] = ['keep(page);'.repeat(200), 'W/"one"'];
    server = createSiteServer((_, response) => void response.end('of the framework'));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    base = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
    const respond = async () => {
      const headers = { 'Cache-Control': 'no-cache', 'Content-Type': 'text/javascript; charset=utf-8' };
      return new Response(text, { headers: tag === undefined ? headers : { ...headers, ETag: tag } });
    };
    setPageHandlers({ responses: { [PATH]: respond } });
  });
  afterEach(() => new Promise((resolve) => server.close(resolve)));
  afterAll(() => globalThis.campusWebsite?.delete('page-handlers'));

  const get = (accepted: string, headers: Record<string, string> = {}) =>
    rawRequest(base, PATH, { headers: { 'accept-encoding': accepted, ...headers } });

  const decoders: Readonly<Record<string, (body: Buffer) => Buffer>> = { br: brotliDecompressSync, gzip: gunzipSync };
  const read = (encoding: string | undefined, body: Buffer) => String(decoders[encoding ?? '']?.(body) ?? body);

  /** Waits for the smallest encoding, which is made in the background after the first response. */
  async function untilSmallest() {
    for (;;) {
      const reply = await get('gzip, deflate, br, zstd');
      if (reply.body.length <= brotliCompressSync(text).length) return reply;
    }
  }

  /** A text for which slow brotli produces fewer bytes than fast brotli. */
  const long = Array.from({ length: 400 }, (_, number) => `keep(${number * number});`).join('');

  test('a direct response with an ETag is sent in fast brotli until its smallest form exists', async () => {
    [text, tag] = [long, 'W/"first"'];
    const { headers, body } = await get('gzip, deflate, br, zstd');
    expect([headers['content-encoding'], read('br', body)]).toEqual(['br', text]);
    const later = await untilSmallest();
    expect(later.body.length).toBeLessThan(body.length);
    expect(read('br', later.body)).toBe(text);
    expect(later.headers).toMatchObject({ 'cache-control': 'no-cache', etag: tag, vary: 'Accept-Encoding' });
  });

  test.each([
    ['gzip', 'gzip'],
    ['', undefined],
  ])('a browser that accepts "%s" gets the encoding %s, also when brotli is cached', async (accepted, encoding) => {
    await untilSmallest();
    const { headers, body } = await get(accepted);
    expect([headers['content-encoding'], read(encoding, body)]).toEqual([encoding, text]);
  });

  test('a newer direct response replaces the encoded one', async () => {
    await untilSmallest();
    [text, tag] = ['newer();'.repeat(200), 'W/"two"'];
    const { headers, body } = await get('gzip, br');
    expect([headers.etag, read(headers['content-encoding'], body)]).toEqual([tag, text]);
    expect(read('br', (await untilSmallest()).body)).toBe(text);
  });

  test('a direct response without an ETag is encoded for each request, a short one never', async () => {
    for (const each of ['one();'.repeat(200), 'two();'.repeat(200), '{"visit":7}']) {
      [text, tag] = [each, undefined];
      const { headers, body } = await get('gzip, br');
      expect([headers['content-encoding'], read(headers['content-encoding'], body)]).toEqual([
        each.length < 512 ? undefined : 'br',
        each,
      ]);
    }
  });

  test('a browser that has a direct response gets a 304 without the headers that it has', async () => {
    const { status, headers, body } = await get('gzip, br', { 'if-none-match': '"one"' });
    expect([status, body.length]).toEqual([304, 0]);
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', etag: 'W/"one"', vary: 'Accept-Encoding' });
    for (const name of ['content-type', 'content-encoding', 'x-content-type-options', 'permissions-policy'])
      expect([name, headers[name]]).toEqual([name, undefined]);
  });
});

describe('former addresses', () => {
  let server: SiteServer;
  let base = '';
  const framework = jest.fn((_, response) => void response.end('of the framework'));

  beforeAll(async () => {
    const rows = [
      ['/?p=12', '/notice/item/2'],
      ['/old', '/notice/item/1'],
      ['/gallery/annual-day', '/gallery/3'],
      ['/old-domain', 'https://old.example.org/a'],
      ['/injected', '/about%0d%0aSet-Cookie:a=b'],
    ];
    registerSite(siteOf([{ key: 'former-addresses', content: { rows } }]));
    server = createSiteServer(framework);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    base = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  });
  beforeEach(() => framework.mockClear());
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  const get = async (path: string, options: { method?: string; headers?: Record<string, string> } = {}) => {
    const { status, headers, body } = await rawRequest(base, path, options);
    return { status, headers, location: headers.location, length: body.length };
  };

  test.each([
    ['GET', {}],
    ['HEAD', {}],
    ['GET', { cookie: 'lite=1' }],
    ['GET', { rsc: '1' }],
  ])('%s with the headers %j redirects without the framework', async (method, headers) => {
    const reply = await get('/old/', { method, headers });
    expect(reply).toMatchObject({ status: 301, location: '/notice/item/1', length: 0 });
    expect(reply.headers['cache-control']).toBe('public, max-age=300');
    expect(await get('/ne/?p=12', { method, headers })).toMatchObject({ status: 301, location: '/ne/notice/item/2' });
    expect(framework).not.toHaveBeenCalled();
  });

  test.each(['/', '/ne', '/library', '/?p=13', '/library?p=12', '/older'])(
    '%s is a page of the framework',
    async (path) => {
      expect((await get(path)).status).toBe(200);
      expect(framework).toHaveBeenCalledTimes(1);
    },
  );

  test('an address of a record is redirected only if the site does not have it', async () => {
    expect((await get('/gallery/annual-day')).status).toBe(200);
    framework.mockImplementationOnce((_, response) => {
      response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
      response.end('missing');
    });
    expect(await get('/ne/gallery/annual-day')).toMatchObject({ status: 301, location: '/ne/gallery/3', length: 0 });
  });

  test('a form of the former site is refused as before', async () => {
    expect((await get('/old', { method: 'POST' })).status).toBe(405);
  });

  test('a former host that leads here now is not redirected to itself', async () => {
    expect((await get('/old-domain')).location).toBe('https://old.example.org/a');
    const own = await get('/old-domain', { headers: { host: 'old.example.org' } });
    expect([own.status, own.location]).toEqual([200, undefined]);
  });

  test('encoded line breaks stay encoded', async () => {
    const { headers } = await get('/injected');
    expect([headers.location, headers['set-cookie']]).toEqual(['/about%0d%0aSet-Cookie:a=b', undefined]);
  });

  describe('an address that nobody has', () => {
    const counted: string[] = [];
    const userAgent = 'Mozilla/5.0 (Linux; Android 13) Chrome/120.0 Mobile';
    beforeAll(() => setPageHandlers({ countUnknown: (address) => counted.push(address) }));
    beforeEach(() => {
      counted.length = 0;
      framework.mockImplementation((_, response) => {
        response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
        response.end('<input id="not-found-search" name="q">');
      });
    });
    afterAll(() => globalThis.campusWebsite?.delete('page-handlers'));

    test('fills the search of its page, and is counted', async () => {
      const { body } = await rawRequest(base, '/2019/exam-result.php?id=7', { headers: { 'user-agent': userAgent } });
      expect(String(body)).toBe('<input id="not-found-search" value="exam result" name="q">');
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect(counted).toEqual(['/2019/exam-result.php?id=7']);
    });

    test('cannot add markup', async () => {
      const { body } = await rawRequest(base, '/%22%3E%3Cscript%3Ealert%3C%2Fscript', {});
      expect(String(body)).not.toContain('<script>');
      const other = await rawRequest(base, '/a"onfocus=%22alert(1)', {});
      expect(String(other.body)).toContain('value="onfocus alert"');
    });

    test('is not counted for a program or a probe', async () => {
      await rawRequest(base, '/old-page', { headers: { 'user-agent': 'Googlebot/2.1' } });
      await rawRequest(base, '/wp-login.php', { headers: { 'user-agent': userAgent } });
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect(counted).toEqual([]);
    });
  });
});
