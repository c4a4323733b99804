import type { Page } from 'playwright/test';
import { allMessagesIn } from '#campus-api/testing/admin-messages.ts';
import { type Locale, locales } from '#content/locale.ts';
import { messagesIn } from '#content/messages/index.ts';
import { expectAccessible } from '#e2e/support/accessibility.ts';
import { expect, submitLogin, test } from '#e2e/support/admin.ts';
import { closeFlashNotices } from '#e2e/support/flash-notices.ts';
import { siteUrl } from '#e2e/support/site-pages.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { localPath, WRITE } from '#lib/platform/routes/paths.ts';
import { formatDay, nepalDate } from '#packages/nepali/calendar/index.ts';

/** More than the minimum age of a form that is accepted, in ms. */
const FORM_AGE_MS = 3200;

async function open(page: Page, address: string, withScripts = true): Promise<void> {
  await page.goto(address);
  if (withScripts) await closeFlashNotices(page);
}

async function fill(page: Page, words: ReturnType<typeof messagesIn>['write'], text: string): Promise<void> {
  await page.getByLabel(words.kinds.grievance).check();
  await page.getByLabel(words.text).fill(text);
  await page.getByLabel(words.name, { exact: true }).fill('सीता गिरी');
  await page.getByLabel(words.phone, { exact: true }).fill('९८४१२३४५६७');
}

/** For each page that may link to the form: whether it does. */
async function linksToForm(base: string, locale: Locale) {
  const searches = ['complaint', 'grievance', 'गुनासो', 'उजुरी', 'write'].map(
    (words) => `/search?q=${encodeURIComponent(words)}`,
  );
  const paths = ['/contact', '/publicInformation', ...searches].map((path) => localPath(path, locale));
  const pages = [...paths, '/sitemap-pages.xml'].map(async (path) => {
    const response = await fetch(`${base}${path}`);
    expect(response.status, path).toBe(200);
    const names = (await response.text()).match(/(?:href="|<loc>)[^"<]*\/contact\/write["<]/g) ?? [];
    return [path, names.length > 0] as const;
  });
  return Object.fromEntries(await Promise.all(pages));
}

for (const locale of locales) {
  test(`pages and searches about complaints link to the form, in ${locale}`, async ({ servers }) => {
    const links = await linksToForm(servers.site.url, locale);
    expect(Object.entries(links).filter(([, isLinked]) => !isLinked)).toEqual([]);
  });
}

// In Nepali with scripts and in English without, as the form is the same.
for (const [locale, javaScriptEnabled] of [
  ['ne', true],
  ['en', false],
] as const) {
  const words = messagesIn(locale).write;
  test.describe(`writing to the campus in ${locale}, ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
    test.use({
      javaScriptEnabled,
      viewport: { width: 360, height: 800 },
      allowedInConsole: /status of (404|422|503)/,
    });

    test('an enquiry reaches the admin once and gets a reference number, whose state can be looked up', async ({
      page,
      servers,
      browser,
    }) => {
      const text = `छात्रावासमा पानी आएन। ${locale} ${javaScriptEnabled}\n<b>दोस्रो</b> हरफ`;
      await open(page, `${servers.site.url}${localPath('/contact', locale)}`, javaScriptEnabled);
      await page.getByRole('main').getByRole('link', { name: words.title }).click();
      await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
      if (javaScriptEnabled) await expectAccessible(page);
      await fill(page, words, text);
      await page.waitForTimeout(FORM_AGE_MS);
      await page.getByRole('button', { name: words.send }).click();
      await expect(page.getByRole('heading', { name: words.sent })).toBeVisible();
      const reference = (await page.getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/).textContent()) ?? '';
      if (javaScriptEnabled) await expectAccessible(page);
      await page.reload();
      await expect(page.getByText(reference)).toBeVisible();

      const adminWords = allMessagesIn('ne');
      const clerk = await browser.newPage({ baseURL: servers.admin.url });
      await clerk.goto('/login?next=/enquiries');
      await submitLogin(clerk, adminWords);
      await expect(clerk.getByRole('heading', { level: 1, name: adminWords.enquiries.title })).toBeVisible();
      await expect(clerk.getByRole('link', { name: reference })).toHaveCount(1);
      await clerk.getByRole('searchbox').fill(reference.toLowerCase());
      await clerk.getByRole('button', { name: adminWords.search }).click();
      await expect(clerk.getByText('<b>दोस्रो</b> हरफ')).toBeVisible();
      await expect(clerk.getByText('सीता गिरी')).toBeVisible();

      const state = page.getByRole('region', { name: words.progress.title });
      const closePopups = async () => {
        await page.waitForLoadState();
        if (javaScriptEnabled) await closeFlashNotices(page);
      };
      const lookUp = async (number: string) => {
        await expect(state).toBeVisible();
        await closePopups();
        await state.getByLabel(words.reference).fill(number);
        await state.getByRole('button', { name: words.progress.look }).click();
      };
      const today = formatDay(nepalDate(new Date()), locale);
      await closePopups();
      await page.getByRole('link', { name: words.another }).click();
      await lookUp(reference.toLowerCase().replace('-', ' '));
      await expect(state.getByRole('status')).toContainText(fillIn(words.progress.received, { date: today }, locale));
      await expect(state.getByRole('status')).toContainText(words.progress.read);
      await closePopups();
      if (javaScriptEnabled) await expectAccessible(page);
      await clerk.getByRole('button', { name: adminWords.enquiries.markReplied }).click();
      await expect(clerk.getByRole('status')).toHaveText(adminWords.enquiries.saved);
      await lookUp(reference);
      await expect(state.getByRole('status')).toContainText(fillIn(words.progress.repliedOn, { date: today }, locale));
      await expect(page.getByText('<b>दोस्रो</b>')).toHaveCount(0);
      await expect(page.getByText('सीता गिरी')).toHaveCount(0);
      await lookUp('ZZZZ-ZZZZ');
      await expect(state.getByRole('status')).toContainText(fillIn(words.progress.none, { days: 180 }, locale));
      await clerk.close();
    });

    test('an invalid enquiry lists its errors and keeps all input', async ({ page, servers }) => {
      await open(page, `${servers.site.url}${localPath(WRITE, locale)}`, javaScriptEnabled);
      await fill(page, words, '…');
      await page.getByLabel(words.phone, { exact: true }).fill('ring');
      await page.getByRole('button', { name: words.send }).click();
      const alert = page.getByRole('alert').filter({ hasText: words.again.incomplete });
      await expect(alert).toBeVisible();
      await expect(alert.getByRole('link')).toHaveText([words.problems.textMissing, words.problems.phoneWrong]);
      await expect(page.getByLabel(words.text)).toHaveValue('…');
      await expect(page.getByLabel(words.text)).toHaveAttribute('aria-invalid', 'true');
      await expect(page.getByLabel(words.name, { exact: true })).toHaveValue('सीता गिरी');
      await expect(page.getByLabel(words.kinds.grievance)).toBeChecked();
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360);
      if (javaScriptEnabled) await expectAccessible(page);
      await page.getByLabel(words.text).fill('पुस्तकालय कति बजे खुल्छ?');
      await page.getByLabel(words.phone, { exact: true }).fill('');
      await page.waitForTimeout(FORM_AGE_MS);
      await page.getByRole('button', { name: words.send }).click();
      await expect(page.getByRole('heading', { name: words.sent })).toBeVisible();
    });
  });
}

test.describe('without mail and admin', () => {
  const { write: words } = messagesIn('ne');
  test.use({ allowedInConsole: /status of (404|503)/ });

  test('without mail and admin the page lists other ways to contact the campus', async ({ page }) => {
    // The site that all tests share.
    await page.goto(`${siteUrl()}/ne${WRITE}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.callInstead);
    await expect(page).toHaveTitle(new RegExp(`^${words.callInstead} `));
    await expect(page.getByText(words.lead)).toHaveCount(0);
    await expect(page.getByText(words.disabled)).toBeVisible();
    await expect(page.getByRole('button', { name: words.send })).toHaveCount(0);
    const ways = page.getByRole('region', { name: words.otherWays });
    await expect(ways.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
    await expect(ways.locator('a[href^="tel:"]').first()).toBeVisible();
    const links = await linksToForm(siteUrl(), 'ne');
    expect(Object.entries(links).filter(([, isLinked]) => isLinked)).toEqual([]);
  });
});
