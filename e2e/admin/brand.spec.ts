import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { colourFields } from '#campus-api/web/view/colour-messages.ts';
import { expectAccessible } from '#e2e/support/accessibility.ts';
import { expect, test } from '#e2e/support/admin.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';

const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

/** A logo whose halves are green and orange. */
const logo = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200"><path fill="#00a000" d="M0 0h100v200H0z"/><path fill="#ff8800" d="M100 0h100v200H100z"/></svg>',
);

/** Colours of the left and right half of a picture. */
async function halves(bytes: ArrayBuffer): Promise<string[]> {
  const { data } = await sharp(Buffer.from(bytes))
    .flatten()
    .resize(2, 1, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [data.subarray(0, 3), data.subarray(3, 6)].map(([red = 0, green = 0]) => (green > red ? 'green' : 'orange'));
}

const label = (name: string) => colourFields[`identity.colours.${name}`]?.ne ?? '';

const attribute = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? '';

test.describe('at 360 px without scripts', () => {
  test.use({ viewport: { width: 360, height: 800 }, javaScriptEnabled: false, allowedInConsole: /status of 422/ });

  test('colours and logo of the campus are changed, and header, icons, manifest and cards follow', async ({
    page,
    words,
    logIn,
    servers,
  }) => {
    const { site, notices, results } = words;
    const url = servers.site.url;
    const get = async (path: string) => (await fetch(url + path)).text();
    const before = await get('/ne/library');
    expect(before).not.toContain('/colours/');
    const oldIcon = attribute(before, /<link rel="icon" href="([^"]+)"/);
    const oldCard = (await fetch(`${url}/cards/ne/library.png`)).headers.get('etag');

    await logIn();
    await page.goto('/site/edit/identity');
    await page.getByLabel(label('main')).fill('#8bc34a');
    await page.getByRole('button', { name: site.colours.show }).click();
    expect(await fits(page)).toBe(true);
    await page.getByRole('button', { name: notices.publishChange }).click();
    await expect(page.getByRole('alert')).toContainText('२');
    const take = page.getByRole('button', { name: site.colours.take.split('{colour}')[0]?.trim() ?? '' }).first();
    await take.click();
    const main = await page.getByLabel(label('main')).inputValue();
    expect(main).toMatch(/^#[0-9a-f]{6}$/);
    await page.getByLabel(label('accent')).fill('#b34700');
    await page
      .locator('[id="logo-file"]')
      .setInputFiles([{ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: logo }]);
    await page.locator('button[value="pictures:logo"]').click();
    const description = fillIn(site.inLanguage, { label: site.picture.description, language: site.nepali }, 'ne');
    await page.locator('[id="logo"]').getByLabel(description).fill('हरियो र सुन्तला');
    expect(await fits(page)).toBe(true);
    await page.getByRole('button', { name: notices.publishChange }).click();
    // The logo of the sample is deleted.
    await page.getByRole('button', { name: words.confirmation.yes.publish }).click();
    await expect(page.getByRole('status')).toContainText(results.changed.result);

    await expect(async () => expect(await get('/ne/library')).toContain(`--blue-ground:${main}`)).toPass({
      timeout: 120_000,
    });
    const html = await get('/ne/library');
    expect(html).toContain(`content="${main}"`);
    expect(html).toContain('alt="हरियो र सुन्तला"');
    const icon = attribute(html, /<link rel="icon" href="([^"]+)"/);
    expect(icon).not.toBe(oldIcon);
    const favicon = await fetch(url + icon);
    expect(favicon.headers.get('cache-control')).toContain('immutable');
    expect((await favicon.arrayBuffer()).byteLength).toBeGreaterThan(100);
    const manifest: { theme_color: string; icons: { src: string }[] } = JSON.parse(
      await get('/manifest-ne.webmanifest'),
    );
    expect(manifest.theme_color).toBe(main);
    for (const { src } of manifest.icons)
      expect(await halves(await (await fetch(url + src)).arrayBuffer())).toEqual(['green', 'orange']);
    const header = attribute(html, /<img src="(\/logos\/campus\.webp[^"]*)"/);
    expect(await halves(await (await fetch(url + header)).arrayBuffer())).toEqual(['green', 'orange']);
    expect((await fetch(`${url}/cards/ne/library.png`)).headers.get('etag')).not.toBe(oldCard);

    await test.step('the browser applies the colours within the content security policy', async () => {
      for (const path of ['/ne/library', '/ne/search?q=BBS']) {
        await page.goto(url + path);
        const ground = await page
          .getByRole('navigation')
          .first()
          .evaluate((nav) => {
            const colour = getComputedStyle(nav).getPropertyValue('--blue-ground');
            return colour.trim();
          });
        expect([path, ground]).toEqual([path, main]);
        expect(await fits(page)).toBe(true);
      }
    });
    await page.goto(`${servers.admin.url}/site`);
    await expect(page.locator('header img.logo')).toBeVisible();
  });
});

test.describe('with scripts', () => {
  test('the preview follows the colour while it is chosen', async ({ page, logIn }) => {
    await logIn();
    await page.goto('/site/edit/identity');
    const main = page.getByLabel(label('main'), { exact: false }).first();
    await main.fill('#4a148c');
    await expect(page.locator('.schemes rect[fill="#4a148c"]').first()).toBeVisible();
    await main.fill('#ffff00');
    await expect(page.locator('[data-colours] button')).toBeVisible();
    await page.locator('[id="colours.dark"] > summary').click();
    await expectAccessible(page);
  });
});
