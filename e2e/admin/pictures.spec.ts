import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { issueText } from '#campus-api/web/view/issue-text.ts';
import { noticePages } from '#content/messages/notices.ts';
import { expectAccessible } from '#e2e/support/accessibility.ts';
import { expect, inNepali, screens, test } from '#e2e/support/admin.ts';

const count = 40;
const broken = 'IMG_17.jpg';
const names = Array.from({ length: count }, (_, index) => `IMG_${String(index).padStart(2, '0')}.jpg`);

/** Small photographs, one of them truncated. */
async function photographs() {
  const buffer = await sharp({ create: { width: 90, height: 60, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();
  return names.map((name) => ({
    name,
    mimeType: 'image/jpeg',
    buffer: name === broken ? buffer.subarray(0, 40) : buffer,
  }));
}

/** Pictures with endings that do not match their content, as from telephones and browsers. */
async function misnamedPictures() {
  const flat = () => sharp({ create: { width: 90, height: 60, channels: 3, background: 'teal' } });
  return [
    { name: 'WhatsApp.webp', mimeType: 'image/webp', buffer: await flat().webp().toBuffer() },
    { name: 'screenshot.jpg', mimeType: 'image/jpeg', buffer: await flat().png().toBuffer() },
    { name: 'scan.png', mimeType: 'image/png', buffer: await flat().jpeg().toBuffer() },
    { name: 'picture.jpg', mimeType: 'image/jpeg', buffer: await flat().jpeg().toBuffer() },
  ];
}

const problem = { level: 'error', field: 'picture', code: 'file-picture-cut', values: { file: broken } } as const;
const listedNames = (page: Page) => page.locator('.upload .files li a').allTextContents();

for (const { title, viewport, javaScriptEnabled } of screens) {
  test.describe(title, () => {
    test.use({ viewport, javaScriptEnabled });

    test('one unreadable photograph of forty is reported, and all others are stored in their order', async ({
      page,
      words,
      logIn,
    }) => {
      await logIn();
      await page.goto('/albums/new');
      await page.getByLabel(inNepali(words.albums.name)).fill('वार्षिक उत्सव');
      await page
        .getByLabel(words.albums.picture)
        .last()
        .setInputFiles(await photographs());
      if (javaScriptEnabled) await expect(page.getByRole('progressbar')).toBeVisible();
      else await page.getByRole('button', { name: words.notices.addFiles }).click();
      await expect(page.getByRole('alert')).toContainText(issueText(problem, '', 'ne'), { timeout: 60_000 });
      await expect(page.getByRole('progressbar')).toBeHidden();
      expect(await listedNames(page)).toEqual(names.filter((name) => name !== broken));
      await expect(page.getByLabel(inNepali(words.albums.name))).toHaveValue('वार्षिक उत्सव');
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(viewport.width);
      if (javaScriptEnabled) await expectAccessible(page);
    });
  });
}

test.describe('a lost connection on a phone', () => {
  test.use({
    viewport: { width: 360, height: 800 },
    allowedInConsole: /net::ERR_(INTERNET_DISCONNECTED|CONNECTION_RESET)/,
  });

  test('pictures that failed to upload are sent again by themselves, each once and in their order', async ({
    page,
    words,
    logIn,
  }) => {
    await logIn();
    await page.goto('/albums/new');
    let forms = 0;
    await page.route('**/albums/drafts/**', async (route) => {
      if (route.request().method() !== 'POST' || route.request().url().includes('/uploads/')) return route.continue();
      forms += 1;
      if (forms === 2) return route.abort('internetdisconnected');
      if (forms !== 4) return route.continue();
      // The server has received it, but the response is lost.
      await route.fetch({ maxRedirects: 0 });
      return route.abort('connectionreset');
    });
    const files = (await photographs()).filter(({ name }) => name !== broken).slice(0, 6);
    await page.getByLabel(words.albums.picture).last().setInputFiles(files);
    await expect(page.getByText(words.sending.interrupted)).toBeVisible();
    await expectAccessible(page);
    await expect(page.locator('[data-attached] li')).toHaveCount(6);
    await expect(page.getByRole('progressbar')).toBeHidden();
    expect(await listedNames(page)).toEqual(files.map(({ name }) => name));
    expect(forms).toBeGreaterThan(4);
  });
});

test.describe('pictures with names of other types, without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('an album accepts WebP and misnamed pictures without a problem', async ({ page, words, logIn }) => {
    await logIn();
    await page.goto('/albums/new');
    const title = `नाम नमिलेका तस्बिर`;
    await page.getByLabel(inNepali(words.albums.name)).fill(title);
    const files = await misnamedPictures();
    await page.getByLabel(words.albums.picture).last().setInputFiles(files);
    await page.getByRole('button', { name: words.notices.addFiles }).click();
    await expect(page.locator('.upload .files li')).toHaveCount(files.length);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.getByRole('button', { name: words.notices.publish }).click();
    await expect(page.getByRole('status')).toContainText(words.results.published.result);
    await expect(page.getByRole('listitem').filter({ hasText: title })).toContainText('४ वटा तस्बिर');
  });

  test('a notice lists and publishes misnamed pictures with the endings of their content', async ({
    page,
    words,
    logIn,
    servers,
  }) => {
    await logIn();
    await page.goto('/notices/new');
    const text = `परीक्षा तालिकाको तस्बिर`;
    await page.getByLabel(words.notices.text).fill(text);
    await page.getByLabel(noticePages.exam.name.ne).check();
    await page
      .getByLabel(words.notices.file)
      .last()
      .setInputFiles(await misnamedPictures());
    await page.getByRole('button', { name: words.notices.addFiles }).click();
    await expect(page.locator('.upload .files li')).toHaveCount(4);
    await expect(page.getByRole('alert')).toHaveCount(0);
    const fitting = ['WhatsApp.webp', 'screenshot.png', 'scan.jpg', 'picture.jpg'];
    expect(await listedNames(page)).toEqual(fitting);
    await page.getByRole('button', { name: words.notices.preview }).click();
    await page.getByRole('button', { name: words.notices.publish }).click();
    await expect(page.getByRole('status')).toContainText(words.results.published.result);
    const onSite = async () => (await fetch(`${servers.site.url}/ne/notice`)).text();
    await expect(async () => {
      const html = await onSite();
      for (const name of fitting) expect(html).toContain(name);
    }).toPass();
  });
});
