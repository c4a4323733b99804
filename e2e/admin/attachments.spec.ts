import { noticeFields } from '#campus-api/records/notice/notice.ts';
import { noticePages } from '#content/messages/category-texts.ts';
import { expect, test } from '#e2e/support/admin.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';

const letterNumber = noticeFields.letterNumber.entry.label;
const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 text') });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 800 } });

  test('a notice with a letter number and renamed, reordered files is published, and visitors find it by its number', async ({
    page,
    words,
    logIn,
    servers,
  }) => {
    const { notices } = words;
    const number = 'च.नं. ४५२/२०८३';
    const of = (text: string, name: string) => fillIn(text, { name }, 'ne');
    await logIn();
    await page.goto('/notices/new');
    await page.getByLabel(notices.text).fill(`स्ववियु निर्वाचन`);
    await page.getByLabel(letterNumber.ne).fill(number);
    await page.getByLabel(noticePages.administration.name.ne).check();
    await page
      .getByLabel(notices.file)
      .last()
      .setInputFiles([pdf('scan1.pdf'), pdf('scan2.pdf')]);
    await page.getByRole('button', { name: notices.addFiles }).click();
    await page.getByLabel(of(notices.fileNameOf, 'scan1.pdf')).fill('मतदाता नामावली');
    await page.getByRole('button', { name: of(notices.upOf, 'scan2.pdf') }).click();
    await expect(page.getByLabel(of(notices.fileNameOf, 'scan1.pdf'))).toHaveValue('मतदाता नामावली');
    await page.getByRole('button', { name: notices.preview, exact: true }).click();
    await expect(page.getByRole('article')).toContainText(number);
    await page.getByRole('button', { name: notices.publish, exact: true }).click();
    await expect(page.getByRole('status')).toContainText(words.results.published.result);

    const search = `${servers.site.url}/ne/notice/search?q=${encodeURIComponent(number.slice(5))}`;
    const result = page
      .locator('main')
      .getByRole('link', { name: /स्ववियु निर्वाचन/ })
      .first();
    await expect(async () => {
      await page.goto(search);
      await expect(result).toBeVisible({ timeout: 2000 });
    }).toPass();
    // A flash notice may cover the link.
    await page.goto(new URL((await result.getAttribute('href')) ?? '', servers.site.url).href);
    await expect(page.getByText(number, { exact: true })).toBeVisible();
    await expect(page.getByText(letterNumber.ne, { exact: true })).toBeVisible();
    await expect(page.locator('main')).toHaveText(/scan2\.pdf.*मतदाता नामावली\.pdf/s);
  });
});
