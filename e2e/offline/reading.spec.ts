import { campus } from '#content/campus.ts';
import { messagesIn } from '#content/messages/index.ts';
import { expectNoOverflow } from '#e2e/support/html-rules.ts';
import { fillIn } from '#lib/i18n/fill-in.ts';
import { localPath } from '#lib/routes/paths.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { beCostly } from '../support/deferred-scripts.ts';
import { behaviourLocales } from '../support/languages.ts';
import { cachedIn, expect, expectCached, expectReady, test } from '../support/offline.ts';

for (const locale of behaviourLocales) {
  const { frame, offline, notices } = messagesIn(locale);
  const at = (path: string) => localPath(path, locale);
  const savedAt = new RegExp(
    offline.savedAt.replace(/[.()]/g, '\\$&').replace('{date}', '.+ · .+').replace('{time}', '\\S+'),
  );

  test.describe(`without a connection, in ${locale},`, () => {
    test('a page that was visited is there, and says how old it is', async ({ page, visit, line }) => {
      await visit('/library', locale);
      await expectReady(page, '/library', locale);
      const heading = await page.getByRole('heading', { level: 1 }).textContent();
      await line.shut();
      await page.goto(at('/library'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '');
      await expect(page.getByText(offline.noConnection)).toBeVisible();
      await expect(page.getByText(savedAt)).toBeVisible();
      await expect(page.getByText(frame.pageVisit)).toBeHidden();
      await expectAccessible(page);
      await expectNoOverflow(page);
      await line.open();
      await page.getByRole('link', { name: offline.loadNewest }).click();
      await expect(page.getByText(savedAt)).toHaveCount(0);
      await page.locator('html[data-ready]').waitFor();
    });

    test('an address that nobody has, of a page or a file, gets the offline page', async ({ page, visit, line }) => {
      await visit('/sports', locale);
      await expectReady(page, '/sports', locale);
      await line.shut();
      for (const path of ['/no-such-page', '/no-such-file.xml']) {
        await page.goto(at(path));
        await expect(page.getByText(offline.notKept)).toBeVisible();
      }
    });

    test('a notice that was never opened can be read, and the list of the newest leads to it', async ({
      page,
      visit,
      line,
    }) => {
      await visit('/sports', locale);
      await expectReady(page, '/sports', locale);
      await line.shut();
      await page.goto(at('/notice'));
      await expect(page.getByText(offline.notKept)).toBeVisible();
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

    test('any other page says what there is to read', async ({ page, visit, line }) => {
      await visit('/gHostel', locale);
      await expectReady(page, '/gHostel', locale);
      const title = (await page.title()).replace(` – ${campus.name[locale]}`, '');
      await line.shut();
      await page.goto(at('/search?q=form'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(offline.title);
      await expect(page.getByText(offline.notKept)).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('main').getByRole('link', { name: title }).click();
      await expect(page).toHaveURL(at('/gHostel'));
      await expect(page.getByText(savedAt)).toBeVisible();
      await page.goto(at('/offline'));
      await page.getByRole('button', { name: offline.removeAll }).click();
      await expect(page.getByText(offline.nothing)).toBeVisible();
      expect(await cachedIn(page, 'campus-pages')).toEqual([]);
    });

    test('a costly line keeps what was visited and nothing else', async ({ page, line }) => {
      await beCostly(page);
      await page.goto(at('/sports'));
      await expectCached(page, 'pages', at('/sports'));
      const asked = line.seen.filter((address) => address === at('/sports') || address === at('/offline'));
      expect(asked).toEqual([at('/sports')]);
      const title = (await page.title()).replace(` – ${campus.name[locale]}`, '');
      await line.shut();
      await page.goto(at('/about'));
      await expect(page.getByText(offline.notKept)).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('link', { name: title }).click();
      await expect(page.getByText(savedAt)).toBeVisible();
    });
  });
}

test('the page of what can be read offline is a few screens of a phone, not twenty-three', async ({ page, visit }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit('/offline');
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(740 * 6);
  await page.getByText(fillIn(messagesIn('en').offline.more, { count: 40 }, 'en')).click();
  await expect(page.locator('article h3 a:visible')).toHaveCount(50);
});

test('a page that the framework put in place of another is kept too', async ({ page, visit }) => {
  await visit('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Academic Programmes' }).click();
  await expect(page).toHaveURL('/programs');
  await expectCached(page, 'pages', '/programs');
});
