import { importTexts } from '#campus-api/web/imports/messages.ts';
import { expectAccessible } from '#e2e/support/accessibility.ts';
import { expect, screensByLanguage, test } from '#e2e/support/admin.ts';
import { type ExportedItem, exportFile, OLD_SITE, smallPdf } from '#packages/site-import/testing/wordpress-export.ts';
import { zipFile } from '#packages/site-import/testing/zip-file.ts';

// Each task starts a process at the lowest priority, and the tests of a worker share its one open import.
test.describe.configure({ mode: 'serial' });

const file = `${OLD_SITE}/wp-content/uploads/2019/result.pdf`;
const itemsOf = (name: string): ExportedItem[] => [
  {
    id: 5,
    type: 'page',
    title: `Rules of the hostel ${name}`,
    slug: `hostel-rules-${name}`,
    content: '<h2>Quiet hours</h2><p>From nine. <script>alert(1)</script></p>',
  },
  {
    id: 6,
    title: `Result of the third year ${name}`,
    link: `${OLD_SITE}/2019/05/third-year-${name}/`,
    content: `<a href="${file}">Result</a> <a href="${OLD_SITE}/wp-content/uploads/missing.pdf">Missing</a>`,
    terms: [['category', 'kheladi', 'Kheladi']],
  },
  { id: 7, title: 'k/LIff tflnsf', content: 'cWofkg ;+:yf kl/;/ k|ltef cWofog', terms: [['category', 'exam', 'Exam']] },
  { id: 8, title: 'Unfinished', status: 'draft' },
];
const categories = [
  [2, 'kheladi', 'Kheladi'],
  [3, 'exam', 'Exam'],
] as const;

for (const { title, language, ...screen } of screensByLanguage) {
  test.describe(title, () => {
    // The form without a file.
    test.use({ ...screen, language, allowedInConsole: /422/ });
    const texts = importTexts[language];
    const name = `${language}-${screen.viewport.width}`;
    const wordPress = exportFile(itemsOf(name), categories).replaceAll(OLD_SITE, `https://${name}.example`);

    test('an export is planned, imported, public at its old addresses, and taken back', async ({
      page,
      words,
      logIn,
      servers,
    }) => {
      test.setTimeout(1_500_000);
      const waitFor = async (heading: string) =>
        expect(async () => {
          await page.goto(page.url());
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading, { timeout: 100 });
        }).toPass({ timeout: 600_000 });
      const form = page.getByRole('region', { name: texts.fromFile });
      const send = () => form.getByRole('button', { name: texts.send }).click();
      const isImport = /\/imports\/[\w-]{20,}$/;
      await logIn();
      await page.goto('/imports');
      if (screen.javaScriptEnabled) await expectAccessible(page);
      await send();
      await expect(page.getByRole('alert')).toContainText(texts.noFile);
      // The page with the problem may be opened again.
      await page.goto(page.url());
      await expect(page).toHaveURL(/\/imports$/);

      await page
        .getByLabel(texts.exportFile)
        .setInputFiles({ name: 'cut.xml', mimeType: 'text/xml', buffer: Buffer.from(wordPress.slice(0, -300)) });
      await send();
      await page.waitForURL(isImport);
      await waitFor(texts.phases.failed);
      await expect(page.getByRole('alert')).toContainText('cut.xml');
      await page.getByRole('button', { name: texts.beginAgain }).click();

      const uploads = zipFile([
        { name: 'wp-content/uploads/2019/result.pdf', content: smallPdf },
        { name: '../../../evil.pdf', content: smallPdf },
      ]);
      await page
        .getByLabel(texts.exportFile)
        .setInputFiles({ name: 'export.xml', mimeType: 'text/xml', buffer: Buffer.from(wordPress) });
      await page
        .getByLabel(texts.archives)
        .setInputFiles({ name: 'uploads.zip', mimeType: 'application/zip', buffer: uploads });
      await send();
      await page.waitForURL(isImport);
      await waitFor(texts.phases.planned);

      const headings = await page.getByRole('heading', { level: 2 }).allTextContents();
      expect(headings.slice(0, 2)).toEqual([texts.parts.wrong, texts.made]);
      await expect(page.getByRole('listitem').filter({ hasText: 'missing.pdf' })).toBeVisible();
      await expect(page.getByText(texts.unmapped)).toBeVisible();
      const repaired = page.getByRole('listitem').filter({ hasText: 'k/LIff tflnsf' });
      await page.locator('summary', { hasText: /Preeti|प्रीति/ }).click();
      await expect(repaired).toContainText('परीक्षा तालिका');
      if (screen.javaScriptEnabled) await expectAccessible(page);
      else {
        const { x = 0, width = 0 } = (await page.getByRole('main').boundingBox()) ?? {};
        expect(x + width).toBeLessThanOrEqual(screen.viewport.width);
      }

      await page.getByLabel(/Kheladi/).selectOption('admission');
      await page.getByRole('button', { name: texts.planAgain }).click();
      await waitFor(texts.phases.planned);
      await expect(page.getByLabel(/Kheladi/)).toHaveValue('admission');
      await expect(page.getByText(texts.unmapped)).toHaveCount(0);
      await page.getByRole('button', { name: texts.take }).click();
      await waitFor(texts.phases.done);
      if (screen.javaScriptEnabled) await expectAccessible(page);

      const rules = `${servers.site.url}/hostel-rules-${name}`;
      const statusOf = async () => (await fetch(rules)).status;
      await expect(async () => expect(await statusOf()).toBe(200)).toPass();
      // The list of notices is read again apart from the pages of text.
      await expect(async () => {
        const notice = await fetch(`${servers.site.url}/2019/05/third-year-${name}/`);
        expect([notice.status, notice.url]).toEqual([200, expect.stringContaining('/notice/item/')]);
        expect(await notice.text()).toContain(`Result of the third year ${name}`);
      }).toPass();

      await page.getByRole('button', { name: texts.undo }).click();
      await page.getByRole('button', { name: words.confirmation.yes.undo }).click();
      await expect(page.getByRole('status')).toContainText(words.results.undone.result);
      await expect(async () => expect(await statusOf()).toBe(404)).toPass();
      await page.goto('/imports');
      await expect(page.getByRole('link', { name: /export\.xml/ })).toBeVisible();
    });
  });
}
