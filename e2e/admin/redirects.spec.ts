import { redirectTexts } from '#campus-api/records/redirect/messages.ts';
import { expectAccessible } from '#e2e/support/accessibility.ts';
import { expect, openMore, screensByLanguage, test } from '#e2e/support/admin.ts';
import { rawRequest } from '#e2e/support/raw-request.ts';

const BROWSER = 'Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36';

test.use({ allowedInConsole: /status of 404/ });

for (const { title, language, ...screen } of screensByLanguage) {
  test.describe(title, () => {
    test.use({ ...screen, language });
    const texts = redirectTexts[language];
    const name = `${language}-${screen.javaScriptEnabled}`;

    test('a former address redirects once it is added, follows its edited target, and ends with its removal', async ({
      page,
      words,
      logIn,
      servers,
    }) => {
      const locationOf = async (path: string, options = {}) => {
        const { status, headers } = await rawRequest(servers.site.url, path, options);
        return [status, headers.location];
      };
      const former = `/2019/${name}/सूचना`;
      await logIn();
      await page.goto('/redirects');
      await page.getByRole('link', { name: texts.newOne }).click();
      await page.getByLabel(texts.from).fill(`https://old.example${former.toUpperCase()}/`);
      await page.getByLabel(texts.to).fill('//evil.example');
      await page.getByRole('button', { name: words.notices.publish }).click();
      await expect(page.getByRole('alert')).toContainText('//evil.example');
      await page.getByLabel(texts.to).fill('/about');
      await page.getByRole('button', { name: words.notices.publish }).click();
      await expect(page.getByRole('status')).toContainText(words.results.published.result);
      await expect(async () => {
        expect(await locationOf(`${encodeURI(former)}/`)).toEqual([301, '/about']);
      }).toPass();
      expect(await locationOf(encodeURI(`/ne${former}`), { method: 'HEAD' })).toEqual([301, '/ne/about']);
      expect(await locationOf(encodeURI(former), { headers: { cookie: 'lite=1' } })).toEqual([301, '/about']);
      const row = page.getByRole('listitem').filter({ hasText: former });
      await page.goto(`/redirects?${new URLSearchParams({ q: former })}`);
      if (screen.javaScriptEnabled) await expectAccessible(page);
      await row.getByRole('link', { name: new RegExp(`^${words.edit}`) }).click();
      await page.getByLabel(texts.to).fill('/library');
      await page.getByRole('button', { name: words.notices.publishChange }).click();
      await expect(page.getByRole('status')).toContainText(words.results.changed.result);
      await expect(async () => {
        expect(await locationOf(encodeURI(former))).toEqual([301, '/library']);
      }).toPass();
      await page.goto(`/redirects?${new URLSearchParams({ q: former })}`);
      await openMore(row);
      await row.getByRole('link', { name: new RegExp(`^${words.remove}`) }).click();
      await page.getByRole('button', { name: words.confirmation.yes.remove }).click();
      await expect(page.getByRole('status')).toContainText(words.results.removed.result);
      await expect(async () => expect(await locationOf(encodeURI(former))).toEqual([404, undefined])).toPass();
    });
  });
}

test.describe('on a phone without scripts', () => {
  test.use({ viewport: { width: 360, height: 800 }, javaScriptEnabled: false });
  const texts = redirectTexts.ne;
  const name = 'phone';

  test('an address that visitors miss is listed with a proposal, and redirects after one button', async ({
    page,
    words,
    logIn,
    servers,
  }) => {
    const missed = `/2018/library-rules-${name}`;
    const request = () => rawRequest(servers.site.url, `${missed}/`, { headers: { 'user-agent': BROWSER } });
    const { status, body } = await request();
    expect([status, String(body).includes(`value="library rules ${name}"`)]).toEqual([404, true]);
    await logIn();
    const row = page.getByRole('listitem').filter({ hasText: missed });
    await expect(async () => {
      await page.goto('/redirects/unknown');
      await expect(row).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(row.getByLabel(texts.to)).toHaveValue('/library');
    await row.getByRole('button', { name: texts.redirectTo }).click();
    await expect(page.getByRole('status')).toContainText(words.results.published.result);
    await expect(row).toHaveCount(0);
    await expect(async () => expect((await request()).headers.location).toBe('/library')).toPass();
  });

  test('a table is imported after its changes were shown', async ({ page, words, logIn, servers }) => {
    const former = `/table-${name}.php?id=7`;
    const album = `/gallery/annual-day-${name}`;
    const buffer = Buffer.from(`from,to\n${former},/notice\n/about,/notice\n${album},/gallery\n`);
    await logIn();
    await page.goto('/redirects/table');
    const choose = (content: Buffer) =>
      page.getByLabel(texts.tableFile).setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer: content });
    await choose(Buffer.from('from,to\n/a,/no-such-page\n'));
    await page.getByRole('button', { name: texts.look }).click();
    await expect(page.getByRole('alert')).toContainText('/no-such-page');
    await choose(buffer);
    await page.getByRole('button', { name: texts.look }).click();
    await expect(page.getByRole('listitem').filter({ hasText: former })).toBeVisible();
    await page.getByRole('button', { name: texts.take }).click();
    await expect(page.getByRole('status')).toContainText(words.results.imported.result);
    await expect(async () => {
      const { status, headers } = await rawRequest(servers.site.url, `${former}&utm_source=x`);
      expect([status, headers.location]).toEqual([301, '/notice']);
    }).toPass();
    // The slash at the end is removed first, as for any address of an album.
    const missing = await rawRequest(servers.site.url, `/ne${album}`);
    expect([missing.status, missing.headers.location]).toEqual([301, '/ne/gallery']);
    expect((await fetch(`${servers.site.url}/ne${album}/`)).url).toBe(`${servers.site.url}/ne/gallery`);
    expect((await rawRequest(servers.site.url, '/about')).status).toBe(200);
  });
});
