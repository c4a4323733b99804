import type { Page } from 'playwright/test';
import { expect, inNepali, test } from '#e2e/support/admin.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';

const ALLOWED = /status of 422/;

/** Whether everything fits into the width of the screen. */
const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

test.describe('at 360 px without scripts', () => {
  test.use({ viewport: { width: 360, height: 800 }, javaScriptEnabled: false, allowedInConsole: ALLOWED });

  test('the hours of the library are edited, and the website shows them within seconds', async ({
    page,
    words,
    logIn,
    servers,
  }) => {
    const { site, notices, results, nav } = words;
    const hours = 'साँझ ५:१५–८:४५';
    const onSite = async () =>
      (await (await fetch(`${servers.site.url}/ne/library`)).text()).replace(/<\/?span[^>]*>/g, '');
    expect(await onSite()).not.toContain(hours);
    await logIn();
    await page.getByText(words.menuButton, { exact: true }).click();
    await page.getByRole('navigation').getByRole('link', { name: nav.site }).click();
    await expect(page.getByRole('heading', { level: 1, name: site.title })).toBeVisible();
    expect(await fits(page)).toBe(true);
    await page.getByRole('listitem').getByRole('link', { name: 'पुस्तकालय', exact: true }).click();

    const part = page.locator('details.item', { hasText: 'तीन पाली' });
    await part.locator('summary').first().click();
    expect(await fits(page)).toBe(true);
    const cell = fillIn(words.site.table.cell, { row: 3, heading: 'समय' }, 'ne');
    const nepali = fillIn(site.inLanguage, { label: cell, language: site.nepali }, 'ne');
    await part.getByLabel(nepali).fill(hours);
    await page.getByRole('button', { name: notices.publishChange }).click();
    await expect(page.getByRole('status')).toContainText(results.changed.result);
    await expect(page.getByRole('link', { name: `${site.onSite}: पुस्तकालय` }).first()).toHaveAttribute(
      'href',
      `${servers.site.url}/ne/library`,
    );
    await expect(async () => expect(await onSite()).toContain(hours)).toPass({ timeout: 120_000 });
    await page.goto('/log');
    await expect(page.getByText('पृष्ठ /library').first()).toBeVisible();
  });

  test('a new page is written with a pasted table, put into the menu and given another address', async ({
    page,
    words,
    logIn,
    servers,
  }) => {
    const { site, notices, results } = words;
    const publish = async (name: string) => {
      await page.getByRole('button', { name, exact: true }).click();
      await expect(page.getByRole('status')).toBeVisible();
    };
    await logIn();
    await page.goto('/site');
    await page.getByRole('link', { name: site.newPage }).click();
    await page.getByLabel(site.address).fill('notice');
    await page.getByRole('button', { name: site.continue }).click();
    await expect(page.getByRole('alert')).toContainText('/notice');
    await page.getByLabel(site.address).fill('research-centre');
    await page.getByRole('button', { name: site.continue }).click();

    const part = page.locator('details.item').first();
    await page.getByLabel(inNepali(site.fields['page.title'])).fill('अनुसन्धान केन्द्र');
    await part.getByRole('button', { name: site.table.add }).click();
    await part.getByRole('button', { name: site.table.text }).click();
    await part.getByLabel(inNepali(site.table.caption)).fill('अनुसन्धानका विषय');
    await part.getByLabel(inNepali(site.table.textLabel)).fill('विषय\tसङ्ख्या\nकृषि\t१,२३४\nजलवायु\t५');
    await part.getByLabel(inNepali(site.fields['page.parts.points'])).fill('पहिलो बुँदा\nदोस्रो बुँदा');
    await page.getByRole('button', { name: site.preview }).click();
    await expect(page.frameLocator('iframe').first().getByRole('cell', { name: '१,२३४' })).toBeVisible();
    await publish(notices.publish);
    await expect(page.getByRole('status')).toContainText(results.published.result);

    await page.goto('/site/edit/menu');
    const top = page.getByRole('group', { name: site.fields['menu.entries'], exact: true });
    await top
      .getByRole('button', { name: fillIn(site.add, { label: site.variants.path }, 'ne') })
      .last()
      .click();
    const entry = page.locator('#entries > details.item').last();
    await entry.getByLabel(inNepali(site.fields['menu.entries.label'])).fill('अनुसन्धान');
    await entry.getByLabel(site.fields['menu.entries.path']).fill('/research-centre');
    await publish(notices.publishChange);
    const onSite = async (path: string) => (await fetch(servers.site.url + path)).text();
    await expect(async () => {
      expect(await onSite('/ne/research-centre')).toContain('१,२३४');
      expect(await onSite('/ne/contact')).toContain('/ne/research-centre');
    }).toPass({ timeout: 120_000 });

    await page.goto('/site/rename/page/research-centre');
    await page.getByLabel(site.address).fill('about-us/research');
    await page.getByRole('button', { name: site.continue }).click();
    await expect(page.getByRole('status')).toContainText(results.changed.result);
    await expect(async () => {
      const old = await fetch(`${servers.site.url}/ne/research-centre`, { redirect: 'manual' });
      expect([old.status, old.headers.get('location')]).toEqual([
        301,
        expect.stringMatching(/\/ne\/about-us\/research$/),
      ]);
      expect(await onSite('/ne/contact')).toContain('/ne/about-us/research');
    }).toPass({ timeout: 120_000 });
  });
});

test('the languages of a text are side by side if there is room', async ({ page, words, logIn }) => {
  await logIn();
  await page.goto('/site/edit/page/sports');
  const { site } = words;
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const boxOf = (language: string) =>
      page.getByLabel(fillIn(site.inLanguage, { label: site.fields['page.title'], language }, 'ne')).boundingBox();
    const [nepali, english] = [await boxOf(site.nepali), await boxOf(site.english)];
    expect(nepali?.y === english?.y).toBe(width === 1280);
    expect(nepali?.x === english?.x).toBe(width === 360);
  }
});
