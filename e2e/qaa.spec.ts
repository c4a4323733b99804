import { readFile } from 'node:fs/promises';
import { messagesIn } from '#content/messages/index.ts';
import { expectAccessible } from '#e2e/support/accessibility.ts';
import { closeFlashNotices } from '#e2e/support/flash-notices.ts';
import { expectPageQuality } from '#e2e/support/html-rules.ts';
import { behaviourLocales } from '#e2e/support/languages.ts';
import { expect, fillLogin, openLogin, test } from '#e2e/support/qaa.ts';
import { sampleAccreditation } from '#e2e/support/sample-site.ts';
import { waitForHydration } from '#e2e/support/scripts.ts';
import { statusReply } from '#lib/site/campus-client/testing/behaviours.ts';

// Chromium logs every error response, and the data cleared by a log-out.
test.use({ allowedInConsole: /status of (401|429|50\d)|^info: Clear-Site-Data/ });

for (const locale of behaviourLocales) {
  const messages = messagesIn(locale);
  const { accreditation, qaa, qaaWithoutScripts, states, layout } = messages;

  test.describe(`the QAA area in ${locale}`, () => {
    test('the public page describes the QAA area, and requests no documents', async ({
      page,
      visit,
      qaa: { upstream },
    }) => {
      await visit('/qaa', locale);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(accreditation.title);
      await expect(
        page.getByRole('heading', { level: 3, name: sampleAccreditation.steps[0]?.name[locale] }),
      ).toBeVisible();
      const reviewed = page.getByRole('region', { name: accreditation.criteriaHeading });
      await expect(reviewed.getByText(accreditation.criteria[7] ?? '', { exact: true })).toBeVisible();
      await expect(page.getByRole('button', { name: qaa.open, exact: true })).toBeVisible();
      expect(upstream.seen.filter((url) => url.startsWith('/qaa') && !url.includes('getQaaDocc'))).toEqual([]);
      await expect(page.getByRole('button', { name: qaa.logOut })).toHaveCount(0);
    });

    test('a member logs in, searches, downloads, reloads and logs out', async ({ page, visit }) => {
      await visit('/qaa', locale);
      const dialog = await openLogin(page, messages);
      await expectAccessible(page);
      await fillLogin(dialog, messages);
      await expect(page.getByRole('button', { name: qaa.logOut })).toBeVisible();
      await expect(dialog).toBeHidden();
      await expect(page.getByRole('button', { name: qaa.open, exact: true })).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 2, name: qaa.documents })).toBeFocused();
      await expect(page.getByRole('heading', { level: 3, name: accreditation.criteria[2] })).toBeVisible();
      await expectAccessible(page);

      await page.getByLabel(qaa.search).fill('Q42');
      const link = page.getByRole('link', { name: 'Internal assessment and analysis of results' });
      await expect(page.locator('#qaa-documents ~ section').getByRole('link')).toHaveCount(1);
      const downloading = page.waitForEvent('download');
      await link.click();
      const download = await downloading;
      expect(download.suggestedFilename()).toBe('C3-Q42 Internal assessment and analysis of results.pdf');
      expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');

      await page.getByLabel(qaa.search).fill('');
      const outside = page.getByRole('link', { name: 'Extension work with the municipality' });
      await expect(outside).toHaveAttribute('href', 'https://example.edu.np/qaa/extension-report.pdf');
      await page.getByLabel(qaa.search).fill('nothing of that kind');
      await expect(page.getByText(states.noData)).toBeVisible();

      await page.reload();
      await closeFlashNotices(page);
      await expect(page.getByRole('button', { name: qaa.logOut })).toBeVisible();

      await page.getByRole('button', { name: qaa.logOut }).click();
      await expect(page.getByText(qaa.loggedOut)).toBeVisible();
      await expect(page.getByRole('button', { name: qaa.open, exact: true })).toBeVisible();
      await expect(page.getByText('Internal assessment and analysis of results')).toHaveCount(0);
      expect((await page.context().cookies()).filter(({ name }) => name.includes('qaa'))).toEqual([]);
    });

    test('a wrong password shows the server’s message, and the right one is accepted then', async ({ page, visit }) => {
      await visit('/qaa', locale);
      const dialog = await openLogin(page, messages);
      await fillLogin(dialog, messages, 'wrong');
      await expect(dialog.getByRole('alert')).toHaveText('User name or password is incorrect');
      await expect(dialog.getByLabel(qaa.password, { exact: true })).toBeFocused();
      await expectAccessible(page);
      await dialog.getByLabel(qaa.showPassword).check();
      await expect(dialog.getByLabel(qaa.password, { exact: true })).toHaveAttribute('type', 'text');
      await fillLogin(dialog, messages);
      await expect(page.getByRole('button', { name: qaa.logOut })).toBeVisible();
    });

    test('the login dialog works by keyboard', async ({ page, visit }) => {
      await visit('/qaa', locale);
      await page.getByRole('button', { name: qaa.open, exact: true }).focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: qaa.logInTitle });
      await expect(dialog.getByLabel(qaa.userName)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(page.getByRole('button', { name: qaa.open, exact: true })).toBeFocused();
      await page.keyboard.press('Space');
      await dialog.getByRole('button', { name: layout.close }).click();
      await expect(dialog).toBeHidden();
    });

    test('too many attempts show how long to wait', async ({ page, visit }) => {
      await visit('/qaa', locale);
      const dialog = await openLogin(page, messages);
      await page.route('/api/qaa/login', (route) =>
        route.fulfill({ status: 429, headers: { 'retry-after': '600' }, json: { message: 'x' } }),
      );
      await fillLogin(dialog, messages);
      const minutes = new Intl.NumberFormat(locale === 'ne' ? 'ne-NP' : 'en').format(10);
      await expect(dialog.getByRole('alert')).toHaveText(qaa.waitMinutes.replace('{count}', minutes));
    });

    test('a login while the campus API fails shows instructions', async ({ page, visit, qaa: { upstream } }) => {
      await visit('/qaa', locale);
      const dialog = await openLogin(page, messages);
      upstream.behave(statusReply(500));
      await fillLogin(dialog, messages);
      await expect(dialog.getByRole('alert')).toHaveText(qaa.unavailable, { timeout: 120_000 });
      expect((await page.context().cookies()).filter(({ name }) => name.includes('qaa'))).toEqual([]);
    });

    test('an ended session is reported, and a new login restores the search', async ({ page, visit, context }) => {
      await visit('/qaa', locale);
      await fillLogin(await openLogin(page, messages), messages);
      await page.getByLabel(qaa.search).fill('Q42');
      await context.clearCookies();
      await page.getByRole('link', { name: 'Internal assessment and analysis of results' }).click();
      await expect(page.getByText(qaa.ended)).toBeVisible();
      await expect(page.getByText('Internal assessment and analysis of results')).toHaveCount(0);
      await fillLogin(await openLogin(page, messages), messages);
      await expect(page.getByLabel(qaa.search)).toHaveValue('Q42');
    });

    test('the list is hidden when the session expires', async ({ page, visit, context }) => {
      await page.clock.install();
      await visit('/qaa', locale);
      await fillLogin(await openLogin(page, messages), messages);
      await expect(page.getByRole('button', { name: qaa.logOut })).toBeVisible();
      await context.clearCookies();
      await page.clock.runFor(31 * 60 * 1000);
      await expect(page.getByText(qaa.ended)).toBeVisible();
      await expect(page.getByRole('button', { name: qaa.logOut })).toHaveCount(0);
    });

    test('a log-out in one tab also empties other tabs', async ({ page, visit, context }) => {
      await visit('/qaa', locale);
      await fillLogin(await openLogin(page, messages), messages);
      await expect(page.getByRole('button', { name: qaa.logOut })).toBeVisible();
      const other = await context.newPage();
      await other.goto(page.url());
      await closeFlashNotices(other);
      await expect(other.getByRole('button', { name: qaa.logOut })).toBeVisible();
      await page.getByRole('button', { name: qaa.logOut }).click();
      await expect(other.getByRole('button', { name: qaa.open, exact: true })).toBeVisible();
      await expect(other.getByText('Internal assessment and analysis of results')).toHaveCount(0);
    });

    test('a login in one tab also fills tabs opened before', async ({ page, visit, context }) => {
      await visit('/qaa', locale);
      const other = await context.newPage();
      await other.goto(page.url());
      await closeFlashNotices(other);
      await waitForHydration(other);
      await expect(other.getByRole('button', { name: qaa.logOut })).toHaveCount(0);
      await fillLogin(await openLogin(page, messages), messages);
      await expect(other.getByRole('button', { name: qaa.logOut })).toBeVisible();
    });

    test('a page without HTTPS states that the login needs it', async ({ page, visit }) => {
      await page.addInitScript(() => Object.defineProperty(window, 'isSecureContext', { value: false }));
      await visit('/qaa', locale);
      await expect(page.getByText(qaa.needsHttps)).toBeVisible();
      await expect(page.getByRole('button', { name: qaa.open, exact: true })).toHaveCount(0);
    });

    test('a login whose cookie was not stored states what is needed', async ({ page, visit, context }) => {
      await page.route('**/api/qaa/login', async (route) => {
        const response = await route.fetch();
        await context.clearCookies();
        const { 'set-cookie': _, ...headers } = response.headers();
        await route.fulfill({ response, headers });
      });
      await visit('/qaa', locale);
      await fillLogin(await openLogin(page, messages), messages);
      await expect(page.getByText(qaa.cookieBlocked)).toBeVisible();
      await expect(page.getByText(qaa.ended)).toHaveCount(0);
      await expect(page.getByRole('heading', { name: qaa.documents })).toBeFocused();
      await expect(page.getByRole('button', { name: qaa.open, exact: true })).toBeVisible();
      await expectAccessible(page);
    });

    test('a list that cannot be loaded is reported, and “try again” loads it', async ({
      page,
      visit,
      qaa: { upstream },
    }) => {
      await visit('/qaa', locale);
      await fillLogin(await openLogin(page, messages), messages);
      await expect(page.getByRole('button', { name: qaa.logOut })).toBeVisible();
      upstream.behave(statusReply(500), /getQaaDocc/);
      await page.reload();
      await closeFlashNotices(page);
      await expect(page.getByText(qaa.listFailed)).toBeVisible();
      upstream.behave(null);
      await page.getByRole('button', { name: states.tryAgain }).click();
      await expect(page.getByRole('button', { name: qaa.logOut })).toBeVisible();
    });

    test('after a login the documents are first and use the whole width', async ({ page, visit }) => {
      await visit('/qaa', locale);
      await fillLogin(await openLogin(page, messages), messages);
      await expect(page.getByRole('button', { name: qaa.logOut })).toBeVisible();
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const whole = await page.getByRole('heading', { level: 1 }).boundingBox();
        const documents = await page.getByRole('region', { name: qaa.documents, exact: true }).boundingBox();
        const summary = await page.getByRole('region', { name: accreditation.summary }).boundingBox();
        if (!whole || !documents || !summary) throw new Error('a part of the page is missing');
        for (const part of [documents, summary]) expect(part.width).toBeCloseTo(whole.width, 0);
        expect(documents.y).toBeGreaterThan(whole.y + whole.height);
        expect(documents.y).toBeLessThan(whole.y + whole.height + 100);
        expect(summary.y).toBeGreaterThanOrEqual(documents.y + documents.height);
      }
      await expectPageQuality(page, locale);
    });
  });

  test.describe(`the QAA area without scripts in ${locale}`, () => {
    test.use({ javaScriptEnabled: false });

    test('the form stays within its area on phones and desktops', async ({ page, visit }) => {
      await visit('/qaa', locale);
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const form = await page.locator('form', { has: page.getByLabel(qaa.userName) }).boundingBox();
        const area = await page.locator('[data-script=react]').boundingBox();
        if (!form || !area) throw new Error('There is no form');
        expect(form.x).toBeGreaterThanOrEqual(area.x);
        expect(form.x + form.width).toBeLessThanOrEqual(area.x + area.width);
        await expect(page.getByRole('heading', { name: qaa.logInTitle })).toBeHidden();
      }
      // On a wide screen the area is a card.
      await expect(page.locator('dialog', { has: page.getByLabel(qaa.userName) })).toHaveCSS('border-top-width', '0px');
    });

    test('without scripts the login form, list, documents and log-out work', async ({ page, visit }) => {
      await visit('/qaa', locale);
      await fillLogin(page.locator('form', { has: page.getByLabel(qaa.userName) }), messages);
      await expect(page).toHaveURL(/\/qaa\/documents/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(qaa.documents);
      await page.getByLabel(qaa.search).fill('Q42');
      await page.getByRole('button', { name: qaaWithoutScripts.searchNow, exact: true }).click();
      const link = page.getByRole('link', { name: 'Internal assessment and analysis of results' });
      const downloading = page.waitForEvent('download');
      await link.click();
      expect((await downloading).suggestedFilename()).toMatch(/\.pdf$/);
      await page.getByRole('button', { name: qaa.logOut }).click();
      await expect(page).toHaveURL(locale === 'ne' ? /\/ne\/qaa$/ : /\d\/qaa$/);
      await page.goBack();
      await expect(page.getByText('Internal assessment and analysis of results')).toHaveCount(0);
    });

    test('without scripts a document opened after the session leads to the login in the page’s language', async ({
      page,
      visit,
    }) => {
      await visit('/qaa', locale);
      await fillLogin(page.locator('form', { has: page.getByLabel(qaa.userName) }), messages);
      const link = page.getByRole('link', { name: 'Internal assessment and analysis of results' });
      const address = (await link.getAttribute('href')) ?? '';
      await page.context().clearCookies();
      await link.click();
      await expect(page).toHaveURL(locale === 'ne' ? /\/ne\/qaa\/documents$/ : /\d\/qaa\/documents$/);
      await expect(page.getByLabel(qaa.userName)).toBeVisible();
      expect((await page.request.get(address)).status()).toBe(401);
    });

    test('without scripts a wrong password shows the message above the form', async ({ page, visit }) => {
      await visit('/qaa', locale);
      await fillLogin(page.locator('form', { has: page.getByLabel(qaa.userName) }), messages, 'wrong');
      await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveText('User name or password is incorrect');
      await fillLogin(page.locator('form', { has: page.getByLabel(qaa.userName) }), messages);
      await expect(page.getByRole('button', { name: qaa.logOut })).toBeVisible();
    });

    test('without scripts a failing campus API shows what to do', async ({ page, visit, qaa: { upstream } }) => {
      await visit('/qaa', locale);
      upstream.behave(statusReply(500));
      await fillLogin(page.locator('form', { has: page.getByLabel(qaa.userName) }), messages);
      await expect(page.getByText(qaa.unavailable)).toBeVisible();
    });
  });
}

test('after a log-out the back button shows nothing of the QAA list', async ({ page, visit, context }) => {
  const messages = messagesIn('en');
  const { qaa } = messages;
  const document = 'Internal assessment and analysis of results';
  await visit('/qaa');
  await fillLogin(await openLogin(page, messages), messages);
  await expect(page.getByText(document)).toBeVisible();
  await expectPageQuality(page, 'en');
  await page.goto('/bHostel');
  const other = await context.newPage();
  await other.goto('/qaa');
  await closeFlashNotices(other);
  await other.getByRole('button', { name: qaa.logOut }).click();
  await expect(other.getByText(qaa.loggedOut)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: qaa.open, exact: true })).toBeVisible();
  await expect(page.getByText(document)).toHaveCount(0);
});
