import { campus, importantLinks } from '#content/campus.ts';
import { locales } from '#content/locale.ts';
import { footerLinks, menu, siteLinks } from '#content/menu.ts';
import { messagesIn } from '#content/messages/index.ts';
import { expect, test } from '#e2e/support/test.ts';
import { formatNumber } from '#lib/i18n/digits.ts';
import { localPath } from '#lib/routes/paths.ts';

for (const locale of locales) {
  const { layout, offline, states, status } = messagesIn(locale);

  test.describe(`the layout in ${locale}`, () => {
    test('a page served as a saved copy by nginx is marked as such', async ({ page }) => {
      const line = page.getByText(layout.savedCopy);
      await page.goto(localPath('/sports', locale));
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      await expect(line).toBeHidden();
      await page.route('**/sports', async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, headers: { ...response.headers(), 'server-timing': 'saved-copy' } });
      });
      await page.reload();
      await expect(line).toBeVisible();
    });

    test('switching the language stays on the page', async ({ page, visit }) => {
      await visit('/', locale);
      await page.getByRole('link', { name: layout.switchLanguage, exact: true }).click();
      const other = locale === 'en' ? 'ne' : 'en';
      await expect(page).toHaveURL(localPath('/', other));
      await expect(page.locator('html')).toHaveAttribute('lang', other);
    });

    test('the layout has both logos, the menu in order, and the footer’s columns', async ({ page, visit }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await visit('/', locale);
      await expect(page.getByRole('link', { name: layout.universityLogo })).toHaveAttribute(
        'href',
        campus.universityUrl,
      );
      const nav = page.getByRole('navigation', { name: layout.mainNavigation });
      const entries = nav.locator('#menu > li > a, #menu > li > details > summary');
      await expect(entries).toHaveText(menu.map(({ label }) => label[locale]));
      const footer = page.getByRole('contentinfo');
      for (const { label, path } of footerLinks) {
        const link = footer.getByRole('navigation', { name: layout.links, exact: true }).getByRole('link', {
          name: label[locale],
          exact: true,
        });
        await expect(link).toHaveAttribute('href', localPath(path, locale));
      }
      const more = footer.getByRole('navigation', { name: layout.moreHere }).getByRole('link');
      await expect(more).toHaveText([...siteLinks.map(({ label }) => label[locale]), status.link, offline.title]);
      const important = footer.getByRole('navigation', { name: layout.importantLinks }).getByRole('link');
      await expect(important).toHaveText(importantLinks.map(({ label }) => label[locale]));
      await expect(footer.getByRole('link', { name: 'Facebook' })).toHaveAttribute('href', /^https:/);
      await expect(footer.getByRole('link', { name: campus.developer.name })).toBeVisible();
    });

    test('breadcrumbs are read without their separators', async ({ page, visit }) => {
      await visit('/library', locale);
      const breadcrumbs = await page.getByRole('navigation', { name: layout.breadcrumbs }).ariaSnapshot();
      expect(breadcrumbs.match(/listitem/g)?.length).toBeGreaterThan(1);
      expect(breadcrumbs).not.toContain('›');
    });

    test('on a phone the menu bar has the telephone number of the campus as a link', async ({ page, visit }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await visit('/about', locale);
      const call = page.getByRole('banner').getByRole('link', { name: layout.phone });
      await expect(call).toHaveAttribute('href', /^tel:\+\d{8,}$/);
      const box = await call.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(240);
      await page.setViewportSize({ width: 1280, height: 800 });
      await expect(call).toBeHidden();
    });

    test('on a phone the footer is little higher than a screen, with the name once and touch targets', async ({
      page,
      visit,
    }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await visit('/about', locale);
      const footer = page.getByRole('contentinfo');
      expect((await footer.boundingBox())?.height).toBeLessThan(940);
      await expect(footer.getByText(campus.name[locale], { exact: true })).toHaveCount(1);
      for (const scheme of ['tel:', 'mailto:']) {
        const box = await footer.locator(`a[href^="${scheme}"]`).boundingBox();
        expect(box?.height).toBeGreaterThanOrEqual(44);
      }
    });

    test('each document counts one visit, shown in the language’s digits', async ({ page, visit }) => {
      const counted = page.waitForResponse('**/api/visits');
      await visit('/', locale);
      const { visit: count } = await (await counted).json();
      await expect(page.getByText(`${layout.pageVisit}: ${formatNumber(count, locale)}`)).toBeVisible();
      // The count is not announced at each load.
      await expect(page.getByRole('contentinfo').getByRole('status')).toHaveCount(0);
      const next = page.waitForResponse('**/api/visits');
      await page.reload();
      expect((await (await next).json()).visit).toBeGreaterThan(count);
    });

    test('the visit counter is hidden when visits cannot be counted', async ({ page }) => {
      await page.route('**/api/visits', (route) => route.fulfill({ status: 200, body: '{"visit":null}' }));
      await page.goto(localPath('/', locale));
      await expect(page.getByText(layout.pageVisit)).toBeHidden();
    });

    test.describe('the layout at an unknown address', () => {
      test.use({ allowedInConsole: /404/ });

      test('an unknown address is 404, with layout and message in its language', async ({ page }) => {
        const response = await page.goto(localPath('/no-such-page', locale));
        expect(response?.status()).toBe(404);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(states.notFound);
        await expect(page.getByRole('navigation', { name: layout.mainNavigation })).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
      });
    });
  });
}

test('other spellings of an address redirect to the canonical one in one step', async ({ request }) => {
  for (const [typed, canonical] of [
    ['/QAA', '/qaa'],
    ['/library%20', '/library'],
    ['/ABOUT/', '/about'],
    ['/admission', '/notice/admission'],
    ['/en/contact?from=card', '/contact?from=card'],
  ] as const) {
    const response = await request.get(typed, { maxRedirects: 0 });
    expect(response.status()).toBe(308);
    expect(new URL(response.headers().location ?? '', process.env.E2E_SITE).href).toBe(
      `${process.env.E2E_SITE}${canonical}`,
    );
  }
});
