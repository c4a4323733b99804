import { locales } from '#content/locale.ts';
import { expectStrictPolicy, inspect } from '#e2e/support/policy.ts';
import { startSite } from '#e2e/support/servers.ts';
import { expect, test } from '#e2e/support/test.ts';
import { localPath } from '#lib/platform/routes/paths.ts';
import { routes } from '#lib/platform/routes/table.ts';
import { samplePath } from '#lib/platform/routes/testing/sample-path.ts';

const pages = routes.filter(({ kind }) => kind === 'page').map(samplePath);
const paths = [...pages, '/no-such-page', '/gallery/no-such-album'].flatMap((path) =>
  locales.map((locale) => localPath(path, locale)),
);

test('each page has one strict policy that matches its scripts, rendered and from the cache', async ({ baseURL }) => {
  test.slow();
  for (const path of paths) {
    await test.step(path, async () => {
      for (let visit = 0; visit < 2; visit += 1) expectStrictPolicy(await inspect(`${baseURL}${path}`));
    });
  }
});

test('a page rendered for the first time after the start has its strict policy', async () => {
  const site = await startSite(process.env.E2E_CAMPUS_API ?? '');
  try {
    for (const state of ['MISS', 'HIT']) {
      const page = await inspect(`${site.url}/ne/about`);
      expect(page.state).toBe(state);
      expectStrictPolicy(page);
    }
  } finally {
    await site.stop();
  }
});

test('a policy or nonce in the request does not reach the page', async ({ baseURL }) => {
  const headers = { 'content-security-policy': "script-src 'nonce-planted'", 'x-nonce': 'planted' };
  expect((await inspect(`${baseURL}/gHostel`, { headers })).html).not.toContain('planted');
  expect((await inspect(`${baseURL}/gHostel`)).html).not.toContain('planted');
});

test.describe('policies of other responses', () => {
  for (const path of [
    '/api/visits',
    '/api/no-such-endpoint',
    '/files/no-such-file.pdf',
    '/logos/campus.svg',
    '/About',
  ]) {
    test(`the policy of ${path} allows nothing`, async ({ baseURL }) => {
      const { policy, headers } = await inspect(`${baseURL}${path}`);
      expect(policy).toMatch(/^default-src 'none'.*sandbox$/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-powered-by')).toBeNull();
    });
  }
});

test('responses of an HTTPS site have Strict-Transport-Security', async () => {
  const site = await startSite(process.env.E2E_CAMPUS_API ?? '', { SITE_URL: 'https://campus.example' });
  try {
    const { headers } = await inspect(`${site.url}/robots.txt`);
    expect(headers.get('strict-transport-security')).toBe('max-age=63072000');
  } finally {
    await site.stop();
  }
});

test.describe('in a browser', () => {
  test.use({ allowedInConsole: /Content Security Policy/ });

  test('an inline script injected into a page is blocked by the policy', async ({ page, visit }) => {
    await visit('/');
    const violation = page.evaluate(
      () =>
        new Promise((resolve) => {
          document.addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective));
        }),
    );
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'document.title = "planted"';
      document.body.append(script);
    });
    expect(await violation).toBe('script-src-elem');
    expect(await page.title()).not.toBe('planted');
  });
});
