import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '#e2e/support/test.ts';
import { saveSite } from '#operations/static-export/save-site.ts';

const folder = mkdtempSync(join(tmpdir(), 'export-'));
test.afterAll(() => rmSync(folder, { recursive: true }));

test('the exported sample works from a folder, without a server', async ({ page, baseURL }) => {
  const address = baseURL ?? '';
  // Renders every page on a busy machine.
  test.setTimeout(1_800_000);
  const { pages, missing } = await saveSite({ address, siteUrl: address }, folder, new Date());
  expect(missing).toEqual([]);
  const files = globSync('**/*.html', { cwd: folder });
  expect(files).toHaveLength(pages);
  // Without the texts of documents, which the site reads later.
  expect(pages).toBeGreaterThan(300);
  const broken = files.flatMap((file) => {
    const html = readFileSync(join(folder, file), 'utf8');
    const links = [...html.matchAll(/ (?:href|src)="((?![#"]|[a-z]+:)[^"#]*)/g)].map(([, link = '']) =>
      decodeURIComponent(link),
    );
    return links.filter((link) => !existsSync(join(folder, dirname(file), link))).map((link) => `${file}: ${link}`);
  });
  expect(broken).toEqual([]);

  const failed: string[] = [];
  page.on('requestfailed', (request) => failed.push(request.url()));
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(pathToFileURL(join(folder, 'about/index.html')).href);
    await expect(page.getByText('A copy of this website')).toBeVisible();
    if (width === 360) await page.getByText('Menu', { exact: true }).click();
    await page.locator('#menu').getByRole('link', { name: 'Notice', exact: true }).click();
    await page.locator('main a[href*="item/"]').first().click();
    await expect(page).toHaveURL(/\/notice\/item\/\d+\/index\.html$/);
    await page.locator('a[lang=ne]:visible').first().click();
    await expect(page).toHaveURL(/\/ne\/notice\/item\/\d+\/index\.html$/);
    await expect(page.getByText('यो वेबसाइटको प्रति')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  expect(failed).toEqual([]);
});
