import { messagesIn } from '#content/messages/index.ts';
import { expectAccessible } from '#e2e/support/accessibility.ts';
import { expectNoOverflow } from '#e2e/support/html-rules.ts';
import { behaviourLocales } from '#e2e/support/languages.ts';
import { cachedIn, expect, expectCached, expectReady, test } from '#e2e/support/offline.ts';
import { identity } from '#e2e/support/sample-site.ts';
import { emulateSaveData } from '#e2e/support/scripts.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { localPath } from '#lib/platform/routes/paths.ts';

for (const locale of behaviourLocales) {
  const { layout, offline, notices } = messagesIn(locale);
  const at = (path: string) => localPath(path, locale);
  const savedAt = new RegExp(
    offline.savedAt.replace(/[.()]/g, '\\$&').replace('{date}', '.+ · .+').replace('{time}', '\\S+'),
  );

  test.describe(`offline reading, in ${locale}`, () => {
    test('a visited page is readable offline, with its age', async ({ page, visit, connection }) => {
      await visit('/library', locale);
      await expectReady(page, '/library', locale);
      const heading = await page.getByRole('heading', { level: 1 }).textContent();
      await connection.shut();
      await page.goto(at('/library'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '');
      await expect(page.getByText(offline.noConnection)).toBeVisible();
      await expect(page.getByText(savedAt)).toBeVisible();
      await expect(page.getByText(layout.pageVisit)).toBeHidden();
      await expectAccessible(page);
      await expectNoOverflow(page);
      await connection.open();
      await page.getByRole('link', { name: offline.loadNewest }).click();
      await expect(page.getByText(savedAt)).toHaveCount(0);
      await page.locator('html[data-ready]').waitFor();
    });

    test('a missing page or file shows the offline page', async ({ page, visit, connection }) => {
      await visit('/sports', locale);
      await expectReady(page, '/sports', locale);
      await connection.shut();
      for (const path of ['/no-such-page', '/no-such-file.xml']) {
        await page.goto(at(path));
        await expect(page.getByText(offline.notSaved)).toBeVisible();
      }
    });

    test('an unopened notice is readable offline, and the list of the newest links to it', async ({
      page,
      visit,
      connection,
    }) => {
      await visit('/sports', locale);
      await expectReady(page, '/sports', locale);
      await connection.shut();
      await page.goto(at('/notice'));
      await expect(page.getByText(offline.notSaved)).toBeVisible();
      await expect(page.getByText(savedAt).first()).toBeVisible();
      const links = page.locator('article h3 a');
      await expect(links).toHaveCount(50);
      await expectAccessible(page);
      await expectNoOverflow(page);
      const title = (await links.nth(3).textContent()) ?? '';
      await links.nth(3).click();
      await expect(page).toHaveURL(/\/notice\/item\//);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByText(notices.date, { exact: true })).toBeVisible();
      await expect(page.getByText(savedAt)).toBeVisible();
      await expectAccessible(page);
    });

    test('any other page lists the pages that are readable offline', async ({ page, visit, connection }) => {
      await visit('/gHostel', locale);
      await expectReady(page, '/gHostel', locale);
      const title = (await page.title()).replace(` – ${identity.name[locale]}`, '');
      await connection.shut();
      await page.goto(at('/search?q=form'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(offline.title);
      await expect(page.getByText(offline.notSaved)).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('main').getByRole('link', { name: title }).click();
      await expect(page).toHaveURL(at('/gHostel'));
      await expect(page.getByText(savedAt)).toBeVisible();
      await page.goto(at('/offline'));
      await page.getByRole('button', { name: offline.removeAll }).click();
      await expect(page.getByText(offline.nothing)).toBeVisible();
      expect(await cachedIn(page, 'campus-pages')).toEqual([]);
    });

    test('with data saving only visited pages are stored', async ({ page, connection }) => {
      await emulateSaveData(page);
      await page.goto(at('/sports'));
      await expectCached(page, 'pages', at('/sports'));
      const requested = connection.seen.filter((address) => address === at('/sports') || address === at('/offline'));
      expect(requested).toEqual([at('/sports')]);
      const title = (await page.title()).replace(` – ${identity.name[locale]}`, '');
      await connection.shut();
      await page.goto(at('/about'));
      await expect(page.getByText(offline.notSaved)).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('link', { name: title }).click();
      await expect(page.getByText(savedAt)).toBeVisible();
    });
  });
}

test('the offline page is at most six phone screens long', async ({ page, visit }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit('/offline');
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(740 * 6);
  await page.getByText(fillIn(messagesIn('en').offline.more, { count: 40 }, 'en')).click();
  await expect(page.locator('article h3 a:visible')).toHaveCount(50);
});
