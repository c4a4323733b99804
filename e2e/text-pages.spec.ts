import { messagesIn } from '#content/messages/index.ts';
import { behaviourLocales } from '#e2e/support/languages.ts';
import { catalogue, groupOf, pageName, textPage } from '#e2e/support/sample-site.ts';
import { expect, test } from '#e2e/support/test.ts';
import { formatNumber } from '#packages/nepali/text/digits.ts';

for (const locale of behaviourLocales) {
  const { controls, layout, study } = messagesIn(locale);

  test(`pages of text link their group or sections, beside the text on a desktop and below it on a phone, in ${locale}`, async ({
    page,
    visit,
  }) => {
    await test.step('a page of a group', async () => {
      await visit('/sports', locale);
      const { label: group, pages: section } = groupOf('/sports');
      const sectionLinks = page.getByRole('navigation', { name: layout.inSection });
      await expect(sectionLinks.getByRole('link')).toHaveText(section.map(({ label }) => label[locale]));
      await expect(sectionLinks.locator('[aria-current="page"]')).toHaveText(pageName('/sports')[locale]);
      expect(group).not.toBeNull();
      const words = page.getByRole('main').getByRole('heading', { level: 2 }).first();
      const boxOf = async (element: typeof words) => (await element.boundingBox()) ?? { x: 0, y: 0, width: 0 };
      await page.setViewportSize({ width: 1280, height: 800 });
      const column = await boxOf(words);
      expect((await boxOf(sectionLinks)).x).toBeGreaterThan(column.x + column.width);
      await page.setViewportSize({ width: 360, height: 740 });
      expect((await boxOf(sectionLinks)).y).toBeGreaterThan((await boxOf(words)).y);
    });
    await test.step('a page without a group', async () => {
      await visit('/privacy', locale);
      const links = page.getByRole('navigation', { name: layout.onPage }).getByRole('link');
      const headings = page.getByRole('main').getByRole('heading', { level: 2 });
      await expect(links).toHaveText(await headings.allTextContents());
      await links.last().click();
      await expect(headings.last()).toBeInViewport();
    });
  });

  test(`pages of text have their figures, tables and pictures in ${locale}`, async ({ page, visit }) => {
    await test.step('the figures of the girls’ hostel', async () => {
      await visit('/gHostel', locale);
      await expect(page.locator('main dl').last().locator('dd')).toHaveText([
        formatNumber(50, locale),
        formatNumber(100, locale),
      ]);
    });
    await test.step('the library’s tables and pictures', async () => {
      await visit('/library', locale);
      const holdings = page.getByRole('table').first();
      for (const figure of [47_330, 28_090, 6740, 4, 2]) {
        await expect(holdings.getByRole('cell', { name: formatNumber(figure, locale), exact: true })).toBeVisible();
      }
      await expect(page.getByRole('table').nth(1).locator('tbody tr')).toHaveCount(3);
      const slider = page.getByRole('region', { name: controls.pictures });
      const slides = slider.locator('[aria-roledescription]');
      await expect(slides).toHaveCount(3);
      await expect(slides.nth(1)).toHaveAttribute('inert', '');
      await slider.getByRole('button', { name: controls.next }).focus();
      await page.keyboard.press('Enter');
      await expect(slides.nth(1)).not.toHaveAttribute('inert');
    });
    await test.step('programmes by level and faculty', async () => {
      await visit('/programs', locale);
      for (const { heading, programmes } of catalogue.levels) {
        const level = page.getByRole('region', { name: heading[locale] });
        for (const { name, facultyName } of programmes) {
          const faculty = level
            .locator('tbody')
            .filter({ has: page.getByRole('rowheader', { name: facultyName?.[locale] ?? '', exact: true }) });
          await expect(faculty.getByRole('rowheader', { name: name[locale], exact: true })).toBeVisible();
        }
        await expect(level.getByRole('table')).toHaveCount(1);
      }
      await page.getByRole('link', { name: study.courses }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(pageName('/courses')[locale]);
      const { parts } = textPage('/courses');
      for (const name of parts.flatMap(({ tiles = [] }) => tiles))
        await expect(page.getByRole('main').getByRole('heading', { name: name[locale], exact: true })).toBeVisible();
    });
  });
}
