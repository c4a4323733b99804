import { IncomingMessage, type RequestListener, request as send } from 'node:http';
import { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { states } from '#content/messages/status.ts';
import { hashSource } from '#lib/platform/http/content-security-policy.ts';
import { setPageHandlers } from '#lib/platform/http/page-handlers.ts';
import { log } from '#lib/platform/runtime/log.ts';
import { renderContext } from '#lib/platform/runtime/render-context.ts';
import { CampusApiError } from '#lib/site/campus-client/errors.ts';
import { responseCache } from './cache/response-cache.ts';
import { refuse } from './handlers/refuse.ts';
import { createRequestContext } from './http/request-context.ts';
import { createSiteServer, type SiteServer } from './site-server.ts';

let server: SiteServer;
let framework: jest.MockedFunction<RequestListener>;

beforeEach(async () => {
  framework = jest.fn((_, response) => void response.end('fine'));
  server = createSiteServer((request, response) => framework(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

/** Sends the address unchanged: `fetch` would normalize it. */
async function fetchRaw(path: string, options: { method?: string; headers?: Record<string, string> } = {}) {
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return new Promise<{ status: number | undefined; headers: Record<string, unknown>; body: string }>(
    (resolve, reject) => {
      const outgoing = send({ port, host: '127.0.0.1', path, ...options }, async (reply) =>
        resolve({ status: reply.statusCode, headers: reply.headers, body: await text(reply) }),
      );
      outgoing.on('error', reject).end();
    },
  );
}

test.each([
  ['/files/..%2f..%2fetc', 400],
  ['/files/..%5C..%5Cetc', 400],
  ['/files/a%00.pdf', 400],
  ['/%ff', 400],
  ['/files/%2e%2E', 400],
  ['/a/../b', 400],
  ['/./a', 400],
  ['/notice#a', 400],
  ['http://elsewhere.example/', 400],
  [`/${'a'.repeat(5000)}`, 414],
  [`/notice?q=${'a'.repeat(5000)}`, 414],
])('the address %s does not reach the framework', async (path, status) => {
  const reply = await fetchRaw(path);
  expect(reply).toMatchObject({
    status,
    headers: { 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' },
  });
  expect(framework).not.toHaveBeenCalled();
});

test.each([
  ['//elsewhere.example/', '/elsewhere.example/'],
  ['///notice?q=a', '/notice?q=a'],
  ['/notice/item/414%E0%A5', '/notice/item/414'],
  ['/notice/item/414%E0%A5%', '/notice/item/414'],
  ['/notice/item/414%E', '/notice/item/414'],
  ['//%', '/'],
  ['/files/x.pdf)', '/files/x.pdf'],
  ['/files/x.pdf%E0%A5%A4?a', '/files/x.pdf?a'],
  ['/files/x.pdf%E0%A5', '/files/x.pdf'],
  ['/files/Notice%20(1).pdf).and', '/files/Notice%20(1).pdf'],
  ['/files/profile/a.jpg,', '/files/profile/a.jpg'],
  ['/files/x.pdf&fbclid=1', '/files/x.pdf'],
])('%s is redirected to %s', async (path, location) => {
  expect(await fetchRaw(path)).toMatchObject({ status: 308, headers: { location } });
  expect(framework).not.toHaveBeenCalled();
});

test.each(['//\\elsewhere.example', '/\\elsewhere.example', '//%5celsewhere.example', '//..//a', '/a%ff%E0', '//%ff'])(
  '%s is refused, not redirected',
  async (path) => expect(await fetchRaw(path)).toMatchObject({ status: 400 }),
);

describe('a picture of a stored file', () => {
  const picture = '/_next/image?url=%2Ffiles%2Fa.jpg&w=96&q=60';
  const isWithheld = jest.fn<Promise<boolean>, [string]>();
  beforeEach(() => setPageHandlers({ isWithheld }));
  afterAll(() => globalThis.campusWebsite?.delete('page-handlers'));

  test.each([
    [() => Promise.resolve(false), 200],
    [() => Promise.resolve(true), 404],
    [() => Promise.reject(new CampusApiError('timeout', 'GET /qaa/getQaaDocc')), 503],
  ])('is sent unless it is withheld: only a failure of the campus API leaves that open', async (reply, status) => {
    isWithheld.mockImplementation(reply);
    expect(await fetchRaw(picture)).toMatchObject({ status });
    expect(isWithheld).toHaveBeenLastCalledWith('a.jpg');
  });

  test('an error of the site itself is logged, not taken for an unavailable campus API', async () => {
    const error = jest.spyOn(log, 'error').mockImplementation();
    isWithheld.mockRejectedValue(new TypeError('no rendering'));
    expect(await fetchRaw(picture)).toMatchObject({ status: 500 });
    expect(error).toHaveBeenCalledWith(
      expect.objectContaining({ err: expect.any(TypeError) }),
      'a request could not be handled',
    );
    error.mockRestore();
  });
});

test('a query may hold any character', async () => {
  expect(await fetchRaw('/notice/search?q=%E0%A4%A8%2F%5C%00%ff')).toMatchObject({ status: 200, body: 'fine' });
});

test.each([
  ['TRACE', '/'],
  ['POST', '/'],
  ['PUT', '/files/a.pdf'],
  ['TRACE', '/api/notices'],
])('%s %s gets 405', async (method, path) => {
  expect(await fetchRaw(path, { method })).toMatchObject({
    status: 405,
    headers: { allow: expect.stringContaining('GET') },
  });
  expect(framework).not.toHaveBeenCalled();
});

test.each<[title: string, changes: object, status: number | undefined]>([
  ['a usual request', {}, undefined],
  ['no host', { rawHeaders: [] }, 400],
  ['no host in HTTP/1.0', { rawHeaders: [], httpVersion: '1.0' }, undefined],
  ['two hosts', { rawHeaders: ['Host', 'a', 'HOST', 'b'] }, 400],
  ['two hosts in HTTP/1.0', { rawHeaders: ['Host', 'a', 'Host', 'b'], httpVersion: '1.0' }, 400],
  ['a host as the value of another header', { rawHeaders: ['host', 'a', 'x-name', 'host', 'hosts', 'b'] }, undefined],
  ['a WebSocket', { rawHeaders: ['host', 'a', 'Upgrade', 'h2c, WebSocket'] }, 400],
  ['another upgrade', { rawHeaders: ['host', 'a', 'upgrade', 'h2c'] }, undefined],
  ['an expected 100', { headers: { expect: '100-Continue' } }, undefined],
  ['another expectation', { headers: { expect: '100-continue, other' } }, 417],
  ['an address of 4,096 characters', { url: `/${'a'.repeat(4095)}` }, undefined],
  ['a longer address', { url: `/${'a'.repeat(4096)}` }, 414],
  ['a body of 64 KiB', { method: 'POST', url: '/api/x', headers: { 'content-length': '65536' } }, undefined],
  ['a larger body', { method: 'POST', url: '/api/x', headers: { 'content-length': '65537' } }, 413],
  ['a method of a program', { method: 'DELETE', url: '/api/x' }, undefined],
  ['such a method for a page', { method: 'DELETE' }, 405],
  ['HEAD', { method: 'HEAD' }, undefined],
])('a request with %s: %j is refused with %s', (_, changes, status) => {
  const usual = { method: 'GET', url: '/notice', headers: {}, rawHeaders: ['host', 'a'], httpVersion: '1.1' };
  const request = Object.assign(new IncomingMessage(new Socket()), usual, changes);
  expect(refuse(createRequestContext(request))?.response.status).toBe(status);
});

test('a body whose Content-Length is too large is refused', async () => {
  const reply = await fetchRaw('/api/qaa/login', { method: 'POST', headers: { 'content-length': '400000000' } });
  expect(reply).toMatchObject({ status: 413, headers: { connection: 'close' } });
  expect(JSON.parse(reply.body)).toEqual({ message: expect.any(String) });
  expect(framework).not.toHaveBeenCalled();
});

test('a visitor cannot set the nonce or the internal headers of the framework', async () => {
  const seen: unknown[] = [];
  framework.mockImplementation((request, response) => {
    seen.push(request.headers, renderContext.getStore()?.nonce);
    response.end();
  });
  await fetchRaw('/', {
    headers: {
      'content-security-policy': "script-src 'nonce-mine'",
      'content-security-policy-report-only': "script-src 'nonce-mine'",
      'x-middleware-subrequest': 'middleware',
      'x-forwarded-host': 'elsewhere.example',
      'x-forwarded-proto': 'https',
      'next-resume': '1',
      'next-action': 'a',
      cookie: '__prerender_bypass=key; __Host-qaa=sealed; __next_preview_data=key',
      rsc: '1',
    },
  });
  const [headers, nonce] = seen;
  expect(nonce).toMatch(/^[\w-]{32}$/);
  expect(headers).toEqual({
    'content-security-policy': `script-src 'nonce-${nonce}'`,
    connection: 'keep-alive',
    cookie: '__Host-qaa=sealed',
    host: expect.any(String),
    rsc: '1',
    'x-forwarded-for': '127.0.0.1',
  });
});

test('the address of the connection is last in X-Forwarded-For, regardless of what the visitor sends', async () => {
  framework.mockImplementation((request, response) => void response.end(request.headers['x-forwarded-for']));
  expect((await fetchRaw('/')).body).toBe('127.0.0.1');
  expect((await fetchRaw('/', { headers: { 'x-forwarded-for': '6.6.6.6' } })).body).toBe('6.6.6.6, 127.0.0.1');
});

test('a response keeps its own headers and its length, and gets the headers that it lacks', async () => {
  framework.mockImplementation((_, response) => {
    response.setHeader('Referrer-Policy', 'no-referrer');
    response.setHeader('x-middleware-rewrite', '/en');
    response.end('fine');
  });
  const { headers } = await fetchRaw('/api/visits');
  expect(headers).toMatchObject({
    'content-length': '4',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('geolocation=()'),
    'x-request-id': expect.stringMatching(/^[0-9a-f]{16}$/),
    'content-security-policy': expect.stringMatching(/^default-src 'none';.*sandbox$/),
  });
  expect(headers).not.toHaveProperty('x-middleware-rewrite');
  expect(headers).not.toHaveProperty('strict-transport-security');
});

test('scripts, data, texts and drawings get the headers of documents only where they are errors', async () => {
  for (const type of ['text/javascript; charset=utf-8', 'application/json', 'text/plain', 'image/svg+xml'])
    for (const status of [200, 404]) {
      framework.mockImplementation((_, response) => {
        response.writeHead(status, { 'Content-Type': type });
        response.end('{}');
      });
      const { headers } = await fetchRaw(`/api/visits?status=${status}`);
      const frameOptions = status === 404 ? 'DENY' : undefined;
      expect([type, status, headers['x-frame-options']]).toEqual([type, status, frameOptions]);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
        'content-security-policy': expect.stringMatching(/^default-src 'none';.*sandbox$/),
      });
    }
});

test('only parts of pages carry the headers of the framework’s router', async () => {
  const routerHeaders = async (type: string) => {
    framework.mockImplementation((_, response) => {
      const vary = 'rsc, next-router-state-tree, next-router-prefetch';
      response.writeHead(200, { 'Content-Type': type, Vary: vary, 'x-nextjs-prerender': '1' });
      response.end('1');
    });
    const { headers } = await fetchRaw('/api/visits');
    return [headers.vary, headers['x-nextjs-prerender']];
  };
  expect(await routerHeaders('text/x-component')).toEqual([
    'rsc, next-router-state-tree, next-router-prefetch, Accept-Encoding',
    '1',
  ]);
  expect(await routerHeaders('text/html; charset=utf-8')).toEqual([
    'rsc, Accept-Encoding, Cookie, Save-Data',
    undefined,
  ]);
  expect((await routerHeaders('text/plain'))[0]).toBe('Accept-Encoding');
  expect((await routerHeaders('image/png'))[0]).toBeUndefined();
});

test('a direct response is sent without the framework, with all headers', async () => {
  const respond = async () => Response.json({ visit: 7, request: renderContext.getStore()?.id });
  setPageHandlers({ responses: { '/api/visits': respond } });
  const { status, headers, body } = await fetchRaw('/api/visits');
  expect([status, JSON.parse(body)]).toEqual([200, { visit: 7, request: headers['x-request-id'] }]);
  expect(headers).toMatchObject({
    'content-type': 'application/json',
    'content-length': String(body.length),
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringMatching(/^default-src 'none';.*sandbox$/),
  });
  expect(framework).not.toHaveBeenCalled();
  for (const method of ['HEAD', 'POST']) await fetchRaw('/api/visits', { method });
  expect(framework).toHaveBeenCalledTimes(2);
  globalThis.campusWebsite?.delete('page-handlers');
});

test('a stream has the length that its handler stated', async () => {
  framework.mockImplementation((_, response) => {
    response.setHeader('x-file-length', '4');
    response.write('fi');
    response.end('ne');
  });
  const { headers, body } = await fetchRaw('/files/a.pdf');
  expect([headers['content-length'], headers['x-file-length'], body]).toEqual(['4', undefined, 'fine']);
});

test('a dynamic page may run the scripts that carry its nonce', async () => {
  let nonce = '';
  framework.mockImplementation((_, response) => {
    nonce = renderContext.getStore()?.nonce ?? '';
    response.setHeader('Content-Type', 'text/html');
    response.end('<p>');
  });
  const { headers } = await fetchRaw('/notice/search');
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain(`script-src 'self' 'nonce-${nonce}'`);
  expect(policy).not.toContain("'unsafe-inline'");
});

test('a failed page is replaced by an error page that works without scripts', async () => {
  framework.mockImplementation((_, response) => {
    response.statusCode = 500;
    response.setHeader('Content-Type', 'text/html');
    response.setHeader('Cache-Control', 's-maxage=60');
    response.write('<html id="__next_error__">');
    response.end('</html>');
  });
  const { status, headers, body } = await fetchRaw('/');
  expect(status).toBe(500);
  expect(body).toContain(states.errorPage.ne);
  expect(body).not.toContain('__next_error__');
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'content-length': String(Buffer.byteLength(body)) });
  const style = /<style>(.*)<\/style>/.exec(body)?.[1] ?? '';
  expect(headers['content-security-policy']).toContain(`style-src ${hashSource(style)}`);
});

test('no cache may show a page of last year', async () => {
  framework.mockImplementation((_, response) => {
    response.setHeader('Content-Type', 'text/html');
    response.setHeader('Cache-Control', 's-maxage=60, stale-while-revalidate=31535940');
    response.end('fine');
  });
  const { headers } = await fetchRaw('/');
  expect(headers['cache-control']).toBe('s-maxage=60, max-age=0');
});

test('no cache may show parts of a page of last year', async () => {
  framework.mockImplementation((_, response) => {
    response.setHeader('Content-Type', 'text/x-component');
    response.setHeader('Cache-Control', 's-maxage=60, stale-while-revalidate=31535940');
    response.end('0:[]');
  });
  const { headers } = await fetchRaw('/', { headers: { rsc: '1' } });
  expect(headers['cache-control']).toBe('s-maxage=60, max-age=0');
});

test('no cache may store a 404 for a year', async () => {
  framework.mockImplementation((_, response) => {
    response.statusCode = 404;
    response.setHeader('Content-Type', 'text/html');
    response.setHeader('Cache-Control', 's-maxage=31536000');
    response.end('<p>');
  });
  expect(await fetchRaw('/cards/about')).toMatchObject({ status: 404, headers: { 'cache-control': 'no-store' } });
});

test('a failed response that is not a page is left unchanged', async () => {
  framework.mockImplementation((_, response) => {
    response.writeHead(500, { 'content-type': 'application/json' }).end('{}');
  });
  expect(await fetchRaw('/api/notices')).toMatchObject({
    status: 500,
    body: '{}',
    headers: { 'cache-control': 'no-store' },
  });
});

describe('when the server itself fails, the visitor gets an error page and the log has the reason', () => {
  const broken = () => {
    throw new Error('broken');
  };
  beforeEach(() => jest.spyOn(log, 'error'));
  afterEach(() => jest.restoreAllMocks());

  test.each([
    ['a framework that throws', () => framework.mockImplementation(broken)],
    ['a framework that rejects', () => framework.mockRejectedValue(new Error('broken') as never)],
    ['a stage that throws', () => jest.spyOn(responseCache(), 'take').mockImplementation(broken)],
    ['a transform that throws', () => jest.spyOn(responseCache(), 'drop').mockImplementation(broken)],
  ])('%s causes a logged error page', async (_, fail) => {
    fail();
    const { status, headers, body } = await fetchRaw('/about');
    expect(status).toBe(500);
    expect(body).toContain(states.errorPage.ne);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-frame-options': 'DENY' });
    expect(log.error).toHaveBeenCalledWith(
      expect.objectContaining({ err: expect.any(Error), request: headers['x-request-id'] }),
      expect.any(String),
    );
  });

  test('a fragment that throws ends in the same error page with one line of the log', async () => {
    setPageHandlers({ fragments: { '/search': broken } });
    const { status, body } = await fetchRaw('/search?q=a');
    expect([status, body.includes(states.errorPage.en)]).toEqual([500, true]);
    expect(log.error).toHaveBeenCalledTimes(1);
    globalThis.campusWebsite?.delete('page-handlers');
  });

  test('a body that is cut breaks the connection with one line of the log', async () => {
    framework.mockImplementation(async (_, response) => {
      response.setHeader('Content-Type', 'application/pdf');
      response.write('%PDF');
      await new Promise((resolve) => setTimeout(resolve, 20));
      broken();
    });
    const address = server.address();
    const reply = await fetch(`http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/files/a.pdf`);
    expect(reply.status).toBe(200);
    await expect(reply.text()).rejects.toThrow();
    expect(log.error).toHaveBeenCalledTimes(1);
  });

  test('a framework that throws after its response does not change the response', async () => {
    framework.mockImplementation(async (_, response) => {
      response.end('fine');
      await new Promise((resolve) => setTimeout(resolve, 20));
      broken();
    });
    expect(await fetchRaw('/api/visits')).toMatchObject({ status: 200, body: 'fine' });
  });

  test('a program gets a sentence as JSON', async () => {
    framework.mockImplementation(broken);
    const { status, body } = await fetchRaw('/api/notices');
    expect([status, JSON.parse(body)]).toEqual([500, { message: states.errorPageText.en }]);
  });
});
