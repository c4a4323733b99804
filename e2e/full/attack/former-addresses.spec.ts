import { rawRequest } from '#e2e/support/raw-request.ts';
import { rawSocket } from '#e2e/support/raw-socket.ts';
import { siteUrl } from '#e2e/support/site-pages.ts';
import { expect, test } from '#e2e/support/test.ts';

test.use({ allowedInConsole: /status of 404/ });

test('no address of a request becomes the target of a redirect', async () => {
  for (const path of [
    '//evil.example/old',
    '/\\evil.example',
    '/%5cevil.example',
    '/%2f%2fevil.example',
    '/?p=//evil.example',
    '/index.php?to=https://evil.example',
    '/old%0d%0aLocation:%20https://evil.example',
    `/${'a'.repeat(2000)}`,
    `/?p=${'1'.repeat(2000)}`,
    '/ne//evil.example',
    '/__proto__?constructor=1',
  ]) {
    const reply = await rawSocket(siteUrl(), `GET ${path} HTTP/1.1\nHost: localhost\nConnection: close\n\n`);
    const [head = ''] = reply.split('\r\n\r\n');
    expect([path, [301, 302].includes(Number(head.split(' ')[1]))]).toEqual([path, false]);
    const [, location = '/'] = /^location: (.*)$/im.exec(head) ?? [];
    // The framework joins repeated slashes by a redirect within the site.
    expect([path, new URL(location, siteUrl()).origin]).toEqual([path, new URL(siteUrl()).origin]);
  }
});

test('the words of an unknown address fill the search as text only', async ({ page, visit }) => {
  const markup = '/2019/exam-"><img src=x onerror=alert(1)>-result.php';
  const { status, body } = await rawRequest(siteUrl(), encodeURI(markup).replaceAll('%3C', '%3c'));
  expect([status, String(body).includes('<img src=x')]).toEqual([404, false]);
  await visit('/2019/scholarship-form.php');
  await expect(page.locator('#not-found-search')).toHaveValue('scholarship form');
  await visit(encodeURI('/2019/परीक्षा-तालिका/'), 'ne');
  await expect(page.locator('#not-found-search')).toHaveValue('परीक्षा तालिका');
  await page.locator('#not-found-search').press('Enter');
  await expect(page).toHaveURL(/\/ne\/search\?q=/);
});
