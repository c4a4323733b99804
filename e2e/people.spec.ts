import { sampleContent } from '#campus-api/campus/sample-content.ts';
import { type Locale, locales } from '#content/locale.ts';
import { messagesIn } from '#content/messages/index.ts';
import { closeFlashNotices } from '#e2e/support/flash-notices.ts';
import { behaviourLocales } from '#e2e/support/languages.ts';
import { sampleNames } from '#e2e/support/sample-site.ts';
import { delayScripts, PAGE_SCRIPT_URL } from '#e2e/support/scripts.ts';
import { expect, test } from '#e2e/support/test.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { inLanguage } from '#lib/platform/i18n/in-language.ts';
import { localPath, mailPath } from '#lib/platform/routes/paths.ts';
import { upstreamName } from '#lib/site/people/upstream-name.ts';

const { staff, structure } = sampleContent();
const teachingStaff = staff.filter(({ type }) => type === 1);
const officeStaff = staff.filter(({ type }) => type === 2);

const everyone = [...teachingStaff, ...officeStaff];
const nameOf = (id: number, locale: Locale = 'en') => {
  const one = everyone.find((person) => person.id === id);
  return (one && inLanguage(one, locale).fullName) ?? '';
};
const inDepartmentOf = (id: number) => {
  const one = teachingStaff.find((person) => person.id === id);
  return teachingStaff.filter(({ department }) => department === one?.department).length;
};
const lists = [
  ['/mgmtCommittee', structure.managementCommittee],
  ['/executiveCommittee', structure.executiveCommittee],
  ['/keyStaff', structure.campusAuthorities],
] as const;

test('committees and authorities are lists in the order of the structure record, with their offices and without a filter', async ({
  page,
  visit,
}) => {
  for (const [path, seats] of lists) {
    await visit(path);
    const names = page.locator('[data-searched] > p:first-child');
    await expect(names, path).toHaveText(seats.map(({ staffId }) => nameOf(staffId)));
    await expect(page.locator('[data-searched] > p:nth-child(2)'), path).toHaveText(seats.map(({ role }) => role));
    await expect(page.getByRole('searchbox'), path).toHaveCount(0);
  }
  const [chief] = structure.campusAuthorities;
  const { phone = '', email = '' } = everyone.find(({ id }) => id === chief?.staffId) ?? {};
  const card = page.locator('[data-person]').first();
  await expect(card.getByRole('link', { name: phone })).toHaveAttribute('href', `tel:${phone.replaceAll('-', '')}`);
  const mail = card.locator(`a[href="${mailPath(String(chief?.staffId))}"]`);
  await expect(mail).toHaveText(email, { useInnerText: true });
});

for (const locale of behaviourLocales) {
  const { people } = messagesIn(locale);
  const named = (name: string) => upstreamName(name, locale, sampleNames).text;
  const inDepartment = (name: string) => teachingStaff.filter(({ department }) => department === name);

  test.describe(`people in ${locale}`, () => {
    test('people are grouped by department, filtered by name and department with a count, and their groups return to their state', async ({
      page,
      visit,
    }) => {
      await visit('/staff', locale);
      const box = page.getByRole('searchbox', { name: people.filter });
      const visible = page.locator('[data-person]:visible');
      const heading = (name: string) => page.getByRole('heading', { level: 2, name: named(name), exact: true });

      await test.step('a filter by name and department', async () => {
        await box.fill('adhikari sarala');
        await expect(visible).toHaveCount(1);
        await expect(heading('Management')).toBeVisible();
        await expect(heading('Physics')).toBeHidden();
        const count = fillIn(people.visibleCount, { visible: 1, total: teachingStaff.length }, locale);
        await expect(page.getByRole('main').getByRole('status')).toHaveText(count);
        for (const words of ['PHYSICS', named('Physics')]) {
          await box.fill(words);
          await expect(visible).toHaveCount(inDepartment('Physics').length);
        }
        await box.fill('no such person');
        await expect(visible).toHaveCount(0);
        await expect(page.getByText(people.noMatch)).toBeVisible();
        await box.fill('');
        await expect(heading('Physics')).toBeVisible();
        await expect(visible).toHaveCount(0);
      });

      const physicists = page
        .locator('details')
        .filter({ has: heading('Physics') })
        .locator('[data-person]');

      await test.step('a heading opens its group', async () => {
        await expect(physicists).toHaveCount(inDepartment('Physics').length);
        await expect(physicists.first()).toBeHidden();
        await heading('Physics').click();
        await expect(physicists.first()).toBeVisible();
        await expect(physicists.first()).toContainText(nameOf(inDepartment('Physics')[0]?.id ?? 0, locale));
        await expect(page.locator('[data-person]')).toHaveCount(teachingStaff.length);
      });

      await test.step('groups return to their state when the filter is emptied', async () => {
        const open = page.locator('details[data-people-group][open]');
        await expect(open).toHaveCount(1);
        await box.fill('a');
        await expect(open).not.toHaveCount(1);
        await box.fill('');
        await expect(open).toHaveCount(1);
      });

      await test.step('a button opens all groups', async () => {
        await page.getByRole('button', { name: people.openAll }).click();
        await expect(visible).toHaveCount(teachingStaff.length);
      });
    });

    test('text typed before the page script has loaded filters the list, without framework scripts', async ({
      page,
    }) => {
      const framework = await delayScripts(page);
      const { release } = await delayScripts(page, PAGE_SCRIPT_URL);
      await page.goto(localPath('/staff', locale), { waitUntil: 'commit' });
      await closeFlashNotices(page);
      await page.getByRole('searchbox', { name: people.filter }).fill('adhikari sarala');
      release();
      await expect(page.locator('[data-person]:visible')).toHaveCount(1);
      expect(framework.requests()).toBe(0);
    });

    test('committee members are listed with their offices, the president first and larger; descriptions open by keyboard', async ({
      page,
      visit,
    }) => {
      await visit('/teachersAssociation', locale);
      await expect(page.locator('main h2:not(#office)')).toHaveCount(7);
      const executive = page.getByRole('group').filter({
        has: page.getByRole('heading', {
          level: 2,
          name: named('Teachers’ Association – Executive Committee'),
          exact: true,
        }),
      });
      const [president, other] = [
        executive.locator('[data-person]').first(),
        executive.locator('[data-person]').nth(1),
      ];
      await expect(president).toContainText(nameOf(16, locale));
      await expect(president).toContainText(named('President'));
      const width = async (card: typeof president) => (await card.boundingBox())?.width ?? 0;
      expect(await width(president)).toBeGreaterThan(await width(other));

      await visit('/keyStaff', locale);
      const about = page.getByText(everyone[1]?.nepali?.about?.slice(0, 40) ?? '');
      await expect(about).toBeHidden();
      const summary = page.locator('summary', { hasText: nameOf(2, locale) });
      await summary.focus();
      await page.keyboard.press('Enter');
      await expect(about).toBeVisible();
    });
  });
}

test('the list of teachers is at most five phone screens long, and a search result opens the department of the person', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit('/staff');
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(740 * 5);
  await page.setViewportSize({ width: 1280, height: 740 });
  await visit(`/search?q=${encodeURIComponent(nameOf(23))}`);
  await page
    .getByRole('main')
    .getByRole('link', { name: nameOf(23) })
    .first()
    .click();
  await expect(page).toHaveURL(/\/staff#person-23/);
  await expect(page.locator('#person-23')).toBeInViewport();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('without scripts people are in closed groups without a filter, which a link to a person and print open', async ({
    page,
    visit,
  }) => {
    await visit('/staff#person-23');
    await expect(page.locator('#person-23')).toBeInViewport();
    await expect(page.locator('[data-person]:visible')).toHaveCount(inDepartmentOf(23));
    await visit('/staff');
    await expect(page.getByRole('searchbox')).toHaveCount(0);
    await expect(page.locator('[data-person]:visible')).toHaveCount(0);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('#person-23')).toBeVisible();
    await expect(page.locator('[data-person] details p').first()).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
    for (const heading of await page.locator('summary h2').all()) await heading.click();
    await expect(page.locator('[data-person]:visible')).toHaveCount(teachingStaff.length);
  });
});

test.describe('people without pictures', () => {
  test.use({ allowedInConsole: /Failed to load resource/ });

  test('initials replace a picture that fails to load', async ({ page, visit }) => {
    await page.route(/staff-2-sarala/, (route) => route.abort());
    await visit('/keyStaff');
    const card = page
      .getByRole('listitem')
      .filter({ hasText: nameOf(2) })
      .first();
    const initials = card.locator('svg text');
    await expect(initials).toHaveText('SA');
    const painted = await card
      .locator('img')
      .evaluate((image: HTMLImageElement) => getComputedStyle(image).backgroundColor);
    expect(painted).toBe('rgba(0, 0, 0, 0)');
    await expect(initials).toBeVisible();
  });
});

test('each department has a face or initials before its name', async ({ page, visit }) => {
  await visit('/staff');
  const groups = page.locator('main [data-people-group] > summary');
  await expect(groups.locator('svg')).toHaveCount(await groups.count());
});

test('people have the names of departments and offices in the language of the page', async ({ page, visit }) => {
  for (const locale of locales) {
    const named = (name: string) => upstreamName(name, locale, sampleNames).text;
    await visit('/keyStaff', locale);
    const chief = page.locator('[data-person]').first();
    await expect(chief).toContainText(named('Campus Chief'));
    await expect(chief).toContainText(named('Management'));
    const english = chief.getByText('Campus Chief', { exact: true });
    await expect(english).toHaveCount(locale === 'en' ? 1 : 0);
  }
});
