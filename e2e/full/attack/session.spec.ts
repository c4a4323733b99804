import { expect, test } from '#e2e/support/qaa.ts';
import { loginCookie, type RawResponse, rawRequest } from '#e2e/support/raw-request.ts';

const LIST = '/api/qaa/documents';

async function hrefs(base: string, cookie: string): Promise<string[]> {
  const { body } = await rawRequest(base, LIST, { headers: { cookie } });
  const { documents }: { documents: { href: string }[] } = JSON.parse(body.toString());
  return documents.map(({ href }) => href).filter((href) => href.startsWith('/'));
}

test('a session opens the QAA list and its documents, which are not cached', async ({ qaa: { site }, address }) => {
  const cookie = await loginCookie(site.url, address);
  const list = await rawRequest(site.url, LIST, { headers: { cookie } });
  expect(list.status).toBe(200);
  expect(list.headers['cache-control']).toBe('private, no-store');
  const [href = ''] = await hrefs(site.url, cookie);
  const document = await rawRequest(site.url, href, { headers: { cookie } });
  expect(document.status).toBe(200);
  expect(document.body.subarray(0, 5).toString()).toBe('%PDF-');
  expect(document.headers).toMatchObject({
    'cache-control': 'private, no-store, no-transform',
    'content-type': 'application/pdf',
    'content-security-policy': expect.stringContaining('sandbox'),
    'content-disposition': expect.stringMatching(/^attachment; /),
    'x-content-type-options': 'nosniff',
  });
  const part = await rawRequest(site.url, href, { headers: { cookie, range: 'bytes=1-3' } });
  expect([part.status, part.body.toString()]).toEqual([206, 'PDF']);
  expect((await rawRequest(site.url, `${LIST}/${'A'.repeat(22)}`, { headers: { cookie } })).status).toBe(404);
});

test('a copied session cookie is invalid after the log-out', async ({ qaa: { site }, address }) => {
  const cookie = await loginCookie(site.url, address);
  const [href = ''] = await hrefs(site.url, cookie);
  const out = await rawRequest(site.url, '/api/qaa/logout', { method: 'POST', headers: { cookie, origin: site.url } });
  expect(out.status).toBe(204);
  expect(out.headers['clear-site-data']).toBe('"cache"');
  expect(out.headers['set-cookie']?.[0]).toMatch(/^__Host-qaa=; .*Max-Age=0/);
  for (const path of [LIST, href]) expect((await rawRequest(site.url, path, { headers: { cookie } })).status).toBe(401);
  const page = await rawRequest(site.url, '/qaa/documents', { headers: { cookie } });
  expect(page.body.toString()).not.toContain('Internal assessment');
});

/** Follows a redirect as a client does: Next adds `_rsc` to requests marked as a navigation. */
async function follow(base: string, path: string, headers: Record<string, string>): Promise<RawResponse> {
  const reply = await rawRequest(base, path, { headers });
  const { location } = reply.headers;
  return reply.status === 307 && location ? rawRequest(base, location.replace(base, ''), { headers }) : reply;
}

test('no header and no spelling of the address bypasses the login', async ({ qaa: { site }, address }) => {
  const [href = ''] = await hrefs(site.url, await loginCookie(site.url, address));
  const headers: Record<string, string>[] = [
    { rsc: '1' },
    { rsc: '1', 'next-router-prefetch': '1' },
    { rsc: '1', 'next-router-segment-prefetch': '/_tree' },
    { 'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware' },
    { 'x-middleware-subrequest': 'src/middleware' },
    { 'x-middleware-prefetch': '1' },
    { 'x-nextjs-data': '1' },
    { 'x-original-url': '/qaa', 'x-rewrite-url': '/qaa' },
    { 'x-forwarded-host': 'localhost', 'x-forwarded-for': '127.0.0.1' },
    { authorization: 'Basic cWFhOnFhYQ==' },
  ];
  for (const extra of headers) {
    for (const path of [LIST, href]) {
      const { status, body } = await follow(site.url, path, extra);
      // Next responds to a middleware prefetch with an empty object, without calling the handler.
      const isEmpty = 'x-middleware-prefetch' in extra && body.toString() === '{}';
      expect([extra, isEmpty ? 401 : status]).toEqual([extra, 401]);
      expect(body.toString()).not.toContain('Internal assessment');
    }
    const page = await follow(site.url, '/qaa/documents', extra);
    expect(page.body.toString()).not.toContain('Internal assessment');
  }
  const spellings = [
    `${LIST}.rsc`,
    `${LIST}/`,
    `/${LIST}`,
    `/api//qaa/documents`,
    '/api/qaa/documents%2f',
    '/api/qaa/documents;x',
    '/API/QAA/DOCUMENTS',
    '/api/qaa/./documents',
    '/api/qaa/x/../documents',
    '/api/qaa/%64ocuments',
    '/_next/data/x/api/qaa/documents.json',
    `${href}.rsc`,
    `${href}/`,
    `${href}%00`,
    '/served/en/qaa/documents',
    '/en/qaa/documents',
    '/qaa/documents.rsc',
    '/qaa/documents.txt',
    '/ne/qaa/documents',
    '/qaa/documents.segments/_tree.segment.rsc',
    '/qaa/documents?_rsc=1',
  ];
  for (const path of spellings) {
    const { status, body } = await rawRequest(site.url, path);
    expect(status, path).toBeLessThan(500);
    expect(body.toString(), path).not.toMatch(/Internal assessment|qaa-c3-q42/);
  }
});
