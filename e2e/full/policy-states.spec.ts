import { withFaultySite } from '#e2e/support/faulty-site.ts';
import { expectSecurityHeaders, expectStrictPolicy, inspect } from '#e2e/support/policy.ts';
import { publishContent } from '#e2e/support/publish-content.ts';
import { startSite } from '#e2e/support/servers.ts';
import { expect, test } from '#e2e/support/test.ts';
import { statusReply } from '#lib/site/campus-client/testing/behaviours.ts';

test.describe.configure({ mode: 'serial' });

// Without the English home page, which is requested until the site responds.
const pages =
  '/ne /about /chiefMessage /keyStaff /staff /gallery /gallery/1 /publication /contact /notice /notice/exam/page/2 /notice/item/322 /qaa /programs /no-such-page'.split(
    ' ',
  );
const everything = ['contact', 'notices', 'flash-notices', 'staff', 'gallery', 'publications', 'site'];

const { upstream, site } = withFaultySite({ REVALIDATE_SECRET: 'publisher', UPSTREAM_TIMEOUT_MS: '2000' });

/** Visits each page until the page cache reports this state. */
async function expectStrictIn(state: string): Promise<void> {
  for (const path of pages) {
    await expect(async () => {
      const page = await inspect(site.url + path);
      expectStrictPolicy(page);
      expect(page.status).toBe(path === '/no-such-page' ? 404 : 200);
      expect([path, page.state]).toEqual([path, state]);
    }).toPass();
  }
}

test('each page has one strict policy that matches it on the first rendering', async () => {
  await expectStrictIn('MISS');
});

test('each page has its strict policy when it comes from the cache', async () => {
  await expectStrictIn('HIT');
});

test('each page has its strict policy after a publication', async () => {
  await publishContent(site, 'publisher', ...everything);
  await expectStrictIn('MISS');
});

test('pages have their strict policy while upstream is down: rendered from stored content, cached, and stale', async () => {
  upstream.behave(statusReply(500));
  await publishContent(site, 'publisher', ...everything);
  await expectStrictIn('MISS');
  await expectStrictIn('HIT');
  await expectStrictIn('STALE');
});

test('pages without content have their strict policy, and those of an HTTPS site Strict-Transport-Security', async () => {
  const empty = await startSite(upstream.url, { SITE_URL: 'https://campus.example' });
  try {
    for (const path of ['/staff', '/ne/notice', '/gallery/1', '/notice/item/322']) {
      const page = await inspect(empty.url + path);
      expect([path, page.status]).toEqual([path, 503]);
      expectStrictPolicy(page);
      expect(page.headers.get('strict-transport-security')).toBe('max-age=63072000');
    }
  } finally {
    await empty.stop();
  }
});

test('responses other than pages have a policy, regardless of their status', async () => {
  const gone = '/files/no-such-file.pdf';
  for (const path of ['/api/no-such-endpoint', '/About', gone, '/files/%00', '/_next/image']) {
    expectSecurityHeaders(await inspect(site.url + path));
  }
});
