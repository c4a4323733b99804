import { locales } from '#content/locale.ts';
import { messagesIn } from '#content/messages/index.ts';
import { closeFlashNotices } from '#e2e/support/flash-notices.ts';
import { behaviourLocales } from '#e2e/support/languages.ts';
import { expectStrictPolicy, inspect } from '#e2e/support/policy.ts';
import { pageName } from '#e2e/support/sample-site.ts';
import { siteUrl } from '#e2e/support/site-pages.ts';
import { expect, test } from '#e2e/support/test.ts';
import { localPath } from '#lib/platform/routes/paths.ts';

/** Addresses without a page, one for each type, with the page that they resemble. */
const missingPages = [
  ['/nowhere', null],
  ['/styleguide', null],
  ['/libary', '/library'],
  ['/pictures/about', '/about'],
  ['/_next/about', '/about'],
  ['/notice/item/999999', '/notice'],
  ['/notice/page/99', '/notice'],
  ['/notice/exam/page/99', '/notice/exam'],
  ['/gallery/999', '/gallery'],
  ['/calendar/1999-01', '/calendar'],
] as const;

test.use({ allowedInConsole: /404/ });

for (const locale of locales) {
  const { states, siteSearch } = messagesIn(locale);

  test(`pages that do not exist in ${locale} are complete 404 pages, in the full and the lite version`, async () => {
    for (const [path, near] of missingPages.filter(
      ([typed]) => locale === 'en' || !/^\/(pictures|_next)/.test(typed),
    )) {
      const address = localPath(path, locale);
      for (const headers of [{ 'save-data': 'off' }, { 'save-data': 'on' }]) {
        const page = await inspect(`${siteUrl()}${address}`, { headers });
        expect([address, page.status, page.headers.get('cache-control')]).toEqual([address, 404, 'no-store']);
        const [root = ''] = /<html [^>]*>/.exec(page.html) ?? [];
        expect(root).toContain(`lang="${locale}"`);
        expect(root).not.toContain('__next_error__');
        const [, main = ''] = page.html.split('<main ');
        for (const part of [
          `<h1>${states.notFound}</h1>`,
          siteSearch.label,
          `href="${localPath('/', locale)}"`,
          '<footer',
          ...(near ? [`>${pageName(near)[locale]}</a>`] : []),
        ])
          expect([address, part, main.includes(part)]).toEqual([address, part, true]);
        expect(/<title>([^<]*)/.exec(page.html)?.[1]).toContain(`${states.notFound} – `);
        expect(page.html).toContain('<meta name="robots" content="noindex');
        expectStrictPolicy(page);
      }
    }
  });
}

for (const locale of behaviourLocales) {
  const { layout, siteSearch } = messagesIn(locale);

  test.describe(`Not Found in ${locale}`, () => {
    test('a 404 page runs the page script: date, menu and flash notices work', async ({ page }) => {
      await page.goto(localPath('/notice/item/999999', locale));
      await expect(page.locator('dialog[data-flash][open]')).toHaveCount(1);
      await closeFlashNotices(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await expect(page.locator('header time').first()).toHaveAttribute('datetime', /^\d{4}-\d{2}-\d{2}$/);
      const group = page.locator('nav[data-menu] details[name]').first();
      await group.locator('summary').click();
      await expect(group).toHaveAttribute('open', '');
      await page.keyboard.press('Escape');
      await expect(group).not.toHaveAttribute('open', '');
    });

    test('the search box of a 404 page contains the words of the address', async ({ page, visit }) => {
      await visit('/old/exam-routine.html', locale);
      const box = page.getByRole('main').getByRole('textbox', { name: siteSearch.label });
      await expect(box).toHaveValue('exam routine');
      await page.getByRole('main').getByRole('button', { name: siteSearch.button }).click();
      await expect(page).toHaveURL(`${localPath('/search', locale)}?q=exam+routine`);
    });

    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false });

      test('without scripts a 404 page is complete and has links', async ({ page }) => {
        await page.goto(localPath('/libary', locale));
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('navigation', { name: layout.mainNavigation })).toBeVisible();
        await page
          .getByRole('main')
          .getByRole('link', { name: pageName('/library')[locale], exact: true })
          .click();
        await expect(page).toHaveURL(localPath('/library', locale));
      });
    });
  });
}
