import { createHash } from 'node:crypto';
import type { Page } from 'playwright/test';
import { messagesIn } from '#content/messages/index.ts';
import type { FaultyUpstream } from '#e2e/support/faulty-upstream.ts';
import { expect, expectReady, test } from '#e2e/support/offline.ts';
import { rawRequest } from '#e2e/support/raw-request.ts';
import { siteUrl } from '#e2e/support/site-pages.ts';

/** The page as sent to a browser without a dictionary. */
async function plainText(path: string): Promise<string> {
  return (await fetch(siteUrl() + path)).text();
}

/** The encoding of the dictionary for a browser that has just read the page. */
async function encodingFor(path: string): Promise<string | undefined> {
  const { headers, body } = await rawRequest(siteUrl(), path);
  const [, name = ''] = /desc="?([\w-]+)/.exec(String(headers['server-timing'])) ?? [];
  const digest = createHash('sha256').update(body).digest('base64');
  const response = await rawRequest(siteUrl(), `/dictionaries/${name}`, {
    headers: {
      'accept-encoding': 'gzip, br, dcz',
      'available-dictionary': `:${digest}:`,
      referer: siteUrl() + path,
    },
  });
  return response.headers['content-encoding'];
}

interface Sent {
  path: string;
  status: number;
  encoding: string | undefined;
}

/** Records responses sent over the connection from now on, as browsers do not expose the encoding of decoded ones. */
function recordResponses(connection: FaultyUpstream): Sent[] {
  const sent: Sent[] = [];
  connection.behave(async (response, { url: path = '', method, headers: received }) => {
    const headers = Object.fromEntries(
      Object.entries(received).flatMap(([name, value]) => (value ? [[name, value]] : [])),
    );
    const reply = await rawRequest(siteUrl(), path, { method, headers });
    sent.push({ path, status: reply.status, encoding: reply.headers['content-encoding'] });
    response.writeHead(reply.status, reply.headers).end(reply.body);
  });
  return sent;
}

const dictionariesIn = (sent: readonly Sent[]) => sent.filter(({ path }) => path.startsWith('/dictionaries/'));
const lastOf = (sent: readonly Sent[], path: string) => sent.findLast((each) => each.path === path);

async function textOf(page: Page, path: string): Promise<string | undefined> {
  return (await page.goto(path))?.text();
}

/** Opens a first page, and waits for the dictionary, which the page fetches when the browser is idle. */
async function readFirst(page: Page, path: string, sent: readonly Sent[]): Promise<void> {
  await page.goto(path);
  expect(lastOf(sent, path)?.encoding).toMatch(/^(br|gzip)$/);
  await expect.poll(() => dictionariesIn(sent)).toHaveLength(1);
  // An entry is added after the whole body has arrived.
  const isFetched = () => performance.getEntriesByType('resource').some(({ name }) => name.includes('/dictionaries/'));
  await page.waitForFunction(isFetched);
}

test.describe('a browser without the service worker', () => {
  test.use({ serviceWorkers: 'block' });

  for (const [about, list, contact] of [['/ne/about', '/ne/notice', '/ne/contact']] as const) {
    test(`${list} visited after ${about} is compressed with the dictionary and decoded correctly`, async ({
      page,
      connection,
    }) => {
      const sent = recordResponses(connection);
      await readFirst(page, about, sent);
      expect(await textOf(page, list)).toBe(await plainText(list));
      expect(lastOf(sent, list)).toMatchObject({ status: 200, encoding: 'dcz' });
      await page.goto(contact);
      expect(lastOf(sent, contact)).toMatchObject({ status: 200, encoding: 'dcz' });
      expect(dictionariesIn(sent)).toHaveLength(1);
    });
  }

  test('the dictionary itself is sent as a difference to the first page and decoded correctly', async ({
    page,
    connection,
  }) => {
    // Renderings of other tests may drop the page from the server's memory: then the whole dictionary is sent.
    await expect.poll(() => encodingFor('/library')).toBe('dcz');
    const sent = recordResponses(connection);
    await readFirst(page, '/library', sent);
    const [dictionary] = dictionariesIn(sent);
    expect(dictionary).toMatchObject({ status: 200, encoding: 'dcz' });
    const path = dictionary?.path ?? '';
    const text = await page.evaluate(async (address) => (await fetch(address)).text(), path);
    expect(text).toBe(await plainText(path));
    expect(dictionariesIn(sent)).toHaveLength(1);
  });

  test('a page compressed with the dictionary is revalidated, and fetched again once the dictionary is deleted', async ({
    page,
    connection,
  }) => {
    const sent = recordResponses(connection);
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

test('a page compressed with the dictionary is stored by the service worker and readable offline', async ({
  page,
  connection,
}) => {
  const sent = recordResponses(connection);
  await readFirst(page, '/about', sent);
  await expectReady(page, '/about', 'en');
  await page.goto('/sports');
  expect(lastOf(sent, '/sports')).toMatchObject({ status: 200, encoding: 'dcz' });
  await expectReady(page, '/sports', 'en');
  const title = await page.title();
  await connection.shut();
  await page.goto('/sports');
  await expect(page.getByText(messagesIn('en').offline.noConnection)).toBeVisible();
  await expect(page).toHaveTitle(title);
});
