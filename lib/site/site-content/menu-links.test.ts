import { categoriesDocument, vacancies } from '#campus-api/testing/site-documents.ts';
import { defaultMenu } from '#content/site/defaults.ts';
import { findInMenu, nameOfPage, pagesNear, visibleMenuOf } from './menu-links.ts';
import { sampleSite, siteOf } from './testing/sample-site.ts';

const paths = (menu: ReturnType<typeof visibleMenuOf>) =>
  menu.entries
    .flatMap((entry) => ('links' in entry ? entry.links : [entry]))
    .map((link) => ('path' in link ? link.path : link.url));

test('the menu of a campus with all texts is complete', () => {
  expect(visibleMenuOf(sampleSite)).toEqual({ ...sampleSite.menu, isSample: undefined });
});

test('the default menu of an empty campus has no links to pages without a text, and no empty groups', () => {
  const menu = visibleMenuOf(siteOf([]));
  expect(paths(menu)).toEqual([
    '/',
    '/about',
    '/chiefMessage',
    '/mgmtCommittee',
    '/executiveCommittee',
    '/notice',
    '/keyStaff',
    '/staff',
    '/nonTeachingsstaff',
    '/gallery',
    '/teachersAssociation',
    '/employeeAssociation',
    '/publication',
    '/qaa',
    '/contact',
  ]);
  expect(menu.entries.map(({ label }) => label.en)).not.toContain('Life');
  expect(menu.footerLinks.map(({ path }) => path)).not.toContain('/programs');
  expect(menu.importantLinks).toEqual([]);
});

test('a menu keeps links to other sites, new pages and programmes, and loses drafts and unknown pages', () => {
  const label = { en: 'Link' };
  const links = [
    { label, url: 'https://alumni.example/' },
    { label, path: '/vacancies' },
    { label, path: '/programs/bbs' },
    { label, path: '/notice/item/5' },
    { label, path: '/draft' },
    { label, path: '/programs/none' },
    { label, path: '/nowhere' },
  ];
  const page = { title: { en: 'Page' }, parts: [{ points: [{ en: 'Words' }] }] };
  const site = siteOf([
    { key: 'menu', content: { entries: [{ label, links }], footerLinks: [], importantLinks: [], siteLinks: [] } },
    { key: 'page/vacancies', content: page },
    { key: 'page/draft', content: { ...page, isDraft: true } },
  ]);
  const { programme } = sampleSite;
  expect(paths(visibleMenuOf({ ...site, programme }))).toEqual([
    'https://alumni.example/',
    '/vacancies',
    '/programs/bbs',
    '/notice/item/5',
  ]);
});

test('a page has its group and its name in the menu', () => {
  const menu = sampleSite.menu ?? defaultMenu;
  expect(findInMenu(menu, '/library')).toMatchObject({ group: { label: { en: 'Life' } }, link: { path: '/library' } });
  expect(findInMenu(menu, '/notice')).toMatchObject({ group: null, link: { label: { en: 'Notice' } } });
  expect(findInMenu(menu, '/privacy')).toMatchObject({ group: null });
  expect(findInMenu(menu, '/courses')).toBeNull();
});

test('a page that is in no menu has the title of its text, or the name that the product gives it', () => {
  const title = { en: 'Vacancies', ne: 'रिक्त पद' };
  const site = siteOf([{ key: 'page/vacancies', content: { title, parts: [{ points: [title] }] } }]);
  expect(nameOfPage(site, '/vacancies')).toEqual(title);
  expect(nameOfPage(site, '/programs/compare')?.en).toBe('Compare programmes');
  expect(nameOfPage(site, '/nowhere')).toBeNull();
});

test('the neighbours of a page are those in its menu group, or the other notice lists', () => {
  const menu = sampleSite.menu ?? defaultMenu;
  expect(pagesNear(menu, '/bHostel').slice(0, 2)).toEqual(['/bHostel', '/stuWelfareUnit']);
  expect(pagesNear(menu, '/notice/exam').slice(0, 3)).toEqual(['/notice/exam', '/notice', '/notice/admission']);
  expect(pagesNear(menu, '/contact')).toEqual(['/contact']);
});

test('the list of an added category is in the menu while the category exists, and has its heading', () => {
  const menu = {
    entries: [{ label: { en: 'Jobs' }, path: '/notice/vacancies' }],
    footerLinks: [],
    importantLinks: [],
    siteLinks: [],
  };
  const pathsIn = (...documents: Parameters<typeof siteOf>[0]) =>
    visibleMenuOf(siteOf([{ key: 'menu', content: menu }, ...documents])).entries.length;
  expect([pathsIn(), pathsIn(categoriesDocument(vacancies))]).toEqual([0, 1]);
  expect(nameOfPage(siteOf([categoriesDocument(vacancies)]), '/notice/vacancies')).toEqual(vacancies.name);
});
