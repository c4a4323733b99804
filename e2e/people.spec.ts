import { structure } from '../campus-api/sample/committees';
import { officeStaff } from '../campus-api/sample/staff-office';
import { teachingStaff } from '../campus-api/sample/staff-teaching';
import { messagesIn } from '../content/messages';
import { fillIn } from '../lib/fill-in';
import { locales } from '../lib/locale';
import { expect, test } from './support/test';

const everyone = [...teachingStaff, ...officeStaff];
const nameOf = (id: number) => everyone.find((person) => person.id === id)?.fullName ?? '';
const lists = [
  ['/mgmtCommittee', structure.managementCommittee],
  ['/executiveCommittee', structure.executiveCommittee],
  ['/keyStaff', structure.campusAuthorities],
] as const;

for (const [path, ids] of lists) {
  test(`${path} shows the structure record in its order`, async ({ page, visit }) => {
    await visit(path);
    const names = page.locator('[data-searched] > p:first-child');
    await expect(names).toHaveText(ids.map(nameOf));
  });
}

for (const locale of locales) {
  const { people } = messagesIn(locale);

  test.describe(`people in ${locale}`, () => {
    test('stand under their departments', async ({ page, visit }) => {
      await visit('/staff', locale);
      const physics = teachingStaff.filter(({ department }) => department === 'Physics');
      const group = page.getByRole('region', { name: 'Physics' });
      await expect(group.getByRole('listitem')).toHaveCount(physics.length);
      await expect(group).toContainText(physics[0]?.fullName ?? '');
      await expect(page.locator('[data-person]')).toHaveCount(teachingStaff.length);
    });

    test('stand under their committees with their offices', async ({ page, visit }) => {
      await visit('/teachersAssociation', locale);
      await expect(page.locator('main h2')).toHaveCount(7);
      const executive = page.getByRole('region', { name: 'Teachers’ Association – Executive Committee' });
      await expect(executive.getByRole('listitem').first()).toContainText(nameOf(16));
      await expect(executive.getByRole('listitem').first()).toContainText('President');
    });

    test('are narrowed by name and by department, and the count is said', async ({ page, visit }) => {
      await visit('/staff', locale);
      const box = page.getByRole('searchbox', { name: people.filter });
      const shown = page.locator('[data-person]:visible');
      await box.fill('adhikari sarala');
      await expect(shown).toHaveCount(1);
      await expect(page.getByRole('heading', { level: 2, name: 'Management' })).toBeVisible();
      await expect(page.getByRole('heading', { level: 2, name: 'Physics' })).toBeHidden();
      const said = fillIn(people.found, { shown: 1, total: teachingStaff.length }, locale);
      await expect(page.getByRole('main').getByRole('status')).toHaveText(said);
      await box.fill('PHYSICS');
      await expect(shown).toHaveCount(teachingStaff.filter(({ department }) => department === 'Physics').length);
      await box.fill('no such person');
      await expect(shown).toHaveCount(0);
      await expect(page.getByText(people.noMatch)).toBeVisible();
      await box.fill('');
      await expect(shown).toHaveCount(teachingStaff.length);
    });

    test('open what is told about them by keyboard', async ({ page, visit }) => {
      await visit('/keyStaff', locale);
      const about = page.getByText(everyone[1]?.about?.slice(0, 40) ?? '');
      await expect(about).toBeHidden();
      const summary = page.locator('summary', { hasText: nameOf(2) });
      await summary.focus();
      await page.keyboard.press('Enter');
      await expect(about).toBeVisible();
    });
  });
}

test('a short list has no box', async ({ page, visit }) => {
  await visit('/keyStaff');
  await expect(page.locator('[data-person]').first()).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('there is the whole list and no box', async ({ page, visit }) => {
    await visit('/staff');
    await expect(page.locator('[data-person]:visible')).toHaveCount(teachingStaff.length);
    await expect(page.getByRole('searchbox')).toHaveCount(0);
  });
});

test.describe('a picture that does not come', () => {
  test.use({ allowedInConsole: /Failed to load resource/ });

  test('leaves the initials', async ({ page, visit }) => {
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
