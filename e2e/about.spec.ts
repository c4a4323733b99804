import { sampleContent } from '#campus-api/campus/sample-content.ts';
import { messagesIn } from '#content/messages/index.ts';
import { behaviourLocales } from '#e2e/support/languages.ts';
import { figures as figuresOfCampus } from '#e2e/support/sample-site.ts';
import { expect, test } from '#e2e/support/test.ts';
import { inLanguage } from '#lib/platform/i18n/in-language.ts';
import { formatNumber } from '#packages/nepali/text/digits.ts';

const { contact, staff } = sampleContent();
const teachingStaff = staff.filter(({ type }) => type === 1);

const [head] = teachingStaff;
const target = figuresOfCampus.figures[0]?.value ?? 0;

for (const locale of behaviourLocales) {
  const chief = head && inLanguage(head, locale);
  const introduction = inLanguage(contact, locale).campusIntroduction;
  const figures = figuresOfCampus.figures.map(({ value }) => formatNumber(value, locale));

  test.describe(`about us in ${locale}`, () => {
    test('the introduction of the campus is in the language of the page with its headings and links, and the chief’s message has picture, text and name', async ({
      page,
      visit,
    }) => {
      const last = page.locator('main p').filter({ has: page.locator('a[href$="/qaa"]') });
      // While the sanitizer starts, the introduction is plain text.
      await expect(async () => {
        await visit('/about', locale);
        await expect(last).toBeVisible({ timeout: 1_000 });
      }).toPass({ timeout: 300_000 });
      expect(introduction).toContain((await last.textContent())?.slice(0, 40));

      await visit('/chiefMessage', locale);
      const message = page
        .locator('main div')
        .filter({ has: page.locator('img'), hasText: chief?.fullName })
        .last();
      await expect(message).toContainText(chief?.fullName ?? '');
      await expect(message.locator('p')).toContainText(chief?.message?.split('\n\n') ?? []);
      await expect(message.locator('img')).toHaveAttribute('src', /deependra/);
      await expect(page.getByText(messagesIn(locale).states.error)).toHaveCount(0);
    });

    test('figures count up when they come into view, but not with reduced motion', async ({ page, visit }) => {
      const now = Date.now();
      await page.clock.install({ time: now });
      const figuresOnPage = page.locator('main dd');

      await test.step('with reduced motion', async () => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await visit('/about', locale);
        await figuresOnPage.first().scrollIntoViewIfNeeded();
        await page.clock.runFor(100);
        await expect(figuresOnPage).toHaveText(figures);
        await expect(figuresOnPage.locator('[aria-hidden]')).toHaveCount(0);
      });

      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await visit('/about', locale);
      await page.clock.pauseAt(now + 60_000);
      const students = figuresOnPage.first();
      await expect(students).toHaveText(formatNumber(target, locale));
      await students.scrollIntoViewIfNeeded();
      await expect(students.locator('[aria-hidden]')).toHaveText(formatNumber(0, locale));
      await page.clock.runFor(50);
      await expect(students.locator('[aria-hidden]')).toHaveText(formatNumber(10 * 25, locale));
      await page.clock.runFor(3000);
      await expect(figuresOnPage).toHaveText(figures);
      await expect(students.locator('[aria-hidden]')).toHaveCount(0);
    });
  });
}

test('without scripts the figures are in the page', async ({ request }) => {
  const html = await (await request.get('/about')).text();
  const [, main = ''] = html.split('<main ');
  const figures = [...main.matchAll(/<dd[^>]*>(.*?)<\/dd>/g)].map(([, figure]) => figure?.replace(/<[^>]*>/g, ''));
  expect(figures.slice(0, figuresOfCampus.figures.length)).toEqual(
    figuresOfCampus.figures.map(({ value }) => formatNumber(value, 'en')),
  );
});
