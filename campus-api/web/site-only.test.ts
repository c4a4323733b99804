import { withAdminPages } from '#campus-api/testing/admin-pages.ts';
import { fixtureDocuments } from '#campus-api/testing/site-documents.ts';
import { adminMessagesIn } from './view/messages.ts';

// A campus with its own API: the admin has the site content only.
const edited = fixtureDocuments.filter(({ key }) => key !== 'page/library');
const siteOnly = withAdminPages('administrator', edited, null);

const recordPaths = [
  '/notices',
  '/notices/new',
  '/flash-notices',
  '/albums',
  '/publications',
  '/staff',
  '/committees',
  '/qaa-documents',
  '/contact',
  '/enquiries',
  '/qaa-users',
];
const linksIn = (page: string) => [...page.matchAll(/href="(\/[^"]*)"/g)].map(([, href = '']) => href);

test('home, menu and first steps lead to no records, and state where they are edited', async () => {
  const home = await siteOnly().get('/', 'en');
  expect(home).toContain(adminMessagesIn('en').home.siteOnly);
  const links = linksIn(home);
  expect(links.filter((link) => recordPaths.some((path) => link.startsWith(path)))).toEqual([]);
  expect(links).toEqual(expect.arrayContaining(['/site', '/site/edit/page/library', '/backup', '/accounts', '/log']));
  expect(await siteOnly().get('/')).toContain(adminMessagesIn('ne').home.siteOnly);
});

test.each(recordPaths)('the page %s does not exist and states where its records are edited', async (path) => {
  const page = await siteOnly().get(path, 'en');
  expect(page).toContain('This page does not exist');
  expect(page).toContain(adminMessagesIn('en').home.siteOnly);
});

test.each([
  '/site',
  '/site/edit/menu',
  '/redirects',
  '/redirects/new',
  '/redirects/table',
  '/log',
  '/backup',
  '/accounts',
  '/account',
])('the page %s is complete and links to no records', async (path) => {
  const page = await siteOnly().get(path, 'en');
  expect(page).not.toContain('This page does not exist');
  expect(linksIn(page).filter((link) => recordPaths.includes(link))).toEqual([]);
});

test('home of a campus that has finished the first steps leads to its pages', async () => {
  const { database } = siteOnly().services;
  const add = database.prepare('INSERT INTO site_documents (key, content) VALUES (?, ?)');
  for (const key of ['page/library', 'public-information']) add.run(key, '{}');
  const home = await siteOnly().get('/', 'en');
  expect(home).toContain('<a class="button main" href="/site">');
  expect(home).not.toContain('<ol class="steps">');
});
