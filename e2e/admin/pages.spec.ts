import { noticePages } from '#content/messages/notices.ts';
import { expectAccessible, expectAccessibleColours } from '#e2e/support/accessibility.ts';
import { addAccount, expect, pdf, previewedHtml, submitLogin, test } from '#e2e/support/admin.ts';
import { expectNoOverflow } from '#e2e/support/html-rules.ts';
import { behaviourLocales } from '#e2e/support/languages.ts';
import { openAs, setUpApp } from '#e2e/support/two-step.ts';
import { writeEnquiry } from '#e2e/support/write.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';

const lists = ['notices', 'flash-notices', 'albums', 'publications', 'staff', 'committees', 'qaa-documents', 'contact'];
const forms = ['notices/new', 'flash-notices/new', 'albums/new', 'publications/new', 'staff/new', 'qaa-documents/new'];
const editors = ['albums/1/edit', 'committees/1/edit', 'contact/1/edit', 'chief/1/edit', 'staff/ranks', 'staff/table'];
const sitePages = [
  ...['site', 'site/new/page', 'site/edit/page/library', 'site/edit/menu', 'site/edit/notice-categories'],
  ...['site/edit/accreditation', 'site/scheduled/edit/page/gHostel'],
];
const others = [
  ...[
    '',
    'log',
    'search?q=a',
    'events',
    'imports',
    'redirects',
    'enquiries',
    'qaa-users',
    'backup',
    'account',
    'accounts',
    'approvals/settings',
  ],
  ...['account/two-step', 'account/two-step/app', 'account/two-step/passkeys/new', 'nowhere'],
];
const paths = [...lists, ...forms, ...editors, ...sitePages, ...others].map((path) => `/${path}`);
/** Pages of each layout, whose dark colours are checked too. */
const inDark = ['/', '/notices', '/notices/new', '/site', '/site/edit/page/library', '/log'];

test.use({ allowedInConsole: /status of (404|422)/ });

for (const language of behaviourLocales) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('every page of the admin passes the accessibility rules and fits a phone', async ({
      page,
      words,
      logIn,
      servers,
    }) => {
      // About fifty pages.
      test.setTimeout(900_000);
      const { notices, workflow, date } = words;
      await writeEnquiry(servers.site.url, { text: 'छात्रवृत्तिको नतिजा कहिले आउँछ?', name: 'सीता' });
      await page.goto('/login');
      await expectAccessible(page);
      await logIn();
      await test.step('a change of a page is scheduled, which has its own page', async () => {
        // No other file edits this page.
        await page.goto('/site/edit/page/gHostel');
        await page.locator('summary', { hasText: notices.publishAt }).click();
        const day = page.getByRole('group', { name: notices.publishAt });
        await day.getByText(date.inAd).click();
        await day.getByLabel(date.adLabel).fill(`${new Date().getFullYear() + 1}-01-05`);
        await page.getByLabel(workflow.shared.reviewEvery).fill('६');
        await page.getByRole('button', { name: notices.publishChange }).click();
        await expect(page.getByRole('status')).toBeVisible();
      });
      for (const path of paths) {
        await test.step(path, async () => {
          await page.setViewportSize({ width: 1280, height: 900 });
          await page.goto(path);
          await expect(page.locator('html')).toHaveAttribute('lang', language);
          for (const item of await page.locator('details.item').all())
            await item.evaluate((element) => element.setAttribute('open', ''));
          await expectAccessible(page);
          if (inDark.includes(path)) {
            // Loaded again, as the colours of a loaded page change gradually.
            await page.emulateMedia({ colorScheme: 'dark' });
            await page.reload();
            await expectAccessibleColours(page);
            await page.emulateMedia({ colorScheme: 'light' });
          }
          await page.setViewportSize({ width: 360, height: 800 });
          await expectNoOverflow(page);
        });
      }
      await test.step('a form with errors, and a preview', async () => {
        await page.goto('/notices/new');
        await page.getByRole('button', { name: notices.publish }).click();
        await expect(page.getByRole('alert')).toBeVisible();
        await expectAccessible(page);
        await page.getByLabel(notices.text).fill('Examination routine');
        await page.getByLabel(noticePages.exam.name[language]).check();
        await page
          .getByLabel(notices.file)
          .last()
          .setInputFiles([pdf('a.pdf')]);
        await expect(page.getByRole('link', { name: 'a.pdf' })).toBeVisible();
        await page.getByRole('button', { name: notices.preview }).last().click();
        expect(await previewedHtml(page)).toContain('Examination routine');
      });
    });

    test('the pages of an account with a second step pass the accessibility rules', async ({
      page,
      words,
      logIn,
      browser,
      servers,
    }) => {
      const { factors } = words;
      await logIn();
      const user = `सीता ${Date.now()}`;
      const account = { user, password: await addAccount(page, words, user) };
      const clerk = await openAs(browser, words, { baseURL: servers.admin.url, ...account });
      await setUpApp(clerk, words, account.password);
      await expectAccessible(clerk);
      for (const path of ['/account/two-step', '/account/two-step/codes']) {
        await clerk.goto(path);
        await expectAccessible(clerk);
      }
      await clerk.context().clearCookies();
      await clerk.goto('/login');
      await submitLogin(clerk, words, account);
      await clerk.getByText(factors.recovery.use).click();
      await expectAccessible(clerk);
      await page.goto('/accounts');
      await expectAccessible(page);
      await page
        .getByRole('link', { name: fillIn(words.accounts.of, { action: factors.ofAccounts.remove, name: user }, 'ne') })
        .click();
      await expectAccessible(page);
      await clerk.context().close();
    });
  });
}
