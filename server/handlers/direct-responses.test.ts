import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { rawRequest } from '#e2e/support/raw-request.ts';
import { setPageHandlers } from '#lib/platform/http/page-handlers.ts';
import { createSiteServer, type SiteServer } from '#server/site-server.ts';

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
