import { locales } from '#content/locale.ts';
import { messagesIn } from '#content/messages/index.ts';
import { about } from '#content/pages/about.ts';
import { expectAccessible } from '#e2e/support/accessibility.ts';
import { longMessage, longName, type OddContent, startOddCampus } from '#e2e/support/malformed-campus.ts';
import type { Running } from '#e2e/support/process.ts';
import { startSite } from '#e2e/support/servers.ts';
import { expect, test } from '#e2e/support/test.ts';
import { fillIn } from '#lib/i18n/fill-in.ts';
import { localPath } from '#lib/routes/paths.ts';
import { hostile } from '#lib/sanitize/testing/hostile.ts';

const { people, useful } = messagesIn('en');

// Sites of their own, whose first pages wait for all that they need.
test.slow();
// The picture that is gone, the visits that nobody counts.
test.use({ allowedInConsole: /Failed to load resource/ });

function onCampusWith(content: OddContent): () => string {
  let campus: Awaited<ReturnType<typeof startOddCampus>>;
  let site: Running;
  test.beforeAll(async () => {
    campus = await startOddCampus(content);
    site = await startSite(campus.url);
  });
  test.afterAll(async () => {
    await site.stop();
    campus.stop();
  });
  return () => site.url;
}

test.describe('a campus of 500 with a hostile introduction', () => {
  const site = onCampusWith({ introduction: `<p>Welcome</p>${hostile.join('\n')}<p>Goodbye</p>` });

  test('keeps About Us whole and harmless', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    page.on('dialog', () => asked.push('a dialog'));
    expect((await page.goto(`${site()}/about`))?.status()).toBe(200);
    await expect(page.locator('main')).toContainText('Welcome');
    await expect(page.locator('main h2').last()).toHaveText(about.figuresHeading.en);
    await expect(page.locator('main :is(iframe, style, svg, input, script:not([type$=json]))')).toHaveCount(0);
    // That of the page itself.
    await expect(page.locator('main form')).toHaveCount(1);
    await expect(page.getByRole('group', { name: useful.question })).toBeVisible();
    expect(asked.filter((url) => !url.startsWith(site()))).toEqual([]);
  });

  test('lists everyone, under no heading, and finds one', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`${site()}/staff`);
    const shown = page.locator('[data-person]:visible');
    await expect(shown).toHaveCount(500);
    await expect(page.locator('main h2')).toHaveCount(0);
    await page.getByRole('searchbox', { name: people.filter }).fill('person 500');
    await expect(shown).toHaveCount(1);
    await expect(page.getByRole('main').getByRole('status')).toHaveText(
      fillIn(people.found, { shown: 1, total: 500 }, 'en'),
    );
    await page.getByRole('searchbox').fill('bahadur');
    await expect(shown).toContainText(longName);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  test('prints a long message under a picture that is gone', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`${site()}/chiefMessage`);
    await expect(page.locator('main p').filter({ hasText: /^Paragraph/ })).toHaveCount(40);
    await expect(page.locator('main svg text')).toHaveText('B');
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expect(longMessage.split(' ').length).toBeGreaterThan(3900);
  });

  test('says where there is no one', async ({ page }) => {
    await page.goto(`${site()}/nonTeachingsstaff`);
    await expect(page.getByRole('main')).toContainText(messagesIn('en').states.comingSoon);
  });
});

test.describe('a campus of few teachers', () => {
  const site = onCampusWith({ departments: ['Physics', 'Physics', 'Botany', 'Botany', 'Zoology'] });

  for (const locale of locales)
    test(`lists them in ${locale} with room between a card and the next department`, async ({ page }) => {
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
    const site = onCampusWith({ introduction });

    test('is told in plain words', async ({ page }) => {
      expect((await page.goto(`${site()}/about`))?.status()).toBe(200);
      await expect(page.locator('main p').first()).toHaveText('Welcome');
      await expect(page.locator('main dd')).toHaveCount(4);
    });
  });
}
