import { type IncomingMessage, type ServerResponse, request as send } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { responseCache } from '#server/cache/response-cache.ts';
import { dictionaryParts } from '#server/serve.ts';
import { createSiteServer, type SiteServer } from '#server/site-server.ts';
import { createDictionary, type Dictionary, setDictionaries } from './dictionaries.ts';

const words = (count: number, seed: number) =>
  Array.from({ length: count }, (_, index) => `<a href="/${(index * seed) % 9973}">${index * seed}</a>`).join('');
const LAYOUT = words(200, 7919);
const PAGE = `${LAYOUT}<main>${words(20, 104_729)}</main>`;
const MAGIC = '5e2a4d1820000000';
const english = createDictionary('en', LAYOUT);
const nepali = createDictionary('ne', `${LAYOUT}यस वेबसाइटका सबै पानामा`);

let server: SiteServer;
let renders = 0;
let change: Record<string, string> = {};
let status = 200;
let text = PAGE;

beforeEach(async () => {
  [renders, change, status, text] = [0, {}, 200, PAGE];
  setDictionaries([english, nepali]);
  server = createSiteServer((_: IncomingMessage, response: ServerResponse) => {
    renders += 1;
    response.writeHead(status, {
      'Cache-Control': 's-maxage=60',
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': "script-src 'sha256-abc'",
      ETag: '"tag"',
      ...change,
    });
    response.end(text);
  }, dictionaryParts);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => jest.restoreAllMocks());
afterEach(() => new Promise((resolve) => server.close(resolve)));
afterAll(() => setDictionaries([]));

const availableAs = (digest: Buffer) => `:${digest.toString('base64')}:`;
const having = ({ digest }: Dictionary) => ({
  'accept-encoding': 'gzip, deflate, br, zstd, dcb, dcz',
  'available-dictionary': availableAs(digest),
});

/** Returns the body undecoded: `fetch` would decode the encodings that it supports. */
async function fetchRaw(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return new Promise<{ status: number | undefined; headers: IncomingMessage['headers']; body: Buffer }>(
    (resolve, reject) => {
      const outgoing = send({ port, host: '127.0.0.1', path, headers, method }, async (reply) =>
        resolve({ status: reply.statusCode, headers: reply.headers, body: await buffer(reply) }),
      );
      outgoing.on('error', reject).end();
    },
  );
}

function read(body: Buffer, { body: dictionary, digest }: Dictionary): string {
  expect(body.subarray(0, 40).toString('hex')).toBe(MAGIC + digest.toString('hex'));
  return zstdDecompressSync(body.subarray(40), { dictionary }).toString();
}

/** The clock of the response cache stands still. */
beforeEach(() => {
  const now = performance.now();
  jest.spyOn(performance, 'now').mockReturnValue(now);
});

test('a browser with the dictionary of a page gets the page encoded against it, and each dictionary has its own copy', async () => {
  for (const dictionary of [english, nepali, english]) {
    const { headers, body } = await fetchRaw('/about', having(dictionary));
    expect(headers).toMatchObject({ 'content-encoding': 'dcz', etag: '"tag"' });
    expect(headers.vary).toBe('Accept-Encoding, Available-Dictionary, Cookie, Save-Data');
    expect(read(body, dictionary)).toBe(PAGE);
  }
  // Once for each copy; the third time from memory.
  expect(renders).toBe(2);
});

test('a page encoded against a dictionary is encoded smaller in the background', async () => {
  text = `${LAYOUT}<main>${words(400, 7919)}</main>`;
  const { body } = await fetchRaw('/Strategies', having(english));
  let later = body;
  while (later.length >= body.length) later = (await fetchRaw('/Strategies', having(english))).body;
  expect(read(later, english)).toBe(text);
  expect(renders).toBe(1);
});

test('a page encoded against a dictionary is smaller than with brotli, and browsers without the dictionary never get it', async () => {
  const { body: small } = await fetchRaw('/chart', having(english));
  const decoders = { br: brotliDecompressSync, gzip: gunzipSync, identity: (body: Buffer) => body };
  for (const [encoding, decode] of Object.entries(decoders)) {
    const { headers, body } = await fetchRaw('/chart', { 'accept-encoding': encoding });
    expect(headers['content-encoding']).not.toBe('dcz');
    expect(decode(body).toString()).toBe(PAGE);
    expect(small.length).toBeLessThan(body.length);
  }
});

const { 'available-dictionary': offeredDigest } = having(english);
const unknown = availableAs(createDictionary('en', 'of another build').digest);
test.each([
  ['a dictionary of another build', { 'available-dictionary': unknown }],
  ['an invalid digest', { 'available-dictionary': ':QUJD:' }],
  ['a digest without its colons', { 'available-dictionary': offeredDigest.slice(1, -1) }],
  ['two digests', { 'available-dictionary': `${offeredDigest}, ${offeredDigest}` }],
  ['an empty header', { 'available-dictionary': '' }],
  ['a dictionary without accepting the encoding', { 'accept-encoding': 'gzip' }],
  ['a dictionary and rejects the encoding', { 'accept-encoding': 'gzip, dcz;q=0' }],
])('a browser that offers %s gets the page in a usual encoding', async (_, headers) => {
  const { status, headers: sent, body } = await fetchRaw('/staff', { ...having(english), ...headers });
  expect(status).toBe(200);
  expect(['br', 'gzip']).toContain(sent['content-encoding']);
  expect((sent['content-encoding'] === 'br' ? brotliDecompressSync : gunzipSync)(body).toString()).toBe(PAGE);
});

test('a page that was sent against a dictionary gets 304 for its ETag, with the dictionary and without', async () => {
  await fetchRaw('/library', having(english));
  for (const headers of [having(english), having(nepali), {}]) {
    const reply = await fetchRaw('/library', { ...headers, 'if-none-match': '"tag"' });
    expect([reply.status, reply.headers['content-encoding'], reply.body.length]).toEqual([304, undefined, 0]);
  }
});

test('a newer page is encoded against the dictionary again', async () => {
  await fetchRaw('/courses', having(english));
  responseCache().expire();
  change = { ETag: '"newer"' };
  const { headers, body } = await fetchRaw('/courses', having(english));
  expect([headers.etag, headers['content-encoding'], read(body, english)]).toEqual(['"newer"', 'dcz', PAGE]);
});

test.each([
  ['a page that no cache may store', { 'Cache-Control': 'private, no-store' }, 200],
  ['an error', {}, 500],
  ['a missing page', {}, 404],
  ['a response that is no page', { 'Content-Type': 'application/json' }, 200],
])('%s is sent without a dictionary, and does not vary by it', async (_, changed, code) => {
  [change, status] = [changed, code];
  const { headers } = await fetchRaw('/sports', having(english));
  expect(headers['content-encoding']).not.toBe('dcz');
  expect(headers.vary ?? '').not.toContain('Available-Dictionary');
});

const announcedAt = async (path: string, headers: Record<string, string> = {}) =>
  (await fetchRaw(path, headers)).headers['server-timing'];

test('a page announces the dictionary of its language', async () => {
  expect(await announcedAt('/privacy')).toBe(`dictionary;desc="${english.name}"`);
  expect(await announcedAt('/privacy')).toBe(`dictionary;desc="${english.name}"`);
  expect(await announcedAt('/ne/privacy?from=menu')).toBe(`dictionary;desc="${nepali.name}"`);
});

test('lite pages, the QAA area, pages made for a request, errors and other responses announce no dictionary', async () => {
  expect(await announcedAt('/gallery', { 'save-data': 'on' })).toBeUndefined();
  for (const path of ['/qaa', '/qaa/documents', '/search', '/offline', '/no-such-page', '/robots.txt'])
    expect([path, await announcedAt(path)]).toEqual([path, undefined]);
  change = { 'Content-Type': 'text/plain' };
  expect(await announcedAt('/chiefMessage')).toBeUndefined();
  [change, status] = [{}, 500];
  expect(await announcedAt('/contact')).toBeUndefined();
});

test('a site without dictionaries announces no dictionary, and sends pages in the usual encodings', async () => {
  await fetchRaw('/bHostel', having(english));
  setDictionaries([]);
  const { headers } = await fetchRaw('/bHostel', having(english));
  expect(['br', 'gzip']).toContain(headers['content-encoding']);
  expect(await announcedAt('/gHostel')).toBeUndefined();
});

const chromium = { 'sec-ch-ua': '"Chromium";v="156", "Not_A Brand";v="99"' };
const dictionaryUseAt = async (path: string, headers: Record<string, string> = {}) => {
  const { 'cache-control': lifetime, 'use-as-dictionary': lent } = (await fetchRaw(path, headers)).headers;
  return [lifetime, lent];
};
const AS_DICTIONARY = 'match="/dictionaries/*", match-dest=("")';

test('a page serves as the dictionary for the one that it announces, and Chromium may use it stale for a minute', async () => {
  expect(await dictionaryUseAt('/lent')).toEqual(['s-maxage=60', undefined]);
  for (const headers of [{}, having(nepali)])
    expect(await dictionaryUseAt('/cafetria', headers)).toEqual(['s-maxage=60', AS_DICTIONARY]);
  for (const _ of ['of the framework', 'from memory'])
    expect(await dictionaryUseAt('/mgmtCommittee', chromium)).toEqual([
      's-maxage=60, stale-while-revalidate=60',
      AS_DICTIONARY,
    ]);
});

test('neither a page nor a 304 announces a dictionary to a browser that has it', async () => {
  for (const _ of ['of the framework', 'from memory']) {
    expect(await dictionaryUseAt('/studentUnion', { ...chromium, ...having(english) })).toEqual([
      's-maxage=60',
      undefined,
    ]);
    expect(await announcedAt('/studentUnion', having(english))).toBeUndefined();
    expect(await announcedAt('/studentUnion', { ...having(english), 'if-none-match': '"tag"' })).toBeUndefined();
    expect(await announcedAt('/studentUnion', having(nepali))).toBeDefined();
  }
});

const NAMED = `/dictionaries/${english.name}`;
const asDictionary = (text: string) => ({ ...createDictionary('en', text), body: Buffer.from(text) });
const fromPage = (path: string, text: string, more: Record<string, string> = {}) =>
  fetchRaw(NAMED, { ...having(asDictionary(text)), referer: `https://campus.example${path}`, ...more });

test('a browser that offers the page that announced a dictionary gets the dictionary encoded against that page', async () => {
  for (const encoding of ['br', 'gzip', 'identity']) {
    responseCache().drop('/bHostel');
    await fetchRaw('/bHostel', { 'accept-encoding': encoding });
    text = `${PAGE}<!-- ${encoding} -->`;
    change = { ETag: `"${encoding}"` };
    responseCache().expire();
    await fetchRaw('/bHostel', { 'accept-encoding': encoding });
    for (const _ of ['made', 'from memory']) {
      const { status, headers, body } = await fromPage('/bHostel', text);
      expect([status, read(body, asDictionary(text))]).toEqual([200, LAYOUT]);
      expect(headers).toMatchObject({
        'content-encoding': 'dcz',
        'cache-control': 'public, max-age=31536000, immutable',
        'use-as-dictionary': 'match="/*", match-dest=("document" "")',
        vary: 'Accept-Encoding, Available-Dictionary',
      });
      expect(body.length * 4).toBeLessThan(LAYOUT.length);
    }
  }
});

test.each([
  ['a page of another version', '/keyStaff', 'older', {}],
  ['a page that is not in memory', '/nowhere', PAGE, {}],
  ['no address', '/keyStaff', PAGE, { referer: '' }],
  ['an invalid address', '/keyStaff', PAGE, { referer: 'https://' }],
  ['a page without accepting the encoding', '/keyStaff', PAGE, { 'accept-encoding': 'gzip, br' }],
])('a browser that comes from %s gets the dictionary in a usual encoding', async (_, path, offered, more) => {
  await fetchRaw('/keyStaff');
  change = { 'Content-Type': 'text/plain' };
  const { headers } = await fromPage(path, offered, more);
  expect(headers['content-encoding']).not.toBe('dcz');
});
