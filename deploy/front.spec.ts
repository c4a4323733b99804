import { connect, createServer } from 'node:net';
import { expect, test } from 'playwright/test';
import { ask } from '#deploy/testing/request.ts';
import { freePort } from '#e2e/support/process.ts';
import { type Front, nginxMissingReason, startFront } from './testing/nginx.ts';
import { type Stand, startStand } from './testing/site.ts';

let site: Stand;
let front: Front;

test.beforeAll(async () => {
  const reason = nginxMissingReason();
  test.skip(reason !== null, reason ?? '');
  site = await startStand();
  front = await startFront([site.url], await freePort(), await freePort());
});
test.beforeEach(() => site.behave({}));
test.afterAll(async () => {
  await front?.stop();
  await site?.stop();
});

const asked = (path: string) => site.seen.filter(({ url }) => url === path).length;

test('a page comes over HTTP/2, the second time from the cache of the front', async () => {
  expect((await ask(front.url, '/copy-of-now')).headers['server-timing']).toBeUndefined();
  const headers = async () => (await ask(front.url, '/copy')).headers;
  expect(await headers()).toMatchObject({ ':status': 200, 'x-front-cache': 'MISS' });
  await expect.poll(headers).toMatchObject({ ':status': 200, 'x-front-cache': 'HIT' });
});

test('many simultaneous requests for a page cause one request to the site', async () => {
  let go = () => {};
  site.behave({ until: new Promise<void>((resolve) => (go = resolve)) });
  const replies = Array.from({ length: 30 }, () => ask(front.url, '/crowd'));
  await expect.poll(() => asked('/crowd')).toBe(1);
  go();
  expect(new Set((await Promise.all(replies)).map(({ body }) => body)).size).toBe(1);
  expect(asked('/crowd')).toBe(1);
});

for (const cacheControl of ['private, max-age=60', 'no-store', '']) {
  test(`“${cacheControl}” is for one visitor only`, async () => {
    site.behave({ cacheControl });
    const path = `/own-${cacheControl.length}`;
    const bodies = [await ask(front.url, path), await ask(front.url, path)].map(({ body }) => body);
    expect(bodies[0]).not.toBe(bodies[1]);
  });
}

test('responses with a cookie, with a query or without success are not cached', async () => {
  site.behave({ headers: { 'Set-Cookie': 'a=b' } });
  for (const path of ['/cookie', '/?page=1', '/api/visits', '/files/a.pdf']) {
    await ask(front.url, path);
    await ask(front.url, path);
    expect(asked(path), path).toBe(2);
  }
  site.behave({ status: 404 });
  await ask(front.url, '/absent');
  await ask(front.url, '/absent');
  expect(asked('/absent')).toBe(2);
});

test('pictures of the site are cached, those of stored files are not, however they are spelt', async () => {
  const path = (source: string) => `/_next/image?url=${source}&w=660&q=60`;
  for (const [source, times] of [
    ['%2Fpictures%2Fbanner-1.webp', 1],
    ['%2Ffiles%2Fa.jpg', 2],
    ['/files/a.jpg', 2],
    ['%2F%66iles%2Fa.jpg', 2],
    ['%2Fpictures%2F..%2Ffiles%2Fa.jpg', 2],
  ] as const) {
    await ask(front.url, path(source));
    await ask(front.url, path(source));
    expect([source, asked(path(source))]).toEqual([source, times]);
  }
});

test('the site’s own parts of a page are not mistaken for the page', async () => {
  site.behave({ headers: { Vary: 'rsc, next-router-state-tree, Accept-Encoding' } });
  // Again where the copy grew old meanwhile.
  await expect(async () => {
    const page = await ask(front.url, '/parts');
    const part = await ask(front.url, '/parts', { rsc: '1' });
    expect(part.body).not.toBe(page.body);
    expect((await ask(front.url, '/parts')).body).toBe(page.body);
  }).toPass();
});

const VARY = { Vary: 'rsc, Accept-Encoding, Cookie, Save-Data' };

test('browsers share one copy of a page, however they spell what they take and whatever cookies they have', async () => {
  site.behave({ headers: VARY });
  const wishes = ['gzip, deflate, br, zstd', 'br, gzip', 'gzip,br;q=1.0'].flatMap((accepted) =>
    ['', 'a=b', 'lite=0; c=d'].map((cookie) => ({ 'accept-encoding': accepted, ...(cookie && { cookie }) })),
  );
  // Again where the copy grew old meanwhile.
  await expect(async () => {
    await ask(front.url, '/shared', wishes[0]);
    const before = asked('/shared');
    for (const headers of wishes)
      expect((await ask(front.url, '/shared', headers)).headers['x-front-cache']).toBe('HIT');
    expect(asked('/shared')).toBe(before);
  }).toPass();
});

test('who wants lite pages never gets the copy of the whole one, nor leaves theirs to others', async () => {
  site.behave({ headers: VARY });
  const { body } = await ask(front.url, '/lite');
  const wishes: Record<string, string>[] = [
    { cookie: 'a=b; lite=1' },
    { 'save-data': 'on' },
    { cookie: 'lite=x', 'save-data': 'on' },
  ];
  for (const headers of wishes) {
    const before = asked('/lite');
    expect((await ask(front.url, '/lite', headers)).body).not.toBe(body);
    expect(asked('/lite')).toBe(before + 1);
  }
  expect((await ask(front.url, '/lite', { cookie: 'lite=0', 'save-data': 'on' })).headers['x-front-cache']).not.toBe(
    'BYPASS',
  );
});

test('what is made for each request is asked for at the site each time, by many at once too', async () => {
  const before = asked('/ne/status');
  const all = await Promise.all(Array.from({ length: 20 }, () => ask(front.url, '/ne/status')));
  expect(new Set(all.map(({ headers }) => headers['x-front-cache']))).toEqual(new Set(['BYPASS']));
  expect(asked('/ne/status')).toBe(before + 20);
});

test('browsers that take the same pictures share one copy of each, and others do not get it', async () => {
  site.behave({ headers: { Vary: 'Accept' } });
  const path = '/_next/image?url=%2Fpictures%2Fbanner-2.webp&w=660&q=60';
  const bodyFor = async (accept: string) => (await ask(front.url, path, { accept })).body;
  const avif = await bodyFor('image/avif,image/webp,image/apng,*/*;q=0.8');
  expect(await bodyFor('image/avif,image/webp,image/png,image/svg+xml,*/*;q=0.8')).toBe(avif);
  const webp = await bodyFor('image/webp,*/*');
  expect(webp).not.toBe(avif);
  expect([avif, webp]).not.toContain(await bodyFor('*/*'));
});

/** The lengths of the TLS records in which the front answers (RFC 8446, 5.1). */
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
  await ask(`https://localhost:${typeof address === 'object' ? address?.port : 0}`, path);
  await new Promise((resolve) => relay.close(resolve));
  const bytes = Buffer.concat(chunks);
  const lengths: number[] = [];
  for (let at = 0; at + 5 <= bytes.length; at += 5 + bytes.readUInt16BE(at + 3))
    lengths.push(bytes.readUInt16BE(at + 3));
  return lengths;
}

test('a page comes in records that a browser can read before the whole first flight is there', async () => {
  site.behave({ more: 'x'.repeat(60_000) });
  const lengths = await recordLengths('/long');
  expect(lengths.reduce((sum, length) => sum + length, 0)).toBeGreaterThan(60_000);
  expect(Math.max(...lengths)).toBeLessThan(4096 + 256);
});

test('the front serves a stale copy while the site fails', async () => {
  const { body } = await ask(front.url, '/old');
  site.behave({ status: 503 });
  await expect.poll(async () => (await ask(front.url, '/old')).headers['x-front-cache']).toBe('STALE');
  expect(await ask(front.url, '/old')).toMatchObject({
    status: 200,
    body,
    headers: { 'server-timing': 'saved-copy' },
  });
});

for (const path of ['/_next/static/chunks/of-another-build.js', '/page-data/0']) {
  test(`${path} is there for those who read an old page, when the site has it no more`, async () => {
    const { body } = await ask(front.url, path);
    site.behave({ status: 404 });
    await expect.poll(async () => (await ask(front.url, path)).headers['x-front-cache']).toBe('STALE');
    expect(await ask(front.url, path)).toMatchObject({ status: 200, body });
    expect((await ask(front.url, `${path}-never`)).status).toBe(404);
  });
}

test('the front caches two encodings apart, and browsers that take brotli share one', async () => {
  for (const accepted of ['gzip, deflate, br, zstd', 'br, gzip', 'gzip', 'identity']) {
    await ask(front.url, '/encoded', { 'accept-encoding': accepted });
  }
  const wanted = site.seen.filter(({ url }) => url === '/encoded').map(({ headers }) => headers['accept-encoding']);
  expect([...new Set(wanted)]).toEqual(['gzip, br', 'gzip', undefined]);
});

test('a page that is fetched ahead need not be confirmed at the visit, and its copy is that of all others', async () => {
  const page = { 'Cache-Control': 's-maxage=60, max-age=0' };
  for (const [path, said, ahead] of [
    ['/ahead', page, 'max-age=10'],
    ['/ahead-own', { 'Cache-Control': 'private, no-store' }, 'private, no-store'],
    ['/ahead-lite', { 'Cache-Control': 'private, no-cache' }, 'private, no-cache'],
  ] as const) {
    site.behave({ headers: said });
    const fetched = await ask(front.url, path, { 'sec-purpose': 'prefetch;anonymous-client-ip' });
    expect([path, fetched.headers['cache-control']]).toEqual([path, ahead]);
    const visited = await ask(front.url, path);
    expect([path, visited.headers['cache-control']]).toEqual([path, said['Cache-Control']]);
  }
  const [seen] = site.seen.filter(({ url }) => url === '/ahead');
  expect([asked('/ahead'), seen?.headers['sec-purpose']]).toEqual([1, undefined]);
});

test('Chromium alone is told for how long a page may be its dictionary for the dictionary, and all have one copy', async () => {
  const lifetime = 's-maxage=60, max-age=0';
  site.behave({
    headers: { 'Cache-Control': lifetime, 'Use-As-Dictionary': 'match="/dictionaries/*", match-dest=("")' },
  });
  for (const [brands, said] of [
    ['"Chromium";v="156"', `${lifetime}, stale-while-revalidate=60`],
    ['', lifetime],
  ] as const) {
    const { headers } = await ask(front.url, '/lent', brands ? { 'sec-ch-ua': brands } : {});
    expect([brands, headers['cache-control']]).toEqual([brands, said]);
  }
  site.behave({ headers: { 'Cache-Control': lifetime } });
  const other = await ask(front.url, '/not-lent', { 'sec-ch-ua': '"Chromium";v="156"' });
  expect([other.headers['cache-control'], asked('/lent')]).toEqual([lifetime, 1]);
});

const dictionaries = ['a', 'b'].map((letter) => `:${letter.repeat(43)}=:`);
const having = (dictionary: string | undefined) => ({
  'accept-encoding': 'gzip, deflate, br, zstd, dcb, dcz',
  'available-dictionary': `${dictionary}`,
});
const BY_DICTIONARY = { 'Content-Encoding': 'dcz', Vary: 'Accept-Encoding, Available-Dictionary, Cookie, Save-Data' };

test('a page by a dictionary is kept for who has that dictionary, and for nobody else', async () => {
  site.behave({ headers: VARY });
  const { body: plain } = await ask(front.url, '/by-dictionary', { 'accept-encoding': 'gzip, br' });
  const bodies = new Set<string>();
  for (const dictionary of dictionaries) {
    site.behave({ headers: BY_DICTIONARY });
    // Again where the copy grew old meanwhile.
    await expect(async () => {
      bodies.add((await ask(front.url, '/by-dictionary', having(dictionary))).body);
      const { headers, body } = await ask(front.url, '/by-dictionary', having(dictionary));
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
    { ...having(dictionaries[0]), 'accept-encoding': 'br' },
  ];
  for (const headers of others) {
    const reply = await ask(front.url, '/by-dictionary', headers);
    expect(reply.headers['content-encoding']).toBeUndefined();
    expect(bodies).not.toContain(reply.body);
  }
});

test('a dictionary by a page is asked for each time, the whole one once', async () => {
  site.behave({ headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } });
  for (const _ of ['fetched', 'kept']) await ask(front.url, '/dictionaries/en-1', { 'accept-encoding': 'gzip, br' });
  expect(asked('/dictionaries/en-1')).toBe(1);
  for (const dictionary of dictionaries) await ask(front.url, '/dictionaries/en-1', having(dictionary));
  const seen = site.seen.filter(({ url }) => url === '/dictionaries/en-1').map(({ headers }) => headers);
  expect(seen.map((headers) => headers['available-dictionary'])).toEqual([undefined, ...dictionaries]);
  expect(seen.at(-1)).toMatchObject({ 'accept-encoding': 'gzip, br, dcz' });
});

test('what comes without the dictionary that was offered is not kept, and those who offer one do not wait for each other', async () => {
  site.behave({ headers: VARY });
  await ask(front.url, '/unknown', having(dictionaries[0]));
  await ask(front.url, '/unknown', having(dictionaries[0]));
  expect(asked('/unknown')).toBe(2);
  let go = () => {};
  site.behave({ headers: VARY, until: new Promise<void>((resolve) => (go = resolve)) });
  const replies = Array.from({ length: 10 }, () => ask(front.url, '/unknown', having(dictionaries[0])));
  await expect.poll(() => asked('/unknown')).toBe(12);
  go();
  expect(new Set((await Promise.all(replies)).map(({ body }) => body)).size).toBe(10);
});

test('lite pages, queries and parts of pages are asked for without a dictionary, and so is what offers no digest', async () => {
  const plain: [string, Record<string, string>][] = [
    ['/no-digest-1', { 'save-data': 'on' }],
    ['/no-digest-2?page=2', {}],
    ['/no-digest-3', { rsc: '1' }],
    ['/no-digest-4', { 'available-dictionary': ':QUJD:' }],
    ['/no-digest-5', { 'accept-encoding': 'gzip, br, dcz;q=0' }],
    ['/api/no-digest-6', {}],
  ];
  for (const [path, headers] of plain) {
    await ask(front.url, path, { ...having(dictionaries[0]), ...headers });
    const [last] = site.seen.filter(({ url }) => url === path).slice(-1);
    expect([path, last?.headers['available-dictionary']]).toEqual([path, undefined]);
  }
});

test('while the site fails, who has a dictionary reads the copy that others have, else what the site says', async () => {
  const { body } = await ask(front.url, '/failing', { 'accept-encoding': 'gzip, br' });
  site.behave({ status: 503 });
  await expect
    .poll(async () => (await ask(front.url, '/failing', having(dictionaries[0]))).headers['x-front-cache'])
    .toBe('STALE');
  expect(await ask(front.url, '/failing', having(dictionaries[0]))).toMatchObject({
    status: 200,
    body,
    headers: { 'server-timing': 'saved-copy' },
  });
  const { status, body: said } = await ask(front.url, '/failing-never', having(dictionaries[0]));
  expect([status, said]).toEqual([503, expect.stringMatching(/^answer \d+$/)]);
});

test('while the site is away, who has a dictionary reads a copy by it, else the copy that others have', async () => {
  const gone = await startStand();
  const alone = await startFront([gone.url], await freePort(), await freePort());
  try {
    const plain = await ask(alone.url, '/others', { 'accept-encoding': 'gzip, br' });
    gone.behave({ headers: BY_DICTIONARY });
    const own = await ask(alone.url, '/own', having(dictionaries[0]));
    await gone.stop();
    const away = (path: string) => ask(alone.url, path, having(dictionaries[0]));
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

test('a dictionary is kept', async () => {
  site.behave({ cacheControl: 'public, max-age=31536000, immutable' });
  const path = '/dictionaries/en-0123456789ab';
  // Again where the copy grew old meanwhile.
  await expect(async () => {
    await ask(front.url, path);
    expect((await ask(front.url, path)).headers['x-front-cache']).toBe('HIT');
  }).toPass();
});
