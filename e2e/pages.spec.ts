import { locales } from '#content/locale.ts';
import { menuTrail } from '#content/menu-trail.ts';
import { messagesIn } from '#content/messages/index.ts';
import { courses } from '#content/pages/courses.ts';
import { programs } from '#content/pages/programs.ts';
import { expectPageQuality } from '#e2e/support/html-rules.ts';
import { localPath } from '#lib/routes/paths.ts';
import { expect, test } from './support/test.ts';
import { expectTextOf } from './support/text-pages.ts';

const paths = [
  '/about',
  '/chiefMessage',
  '/Strategies',
  '/mgmtCommittee',
  '/executiveCommittee',
  '/chart',
  '/keyStaff',
  '/staff',
  '/nonTeachingsstaff',
  '/programs',
  '/teachersAssociation',
  '/employeeAssociation',
  '/studentUnion',
  '/stuWelfareUnit',
  '/cafetria',
  '/sports',
  '/gHostel',
  '/bHostel',
  '/library',
  '/accessibility',
  '/publicInformation',
  '/privacy',
] as const;

for (const locale of locales) {
  const inMenu = paths.map((path) => {
    const { link, group } = menuTrail(path);
    return { path, heading: link.label[locale], above: group?.[locale] ?? '' };
  });
  const all = [
    ...inMenu,
    {
      path: '/programs/compare',
      heading: programs.compare.title[locale],
      above: messagesIn(locale).study.programmes,
    },
    { path: '/courses', heading: courses.title[locale], above: messagesIn(locale).study.programmes },
  ];
  for (const { path, heading, above } of all) {
    test(`${localPath(path, locale)} has its text, breadcrumbs and title`, async ({ page, visit }) => {
      const navigation = page.waitForResponse((response) => response.request().isNavigationRequest());
      await visit(path, locale);
      expect((await navigation).status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page).toHaveTitle(new RegExp(`^${heading} – `));
      await expect(page.getByRole('navigation', { name: messagesIn(locale).layout.breadcrumbs })).toContainText(above);
      await expectTextOf(page, path, locale);
      await expectPageQuality(page, locale);
    });
  }
}
