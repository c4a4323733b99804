import { messagesIn } from '#content/messages/index.ts';
import { behaviourLocales } from '#e2e/support/languages.ts';
import { expect, test } from '#e2e/support/test.ts';

for (const locale of behaviourLocales) {
  const { openData } = messagesIn(locale);

  test(`every file that the page of open data in ${locale} names can be downloaded`, async ({
    page,
    visit,
    request,
  }) => {
    await visit('/data', locale);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(openData.title);
    await expect(page.locator('main a[rel=license]')).toHaveText('CC BY 4.0');
    const addresses = await page
      .locator('main section a[href^="/"]')
      .evaluateAll((links: HTMLAnchorElement[]) => links.map(({ href }) => href));
    expect(addresses.length).toBeGreaterThan(20);
    for (const address of addresses) {
      const response = await request.get(address);
      expect([address, response.status()]).toEqual([address, 200]);
      expect(response.headers()['content-type']).toMatch(/csv|json|xml|calendar/);
    }
  });
}

test('the columns of a table are read without scripts', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/data');
  await page.getByText('Columns').first().click();
  await expect(page.getByRole('cell', { name: 'Closing date (BS)' })).toBeVisible();
  await context.close();
});

test('the notices as JSON are those of the list, and a client that has them gets 304', async ({ request, page }) => {
  await page.goto('/notice');
  const first = await page.locator('main time').first().getAttribute('datetime');
  const response = await request.get('/data/notices.json');
  const { licence, rows } = await response.json();
  expect(licence.name).toBe('CC BY 4.0');
  expect(rows.length).toBeGreaterThan(20);
  expect(rows[0].published).toBe(first);
  expect(rows.some(({ categories }: { categories: string[] }) => categories.includes('exam'))).toBe(true);
  const again = await request.get('/data/notices.json', {
    headers: { 'if-none-match': response.headers().etag ?? '' },
  });
  expect(again.status()).toBe(304);
  expect((await request.get('/data/people.json')).status()).toBe(404);
});
