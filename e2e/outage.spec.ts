import { messagesIn } from '#content/messages/index.ts';
import { freePort, type RunningServer } from '#e2e/support/process.ts';
import { startCampusApi, startSite } from '#e2e/support/servers.ts';
import { expect, test } from '#e2e/support/test.ts';

const { states, status, layout, home } = messagesIn('en');

test.describe('a campus API that is unavailable at the first start', () => {
  let site: RunningServer;
  let port: number;

  test.beforeAll(async () => {
    port = await freePort();
    site = await startSite(`http://127.0.0.1:${port}`);
  });
  test.afterAll(() => site.stop());
  // Visits, which the campus API does not count.
  test.use({ allowedInConsole: /status of 503/ });

  test('pages keep their layout without a campus API at the first start, the log reports it, and they recover', async ({
    page,
  }) => {
    expect((await page.goto(site.url))?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('region', { name: home.notices })).toContainText(states.error);
    await expect(page.getByText(states.noNotice)).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toContainText(layout.contactUnavailable);
    expect(site.output()).toContain('the campus API failed and nothing is stored yet');
    await page.goto(`${site.url}/status`);
    await expect(page.getByRole('main')).toContainText(status.campus.unavailable);
    await expect(page.getByRole('main')).toContainText(status.never);

    const campusApi = await startCampusApi({ port });
    try {
      await expect(async () => {
        await page.goto(site.url);
        await expect(page.getByText(states.error)).toHaveCount(0, { timeout: 100 });
      }).toPass({ timeout: 45_000, intervals: [1000] });
      await expect(page.getByRole('region', { name: home.notices }).getByRole('listitem')).toHaveCount(7);
    } finally {
      await campusApi.stop();
    }
  });
});
