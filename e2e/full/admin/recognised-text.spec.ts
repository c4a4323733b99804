import { documents as siteWords } from '#content/messages/documents.ts';
import { noticePages } from '#content/messages/notices.ts';
import { expectAccessible } from '#e2e/support/accessibility.ts';
import { expect, test } from '#e2e/support/admin.ts';
import { photographPage } from '#e2e/support/documents.ts';

// Recognition has the lowest priority: on a busy machine it takes minutes.
test.describe.configure({ timeout: 900_000 });
test.use({ siteSettings: { DOCUMENTS: 'on' } });

const letter = `<h1>छात्रवृत्तिसम्बन्धी सूचना</h1>
<p>यस क्याम्पसमा अध्ययनरत विद्यार्थीहरूलाई छात्रवृत्ति प्रदान गरिने भएकाले निवेदन दिनुहुन सूचित गरिन्छ।</p>`;

// The picture of the preview may be requested when its draft has just been published.
test.use({ viewport: { width: 360, height: 800 }, allowedInConsole: /status of 404/ });

test('a clerk sees the text that was read from a photograph, corrects it, and readers get and find the corrected text', async ({
  browser,
  page,
  words,
  logIn,
  servers,
}) => {
  const { notices, documents } = words;
  const corrected = 'सिंहदरबार';
  await logIn();
  await page.goto('/notices/new');
  await page.getByLabel(notices.text).fill('छात्रवृत्ति');
  await page.getByLabel(noticePages.administration.name.ne).check();
  const buffer = await photographPage(browser, letter);
  await page.getByLabel(notices.file).last().setInputFiles({ name: 'letter.jpg', mimeType: 'image/jpeg', buffer });
  // With scripts a chosen file is sent at once, and the form comes back with it.
  await expect(page.getByRole('link', { name: 'letter.jpg' })).toBeVisible();
  await page.getByRole('button', { name: notices.preview, exact: true }).click();
  await page.waitForURL(/\/preview$/, { timeout: 60_000 });

  const field = page.getByLabel(documents.correct);
  await expect(async () => {
    await page.reload();
    await expect(field).toHaveValue(/अध्ययनरत विद्यार्थीहरूलाई/, { timeout: 1000 });
  }).toPass({ timeout: 400_000 });
  await expect(page.getByText(documents.scan)).toBeVisible();
  await expectAccessible(page);
  await field.fill(`# सूचना\n\n${corrected} मा निवेदन दिनुहोला।`);
  await page.getByRole('button', { name: documents.saveText }).click();
  await expect(page.getByText(documents.corrected)).toBeVisible();
  await expect(field).toHaveValue(new RegExp(corrected));
  await page.getByRole('button', { name: notices.publish, exact: true }).click();
  await expect(page.getByRole('status')).toContainText(words.results.published.result);

  await expect(async () => {
    await page.goto(`${servers.site.url}/ne/search?q=${encodeURIComponent(corrected)}`);
    await expect(page.locator('main ol a[href*="/file/1"]')).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 400_000 });
  const address = await page.locator('main ol a[href*="/file/1"]').getAttribute('href');
  await page.goto(`${servers.site.url}${address}`);
  await expect(page.locator('#page-1')).toContainText(`${corrected} मा निवेदन दिनुहोला।`);
  await expect(page.locator('#page-1 h3')).toHaveText('सूचना');
  await expect(page.getByText(siteWords.recognition.corrected.ne)).toBeVisible();
});
