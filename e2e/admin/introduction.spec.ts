import { expectAccessible } from '#e2e/support/accessibility.ts';
import { expect, inEnglish, inNepali, test } from '#e2e/support/admin.ts';

const site = async (url: string) => (await fetch(`${url}/ne/about`)).text();

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('publishing an introduction with markup that is dropped needs a confirmation', async ({
    page,
    words,
    logIn,
    servers,
  }) => {
    const { contact, confirmation, introduction, notices } = words;
    await logIn();
    await page.goto('/contact/1/edit');
    const english = page.getByRole('textbox', { name: inEnglish(contact.campusIntroduction) });
    const text = page.getByRole('textbox', { name: inNepali(contact.campusIntroduction) });
    await expect(english).toHaveValue(/^\*\*Himchuli/);
    await english.fill('');
    await expect(page.getByRole('button', { name: introduction.heading })).toHaveCount(0);
    await text.fill(
      '<h2>इतिहास</h2>\n\nवि.सं. २०१७ मा स्थापित।\n\n<font color="red">पहाडको</font> क्याम्पस <img src="https://pictures.example/a.jpg"><script>document.title = 1</script>',
    );
    await page.getByRole('button', { name: notices.publishChange }).click();
    await expect(page.getByRole('heading', { level: 1, name: confirmation.title })).toBeVisible();
    await expect(page.getByText('<font>, <script>, <img src="https://pictures.example/a.jpg">')).toBeVisible();
    await page.getByRole('link', { name: confirmation.no }).click();
    await expect(text).toHaveValue(/<font color="red">/);

    await text.fill('# इतिहास\n\nवि.सं. २०१७ मा स्थापित।\n\nपहाडको क्याम्पस');
    await page.getByRole('button', { name: notices.publishChange }).click();
    await expect(page.getByRole('status')).toContainText(words.results.changed.result);
    await expect(async () =>
      expect(await site(servers.site.url)).toMatch(/इतिहास<\/h2>\s*<p lang="ne">वि\.सं\./),
    ).toPass();
    await page.goto('/contact/1/edit');
    await expect(text).toHaveValue('# इतिहास\n\nवि.सं. २०१७ मा स्थापित।\n\nपहाडको क्याम्पस');
  });
});

test('an introduction on a phone has a live preview and buttons that insert marks', async ({ page, words, logIn }) => {
  const { contact, introduction } = words;
  await page.setViewportSize({ width: 360, height: 800 });
  await logIn();
  await page.goto('/contact/1/edit');
  const text = page.getByRole('textbox', { name: inNepali(contact.campusIntroduction) });
  const heading = page.getByRole('heading', { name: inNepali(introduction.asVisitors) });
  const tools = page.getByRole('group', { name: introduction.tools }).first();
  // The first request starts the sanitizer process.
  await expect(heading).toBeVisible({ timeout: 60_000 });
  const preview = page.locator('section').filter({ has: heading });
  await text.fill('हाम्रो क्याम्पस\n\nपहिलो हरफ\nदोस्रो हरफ');
  await expect(preview.getByText('हाम्रो क्याम्पस', { exact: true })).toBeVisible();
  const select = (chosen: string) =>
    text.evaluate((area: HTMLTextAreaElement, part) => {
      area.focus();
      area.setSelectionRange(area.value.indexOf(part), area.value.indexOf(part) + part.length);
    }, chosen);
  await select('हाम्रो क्याम्पस');
  await tools.getByRole('button', { name: introduction.heading }).click();
  await expect(preview.getByRole('heading', { name: 'हाम्रो क्याम्पस' })).toBeVisible();
  await select('पहिलो हरफ\nदोस्रो हरफ');
  await tools.getByRole('button', { name: introduction.list }).click();
  await expect(preview.getByRole('listitem')).toHaveText(['पहिलो हरफ', 'दोस्रो हरफ']);
  await select('दोस्रो');
  await tools.getByRole('button', { name: introduction.strong }).click();
  await expect(preview.getByRole('strong')).toHaveText('दोस्रो');
  page.once('dialog', (dialog) => dialog.accept('https://tu.edu.np/'));
  await select('पहिलो');
  await tools.getByRole('button', { name: introduction.link }).click();
  await expect(preview.getByRole('link', { name: 'पहिलो' })).toHaveAttribute('href', 'https://tu.edu.np/');
  await expect(text).toHaveValue('# हाम्रो क्याम्पस\n\n- [पहिलो](https://tu.edu.np/) हरफ\n- **दोस्रो** हरफ');
  await text.press('End');
  await text.pressSequentially('<iframe src="https://evil.example">');
  await expect(preview.getByRole('status')).toContainText('<iframe>');
  await expectAccessible(page);
  await text.fill(`${'<div>'.repeat(150)}गहिरो`);
  await expect(preview.getByRole('status')).toContainText(introduction.tooMuch);
});
