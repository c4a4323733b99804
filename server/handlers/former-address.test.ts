import { rawRequest } from '#e2e/support/raw-request.ts';
import { setPageHandlers } from '#lib/platform/http/page-handlers.ts';
import { registerSite, siteOf } from '#lib/site/site-content/testing/sample-site.ts';
import { createSiteServer, type SiteServer } from '#server/site-server.ts';

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

test.each(['/', '/ne', '/about', '/?p=13', '/about?p=12', '/older'])('%s is a page of the framework', async (path) => {
  expect((await get(path)).status).toBe(200);
  expect(framework).toHaveBeenCalledTimes(1);
});

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
