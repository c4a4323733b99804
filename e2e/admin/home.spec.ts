import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from 'playwright/test';
import { expectAccessible } from '#e2e/support/accessibility.ts';
import { expect, openMore, submitLogin, test } from '#e2e/support/admin.ts';
import { adminAccount, makeDataDir, startAdmin } from '#e2e/support/servers.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';

const removing = '[href$="/remove"], [href$="/withdraw"], [action$="/discard"], [action$="/remove"]';
const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

test.describe('on a phone without scripts', () => {
  test.use({ viewport: { width: 360, height: 800 }, javaScriptEnabled: false });

  test('home leads to the newest notices and to drafts, and removes nothing', async ({ page, words, logIn }) => {
    const { home, notices } = words;
    const text = `मस्यौदामै रहने सूचना`;
    await logIn();
    const main = page.getByRole('main');
    await page.getByRole('link', { name: notices.newOne }).click();
    await page.getByLabel(notices.text).fill(text);
    await page.getByRole('button', { name: notices.keep }).click();
    await expect(page.getByRole('status')).toHaveText(home.saved);
    await expect(main.locator(removing)).toHaveCount(0);

    const rows = page.getByRole('region', { name: home.latest }).getByRole('listitem');
    await expect(rows).toHaveCount(8);
    for (const row of await rows.all()) {
      await expect(row.locator('time')).toBeVisible();
      await expect(row).toContainText(words.times.public);
      await expect(row.locator('a:not([href$="/extend"]), button')).toHaveCount(1);
    }
    // The row leads to the form as a whole, except the button that extends its closing date.
    await rows.locator('a[href$="/extend"]').first().click();
    await expect(page).toHaveURL(/\/notices\/\d+\/extend$/);
    await page.goBack();
    await rows.first().locator('time').click({ force: true });
    await expect(page.getByRole('heading', { level: 1, name: notices.editOne })).toBeVisible();

    await page.goto('/');
    await page.getByRole('region', { name: home.drafts }).getByRole('link', { name: text }).click();
    await expect(page.getByLabel(notices.text)).toHaveValue(text);
    await expect(page.getByRole('button', { name: home.discardYes })).toBeHidden();
    await openMore(main);
    await page.getByRole('button', { name: home.discardYes }).click();
    await expect(page.getByRole('status')).toHaveText(home.discarded);
    await expect(page.getByRole('link', { name: text })).toHaveCount(0);
  });
});

/** Adds drafts for approval, a draft that was sent back, messages from visitors, and a publisher of publications. */
function addWaiting(dataDir: string): void {
  const database = new DatabaseSync(join(dataDir, 'campus.db'));
  const addAccount = database.prepare(
    'INSERT INTO admin_accounts (user_name, password_hash, role, areas) SELECT ?, password_hash, ?, ? FROM admin_accounts LIMIT 1',
  );
  const author = addAccount.run('sarita', 'editor', null).lastInsertRowid;
  addAccount.run('kalpana', 'publisher', '["publication"]');
  // From Mangsir on the home page reminds of the next year of the calendar.
  const years = [2084, 2085, 2086, 2087, 2088, 2089, 2090].map((year) => ({ year }));
  database
    .prepare("INSERT INTO site_documents (id, key, content) SELECT max(id) + 1, 'calendar', ? FROM site_documents")
    .run(JSON.stringify({ years }));
  const addDraft = database.prepare(
    "INSERT INTO admin_drafts (id, account_id, kind, fields, files, review, changed) VALUES (?, ?, 'notice', ?, '[]', ?, ?)",
  );
  const add = (account: number | bigint, text: string, state: string) =>
    addDraft.run(
      randomBytes(32).toString('base64url'),
      account,
      JSON.stringify({ text: [text] }),
      JSON.stringify({ state, comment: '', by: 'sarita', at: Date.now() }),
      Date.now(),
    );
  for (let number = 1; number <= 12; number += 1) add(author, `Proposal ${number}`, 'waiting');
  add(1, 'Sent back', 'returned');
  const addEnquiry = database.prepare(
    "INSERT INTO enquiries (id, reference, kind, name, email, phone, text, language, received) VALUES (?, ?, 'question', '', '', '', 'When?', 'en', ?)",
  );
  for (let number = 1001; number <= 1123; number += 1)
    addEnquiry.run(`enquiry-of-a-test-${number}`, `AAAA-${number}`, Date.now());
  database.close();
}

test.describe('with much to do', () => {
  test.use({ language: 'en', viewport: { width: 320, height: 640 }, javaScriptEnabled: true });

  test('home counts and lists it, and an account with one area has only that', async ({
    page,
    words,
    stopAfterwards,
  }) => {
    const { home, workflow, nav, navGroups } = words;
    const dataDir = makeDataDir();
    const { url } = stopAfterwards(await startAdmin(dataDir));
    addWaiting(dataDir);
    const logInAs = async (user: string) => {
      await page.context().clearCookies();
      await page.context().addCookies([{ name: 'admin-language', value: 'en', url }]);
      await page.goto(`${url}/login`);
      await submitLogin(page, words, { user, password: adminAccount.password });
      await expect(page.getByRole('heading', { level: 1, name: home.title })).toBeVisible();
    };

    await logInAs(adminAccount.user);
    const tiles = page.getByRole('region', { name: home.waiting, exact: true }).getByRole('link');
    await expect(tiles).toHaveText([
      `${home.tasks.approvals} 12`,
      `${home.tasks.returned} 1`,
      `${home.tasks.enquiries} 123`,
    ]);
    const approvals = page.getByRole('region', { name: workflow.waitingForYou });
    await expect(approvals.getByRole('link')).toHaveCount(3);
    await approvals.getByText(fillIn(home.others, { count: 9 }, 'en')).click();
    await expect(approvals.getByRole('link')).toHaveCount(12);
    expect(await fits(page)).toBe(true);
    await expectAccessible(page);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%', 'important'));
    expect(await fits(page)).toBe(true);
    await tiles.last().click();
    await expect(page).toHaveURL(`${url}/enquiries`);

    await logInAs('kalpana');
    await expect(page.getByText(home.nothingWaits)).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: words.publications.newOne })).toBeVisible();
    await page.getByText(words.menuButton, { exact: true }).click();
    const menu = page.getByRole('navigation', { name: words.menu });
    await expect(menu.getByRole('link')).toHaveText([nav.home, nav.search, nav.publications, nav.log, nav.account]);
    await expect(menu.getByText(navGroups.website, { exact: true })).toHaveCount(0);
    expect(await fits(page)).toBe(true);
  });
});
