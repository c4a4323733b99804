import sharp from 'sharp';
import { expect, pdf, test } from '#e2e/support/admin.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';

test.use({ viewport: { width: 1280, height: 900 } });

test('parts are moved by dragging', async ({ page, logIn }) => {
  await logIn();
  await page.goto('/site/edit/page/library');
  const titles = () => page.locator('#parts > details.item > summary .what').allTextContents();
  const before = await titles();
  await page.locator('[id="parts.2"] > summary').dragTo(page.locator('[id="parts.0"] > summary'));
  await expect(async () => expect(await titles()).toEqual([before[2], before[0], before[1]])).toPass();
});

test('cells from a spreadsheet are pasted into a cell of a table', async ({ page, logIn }) => {
  await logIn();
  await page.goto('/site/edit/page/library');
  await page.locator('[id="parts.1"] > summary').click();
  await page.locator('[name="parts.1.table.cell.2.0.ne"]').evaluate((cell) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'बेलुका\t५:१५\nराति\t८:४५\n');
    cell.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(page.locator('[name="parts.1.table.cell.2.0.ne"]')).toHaveValue('बेलुका');
  await expect(page.locator('[name="parts.1.table.cell.3.1.ne"]')).toHaveValue('८:४५');
});

test('the draft is saved while the clerk writes, and the page is then left without a warning', async ({
  page,
  words,
  logIn,
}) => {
  await logIn();
  await page.goto('/site/edit/page/sports');
  const address = (await page.locator('#record').getAttribute('action')) ?? '';
  await page.locator('[name="title.ne"]').fill('खेलकुद र योग');
  let warnings = 0;
  page.on('dialog', async (dialog) => {
    warnings += 1;
    await dialog.accept();
  });
  await page.goto('/site');
  expect(warnings).toBe(1);
  await page.goto('/site/edit/page/sports');
  const next = (await page.locator('#record').getAttribute('action')) ?? '';
  expect(next).not.toBe(address);
  await page.locator('[name="title.ne"]').fill('खेलकुद र योग');
  await expect(page.getByText(new RegExp(words.notices.savedAt.replace('{time}', '[०-९]{2}:[०-९]{2}')))).toBeVisible();
  await page.goto(next);
  expect(warnings).toBe(1);
  await expect(page.locator('[name="title.ne"]')).toHaveValue('खेलकुद र योग');
});

test('a change of the language stores no draft of a form in which nothing was typed, and otherwise what was typed', async ({
  page,
  words,
  logIn,
}) => {
  await logIn();
  await page.goto('/site/edit/page/gHostel');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveURL(/\/site\/edit\/page\/gHostel$/);
  await page.locator('[name="title.en"]').fill('Hostel for all');
  await page.getByRole('button', { name: 'नेपाली' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ne');
  await expect(page.getByRole('button', { name: words.notices.publishChange })).toBeVisible();
  await expect(page).toHaveURL(/\/site\/drafts\//);
  await expect(page.locator('[name="title.en"]')).toHaveValue('Hostel for all');
});

test('a file of a page becomes a link behind the points that are typed meanwhile', async ({ page, logIn }) => {
  await logIn();
  await page.goto('/site/edit/page/library');
  await page.locator('[id="parts.0"] > summary').click();
  const points = page.locator('[name="parts.0.points.ne"]');
  await points.fill('पहिलो बुँदा');
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/uploads/*', async (route) => {
    await promise;
    await route.continue();
  });
  await page.locator('[id="parts.0.points-file"]').setInputFiles(pdf('नियमावली.pdf'));
  await points.fill('पहिलो बुँदा\nदोस्रो बुँदा');
  resolve();
  await expect(points).toHaveValue(/^पहिलो बुँदा\nदोस्रो बुँदा\n\[नियमावली\]\(draft:[\w-]+\)$/);
});

test('a picture of a page is sent in the background: texts that are typed meanwhile stay, and its description follows', async ({
  page,
  words,
  logIn,
}) => {
  const buffer = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#1d5b33' } })
    .png()
    .toBuffer();
  await logIn();
  await page.goto('/site/edit/page/cafetria');
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/uploads/*', async (route) => {
    await promise;
    await route.continue();
  });
  await page.locator('[id="pictures-file"]').setInputFiles({ name: 'hall.png', mimeType: 'image/png', buffer });
  await page.locator('[name="title.ne"]').fill('चमेना गृह');
  await page.getByRole('button', { name: words.notices.publishChange }).click();
  await expect(page.getByText(fillIn(words.sending.waits, { names: 'hall.png' }, 'ne'))).toBeVisible();
  await page.getByRole('button', { name: words.sending.stop }).click();
  resolve();
  await page.locator('[name="pictures.1.alt.ne"]').fill('चमेना गृहको हल');
  await expect(page.locator('[name="title.ne"]')).toHaveValue('चमेना गृह');
  await page.getByRole('button', { name: words.notices.publishChange }).click();
  await expect(page.getByRole('status')).toContainText(words.results.changed.result);
});
