import { locales } from '#content/locale.ts';
import { messagesIn } from '#content/messages/index.ts';
import { startFaultyUpstream } from '#e2e/support/faulty-upstream.ts';
import { closeFlashNotices } from '#e2e/support/flash-notices.ts';
import { behaviourLocales } from '#e2e/support/languages.ts';
import { expectStrictPolicy, inspect } from '#e2e/support/policy.ts';
import { publishContent } from '#e2e/support/publish-content.ts';
import { pageName } from '#e2e/support/sample-site.ts';
import { startSite } from '#e2e/support/servers.ts';
import { siteUrl } from '#e2e/support/site-pages.ts';
import { expect, test } from '#e2e/support/test.ts';
import { localPath } from '#lib/platform/routes/paths.ts';
import { json } from '#lib/site/campus-client/testing/behaviours.ts';

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

  for (const [path, near] of missingPages.filter(([typed]) => locale === 'en' || !/^\/(pictures|_next)/.test(typed))) {
    const address = localPath(path, locale);

    test(`${address} is a complete 404 page, in the full and the lite version`, async () => {
      for (const headers of [{ 'save-data': 'off' }, { 'save-data': 'on' }]) {
        const page = await inspect(`${siteUrl()}${address}`, { headers });
        expect(page.status).toBe(404);
        expect(page.headers.get('cache-control')).toBe('no-store');
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
        ]) {
          expect([part, main.includes(part)]).toEqual([part, true]);
        }
        expect(/<title>([^<]*)/.exec(page.html)?.[1]).toContain(`${states.notFound} – `);
        expect(page.html.includes('<meta name="robots" content="noindex')).toBe(true);
        expectStrictPolicy(page);
      }
    });
  }
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

test('a notice and an album requested before their publication appear within 30 seconds, and at once after the webhook', async () => {
  test.slow();
  const upstream = await startFaultyUpstream();
  const site = await startSite(upstream.url, { REVALIDATE_SECRET: 'publisher' });
  const statusOf = async (path: string) => (await fetch(`${site.url}${path}`)).status;
  const notice = { id: 'later', description: 'Published later', createdDate: '2026-01-01' };
  const album = { id: 'later', title: 'Published later', images: 'a.jpg' };
  try {
    for (const path of ['/notice/item/later', '/gallery/later']) expect(await statusOf(path)).toBe(404);
    upstream.behave((response, request) => {
      const isNotice = request.url?.startsWith('/notice/');
      return json({ body: [isNotice ? notice : album] })(response, request);
    }, /^\/(notice\/\?depId=null|gallery\/all)/);
    const before = upstream.seen.length;
    for (let visit = 0; visit < 10; visit += 1) expect(await statusOf('/gallery/later')).toBe(404);
    expect(upstream.seen.slice(before).filter((url) => url === '/gallery/all').length).toBeLessThan(2);
    await publishContent(site, 'publisher', 'gallery');
    expect(await statusOf('/gallery/later')).toBe(200);
    await expect(async () => expect(await statusOf('/notice/item/later')).toBe(200)).toPass({
      timeout: 30_000,
      intervals: [1000],
    });
  } finally {
    await site.stop();
    await upstream.shut();
  }
});
