import { messagesIn } from '#content/messages/index.ts';
import { behaviourLocales } from '#e2e/support/languages.ts';
import { expect, test } from '#e2e/support/test.ts';
import { localPath } from '#lib/platform/routes/paths.ts';

// Dynamic pages are stored templates that the server fills for each request.

const pages = [
  '/search?q=exam',
  '/notice/search?department=exam&q=routine',
  '/status',
  '/calendar/convert?date=2083-08-05',
];

for (const locale of behaviourLocales) {
  test.describe(`dynamic pages in ${locale}`, () => {
    for (const path of pages) {
      test(`${path} has no scripts of the framework, and is not cached`, async ({ request }) => {
        await request.get(localPath(path, locale));
        const reply = await request.get(localPath(path, locale));
        const html = await reply.text();
        expect(html).toMatch(/data-fragment="">\S/);
        expect(html).not.toContain('{{');
        expect(html).not.toMatch(/<script[^>]* src="\/_next/);
        expect(reply.headers()['content-security-policy']).not.toContain('nonce-');
        expect(reply.headers()['cache-control']).toContain('no-store');
      });
    }

    test('markup in a query is escaped everywhere on the page', async ({ page, visit }) => {
      const words = '"><b>{{title}}</b> $& \u2028';
      await visit(`/search?q=${encodeURIComponent(words)}`, locale);
      await expect(page.getByRole('combobox')).toHaveValue(words.trim());
      await expect(page).toHaveTitle(new RegExp(RegExp.escape('"><b>{{title}}</b> $&')));
      await expect(page.getByRole('main').locator('b')).toHaveCount(0);
    });

    test('a later results page can be opened directly, and searched from there', async ({ page, visit }) => {
      const { notices, search } = messagesIn(locale);
      await visit('/notice/search?q=exam&page=2', locale);
      await expect(page.getByRole('navigation', { name: notices.pages }).locator('a[aria-current=page]')).toHaveText(
        locale === 'ne' ? '२' : '2',
      );
      await page.getByRole('searchbox').fill('zzzzqqqq');
      await expect(
        page
          .getByRole('status')
          .filter({ hasText: search.foundNone.split('{')[0] ?? '' })
          .first(),
      ).toBeVisible();
      await expect(page).toHaveURL(/q=zzzzqqqq$/);
    });

    test('a template has no address', async ({ request }) => {
      for (const path of ['/template/all/search', '/template/exam/notice/search']) {
        expect((await request.get(localPath(path, locale))).status()).toBe(404);
        const faked = await request.get(localPath('/about', locale), {
          headers: { 'x-page-template': '/en/template/all/search' },
        });
        expect(await faked.text()).not.toContain('{{query}}');
      }
    });
  });
}
