import { connect, createServer } from 'node:net';
import { expect, test } from 'playwright/test';
import { h2Request } from '#deploy/testing/request.ts';
import { freePort } from '#e2e/support/process.ts';
import { type Front, nginxMissingReason, startFront } from './testing/nginx.ts';
import { type StandInSite, startStandInSite } from './testing/site.ts';

let site: StandInSite;
let front: Front;

test.beforeAll(async () => {
  const reason = nginxMissingReason();
  test.skip(reason !== null, reason ?? '');
  site = await startStandInSite();
  front = await startFront([site.url], await freePort(), await freePort());
});
test.beforeEach(() => site.behave({}));
test.afterAll(async () => {
  await front?.stop();
  await site?.stop();
});

const requestCount = (path: string) => site.seen.filter(({ url }) => url === path).length;

test('a page is served over HTTP/2, the second time from the nginx cache', async () => {
  expect((await h2Request(front.url, '/copy-of-now')).headers['server-timing']).toBeUndefined();
  const headers = async () => (await h2Request(front.url, '/copy')).headers;
  expect(await headers()).toMatchObject({ ':status': 200, 'x-front-cache': 'MISS' });
  await expect.poll(headers).toMatchObject({ ':status': 200, 'x-front-cache': 'HIT' });
});

test('many simultaneous requests for a page cause one request to the site', async () => {
  let go = () => {};
  site.behave({ until: new Promise<void>((resolve) => (go = resolve)) });
  const replies = Array.from({ length: 30 }, () => h2Request(front.url, '/crowd'));
  await expect.poll(() => requestCount('/crowd')).toBe(1);
  go();
  expect(new Set((await Promise.all(replies)).map(({ body }) => body)).size).toBe(1);
  expect(requestCount('/crowd')).toBe(1);
});

for (const cacheControl of ['private, max-age=60', 'no-store', '']) {
  test(`a response with Cache-Control “${cacheControl}” is not cached by nginx`, async () => {
    site.behave({ cacheControl });
    const path = `/own-${cacheControl.length}`;
    const bodies = [await h2Request(front.url, path), await h2Request(front.url, path)].map(({ body }) => body);
    expect(bodies[0]).not.toBe(bodies[1]);
  });
}

test('responses with a cookie, with a query or without success are not cached', async () => {
  site.behave({ headers: { 'Set-Cookie': 'a=b' } });
  for (const path of ['/cookie', '/?page=1', '/api/visits', '/files/a.pdf']) {
    await h2Request(front.url, path);
    await h2Request(front.url, path);
    expect(requestCount(path), path).toBe(2);
  }
  site.behave({ status: 404 });
  await h2Request(front.url, '/absent');
  await h2Request(front.url, '/absent');
  expect(requestCount('/absent')).toBe(2);
});

test('addresses of the former site reach the site unchanged, and their redirects are not cached', async () => {
  site.behave({ status: 301, cacheControl: 'public, max-age=300', headers: { Location: '/notice/item/1' } });
  for (const path of [
    '/?p=12',
    '/index.php?option=com_content&view=article&id=5%3Arules',
    '/2019/05/notice.php',
    `${encodeURI('/सूचना-२०७६')}/`,
    '/wp-content/uploads/2019/05/rules.pdf',
  ]) {
    for (const times of [1, 2]) {
      const { headers } = await h2Request(front.url, path);
      expect([path, headers[':status'], headers.location]).toEqual([path, 301, '/notice/item/1']);
      expect([path, requestCount(path)]).toEqual([path, times]);
    }
  }
});

test('pictures of the site are cached by nginx, pictures of stored files are not, in any spelling of the address', async () => {
  const path = (source: string) => `/_next/image?url=${source}&w=660&q=60`;
  for (const [source, times] of [
    ['%2Fpictures%2Fbanner-1.webp', 1],
    ['%2Ffiles%2Fa.jpg', 2],
    ['/files/a.jpg', 2],
    ['%2F%66iles%2Fa.jpg', 2],
    ['%2Fpictures%2F..%2Ffiles%2Fa.jpg', 2],
  ] as const) {
    await h2Request(front.url, path(source));
    await h2Request(front.url, path(source));
    expect([source, requestCount(path(source))]).toEqual([source, times]);
  }
});

test('RSC payloads of a page do not share the cache entry of the page', async () => {
  site.behave({ headers: { Vary: 'rsc, next-router-state-tree, Accept-Encoding' } });
  // Retried: the copy may have expired meanwhile.
  await expect(async () => {
    const page = await h2Request(front.url, '/parts');
    const payload = await h2Request(front.url, '/parts', { rsc: '1' });
    expect(payload.body).not.toBe(page.body);
    expect((await h2Request(front.url, '/parts')).body).toBe(page.body);
  }).toPass();
});

const VARY = { Vary: 'rsc, Accept-Encoding, Cookie, Save-Data' };

test('browsers share one cached copy of a page, regardless of their spelling of Accept-Encoding and their cookies', async () => {
  site.behave({ headers: VARY });
  const variants = ['gzip, deflate, br, zstd', 'br, gzip', 'gzip,br;q=1.0'].flatMap((accepted) =>
    ['', 'a=b', 'lite=0; c=d'].map((cookie) => ({ 'accept-encoding': accepted, ...(cookie && { cookie }) })),
  );
  // Retried: the copy may have expired meanwhile.
  await expect(async () => {
    await h2Request(front.url, '/shared', variants[0]);
    const before = requestCount('/shared');
    for (const headers of variants)
      expect((await h2Request(front.url, '/shared', headers)).headers['x-front-cache']).toBe('HIT');
    expect(requestCount('/shared')).toBe(before);
  }).toPass();
});

test('a visitor of lite pages neither receives the cached full page nor stores a lite copy for others', async () => {
  site.behave({ headers: VARY });
  const { body } = await h2Request(front.url, '/lite');
  const variants: Record<string, string>[] = [
    { cookie: 'a=b; lite=1' },
    { 'save-data': 'on' },
    { cookie: 'lite=x', 'save-data': 'on' },
  ];
  for (const headers of variants) {
    const before = requestCount('/lite');
    expect((await h2Request(front.url, '/lite', headers)).body).not.toBe(body);
    expect(requestCount('/lite')).toBe(before + 1);
  }
  expect(
    (await h2Request(front.url, '/lite', { cookie: 'lite=0', 'save-data': 'on' })).headers['x-front-cache'],
  ).not.toBe('BYPASS');
});

test('dynamic pages are requested from the site each time, also by many visitors at once', async () => {
  const before = requestCount('/ne/status');
  const all = await Promise.all(Array.from({ length: 20 }, () => h2Request(front.url, '/ne/status')));
  expect(new Set(all.map(({ headers }) => headers['x-front-cache']))).toEqual(new Set(['BYPASS']));
  expect(requestCount('/ne/status')).toBe(before + 20);
});

test('browsers that accept the same picture formats share one copy of each picture, other browsers do not get it', async () => {
  site.behave({ headers: { Vary: 'Accept' } });
  const path = '/_next/image?url=%2Fpictures%2Fbanner-2.webp&w=660&q=60';
  const bodyFor = async (accept: string) => (await h2Request(front.url, path, { accept })).body;
  const avif = await bodyFor('image/avif,image/webp,image/apng,*/*;q=0.8');
  expect(await bodyFor('image/avif,image/webp,image/png,image/svg+xml,*/*;q=0.8')).toBe(avif);
  const webp = await bodyFor('image/webp,*/*');
  expect(webp).not.toBe(avif);
  expect([avif, webp]).not.toContain(await bodyFor('*/*'));
});

/** Lengths of the TLS records of a response (RFC 8446, 5.1). */
async function recordLengths(path: string): Promise<number[]> {
  const chunks: Buffer[] = [];
  const relay = createServer((socket) => {
    const onward = connect(front.port, '127.0.0.1');
    onward.on('data', (chunk) => chunks.push(chunk));
    for (const [from, to] of [
      [socket, onward],
      [onward, socket],
    ] as const)
      from.on('error', () => to.destroy()).pipe(to);
  });
  await new Promise<void>((resolve) => relay.listen(0, '127.0.0.1', resolve));
  const address = relay.address();
  await h2Request(`https://localhost:${typeof address === 'object' ? address?.port : 0}`, path);
  await new Promise((resolve) => relay.close(resolve));
  const bytes = Buffer.concat(chunks);
  const lengths: number[] = [];
  for (let at = 0; at + 5 <= bytes.length; at += 5 + bytes.readUInt16BE(at + 3))
    lengths.push(bytes.readUInt16BE(at + 3));
  return lengths;
}

test('a long page comes in TLS records that a browser can read before the whole first flight has arrived', async () => {
  site.behave({ more: 'x'.repeat(60_000) });
  const lengths = await recordLengths('/long');
  expect(lengths.reduce((sum, length) => sum + length, 0)).toBeGreaterThan(60_000);
  expect(Math.max(...lengths)).toBeLessThan(4096 + 256);
});

test('the front serves a stale copy while the site fails', async () => {
  const { body } = await h2Request(front.url, '/old');
  site.behave({ status: 503 });
  await expect.poll(async () => (await h2Request(front.url, '/old')).headers['x-front-cache']).toBe('STALE');
  expect(await h2Request(front.url, '/old')).toMatchObject({
    status: 200,
    body,
    headers: { 'server-timing': 'saved-copy' },
  });
});

test('a script of an older build is served from the nginx cache when the site no longer has it', async () => {
  const path = '/_next/static/chunks/of-another-build.js';
  const { body } = await h2Request(front.url, path);
  site.behave({ status: 404 });
  await expect.poll(async () => (await h2Request(front.url, path)).headers['x-front-cache']).toBe('STALE');
  expect(await h2Request(front.url, path)).toMatchObject({ status: 200, body });
  expect((await h2Request(front.url, `${path}-never`)).status).toBe(404);
});

test('nginx caches each encoding separately, and browsers that accept brotli share one copy', async () => {
  for (const accepted of ['gzip, deflate, br, zstd', 'br, gzip', 'gzip', 'identity']) {
    await h2Request(front.url, '/encoded', { 'accept-encoding': accepted });
  }
  const forwarded = site.seen.filter(({ url }) => url === '/encoded').map(({ headers }) => headers['accept-encoding']);
  expect([...new Set(forwarded)]).toEqual(['gzip, br', 'gzip', undefined]);
});

test('a prefetched page may be reused at the visit without revalidation, and shares the cached copy of all visitors', async () => {
  const page = { 'Cache-Control': 's-maxage=60, max-age=0' };
  for (const [path, headers, prefetched] of [
    ['/prefetch', page, 'max-age=10'],
    ['/prefetch-own', { 'Cache-Control': 'private, no-store' }, 'private, no-store'],
    ['/prefetch-lite', { 'Cache-Control': 'private, no-cache' }, 'private, no-cache'],
  ] as const) {
    site.behave({ headers });
    const fetched = await h2Request(front.url, path, { 'sec-purpose': 'prefetch;anonymous-client-ip' });
    expect([path, fetched.headers['cache-control']]).toEqual([path, prefetched]);
    const visited = await h2Request(front.url, path);
    expect([path, visited.headers['cache-control']]).toEqual([path, headers['Cache-Control']]);
  }
  const [seen] = site.seen.filter(({ url }) => url === '/prefetch');
  expect([requestCount('/prefetch'), seen?.headers['sec-purpose']]).toEqual([1, undefined]);
});

test('only Chromium receives stale-while-revalidate with a dictionary page, and all browsers share one copy', async () => {
  const lifetime = 's-maxage=60, max-age=0';
  site.behave({
    headers: { 'Cache-Control': lifetime, 'Use-As-Dictionary': 'match="/dictionaries/*", match-dest=("")' },
  });
  for (const [brands, expected] of [
    ['"Chromium";v="156"', `${lifetime}, stale-while-revalidate=60`],
    ['', lifetime],
  ] as const) {
    const { headers } = await h2Request(front.url, '/lent', brands ? { 'sec-ch-ua': brands } : {});
    expect([brands, headers['cache-control']]).toEqual([brands, expected]);
  }
  site.behave({ headers: { 'Cache-Control': lifetime } });
  const other = await h2Request(front.url, '/not-lent', { 'sec-ch-ua': '"Chromium";v="156"' });
  expect([other.headers['cache-control'], requestCount('/lent')]).toEqual([lifetime, 1]);
});

const dictionaries = ['a', 'b'].map((letter) => `:${letter.repeat(43)}=:`);
const withDictionary = (dictionary: string | undefined) => ({
  'accept-encoding': 'gzip, deflate, br, zstd, dcb, dcz',
  'available-dictionary': `${dictionary}`,
});
const DICTIONARY_HEADERS = {
  'Content-Encoding': 'dcz',
  Vary: 'Accept-Encoding, Available-Dictionary, Cookie, Save-Data',
};

test('a page compressed with a dictionary is cached for browsers with that dictionary only', async () => {
  site.behave({ headers: VARY });
  const { body: plain } = await h2Request(front.url, '/by-dictionary', { 'accept-encoding': 'gzip, br' });
  const bodies = new Set<string>();
  for (const dictionary of dictionaries) {
    site.behave({ headers: DICTIONARY_HEADERS });
    // Retried: the copy may have expired meanwhile.
    await expect(async () => {
      bodies.add((await h2Request(front.url, '/by-dictionary', withDictionary(dictionary))).body);
      const { headers, body } = await h2Request(front.url, '/by-dictionary', withDictionary(dictionary));
      expect(headers).toMatchObject({ 'x-front-cache': 'HIT', 'content-encoding': 'dcz' });
      bodies.add(body);
    }).toPass();
    const [last] = site.seen.filter(({ url }) => url === '/by-dictionary').slice(-1);
    expect(last?.headers).toMatchObject({ 'accept-encoding': 'gzip, br, dcz', 'available-dictionary': dictionary });
  }
  expect([bodies.size > 1, bodies.has(plain)]).toEqual([true, false]);
  site.behave({ headers: VARY });
  const others: Record<string, string>[] = [
    {},
    { 'accept-encoding': 'gzip, br' },
    { ...withDictionary(dictionaries[0]), 'accept-encoding': 'br' },
  ];
  for (const headers of others) {
    const reply = await h2Request(front.url, '/by-dictionary', headers);
    expect(reply.headers['content-encoding']).toBeUndefined();
    expect(bodies).not.toContain(reply.body);
  }
});

test('a dictionary for browsers that offer a page is requested each time, the complete dictionary once', async () => {
  site.behave({ headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } });
  for (const _ of ['fetched', 'cached'])
    await h2Request(front.url, '/dictionaries/en-1', { 'accept-encoding': 'gzip, br' });
  expect(requestCount('/dictionaries/en-1')).toBe(1);
  for (const dictionary of dictionaries) await h2Request(front.url, '/dictionaries/en-1', withDictionary(dictionary));
  const seen = site.seen.filter(({ url }) => url === '/dictionaries/en-1').map(({ headers }) => headers);
  expect(seen.map((headers) => headers['available-dictionary'])).toEqual([undefined, ...dictionaries]);
  expect(seen.at(-1)).toMatchObject({ 'accept-encoding': 'gzip, br, dcz' });
});

test('a response without the offered dictionary is not cached, and requests that offer one do not wait for each other', async () => {
  site.behave({ headers: VARY });
  await h2Request(front.url, '/unknown', withDictionary(dictionaries[0]));
  await h2Request(front.url, '/unknown', withDictionary(dictionaries[0]));
  expect(requestCount('/unknown')).toBe(2);
  let go = () => {};
  site.behave({ headers: VARY, until: new Promise<void>((resolve) => (go = resolve)) });
  const replies = Array.from({ length: 10 }, () => h2Request(front.url, '/unknown', withDictionary(dictionaries[0])));
  await expect.poll(() => requestCount('/unknown')).toBe(12);
  go();
  expect(new Set((await Promise.all(replies)).map(({ body }) => body)).size).toBe(10);
});

test('lite pages, queries, RSC payloads and invalid digests are requested without a dictionary', async () => {
  const plain: [string, Record<string, string>][] = [
    ['/no-digest-1', { 'save-data': 'on' }],
    ['/no-digest-2?page=2', {}],
    ['/no-digest-3', { rsc: '1' }],
    ['/no-digest-4', { 'available-dictionary': ':QUJD:' }],
    ['/no-digest-5', { 'accept-encoding': 'gzip, br, dcz;q=0' }],
    ['/api/no-digest-6', {}],
  ];
  for (const [path, headers] of plain) {
    await h2Request(front.url, path, { ...withDictionary(dictionaries[0]), ...headers });
    const [last] = site.seen.filter(({ url }) => url === path).slice(-1);
    expect([path, last?.headers['available-dictionary']]).toEqual([path, undefined]);
  }
});

test('while the site fails, a browser with a dictionary gets the cached plain page, else the error of the site', async () => {
  const { body } = await h2Request(front.url, '/failing', { 'accept-encoding': 'gzip, br' });
  site.behave({ status: 503 });
  await expect
    .poll(
      async () => (await h2Request(front.url, '/failing', withDictionary(dictionaries[0]))).headers['x-front-cache'],
    )
    .toBe('STALE');
  expect(await h2Request(front.url, '/failing', withDictionary(dictionaries[0]))).toMatchObject({
    status: 200,
    body,
    headers: { 'server-timing': 'saved-copy' },
  });
  const { status, body: failure } = await h2Request(front.url, '/failing-never', withDictionary(dictionaries[0]));
  expect([status, failure]).toEqual([503, expect.stringMatching(/^response \d+$/)]);
});

test('while the site is unavailable, a browser with a dictionary gets the copy for its dictionary, else the plain copy', async () => {
  const gone = await startStandInSite();
  const alone = await startFront([gone.url], await freePort(), await freePort());
  try {
    const plain = await h2Request(alone.url, '/others', { 'accept-encoding': 'gzip, br' });
    gone.behave({ headers: DICTIONARY_HEADERS });
    const own = await h2Request(alone.url, '/own', withDictionary(dictionaries[0]));
    await gone.stop();
    const away = (path: string) => h2Request(alone.url, path, withDictionary(dictionaries[0]));
    for (const [path, { body }] of [
      ['/own', own],
      ['/others', plain],
    ] as const) {
      await expect.poll(async () => (await away(path)).headers['x-front-cache']).toBe('STALE');
      expect(await away(path)).toMatchObject({ status: 200, body, headers: { 'server-timing': 'saved-copy' } });
    }
    const { status, headers, body } = await away('/never');
    expect([status, headers['retry-after']]).toEqual([503, '30']);
    expect(body).toContain('<html');
  } finally {
    await alone.stop();
  }
});

test('a dictionary is cached by nginx', async () => {
  site.behave({ cacheControl: 'public, max-age=31536000, immutable' });
  const path = '/dictionaries/en-0123456789ab';
  // Retried: the copy may have expired meanwhile.
  await expect(async () => {
    await h2Request(front.url, path);
    expect((await h2Request(front.url, path)).headers['x-front-cache']).toBe('HIT');
  }).toPass();
});

test('without the files of optional features a browser with a dictionary shares the cached plain page', async () => {
  const plain = await startFront([site.url], await freePort(), await freePort(), { isPlain: true });
  try {
    site.behave({ headers: VARY });
    // Retried: the copy may have expired meanwhile.
    await expect(async () => {
      const { body } = await h2Request(plain.url, '/plain', { 'accept-encoding': 'gzip, br' });
      expect(await h2Request(plain.url, '/plain', withDictionary(dictionaries[0]))).toMatchObject({
        body,
        headers: { 'x-front-cache': 'HIT' },
      });
    }).toPass();
    for (const { headers } of site.seen.filter(({ url }) => url === '/plain'))
      expect(headers).not.toHaveProperty('available-dictionary');
  } finally {
    await plain.stop();
  }
});
