import { sealData } from 'iron-session';
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

test('a cookie that is foreign, damaged, duplicated or unsealed opens nothing', async ({ qaa: { site }, address }) => {
  const good = await loginCookie(site.url, address);
  const [href = ''] = await hrefs(site.url, good);
  const seal = good.slice('__Host-qaa='.length);
  const session = { kind: 'qaa', id: 'x', user: 'x', since: Date.now(), seen: Date.now() };
  const foreign = await sealData(session, { password: { 182996864737471: 'f'.repeat(32) }, ttl: 3600 });
  const sameId = seal.split('*')[1] ?? '';
  const cookies = {
    none: '',
    empty: '__Host-qaa=',
    tampered: good.replace(/.$/, (last) => (last === '2' ? '3' : '2')).replace('Fe26.2*', 'Fe26.2*1'),
    flipped: good.slice(0, 200) + (good[200] === 'A' ? 'B' : 'A') + good.slice(201),
    truncated: good.slice(0, -60),
    'other key': `__Host-qaa=${foreign}`,
    'other key with our id': `__Host-qaa=${await sealData(session, { password: { [sameId]: 'f'.repeat(32) }, ttl: 3600 })}`,
    'a session in the clear': `__Host-qaa=${encodeURIComponent(JSON.stringify(session))}`,
    'two, the good first': `${good}; __Host-qaa=x`,
    'two, the good last': `__Host-qaa=x; ${good}`,
    'without the prefix': `qaa=${seal}`,
    'in chunks': `__Host-qaa.0=${seal.slice(0, 200)}; __Host-qaa.1=${seal.slice(200)}`,
  };
  for (const [name, cookie] of Object.entries(cookies)) {
    for (const path of [LIST, href]) {
      const { status, body } = await rawRequest(site.url, path, { headers: { cookie } });
      expect([name, status]).toEqual([name, 401]);
      expect(JSON.parse(body.toString())).toEqual({ message: expect.stringMatching(/log in/) });
    }
  }
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

test('a login starts a new session, regardless of the cookie of the request', async ({ qaa: { site }, address }) => {
  const one = await loginCookie(site.url, address);
  expect(await loginCookie(site.url, address)).not.toBe(one);
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
