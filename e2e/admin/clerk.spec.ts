import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { IssueCode } from '#campus-api/validation/issue-messages.ts';
import { issueText } from '#campus-api/web/view/issue-text.ts';
import { noticePages } from '#content/messages/notices.ts';
import { expect, openMore, pdf, previewedHtml, screens, submitLogin, test } from '#e2e/support/admin.ts';
import { bikramSambatMonths, nepalDate, toBikramSambat } from '#packages/nepali/calendar/index.ts';

const months = bikramSambatMonths.ne;
const today = toBikramSambat(nepalDate(new Date()));

/** The text of a validation issue of a field. */
const textOfIssue = (code: IssueCode, label: string) =>
  issueText({ level: 'error', field: '', code, values: {} }, label, 'ne');

for (const { title, viewport, javaScriptEnabled } of screens) {
  test.describe(title, () => {
    test.use({ viewport, javaScriptEnabled });

    test('a notice is written, validated, published, edited and withdrawn, and the site follows', async ({
      page,
      words,
      logIn,
      servers,
    }) => {
      const { notices } = words;
      const missing = (label: string) => textOfIssue('missing', label);
      const text = `स्नातक तह प्रथम वर्षको परीक्षा फाराम भर्ने सम्बन्धी सूचना ${title}`;
      const onSite = async () => (await fetch(`${servers.site.url}/ne/notice/exam`)).text();
      expect(await onSite()).not.toContain(text);
      await logIn();
      await page.getByRole('link', { name: words.notices.newOne }).click();

      await page.getByRole('button', { name: notices.publish }).click();
      await expect(page.getByRole('link', { name: missing(notices.text) })).toBeVisible();
      await page.getByRole('link', { name: textOfIssue('no-choice', notices.department) }).click();
      await page.getByLabel(notices.text).fill(text);
      await page.getByLabel(noticePages.exam.name.ne).check();
      const closing = page.getByRole('group', { name: notices.lastDate });
      await closing.getByLabel(words.date.year).selectOption('2083');
      await closing.getByLabel(words.date.month).selectOption(months[11] ?? '');
      await closing.getByLabel(words.date.day, { exact: true }).selectOption('१५');
      if (javaScriptEnabled) await expect(closing.getByText('इस्वी संवत्: २९ मार्च २०२७')).toBeVisible();

      await page
        .getByLabel(notices.file)
        .last()
        .setInputFiles([pdf('परीक्षा तालिका, २०८३.pdf'), { ...pdf('Routine.png'), mimeType: 'image/png' }]);
      if (!javaScriptEnabled) await page.getByRole('button', { name: notices.addFiles }).click();
      await expect(page.locator('.upload .problem').filter({ hasText: /^Routine\.png: फाइलको नाम/ })).toBeVisible();
      // Without scripts it is taken off the form at once.
      if (javaScriptEnabled) await page.getByRole('button', { name: 'Routine.png निकाल्नुहोस्' }).click();
      await expect(page.getByRole('link', { name: 'Routine.png', exact: true })).toHaveCount(0);
      await expect(page.getByLabel(notices.text)).toHaveValue(text);
      await expect(closing.getByText('इस्वी संवत्: २९ मार्च २०२७')).toBeVisible();

      await page.getByRole('button', { name: notices.preview }).last().click();
      const previewed = await previewedHtml(page);
      for (const part of [text, '२०८३ चैत १५']) expect(previewed).toContain(part);
      expect(await onSite()).not.toContain(text);
      await page.getByRole('button', { name: notices.publish }).click();
      await expect(page.getByRole('status')).toContainText(
        `${words.results.published.result} ${words.results.published.soon}`,
      );
      await expect(async () => expect(await onSite()).toContain(text)).toPass();

      const row = page.getByRole('listitem').filter({ hasText: text });
      await row.getByRole('link', { name: new RegExp(`^${words.edit}`) }).click();
      await expect(page.getByLabel(notices.text)).toHaveValue(text);
      await page.getByLabel(notices.text).fill(`${text} (संशोधित)`);
      await page.getByRole('button', { name: 'परीक्षा तालिका, २०८३.pdf निकाल्नुहोस्' }).click();
      await expect(page.getByText(notices.willGo)).toBeVisible();
      await page.getByRole('button', { name: notices.publishChange }).click();
      await expect(page.getByRole('heading', { level: 1, name: words.confirmation.title })).toBeVisible();
      await expect(page.getByText('परीक्षा तालिका, २०८३.pdf')).toBeVisible();
      await page.getByRole('button', { name: words.confirmation.yes.publish }).click();
      await expect(page.getByRole('status')).toContainText(
        `${words.results.changed.result} ${words.results.changed.soon}`,
      );
      await expect(row).not.toContainText('परीक्षा तालिका, २०८३.pdf');
      await expect(async () => expect(await onSite()).toContain(`${text} (संशोधित)`)).toPass();

      await openMore(row);
      await row.getByRole('link', { name: new RegExp(`^${words.notices.withdraw}`) }).click();
      await expect(page.getByText(`${text} (संशोधित)`)).toBeVisible();
      await page.getByRole('button', { name: notices.withdrawYes }).click();
      await expect(page.getByRole('status')).toContainText(
        `${words.results.withdrawn.result} ${words.results.withdrawn.soon}`,
      );
      await expect(row).toContainText(words.times.withdrawn);
      await expect(async () => expect(await onSite()).not.toContain(text)).toPass();

      await openMore(row);
      await row.getByRole('button', { name: new RegExp(`^${notices.restore}`) }).click();
      await expect(page.getByRole('status')).toContainText(
        `${words.results.republished.result} ${words.results.republished.soon}`,
      );
      await expect(async () => expect(await onSite()).toContain(text)).toPass();
      await row.getByRole('link', { name: new RegExp(`^${words.edit}`) }).click();
      await openMore(page.getByRole('main'));
      await page.getByRole('link', { name: new RegExp(`^${notices.withdraw}`) }).click();
      await page.getByRole('button', { name: notices.withdrawYes }).click();
      await openMore(row);
      await row.getByRole('link', { name: new RegExp(`^${words.remove}`) }).click();
      await expect(page.getByText(`${text} (संशोधित)`)).toBeVisible();
      await page.getByRole('button', { name: words.confirmation.yes.remove }).click();
      await expect(page.getByRole('status')).toContainText(words.results.removed.result);
      await expect(row).toHaveCount(0);
    });
  });
}

test.describe('on a phone without scripts', () => {
  test.use({ viewport: { width: 360, height: 800 }, javaScriptEnabled: false });

  test('text that is sent after the session ended is in a draft after the next login', async ({
    page,
    words,
    logIn,
    servers,
  }) => {
    await logIn();
    await page.getByRole('link', { name: words.notices.newOne }).click();
    await page.getByLabel(words.notices.text).fill('नियुक्तिसम्बन्धी सूचना');
    await page.getByLabel(noticePages.administration.name.ne).check();
    const database = new DatabaseSync(join(servers.dataDir, 'campus.db'));
    database.exec('UPDATE admin_sessions SET seen = seen - 3 * 3600000');
    database.close();

    await page
      .getByLabel(words.notices.file)
      .last()
      .setInputFiles([pdf('विज्ञापन.pdf')]);
    await page.getByRole('button', { name: words.notices.preview }).last().click();
    await expect(page.getByRole('status')).toHaveText(words.login.textSaved);
    await submitLogin(page, words);
    await expect(page.getByLabel(words.notices.text)).toHaveValue('नियुक्तिसम्बन्धी सूचना');
    await expect(page.getByLabel(noticePages.administration.name.ne)).toBeChecked();
    await expect(page.getByRole('link', { name: 'विज्ञापन.pdf' })).toHaveCount(0);
  });
});

test('a form that was opened before a new login can be sent after it', async ({ page, words, logIn }) => {
  await logIn();
  await page.goto('/notices/new');
  await page.getByLabel(words.notices.text).fill('पुस्तकालय बन्द रहने सूचना');
  const other = await page.context().newPage();
  await other.goto('/');
  await other.getByRole('button', { name: words.login.logOut }).click();
  await submitLogin(other, words);
  await expect(other.getByRole('heading', { name: words.home.title })).toBeVisible();
  await page.getByRole('button', { name: words.notices.keep }).click();
  await expect(page.getByRole('status')).toHaveText(words.home.saved);
  await page.getByRole('link', { name: 'पुस्तकालय बन्द रहने सूचना' }).click();
  await expect(page.getByLabel(words.notices.text)).toHaveValue('पुस्तकालय बन्द रहने सूचना');
});

test.describe('two editors of the same notice', () => {
  test('the second editor sees the changes of the first and loses no input', async ({ page, words, logIn }) => {
    const { notices } = words;
    await logIn();
    await page.goto('/notices/new');
    await page.getByLabel(notices.text).fill('दुवैले सच्याउने सूचना');
    await page.getByLabel(noticePages.exam.name.ne).check();
    await page.getByRole('button', { name: notices.publish }).click();
    const rowOf = (tab: typeof page) => tab.getByRole('listitem').filter({ hasText: 'दुवैले सच्याउने' });
    await rowOf(page)
      .getByRole('link', { name: new RegExp(`^${words.edit}`) })
      .click();
    await page.getByLabel(notices.text).fill('दुवैले सच्याउने: दोस्रोको व्यहोरा');

    const first = await page.context().newPage();
    await first.goto('/notices');
    await rowOf(first)
      .getByRole('link', { name: new RegExp(`^${words.edit}`) })
      .click();
    await first.getByLabel(notices.text).fill('दुवैले सच्याउने: पहिलोको व्यहोरा');
    await first.getByRole('button', { name: notices.publishChange }).click();
    await expect(first.getByRole('status')).toContainText(words.results.changed.result);

    await page.getByRole('button', { name: notices.publishChange }).click();
    await expect(page.getByRole('alert')).toContainText(notices.conflict.split('{name}')[1] ?? '');
    await expect(page.getByRole('alert')).toContainText('पहिलोको व्यहोरा');
    await expect(page.getByLabel(notices.text)).toHaveValue('दुवैले सच्याउने: दोस्रोको व्यहोरा');
    await page.getByRole('button', { name: notices.publishChange }).click();
    await expect(page.getByRole('status')).toContainText(words.results.changed.result);
    await expect(rowOf(page)).toContainText('दोस्रोको व्यहोरा');
  });

  test('a notice that was deleted during an edit can be published as a new one', async ({ page, words, logIn }) => {
    const { notices } = words;
    await logIn();
    await page.goto('/notices/new');
    await page.getByLabel(notices.text).fill('यसबीच हटाइने सूचना');
    await page.getByLabel(noticePages.exam.name.ne).check();
    await page.getByRole('button', { name: notices.publish }).click();
    const row = page.getByRole('listitem').filter({ hasText: 'यसबीच हटाइने' });
    const withdraw = await row.locator('[href$="/withdraw"]').getAttribute('href');
    await row.getByRole('link', { name: new RegExp(`^${words.edit}`) }).click();
    const other = await page.context().newPage();
    await other.goto(withdraw ?? '');
    await other.getByRole('button', { name: notices.withdrawYes }).click();
    const otherRow = other.getByRole('listitem').filter({ hasText: 'यसबीच हटाइने' });
    await openMore(otherRow);
    await otherRow.getByRole('link', { name: new RegExp(`^${words.remove}`) }).click();
    await other.getByRole('button', { name: words.confirmation.yes.remove }).click();
    await expect(other.getByRole('status')).toContainText(words.results.removed.result);
    await page.getByRole('button', { name: notices.publishChange }).click();
    await expect(page.getByRole('alert')).toContainText(notices.gone.split('{name}')[1] ?? '');
    await page.getByRole('button', { name: notices.publish, exact: true }).click();
    await expect(page.getByRole('status')).toContainText(words.results.published.result);
  });
});

test('invalid dates are rejected with the name of their field', async ({ page, words, logIn }) => {
  const { notices, problem } = words;
  await logIn();
  await page.goto('/notices/new');
  await page.getByLabel(notices.text).fill('परीक्षा तालिका');
  await page.getByLabel(noticePages.exam.name.ne).check();
  const closing = page.getByRole('group', { name: notices.lastDate });
  await closing.getByLabel(words.date.year).selectOption(String(today?.year));
  await closing.getByLabel(words.date.month).selectOption(months[0] ?? '');
  await page.getByRole('button', { name: notices.publish }).click();
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([`${notices.lastDate}: ${problem.part}`]);
  await closing.getByLabel(words.date.day, { exact: true }).selectOption('१');
  await page.getByRole('button', { name: notices.publish }).click();
  await expect(page.getByRole('alert').getByRole('link')).toContainText([
    textOfIssue('before-own-day', '').split('{day}')[1] ?? '–',
  ]);
  await closing.getByText(words.date.inAd).click();
  await closing.getByLabel(words.date.adLabel).fill('2040-01-01');
  await page.getByRole('button', { name: notices.publish }).click();
  await expect(page.getByRole('alert').getByRole('link')).toContainText([problem.twoDays]);
});

test('warnings are listed with their fields, and confirming them publishes the notice', async ({
  page,
  words,
  logIn,
}) => {
  const { notices, confirmation } = words;
  await logIn();
  await page.goto('/notices/new');
  await page.getByLabel(notices.text).fill('k/LIff tflnsf');
  await page.getByLabel(noticePages.exam.name.ne).check();
  await page.getByRole('button', { name: notices.publish }).click();
  await expect(page.getByRole('heading', { level: 1, name: confirmation.title })).toBeVisible();
  await expect(page.getByText('युनिकोडमा “परीक्षा तालिका” हुन्छ')).toBeVisible();
  await page.getByRole('link', { name: confirmation.no }).click();
  await page.getByLabel(notices.text).fill('12345 / 678');
  await page.getByRole('button', { name: notices.publish }).click();
  await expect(page.getByText('एउटा पनि अक्षर छैन')).toBeVisible();
  await page.getByRole('button', { name: confirmation.yes.publish }).click();
  await expect(page.getByRole('status')).toContainText(words.results.published.result);
});

test('a button converts a text in Preeti to Unicode, and no other input is lost', async ({
  browser,
  servers,
  words,
  logIn,
}) => {
  const context = await browser.newContext({ baseURL: servers.admin.url, javaScriptEnabled: false });
  await context.addCookies([{ name: 'admin-language', value: 'ne', url: servers.admin.url }]);
  const page = await context.newPage();
  const { notices, unicode } = words;
  await logIn(page);
  await page.goto('/notices/new');
  await page.getByLabel(notices.text).fill('k/LIff tflnsf');
  await page.getByLabel(noticePages.exam.name.ne).check();
  await page.getByRole('button', { name: notices.publish }).click();
  await page.getByRole('button', { name: unicode.use }).click();
  expect(await previewedHtml(page)).toContain('परीक्षा तालिका');
  await page.getByRole('link', { name: notices.change }).click();
  await expect(page.getByLabel(notices.text)).toHaveValue('परीक्षा तालिका');
  await expect(page.getByLabel(noticePages.exam.name.ne)).toBeChecked();
  await context.close();
});

test('the first invalid field is focused, and browser validation is disabled', async ({ page, words, logIn }) => {
  await logIn();
  await page.goto('/contact/1/edit');
  await page.getByLabel(words.contact.email).fill('no address');
  await page.getByLabel(words.contact.facebookLink).fill('facebook.com/x');
  await page.getByRole('button', { name: words.notices.publishChange }).click();
  await expect(page.getByLabel(words.contact.email)).toBeFocused();
  await expect(page.getByRole('alert').getByRole('link')).toHaveCount(1);
  await page.getByLabel(words.contact.email).fill('info@campus.example');
  await page.getByRole('button', { name: words.notices.publishChange }).click();
  await expect(page.getByRole('status')).toContainText(words.results.changed.result);
});

test.use({ allowedInConsole: /status of (401|404|409)/ });

test('switching the language keeps the input of a form', async ({ page, words, logIn }) => {
  await logIn();
  await page.goto('/notices/new');
  await page.getByLabel(words.notices.text).fill('भाषा फेरिए पनि रहने व्यहोरा');
  await page.getByRole('button', { name: /English/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Write a notice' })).toBeVisible();
  await expect(page.getByLabel('Words of the notice')).toHaveValue('भाषा फेरिए पनि रहने व्यहोरा');
});
