import { locales } from '#content/locale.ts';
import { messagesIn } from '#content/messages/index.ts';
import { behaviourLocales } from '#e2e/support/languages.ts';
import { identity, sampleMenu } from '#e2e/support/sample-site.ts';
import { expect, test } from '#e2e/support/test.ts';
import { localPath } from '#lib/platform/routes/paths.ts';
import { formatNumber } from '#packages/nepali/text/digits.ts';

for (const locale of locales) {
  const { layout, offline, status } = messagesIn(locale);

  test(`the layout in ${locale} has both logos, the menu in order, the footer’s columns, and a language switch that stays on the page`, async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await visit('/library', locale);

    await expect(page.getByRole('link', { name: layout.universityLogo })).toHaveAttribute(
      'href',
      identity.university?.url ?? '',
    );
    const nav = page.getByRole('navigation', { name: layout.mainNavigation });
    const entries = nav.locator('#menu > li > a, #menu > li > details > summary');
    await expect(entries).toHaveText(sampleMenu.entries.map(({ label }) => label[locale]));
    const footer = page.getByRole('contentinfo');
    for (const { label, path } of sampleMenu.footerLinks) {
      const link = footer.getByRole('navigation', { name: layout.links, exact: true }).getByRole('link', {
        name: label[locale],
        exact: true,
      });
      await expect(link).toHaveAttribute('href', localPath(path, locale));
    }
    const more = footer.getByRole('navigation', { name: layout.moreHere }).getByRole('link');
    await expect(more).toHaveText([
      ...sampleMenu.siteLinks.map(({ label }) => label[locale]),
      status.link,
      offline.title,
    ]);
    const important = footer.getByRole('navigation', { name: layout.importantLinks }).getByRole('link');
    await expect(important).toHaveText(sampleMenu.importantLinks.map(({ label }) => label[locale]));
    await expect(footer.getByRole('link', { name: 'Facebook' })).toHaveAttribute('href', /^https:/);
    await expect(footer.getByRole('link', { name: identity.developer?.name ?? '' })).toBeVisible();

    await test.step('breadcrumbs are read without their separators', async () => {
      const breadcrumbs = await page.getByRole('navigation', { name: layout.breadcrumbs }).ariaSnapshot();
      expect(breadcrumbs.match(/listitem/g)?.length).toBeGreaterThan(1);
      expect(breadcrumbs).not.toContain('›');
    });

    const call = page.getByRole('banner').getByRole('link', { name: layout.phone });
    await expect(call, 'the telephone number of the menu bar is for phones').toBeHidden();

    await test.step('on a phone the menu bar has the telephone number of the campus as a link', async () => {
      await page.setViewportSize({ width: 360, height: 740 });
      await expect(call).toHaveAttribute('href', /^tel:\+\d{8,}$/);
      const box = await call.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(240);
    });

    await test.step('on a phone the footer is little higher than a screen, with the name once and touch targets', async () => {
      expect((await footer.boundingBox())?.height).toBeLessThan(940);
      await expect(footer.getByText(identity.name[locale], { exact: true })).toHaveCount(1);
      for (const scheme of ['tel:', 'mailto:']) {
        const box = await footer.locator(`a[href^="${scheme}"]`).boundingBox();
        expect(box?.height).toBeGreaterThanOrEqual(44);
      }
    });

    await test.step('switching the language stays on the page', async () => {
      await page.getByRole('link', { name: layout.switchLanguage, exact: true }).click();
      const other = locale === 'en' ? 'ne' : 'en';
      await expect(page).toHaveURL(localPath('/library', other));
      await expect(page.locator('html')).toHaveAttribute('lang', other);
    });
  });
}

for (const locale of behaviourLocales) {
  const { layout } = messagesIn(locale);

  test('each document counts one visit, the counter is hidden when visits cannot be counted, and a copy saved by nginx is marked', async ({
    page,
    visit,
  }) => {
    const counter = page.getByText(layout.pageVisit);
    const line = page.getByText(layout.savedCopy);

    await test.step('the count is in the digits of the language', async () => {
      const counted = page.waitForResponse('**/api/visits');
      await visit('/sports', locale);
      const { visit: count } = await (await counted).json();
      await expect(page.getByText(`${layout.pageVisit}: ${formatNumber(count, locale)}`)).toBeVisible();
      // The count is not announced at each load.
      await expect(page.getByRole('contentinfo').getByRole('status')).toHaveCount(0);
      await expect(line).toBeHidden();
      const next = page.waitForResponse('**/api/visits');
      await page.reload();
      expect((await (await next).json()).visit).toBeGreaterThan(count);
      await expect(counter).toBeVisible();
    });

    await test.step('a saved copy, and no count', async () => {
      await page.route('**/api/visits', (route) => route.fulfill({ status: 200, body: '{"visit":null}' }));
      await page.route('**/sports', async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, headers: { ...response.headers(), 'server-timing': 'saved-copy' } });
      });
      const uncounted = page.waitForResponse('**/api/visits');
      await page.reload();
      await uncounted;
      await expect(line).toBeVisible();
      await expect(counter).toBeHidden();
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
