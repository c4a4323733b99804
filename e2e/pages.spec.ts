import { locales } from '#content/locale.ts';
import { messagesIn } from '#content/messages/index.ts';
import { study } from '#content/messages/study.ts';
import { expectAccessible } from '#e2e/support/accessibility.ts';
import { expectFits, expectPageQuality } from '#e2e/support/html-rules.ts';
import { behaviourLocales } from '#e2e/support/languages.ts';
import { groupOf, pageName } from '#e2e/support/sample-site.ts';
import { expect, test } from '#e2e/support/test.ts';
import { expectTextOf } from '#e2e/support/text-pages.ts';
import { localPath } from '#lib/platform/routes/paths.ts';

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
  '/data',
  '/publicInformation',
  '/privacy',
] as const;

/** Pages of a kind of which another one is checked whole: text pages as /library, lists of people as /staff. */
const pagesOfSameKind: ReadonlySet<string> = new Set([
  ...['/Strategies', '/stuWelfareUnit', '/cafetria', '/sports', '/gHostel', '/bHostel', '/accessibility', '/privacy'],
  ...['/studentUnion', '/executiveCommittee', '/nonTeachingsstaff', '/employeeAssociation'],
]);

/** Pages that one test opens, as a new browser context takes longer than a page. */
const PAGES_OF_A_TEST = 6;

for (const locale of locales) {
  const inMenu = paths.map((path) => {
    return { path, heading: pageName(path)[locale], above: groupOf(path).label?.[locale] ?? '' };
  });
  const all = [
    ...inMenu,
    {
      path: '/programs/compare',
      heading: study.compare.title[locale],
      above: messagesIn(locale).study.programmes,
    },
    { path: '/courses', heading: pageName('/courses')[locale], above: messagesIn(locale).study.programmes },
  ];
  for (let first = 0; first < all.length; first += PAGES_OF_A_TEST) {
    const some = all.slice(first, first + PAGES_OF_A_TEST);
    const addresses = some.map(({ path }) => localPath(path, locale)).join(', ');
    test(`these pages have their texts, breadcrumbs and titles, are accessible and fit the screen: ${addresses}`, async ({
      page,
      visit,
    }) => {
      for (const { path, heading, above } of some) {
        await test.step(path, async () => {
          const navigation = page.waitForResponse((response) => response.request().isNavigationRequest());
          await visit(path, locale);
          expect((await navigation).status(), path).toBe(200);
          await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(heading);
          await expect(page).toHaveTitle(new RegExp(`^${heading} – `));
          const breadcrumbs = page.getByRole('navigation', { name: messagesIn(locale).layout.breadcrumbs });
          await expect(breadcrumbs, path).toContainText(above);
          await expectTextOf(page, path, locale);
          if (!pagesOfSameKind.has(path)) return expectPageQuality(page, locale);
          await expectFits(page);
          if (behaviourLocales.includes(locale)) await expectAccessible(page);
        });
      }
    });
  }
}
