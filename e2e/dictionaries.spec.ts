import { createHash } from 'node:crypto';
import { brotliDecompressSync, zstdDecompressSync } from 'node:zlib';
import type { Page } from 'playwright/test';
import { messagesIn } from '#content/messages/index.ts';
import type { FaultyUpstream } from './support/faulty-upstream.ts';
import { expect, expectReady, test } from './support/offline.ts';
import { rawRequest } from './support/raw-request.ts';
import { siteUrl } from './support/site-pages.ts';

/** As who knows no dictionary is sent it. */
async function plainText(path: string): Promise<string> {
  return (await fetch(siteUrl() + path)).text();
}

interface Sent {
  path: string;
  status: number;
  encoding: string | undefined;
}

/** What the site sends over the line from now on: of what it decoded, a browser does not tell how it came. */
function watch(line: FaultyUpstream): Sent[] {
  const sent: Sent[] = [];
  line.behave(async (response, { url: path = '', method, headers: asked }) => {
    const headers = Object.fromEntries(
      Object.entries(asked).flatMap(([name, value]) => (value ? [[name, value]] : [])),
    );
    const answer = await rawRequest(siteUrl(), path, { method, headers });
    sent.push({ path, status: answer.status, encoding: answer.headers['content-encoding'] });
    response.writeHead(answer.status, answer.headers).end(answer.body);
  });
  return sent;
}

const dictionariesIn = (sent: readonly Sent[]) => sent.filter(({ path }) => path.startsWith('/dictionaries/'));
const lastOf = (sent: readonly Sent[], path: string) => sent.findLast((each) => each.path === path);

async function textOf(page: Page, path: string): Promise<string | undefined> {
  return (await page.goto(path))?.text();
}

/** Reads a first page, and waits until the dictionary is there, which the page fetches when the browser has nothing else to do. */
async function readFirst(page: Page, path: string, sent: readonly Sent[]): Promise<void> {
  await page.goto(path);
  expect(lastOf(sent, path)?.encoding).toMatch(/^(br|gzip)$/);
  await expect.poll(() => dictionariesIn(sent)).toHaveLength(1);
  // An entry is made when all of the body is there.
  const isThere = () => performance.getEntriesByType('resource').some(({ name }) => name.includes('/dictionaries/'));
  await page.waitForFunction(isThere);
}

test.describe('a browser without the service worker', () => {
  test.use({ serviceWorkers: 'block' });

  for (const [about, list, contact] of [
    ['/about', '/notice', '/contact'],
    ['/ne/about', '/ne/notice', '/ne/contact'],
  ] as const) {
    test(`reads ${list} after ${about} by the dictionary, byte for byte the same`, async ({ page, line }) => {
      const sent = watch(line);
      await readFirst(page, about, sent);
      expect(await textOf(page, list)).toBe(await plainText(list));
      expect(lastOf(sent, list)).toMatchObject({ status: 200, encoding: 'dcz' });
      await page.goto(contact);
      expect(lastOf(sent, contact)).toMatchObject({ status: 200, encoding: 'dcz' });
      expect(dictionariesIn(sent)).toHaveLength(1);
    });
  }

  test('is sent the dictionary as the difference to its first page, byte for byte the same', async ({ page, line }) => {
    // So that the page is in the server's memory.
    for (const _ of ['rendered', 'stored']) await plainText('/library');
    const sent = watch(line);
    await readFirst(page, '/library', sent);
    const [dictionary] = dictionariesIn(sent);
    expect(dictionary).toMatchObject({ status: 200, encoding: 'dcz' });
    const path = dictionary?.path ?? '';
    const text = await page.evaluate(async (address) => (await fetch(address)).text(), path);
    expect(text).toBe(await plainText(path));
    expect(dictionariesIn(sent)).toHaveLength(1);
  });

  test('reads a page by the dictionary again where it is unchanged, and where the dictionary is gone', async ({
    page,
    line,
  }) => {
    const sent = watch(line);
    await readFirst(page, '/about', sent);
    const text = await textOf(page, '/notice');
    await page.reload();
    expect(lastOf(sent, '/notice')).toMatchObject({ status: 304 });
    expect(await textOf(page, '/notice')).toBe(text);
    await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache');
    expect(await textOf(page, '/notice')).toBe(text);
    expect(lastOf(sent, '/notice')).toMatchObject({ status: 200, encoding: expect.stringMatching(/^(br|gzip)$/) });
  });
});

test('a page that came by the dictionary is stored by the service worker and read offline', async ({ page, line }) => {
  const sent = watch(line);
  await readFirst(page, '/about', sent);
  await expectReady(page, '/about', 'en');
  await page.goto('/sports');
  expect(lastOf(sent, '/sports')).toMatchObject({ status: 200, encoding: 'dcz' });
  await expectReady(page, '/sports', 'en');
  const title = await page.title();
  await line.shut();
  await page.goto('/sports');
  await expect(page.getByText(messagesIn('en').offline.noConnection)).toBeVisible();
  await expect(page).toHaveTitle(title);
});

const TAKEN = 'gzip, deflate, br, zstd, dcb, dcz';

async function announced(path: string, headers: Record<string, string> = {}): Promise<string | undefined> {
  const { 'server-timing': said = '' } = (await rawRequest(siteUrl(), path, { headers })).headers;
  const [, name] = /\bdictionary;desc="([^"]+)"/.exec(String(said)) ?? [];
  return name && `/dictionaries/${name}`;
}

for (const [path, match] of [
  ['/about', '/*'],
  ['/ne/about', '/ne*'],
] as const) {
  test(`${path} announces a dictionary that never changes, and is sent by it`, async () => {
    const address = (await announced(path)) ?? '';
    const { status, headers, body } = await rawRequest(siteUrl(), address);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/plain; charset=utf-8',
      'use-as-dictionary': `match="${match}", match-dest=("document" "")`,
      'x-robots-tag': 'noindex',
    });
    const digest = createHash('sha256').update(body).digest();
    const having = { 'accept-encoding': TAKEN, 'available-dictionary': `:${digest.toString('base64')}:` };
    const page = await rawRequest(siteUrl(), path, { headers: having });
    expect(page.headers['content-encoding']).toBe('dcz');
    expect(page.body.subarray(8, 40).equals(digest)).toBe(true);
    expect(zstdDecompressSync(page.body.subarray(40), { dictionary: body }).toString()).toBe(await plainText(path));
    const { body: without } = await rawRequest(siteUrl(), path, { headers: { 'accept-encoding': 'br' } });
    expect(brotliDecompressSync(without).toString()).toBe(await plainText(path));
    expect(page.body.length * 2).toBeLessThan(without.length);
  });
}

test('who offers a dictionary of another build, or what is none, is sent pages as ever', async () => {
  for (const available of [`:${createHash('sha256').update('').digest('base64')}:`, ':QUJD:', 'dictionary', '']) {
    const headers = { 'accept-encoding': TAKEN, 'available-dictionary': available };
    const { status, headers: sent } = await rawRequest(siteUrl(), '/about', { headers });
    expect([available, status, sent['content-encoding']]).toEqual([
      available,
      200,
      expect.stringMatching(/^(br|gzip)$/),
    ]);
  }
  expect((await rawRequest(siteUrl(), '/dictionaries/en-0123456789ab')).status).toBe(404);
});

test('lite pages, the QAA area, what is made for a request and what is not there announce no dictionary', async () => {
  expect(await announced('/about', { 'save-data': 'on' })).toBeUndefined();
  expect(await announced('/about', { cookie: 'lite=1' })).toBeUndefined();
  for (const path of ['/qaa', '/ne/qaa/documents', '/search?q=exam', '/status', '/no-such-page'])
    expect([path, await announced(path)]).toEqual([path, undefined]);
});
