import { parse } from 'content-disposition';
import type { Page } from 'playwright/test';
import { messagesIn } from '#content/messages/index.ts';
import { expectAccessible } from '#e2e/support/accessibility.ts';
import { expectNoOverflow } from '#e2e/support/html-rules.ts';
import { behaviourLocales } from '#e2e/support/languages.ts';
import { cachedIn, expect, expectReady, test } from '#e2e/support/offline.ts';
import { localPath } from '#lib/platform/routes/paths.ts';
import { raw } from '#lib/site/campus-client/testing/behaviours.ts';

/** A notice of the sample campus with one file. */
const NOTICE = '/notice/item/122';

async function limitStorage(page: Page, origin: string | undefined): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: origin ?? '', quotaSize: 1 });
}

test('each file of the offline page has the download name of its link', async ({ page, visit }) => {
  await visit('/offline');
  const links = await page
    .locator('article a[href^="/files/"]')
    .evaluateAll((all: HTMLAnchorElement[]) => all.map(({ href, textContent }) => ({ href, name: textContent })));
  expect(links.length).toBeGreaterThan(20);
  for (const { href, name } of links) {
    const { headers } = await fetch(href, { method: 'HEAD' });
    expect(parse(headers.get('content-disposition') ?? '').parameters.filename).toBe(name);
  }
});

for (const locale of behaviourLocales) {
  const { saveOffline, notices, offline } = messagesIn(locale);

  test(`a file is saved on request, opens offline, and can be removed, in ${locale}`, async ({
    page,
    visit,
    connection,
  }) => {
    await visit(NOTICE, locale);
    await expectReady(page, NOTICE, locale);
    await page.waitForFunction(() => navigator.serviceWorker.controller);
    const save = page.getByRole('button', { name: saveOffline.save });
    await expect(save).toHaveAccessibleName(/: .+\.pdf$/);
    await save.press('Enter');
    await expect(page.getByText(saveOffline.saved)).toBeVisible();
    const remove = page.getByRole('button', { name: saveOffline.remove });
    await expect(remove).toBeFocused();
    await expect(remove).toHaveAccessibleName(/: .+\.pdf$/);
    await expect(page.getByRole('link', { name: saveOffline.open })).toHaveAccessibleName(/: .+\.pdf$/);
    await expectAccessible(page);
    await expectNoOverflow(page);
    await page.reload();
    await expect(page.getByText(saveOffline.saved)).toBeVisible();
    await connection.shut();
    await page.goto(localPath(NOTICE, locale));
    await expect(page.getByText(offline.noConnection)).toBeVisible();
    const files = page.getByRole('list', { name: notices.downloads });
    const link = files.getByRole('link', { name: messagesIn(locale).files.download }).first();
    // Downloads bypass the service worker in browsers.
    await expect(link).not.toHaveAttribute('download');
    const beginning = await link.evaluate(async (anchor: HTMLAnchorElement) => {
      return (await (await fetch(anchor.href)).text()).slice(0, 5);
    });
    expect(beginning).toBe('%PDF-');
    await page.goto(localPath('/offline', locale));
    await expect(page.getByRole('heading', { name: offline.savedFiles })).toBeVisible();
    await expectAccessible(page);
    await expectNoOverflow(page);
    await page.getByRole('button', { name: offline.remove, exact: true }).click();
    await expect(page.getByRole('heading', { name: offline.savedFiles })).toHaveCount(0);
    expect(await cachedIn(page, 'campus-files')).toEqual([]);
  });

  test(`full storage is reported and loses nothing, in ${locale}`, async ({ page, visit, baseURL }) => {
    await visit(NOTICE, locale);
    await expectReady(page, NOTICE, locale);
    await limitStorage(page, baseURL);
    await page.getByRole('button', { name: saveOffline.save }).click();
    await expect(page.getByText(saveOffline.full)).toBeVisible();
    expect(await cachedIn(page, 'campus-files')).toEqual([]);
    expect(await cachedIn(page, 'campus-notices')).toEqual([localPath('/offline', locale)]);
  });
}

test('a file that opens in the tab is fetched once', async ({ page, visit, connection }) => {
  await visit(NOTICE);
  await expectReady(page, NOTICE, 'en');
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  // Uncached, as the browser would delay a second request for the same address.
  connection.behave(raw('a file', { 'content-type': 'text/plain', 'cache-control': 'no-store' }), /^\/files\/a\.txt$/);
  await page.goto('/files/a.txt');
  await expect(page.getByText('a file')).toBeVisible();
  expect(connection.seen.filter((address) => address === '/files/a.txt')).toHaveLength(1);
});
