import { inspect } from '#e2e/support/policy.ts';
import { expect, test } from '#e2e/support/test.ts';

// The policies of all pages: crawl.spec.ts.

test('a policy or nonce in the request does not reach the page', async ({ baseURL }) => {
  const headers = { 'content-security-policy': "script-src 'nonce-planted'", 'x-nonce': 'planted' };
  expect((await inspect(`${baseURL}/gHostel`, { headers })).html).not.toContain('planted');
  expect((await inspect(`${baseURL}/gHostel`)).html).not.toContain('planted');
});

test('the policies of responses other than pages allow nothing', async ({ baseURL }) => {
  for (const path of [
    '/api/visits',
    '/api/no-such-endpoint',
    '/files/no-such-file.pdf',
    '/logos/campus.svg',
    '/About',
  ]) {
    const { policy, headers } = await inspect(`${baseURL}${path}`);
    expect(policy, path).toMatch(/^default-src 'none'.*sandbox$/);
    expect(headers.get('x-content-type-options'), path).toBe('nosniff');
    expect(headers.get('x-powered-by'), path).toBeNull();
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
