import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from 'playwright/test';
import { identitySchema } from '#content/site/identity.ts';
import { expect, screens, submitLogin, test } from '#e2e/support/admin.ts';
import { behaviourLocales } from '#e2e/support/languages.ts';
import { makeDataDir, startAdmin } from '#e2e/support/servers.ts';
import { firstLetter } from '#lib/platform/i18n/first-letter.ts';

const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

/** Visible buttons: the others fold. */
const buttons = '.tools :is(button, .button):not(.tools .tools *)';

test('the buttons of people end at the same edge, and stand in one line and are large enough for a finger on a phone', async ({
  page,
  logIn,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await logIn();
  await page.goto('/staff');
  await expect(page.locator('.list .thumb').first()).toBeVisible();
  const boxes = () =>
    page.locator('.list > li').evaluateAll(
      (items, selector) =>
        items.map((row) =>
          [...row.querySelectorAll(selector)].map((button) => {
            const { top, right, width, height } = button.getBoundingClientRect();
            return { top, right: Math.round(right), size: Math.min(width, height) };
          }),
        ),
      buttons,
    );
  const edges = (await boxes()).map((row) => row.at(-1)?.right);
  expect(edges.length).toBeGreaterThan(10);
  expect(new Set(edges).size).toBe(1);
  await page.setViewportSize({ width: 360, height: 800 });
  const rows = await boxes();
  expect(Math.max(...rows.map((row) => row.length))).toBe(4);
  for (const row of rows) {
    expect(new Set(row.map(({ top }) => top)).size).toBe(1);
    expect(Math.min(...row.map(({ size }) => size))).toBeGreaterThanOrEqual(44);
  }
});

test.describe('the menu', () => {
  const groups = [
    ['publish', ['notices', 'flash', 'albums', 'publications', 'events', 'qaa']],
    ['website', ['site', 'staff', 'committees', 'contact', 'redirects', 'imports']],
    ['visitors', ['enquiries', 'outbox', 'qaaUsers']],
    ['admin', ['accounts', 'backup', 'log', 'account']],
  ] as const;

  for (const { title, viewport, javaScriptEnabled } of screens) {
    test.describe(title, () => {
      test.use({ viewport, javaScriptEnabled });

      test('has its entries in named groups, and marks the current one', async ({ page, words, logIn }) => {
        const { menu: name, menuButton, nav, navGroups } = words;
        await logIn();
        await page.goto('/albums');
        const menu = page.getByRole('navigation', { name });
        const button = page.getByText(menuButton, { exact: true });
        if (viewport.width < 900) {
          await expect(menu.getByRole('link')).toHaveCount(0);
          await button.click();
        } else await expect(button).toBeHidden();
        for (const [group, entries] of groups) {
          const links = menu.getByRole('list', { name: navGroups[group], exact: true }).getByRole('link');
          await expect(links).toHaveText(entries.map((entry) => nav[entry]));
        }
        await expect(menu.locator('[aria-current="page"]')).toHaveText(nav.albums);
        for (const link of await menu.getByRole('link').all())
          expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(viewport.width < 900 ? 44 : 24);
        if (viewport.width > 900) await expect(menu.locator('.user')).toBeInViewport({ ratio: 1 });
        expect(await fits(page)).toBe(true);
        await page.goto('/albums/new');
        await expect(menu.locator('[aria-current="true"]')).toHaveText(nav.albums);
      });
    });
  }

  test('is used with the keyboard on a phone', async ({ page, words, logIn }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await logIn();
    await page.getByRole('button', { name: words.login.logOut }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const notices = page.getByRole('navigation').getByRole('link', { name: words.nav.notices, exact: true });
    for (let tabs = 0; tabs < 5 && !(await notices.evaluate((link) => link === document.activeElement)); tabs++)
      await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: words.notices.title })).toBeVisible();
  });
});

const longName = {
  en: 'Shree Mahendra Jyoti Multiple Campus of Management, Humanities, Education, Science and Technology, Himchuli, Gandaki',
  ne: 'श्री महेन्द्र ज्योति बहुमुखी व्यवस्थापन, मानविकी, शिक्षाशास्त्र, विज्ञान तथा प्रविधि क्याम्पस, हिमचुली, गण्डकी',
};

for (const language of behaviourLocales) {
  test.describe(`the header in ${language}`, () => {
    test.use({ language, viewport: { width: 320, height: 640 } });

    test('has the name of the campus with its logo or letter, however long it is', async ({
      page,
      words,
      stopAfterwards,
    }) => {
      const dataDir = makeDataDir();
      const { url } = stopAfterwards(await startAdmin(dataDir));
      await page.context().addCookies([{ name: 'admin-language', value: language, url }]);
      await page.goto(`${url}/login`);
      const header = page.getByRole('banner');
      const identity = identitySchema.parse(documentOf(dataDir).content);
      await expect(header.getByRole('link', { name: `${identity.name[language]} ${words.admin}` })).toBeVisible();
      await expect(header.locator('img.logo')).toBeVisible();
      expect(await header.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);

      const { logo: _, ...others } = identity;
      documentOf(dataDir, { ...others, name: longName });
      await submitLogin(page, words);
      for (const path of ['/', '/notices', '/notices/new', '/albums/1/edit', '/site', '/accounts']) {
        await page.goto(url + path);
        await expect(header.getByText(longName[language])).toBeVisible();
        await expect(header.locator('.letter')).toHaveText(firstLetter(identity.shortName[language]));
        expect([path, await fits(page)]).toEqual([path, true]);
        await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%', 'important'));
        expect([path, 'with large text', await fits(page)]).toEqual([path, 'with large text', true]);
      }
      documentOf(dataDir, null);
      await page.goto(url);
      await expect(header.locator('.title')).toHaveText(words.admin);
    });
  });
}

/** The stored identity of a campus, after it was replaced by `content`, or deleted with null. */
function documentOf(dataDir: string, content?: object | null): { content: unknown } {
  const database = new DatabaseSync(join(dataDir, 'campus.db'));
  if (content === null) database.exec("DELETE FROM site_documents WHERE key = 'identity'");
  else if (content !== undefined)
    database.prepare("UPDATE site_documents SET content = ? WHERE key = 'identity'").run(JSON.stringify(content));
  const row = database.prepare("SELECT content FROM site_documents WHERE key = 'identity'").get();
  database.close();
  return { content: row === undefined ? null : JSON.parse(String(row.content)) };
}

test('the buttons of a long form stay in view on a phone, and cover nothing on a low screen', async ({
  page,
  words,
  logIn,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await logIn();
  await page.goto('/notices/new');
  const publish = page.getByRole('button', { name: words.notices.publish });
  await expect(publish).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 640, height: 360 });
  await expect(publish).not.toBeInViewport();
});

test('the admin names the version of the site, and marks the current page in forced colours', async ({
  page,
  words,
  logIn,
}) => {
  await logIn();
  await page.goto('/log');
  const text = words.version.replace('{version}', '');
  await expect(page.getByRole('contentinfo')).toContainText(text.trim());
  await expect(page.getByRole('contentinfo')).toContainText(/\d/);
  await page.emulateMedia({ forcedColors: 'active' });
  const menu = page.getByRole('navigation', { name: words.menu });
  const groundOf = (text: string) =>
    menu.getByRole('link', { name: text, exact: true }).evaluate((link) => getComputedStyle(link).backgroundColor);
  expect(await groundOf(words.nav.log)).not.toBe(await groundOf(words.nav.accounts));
});
