import { locales } from '#content/locale.ts';
import { messagesIn } from '#content/messages/index.ts';
import { study } from '#content/messages/study.ts';
import { expectNoOverflow, expectPageQuality } from '#e2e/support/html-rules.ts';
import { groupOf, pageName } from '#e2e/support/sample-site.ts';
import { expect, test } from './support/test.ts';
import { expectTextOf } from './support/text-pages.ts';

/** Pages whose heading, title and breadcrumbs are names of the sample campus. */
const namedPages = [
  ...['/about', '/chiefMessage', '/mgmtCommittee', '/chart', '/keyStaff', '/staff', '/teachersAssociation'],
  ...['/programs', '/courses', '/cafetria', '/library', '/data', '/publicInformation', '/contact'],
] as const;

/** Pages of a kind of which another one is checked whole: text pages as /library, lists of people as /staff. */
const pagesOfSameKind = [
  ...['/Strategies', '/stuWelfareUnit', '/sports', '/gHostel', '/bHostel', '/accessibility', '/privacy'],
  ...['/studentUnion', '/executiveCommittee', '/nonTeachingsstaff', '/employeeAssociation'],
] as const;

/** An address of each other kind of page; documents have their own site (documents.spec.ts). */
const otherKinds = [
  '/',
  '/programs/compare',
  '/programs/bsc-csit',
  '/programs/bhm',
  '/programs/compare/chosen?programme=bbs&programme=bit',
  '/programs/find?level=bachelor&shift=morning',
  '/gallery',
  '/gallery/1',
  '/publication',
  '/qaa',
  '/qaa/documents',
  '/contact/write',
  '/calendar',
  '/calendar/2083-09',
  '/calendar/convert?date=2083-08-05',
  '/calendar/events',
  '/calendar/events/4',
  '/calendar/events/2',
  '/notice',
  '/notice/admission',
  '/notice/deadlines',
  '/notice/item/322',
  '/notice/search?q=admission',
  '/notice/search?q=merit&page=99',
  '/notice/follow',
  '/notice/find-number',
  '/search?q=library',
  '/offline',
  '/staff/25',
  '/department',
  '/department/physics',
  '/status',
  '/libary',
];

// A page beyond the last and an unknown address.
test.use({ allowedInConsole: /status of 404/ });

for (const locale of locales) {
  test(`every kind of page in ${locale} has its texts, passes the accessibility rules and fits phones and desktops`, async ({
    page,
    visit,
    context,
    baseURL,
  }) => {
    // About sixty pages.
    test.setTimeout(900_000);
    const { layout, study: words } = messagesIn(locale);
    const open = (path: string, check: () => Promise<void>) =>
      test.step(path, async () => {
        await visit(path, locale);
        await check();
      });
    const expectNamed = async (path: string, heading: string, above: string) => {
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(heading);
      await expect(page).toHaveTitle(new RegExp(`^${heading} – `));
      await expect(page.getByRole('navigation', { name: layout.breadcrumbs }), path).toContainText(above);
      await expectTextOf(page, path, locale);
    };
    for (const path of [...namedPages, ...pagesOfSameKind]) {
      await open(path, async () => {
        await expectNamed(path, pageName(path)[locale], groupOf(path).label?.[locale] ?? '');
        if (pagesOfSameKind.some((other) => other === path)) {
          await page.setViewportSize({ width: 320, height: 640 });
          await expectNoOverflow(page);
        } else await expectPageQuality(page, locale);
      });
    }
    for (const path of otherKinds) {
      await open(path, async () => {
        if (path === '/programs/compare') await expectNamed(path, study.compare.title[locale], words.programmes);
        await expectPageQuality(page, locale, { allColours: path === '/' });
      });
    }
    await context.addCookies([{ name: 'lite', value: '1', url: baseURL ?? '' }]);
    for (const path of ['/', '/gallery/1']) {
      await open(path, async () => {
        await expect(page.getByText(layout.liteText), path).toBeVisible();
        await expectPageQuality(page, locale);
      });
    }
  });
}
