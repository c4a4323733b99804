import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from 'playwright/test';
import { addAccount, expect, inNepali, submitLogin, test } from '#e2e/support/admin.ts';

test.use({
  viewport: { width: 360, height: 800 },
  javaScriptEnabled: false,
  allowedInConsole: /status of (?:403|422)/,
});

/** Whether everything fits into the width of the screen. */
const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

test('a change of a page is scheduled, and visitors read it from its time on', async ({
  page,
  words,
  logIn,
  servers,
}) => {
  const { site, notices, results, workflow, log } = words;
  const onSite = async () => (await fetch(`${servers.site.url}/ne/sports`)).text();
  const text = 'खेल मैदान मङ्सिरदेखि बेलुका पनि खुल्छ।';
  await logIn();
  await page.goto('/site/edit/page/sports');
  const part = page.locator('[id="parts.0"]');
  if ((await part.getAttribute('open')) === null) await part.locator('summary').first().click();
  const paragraphs = part.getByLabel(inNepali(site.fields['page.parts.paragraphs']));
  const before = await paragraphs.inputValue();
  await paragraphs.fill([text, ...before.split('\n').slice(1)].join('\n'));
  await page.locator('summary', { hasText: notices.publishAt }).click();
  const day = page.getByRole('group', { name: notices.publishAt });
  await day.getByText(words.date.inAd).click();
  await day.getByLabel(words.date.adLabel).fill(`${new Date().getFullYear() + 1}-01-05`);
  await page.getByLabel(`${notices.publishAt}: ${notices.publishAtTime}`).fill('१०:३०');
  await page.getByRole('button', { name: notices.publishChange }).click();
  await expect(page.getByRole('status')).toContainText(results.scheduled.result.split('{at}')[1] ?? '');
  await expect(page.locator('[id="page/sports"]')).toContainText(workflow.scheduledTag.replace('{at}', '').trim());
  expect(await fits(page)).toBe(true);
  expect(await onSite()).not.toContain(text);

  await page.goto('/site/edit/page/sports');
  await page.getByText(workflow.changes).click();
  await expect(page.getByText(text)).toBeVisible();
  await expect(page.getByRole('link', { name: workflow.continue })).toBeVisible();
  expect(await fits(page)).toBe(true);

  // The time passes.
  const database = new DatabaseSync(join(servers.dataDir, 'campus.db'));
  const soon = new Date(Date.now() + 345 * 60_000 + 2000).toISOString().slice(0, 19);
  database.prepare('UPDATE site_versions SET publish_at = ?').run(`${soon}+05:45`);
  database.close();
  await expect(async () => expect(await onSite()).toContain(text)).toPass({ timeout: 120_000 });
  await expect(async () => {
    await page.goto('/log');
    await expect(page.getByRole('listitem').first()).toContainText(log.actions.publish.replace('{what}', '').trim());
  }).toPass({ timeout: 120_000 });
  await expect(page.getByRole('listitem').first()).toContainText('पृष्ठ /sports');
});

test('a second person sees what changes and approves it', async ({
  page,
  browser,
  words,
  logIn,
  servers,
  language,
}) => {
  const { site, notices, accounts, workflow, results } = words;
  await logIn();
  const password = await addAccount(page, words, 'sarita', 'editor');
  await page.goto('/accounts');
  await page.getByRole('link', { name: workflow.approval }).click();
  await page.getByLabel(words.nav.site).check();
  await page.getByRole('button', { name: accounts.save }).click();
  await expect(page.getByRole('status')).toContainText(workflow.approvalSaved);

  const context = await browser.newContext({
    viewport: { width: 360, height: 800 },
    javaScriptEnabled: false,
    baseURL: servers.admin.url,
  });
  await context.addCookies([{ name: 'admin-language', value: language, url: servers.admin.url }]);
  const other = await context.newPage();
  await other.goto('/login');
  await submitLogin(other, words, { user: 'sarita', password });
  await other.goto('/site/edit/page/courses');
  await other.getByLabel(inNepali(site.fields['page.title'])).fill('सञ्चालित पाठ्यक्रम');
  await other.getByRole('button', { name: notices.publishChange }).click();
  await expect(other.getByRole('status')).toContainText(workflow.sent);
  await expect(other.getByText(workflow.waiting, { exact: true })).toBeVisible();

  await page.goto('/');
  await page
    .getByRole('region', { name: workflow.waitingForYou })
    .or(page.locator('section', { hasText: workflow.waitingForYou }))
    .getByRole('link')
    .click();
  await expect(page.locator('ins', { hasText: 'सञ्चालित पाठ्यक्रम' })).toBeVisible();
  expect(await fits(page)).toBe(true);
  await page.getByRole('button', { name: workflow.approve }).click();
  await expect(page.getByRole('status')).toContainText(results.approved.result);
  await page.goto('/log');
  await expect(page.getByText('स्वीकृत गर्ने').first()).toBeVisible();
  await context.close();
  await page.goto('/approvals/settings');
  await page.getByLabel(words.nav.site).uncheck();
  await page.getByRole('button', { name: accounts.save }).click();
});
