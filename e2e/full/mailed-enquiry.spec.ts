import { messagesIn } from '#content/messages/index.ts';
import { closeFlashNotices } from '#e2e/support/flash-notices.ts';
import { startSite } from '#e2e/support/servers.ts';
import { expect, test } from '#e2e/support/test.ts';
import { WRITE } from '#lib/platform/routes/paths.ts';
import { startMailServer } from '#lib/site/enquiries/testing/mail-server.ts';

/** More than the minimum age of a form that is accepted, in ms. */
const FORM_AGE_MS = 3200;

const { write: words } = messagesIn('ne');
test.use({ allowedInConsole: /status of (404|503)/ });

test('an enquiry is mailed; while the mail server is unavailable no input is lost', async ({ page }) => {
  const mail = await startMailServer();
  const site = await startSite(process.env.E2E_CAMPUS_API ?? '', {
    SMTP_URL: mail.url,
    ENQUIRY_TO: 'office@campus.example',
  });
  try {
    mail.refuse(true);
    await page.goto(`${site.url}/ne${WRITE}`);
    await closeFlashNotices(page);
    await expect(page.getByText(words.storedByMail)).toBeVisible();
    await expect(page.getByText(words.progress.byMail)).toBeVisible();
    await expect(page.getByLabel(words.reference)).toHaveCount(0);
    await page.getByLabel(words.kinds.grievance).check();
    await page.getByLabel(words.text).fill('पानी आएन');
    await page.waitForTimeout(FORM_AGE_MS);
    await page.getByRole('button', { name: words.send }).click();
    await expect(page.getByRole('alert').filter({ hasText: words.again.failed })).toBeVisible();
    await expect(page.getByLabel(words.text)).toHaveValue('पानी आएन');
    mail.refuse(false);
    await page.waitForTimeout(FORM_AGE_MS);
    await page.getByRole('button', { name: words.send }).click();
    await expect(page.getByRole('heading', { name: words.sent })).toBeVisible();
    expect(mail.received).toHaveLength(1);
  } finally {
    await site.stop();
    await mail.stop();
  }
});
