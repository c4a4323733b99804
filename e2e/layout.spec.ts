import { campus, importantLinks } from '#content/campus.ts';
import { locales } from '#content/locale.ts';
import { footerLinks, menu, siteLinks } from '#content/menu.ts';
import { messagesIn } from '#content/messages/index.ts';
import { expect, test } from '#e2e/support/test.ts';
import { formatNumber } from '#lib/i18n/digits.ts';
import { localPath } from '#lib/routes/paths.ts';

for (const locale of locales) {
  const { frame, offline, states, status } = messagesIn(locale);

  test.describe(`frame in ${locale}`, () => {
    test('says that a page is a saved copy where the front says so', async ({ page }) => {
      const line = page.getByText(frame.savedCopy);
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

    test('keeps the page when the language changes', async ({ page, visit }) => {
      await visit('/', locale);
      await page.getByRole('link', { name: frame.switchLanguage, exact: true }).click();
      const other = locale === 'en' ? 'ne' : 'en';
      await expect(page).toHaveURL(localPath('/', other));
      await expect(page.locator('html')).toHaveAttribute('lang', other);
    });

    test('has both logos, the menu in its order, and the footer’s columns', async ({ page, visit }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await visit('/', locale);
      await expect(page.getByRole('link', { name: frame.universityLogo })).toHaveAttribute(
        'href',
        campus.universityUrl,
      );
      const nav = page.getByRole('navigation', { name: frame.mainNavigation });
      const entries = nav.locator('#menu > li > a, #menu > li > details > summary');
      await expect(entries).toHaveText(menu.map(({ label }) => label[locale]));
      const footer = page.getByRole('contentinfo');
      for (const { label, path } of footerLinks) {
        const link = footer.getByRole('navigation', { name: frame.links, exact: true }).getByRole('link', {
          name: label[locale],
          exact: true,
        });
        await expect(link).toHaveAttribute('href', localPath(path, locale));
      }
      const more = footer.getByRole('navigation', { name: frame.moreHere }).getByRole('link');
      await expect(more).toHaveText([...siteLinks.map(({ label }) => label[locale]), status.link, offline.title]);
      const important = footer.getByRole('navigation', { name: frame.importantLinks }).getByRole('link');
      await expect(important).toHaveText(importantLinks.map(({ label }) => label[locale]));
      await expect(footer.getByRole('link', { name: 'Facebook' })).toHaveAttribute('href', /^https:/);
      await expect(footer.getByRole('link', { name: campus.developer.name })).toBeVisible();
    });

    test('has the way from Home read without the signs between its steps', async ({ page, visit }) => {
      await visit('/library', locale);
      const way = await page.getByRole('navigation', { name: frame.breadcrumbs }).ariaSnapshot();
      expect(way.match(/listitem/g)?.length).toBeGreaterThan(1);
      expect(way).not.toContain('›');
    });

    test('has the campus’s number in the bar of the menu on a phone, to call with one tap', async ({ page, visit }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await visit('/about', locale);
      const call = page.getByRole('banner').getByRole('link', { name: frame.phone });
      await expect(call).toHaveAttribute('href', /^tel:\+\d{8,}$/);
      const box = await call.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(240);
      await page.setViewportSize({ width: 1280, height: 800 });
      await expect(call).toBeHidden();
    });

    test('has a footer of little more than a screen on a phone, with one name and lines as tall as a finger', async ({
      page,
      visit,
    }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await visit('/about', locale);
      const footer = page.getByRole('contentinfo');
      expect((await footer.boundingBox())?.height).toBeLessThan(940);
      await expect(footer.getByText(campus.name[locale], { exact: true })).toHaveCount(1);
      for (const way of ['tel:', 'mailto:']) {
        const box = await footer.locator(`a[href^="${way}"]`).boundingBox();
        expect(box?.height).toBeGreaterThanOrEqual(44);
      }
    });

    test('counts one visit per document, in the language’s digits', async ({ page, visit }) => {
      const counted = page.waitForResponse('**/api/visits');
      await visit('/', locale);
      const { visit: count } = await (await counted).json();
      await expect(page.getByText(`${frame.pageVisit}: ${formatNumber(count, locale)}`)).toBeVisible();
      // It is not announced at each load.
      await expect(page.getByRole('contentinfo').getByRole('status')).toHaveCount(0);
      const next = page.waitForResponse('**/api/visits');
      await page.reload();
      expect((await (await next).json()).visit).toBeGreaterThan(count);
    });

    test('says nothing of visits when they cannot be counted', async ({ page }) => {
      await page.route('**/api/visits', (route) => route.fulfill({ status: 200, body: '{"visit":null}' }));
      await page.goto(localPath('/', locale));
      await expect(page.getByText(frame.pageVisit)).toBeHidden();
    });

    test.describe('at an unknown address', () => {
      test.use({ allowedInConsole: /404/ });

      test('says Not Found with status 404, in the frame and the language', async ({ page }) => {
        const response = await page.goto(localPath('/no-such-page', locale));
        expect(response?.status()).toBe(404);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(states.notFound);
        await expect(page.getByRole('navigation', { name: frame.mainNavigation })).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
      });
    });
  });
}

test('other spellings of an address lead to the canonical one in one step', async ({ request }) => {
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
