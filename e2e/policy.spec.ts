import { locales } from '#content/locale.ts';
import { localPath } from '#lib/routes/paths.ts';
import { routes } from '#lib/routes/table.ts';
import { samplePath } from '#lib/routes/testing/sample-path.ts';
import { expectStrict, look } from './support/policy.ts';
import { startSite } from './support/servers.ts';
import { expect, test } from './support/test.ts';

const pages = routes.filter(({ kind }) => kind === 'page').map(samplePath);
const paths = [...pages, '/no-such-page', '/gallery/no-such-album'].flatMap((path) =>
  locales.map((locale) => localPath(path, locale)),
);

test('each page has one strict policy that fits its scripts, rendered and from the cache', async ({ baseURL }) => {
  test.slow();
  for (const path of paths) {
    await test.step(path, async () => {
      for (let visit = 0; visit < 2; visit += 1) expectStrict(await look(`${baseURL}${path}`));
    });
  }
});

test('a page that nobody has asked for since the start has its strict policy', async () => {
  const site = await startSite(process.env.E2E_CAMPUS_API ?? '');
  try {
    for (const state of ['MISS', 'HIT']) {
      const page = await look(`${site.url}/ne/about`);
      expect(page.state).toBe(state);
      expectStrict(page);
    }
  } finally {
    await site.stop();
  }
});

test('a client’s own policy plants nothing', async ({ baseURL }) => {
  const headers = { 'content-security-policy': "script-src 'nonce-planted'", 'x-nonce': 'planted' };
  expect((await look(`${baseURL}/gHostel`, { headers })).html).not.toContain('planted');
  expect((await look(`${baseURL}/gHostel`)).html).not.toContain('planted');
});

test.describe('what is no page', () => {
  for (const path of [
    '/api/visits',
    '/api/no-such-endpoint',
    '/files/no-such-file.pdf',
    '/logos/campus.svg',
    '/About',
  ]) {
    test(`${path} may load nothing`, async ({ baseURL }) => {
      const { policy, headers } = await look(`${baseURL}${path}`);
      expect(policy).toMatch(/^default-src 'none'.*sandbox$/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-powered-by')).toBeNull();
    });
  }
});

test('answers over TLS ask for TLS', async () => {
  const site = await startSite(process.env.E2E_CAMPUS_API ?? '', { SITE_URL: 'https://campus.example' });
  try {
    const { headers } = await look(`${site.url}/robots.txt`);
    expect(headers.get('strict-transport-security')).toBe('max-age=63072000');
  } finally {
    await site.stop();
  }
});

test.describe('in a browser', () => {
  test.use({ allowedInConsole: /Content Security Policy/ });

  test('a script that comes in with content does not run in a browser', async ({ page, visit }) => {
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
