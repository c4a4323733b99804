import { messagesIn } from '../content/messages';
import { accessibility } from '../content/pages/accessibility';
import { boysHostel } from '../content/pages/boys-hostel';
import { cafeteria } from '../content/pages/cafeteria';
import { courses } from '../content/pages/courses';
import { girlsHostel } from '../content/pages/girls-hostel';
import { library } from '../content/pages/library';
import { privacy } from '../content/pages/privacy';
import { programs } from '../content/pages/programs';
import { sports } from '../content/pages/sports';
import { strategies } from '../content/pages/strategies';
import { studentUnion } from '../content/pages/student-union';
import type { TextPage } from '../content/pages/text-page';
import { welfareUnit } from '../content/pages/welfare-unit';
import { formatNumber } from '../lib/calendar/digits';
import { wordsOf } from '../lib/linked-text';
import { locales } from '../lib/locale';
import { expect, test } from './support/test';

const textPages: Record<string, TextPage> = {
  '/Strategies': strategies,
  '/studentUnion': studentUnion,
  '/stuWelfareUnit': welfareUnit,
  '/cafetria': cafeteria,
  '/sports': sports,
  '/gHostel': girlsHostel,
  '/bHostel': boysHostel,
  '/library': library,
  '/accessibility': accessibility,
  '/privacy': privacy,
};

for (const locale of locales) {
  const { controls, study } = messagesIn(locale);

  for (const [path, { parts }] of Object.entries(textPages)) {
    test(`${path} says in ${locale} what its content says`, async ({ page, visit }) => {
      await visit(path, locale);
      const main = page.getByRole('main');
      for (const { heading, paragraphs = [], points = [] } of parts) {
        if (heading)
          await expect(main.getByRole('heading', { level: 2, name: heading[locale], exact: true })).toBeVisible();
        for (const words of [...paragraphs, ...points]) await expect(main).toContainText(wordsOf(words[locale]));
      }
    });
  }

  test(`the hostel has 50 rooms and 100 girls in ${locale}`, async ({ page, visit }) => {
    await visit('/gHostel', locale);
    await expect(page.locator('main dd')).toHaveText([formatNumber(50, locale), formatNumber(100, locale)]);
  });

  test(`the library’s figures stand in a table in ${locale}`, async ({ page, visit }) => {
    await visit('/library', locale);
    const holdings = page.getByRole('table').first();
    for (const figure of [47_330, 28_090, 6740, 4, 2]) {
      await expect(holdings.getByRole('cell', { name: formatNumber(figure, locale), exact: true })).toBeVisible();
    }
    await expect(page.getByRole('table').nth(1).locator('tbody tr')).toHaveCount(3);
    const slider = page.getByRole('region', { name: library.picturesLabel[locale] });
    const slides = slider.locator('[aria-roledescription]');
    await expect(slides).toHaveCount(3);
    await expect(slides.nth(1)).toHaveAttribute('inert', '');
    await slider.getByRole('button', { name: controls.next }).focus();
    await page.keyboard.press('Enter');
    await expect(slides.nth(1)).not.toHaveAttribute('inert');
  });

  test(`programmes stand by level and faculty in ${locale}`, async ({ page, visit }) => {
    await visit('/programs', locale);
    for (const { heading, programmes } of programs.levels) {
      const level = page.getByRole('region', { name: heading[locale] });
      for (const { name } of programmes)
        await expect(level.getByRole('rowheader', { name: name[locale], exact: true })).toBeVisible();
    }
    await page.getByRole('link', { name: study.courses }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(courses.title[locale]);
    await expect(page.locator('main').getByText(courses.placeholder[locale])).toHaveCount(courses.tiles.length);
  });
}
