import { locales } from '#content/locale.ts';
import { about } from '#content/messages/about.ts';
import { messagesIn } from '#content/messages/index.ts';
import { expectAccessible } from '#e2e/support/accessibility.ts';
import { longMessage, longName, type MalformedContent, startMalformedCampus } from '#e2e/support/malformed-campus.ts';
import type { RunningServer } from '#e2e/support/process.ts';
import { startSite } from '#e2e/support/servers.ts';
import { expect, test } from '#e2e/support/test.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { localPath } from '#lib/platform/routes/paths.ts';
import { hostile } from '#lib/platform/sanitize/testing/hostile.ts';

const { people, feedback } = messagesIn('en');

// Separate sites, whose first pages wait for all their content.
test.slow();
// A missing picture, and visits that the campus does not count.
test.use({ allowedInConsole: /Failed to load resource/ });

function withCampus(content: MalformedContent): () => string {
  let campus: Awaited<ReturnType<typeof startMalformedCampus>>;
  let site: RunningServer;
  test.beforeAll(async () => {
    campus = await startMalformedCampus(content);
    site = await startSite(campus.url);
  });
  test.afterAll(async () => {
    await site.stop();
    campus.stop();
  });
  return () => site.url;
}

test.describe('a campus of 500 with a hostile introduction', () => {
  const site = withCampus({ introduction: `<p>Welcome</p>${hostile.join('\n')}<p>Goodbye</p>` });

  test('a hostile introduction leaves About Us complete and harmless', async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    page.on('dialog', () => requested.push('a dialog'));
    expect((await page.goto(`${site()}/about`))?.status()).toBe(200);
    await expect(page.locator('main')).toContainText('Welcome');
    await expect(page.locator('main h2').last()).toHaveText(about.figuresHeading.en);
    await expect(page.locator('main :is(iframe, style, svg, input, script:not([type$=json]))')).toHaveCount(0);
    // The form of the page itself.
    await expect(page.locator('main form')).toHaveCount(1);
    await expect(page.getByRole('group', { name: feedback.question })).toBeVisible();
    expect(requested.filter((url) => !url.startsWith(site()))).toEqual([]);
  });

  test('500 people without departments are listed without headings and can be searched', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`${site()}/staff`);
    const visible = page.locator('[data-person]:visible');
    await expect(visible).toHaveCount(500);
    await expect(page.locator('main h2')).toHaveCount(0);
    await page.getByRole('searchbox', { name: people.filter }).fill('person 500');
    await expect(visible).toHaveCount(1);
    await expect(page.getByRole('main').getByRole('status')).toHaveText(
      fillIn(people.visibleCount, { visible: 1, total: 500 }, 'en'),
    );
    await page.getByRole('searchbox').fill('bahadur');
    await expect(visible).toContainText(longName);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  test('a long message is complete beside a missing picture', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`${site()}/chiefMessage`);
    await expect(page.locator('main p').filter({ hasText: /^Paragraph/ })).toHaveCount(40);
    await expect(page.locator('main svg text')).toHaveText('B');
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expect(longMessage.split(' ').length).toBeGreaterThan(3900);
  });

  test('an empty staff list shows a notice', async ({ page }) => {
    await page.goto(`${site()}/nonTeachingsstaff`);
    await expect(page.getByRole('main')).toContainText(messagesIn('en').states.comingSoon);
  });
});

test.describe('a campus of few teachers', () => {
  const site = withCampus({ departments: ['Physics', 'Physics', 'Botany', 'Botany', 'Zoology'] });

  for (const locale of locales)
    test(`teachers are listed in ${locale} with space between a card and the next department`, async ({ page }) => {
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(`${site()}${localPath('/staff', locale)}`);
        const gaps = await page.locator('main section:has([data-person])').evaluateAll((sections) =>
          sections.slice(1).map((section, index) => {
            const cards = sections[index]?.querySelector('ul')?.getBoundingClientRect();
            return (section.querySelector('h2')?.getBoundingClientRect().top ?? 0) - (cards?.bottom ?? 0);
          }),
        );
        expect(gaps).toHaveLength(2);
        for (const gap of gaps) expect(gap).toBeGreaterThanOrEqual(24);
      }
    });
});

for (const [name, introduction] of [
  ['1 MB', `<p>Welcome</p>${'<p>and more</p>'.repeat(70_000)}`],
  ['40 KB of nested blocks', `${'<div>'.repeat(8000)}Welcome`],
] as const) {
  test.describe(`an introduction of ${name}`, () => {
    const site = withCampus({ introduction });

    test('a huge introduction is shown as plain text', async ({ page }) => {
      expect((await page.goto(`${site()}/about`))?.status()).toBe(200);
      await expect(page.locator('main p').first()).toHaveText('Welcome');
      await expect(page.locator('main dd')).toHaveCount(4);
    });
  });
}
