import { sampleContent } from '#campus-api/campus/sample-content.ts';
import { locales } from '#content/locale.ts';
import { departments } from '#content/messages/campus.ts';
import { people } from '#content/messages/people.ts';
import { programmeOf, sampleSite } from '#e2e/support/sample-site.ts';
import { expect, test } from '#e2e/support/test.ts';
import { inLanguage } from '#lib/platform/i18n/in-language.ts';
import { departmentPath, localPath, mailPath, personPath } from '#lib/platform/routes/paths.ts';

const { staff } = sampleContent();
const person = (id: number) => {
  const record = staff.find((each) => each.id === id);
  if (!record) throw new Error(`the sample has no person ${id}`);
  return record;
};
const head = person(25);
const { email } = head;
const physics = sampleSite.department.physics;

test.describe('on a phone without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test('the page of a person in Nepali has subjects, hours, publications and an address that no markup contains', async ({
    page,
    visit,
    request,
  }) => {
    await visit(personPath('25'), 'ne');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(inLanguage(head, 'ne').fullName);
    const main = page.getByRole('main');
    for (const text of [head.nepali?.subjects, head.nepali?.officeHours, head.nepali?.about, people.publications.ne])
      await expect(main).toContainText(text ?? '');
    await expect(page.getByRole('region', { name: people.publications.ne }).getByRole('listitem')).toHaveText(
      (inLanguage(head, 'ne').publications ?? '').split('\n'),
    );
    const link = main.locator(`a[href="${mailPath('25')}"]`);
    await expect(link).toHaveText(email ?? '', { useInnerText: true });
    const copied = await link.evaluate((element) => {
      getSelection()?.selectAllChildren(element);
      return getSelection()?.toString().trim();
    });
    expect(copied).toBe(email);
    const html = await page.content();
    expect(html).not.toContain(email);
    expect(html.replaceAll(/<[^>]*>/g, '')).not.toContain(email);
    const reply = await request.get(mailPath('25'), { maxRedirects: 0 });
    expect([reply.status(), reply.headers().location]).toEqual([303, `mailto:${email}`]);
    await main.getByRole('link', { name: 'भौतिकशास्त्र', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${localPath(departmentPath('physics'), 'ne')}$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(physics?.name.ne ?? '');
  });
});

for (const locale of locales) {
  test(`a department in ${locale} has its people, programmes and notices`, async ({ page, visit }) => {
    await visit(departmentPath('physics'), locale);
    const main = page.getByRole('main');
    const region = (name: string) => main.getByRole('region', { name });
    await expect(
      region(departments.head[locale]).getByRole('link', { name: inLanguage(head, locale).fullName }),
    ).toHaveAttribute('href', localPath(personPath('25'), locale));
    const others = staff.filter(({ id, department }) => department === 'Physics' && id !== head.id);
    await expect(region(departments.people[locale]).locator('[data-person]')).toHaveCount(others.length);
    await expect(
      region(departments.programmes[locale]).getByRole('link', {
        name: programmeOf('bsc-csit').programme.name[locale],
      }),
    ).toBeVisible();
    await expect(region(departments.notices[locale]).getByRole('listitem')).not.toHaveCount(0);
    await visit('/staff', locale);
    await page.getByRole('button', { name: people.openAll[locale] }).click();
    await expect(main.getByRole('link', { name: departments.page[locale] })).toHaveCount(2);
  });
}

test('people without more than the lists show, and unknown departments and addresses are not found', async ({
  request,
}) => {
  for (const path of [personPath('27'), personPath('9999'), departmentPath('chess'), mailPath('27'), mailPath('9999')])
    expect([path, (await request.get(path, { maxRedirects: 0 })).status()]).toEqual([path, 404]);
});
