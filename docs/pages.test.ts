import { readFileSync } from 'node:fs';
import { categoriesDocument, vacancies } from '#campus-api/testing/site-documents.ts';
import { pages } from '#content/routes.ts';
import { matchRoute } from '#lib/platform/routes/match.ts';
import { routes } from '#lib/platform/routes/table.ts';
import { samplePath } from '#lib/platform/routes/testing/sample-path.ts';
import { registerSite, siteOf } from '#lib/site/site-content/testing/sample-site.ts';

const words = { title: { en: 'Alumni' }, parts: [{ paragraphs: [{ en: 'Meetings' }] }] };
beforeAll(() => registerSite(siteOf([{ key: 'page/life/alumni', content: words }, categoriesDocument(vacancies)])));

const rows = readFileSync('docs/pages.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split('|')[1] ?? '');

/** The addresses in the first column, without method and query. */
const listed = rows.flatMap((row) => [...row.matchAll(/`(?:[A-Z]+ )?(\/[^`?]*)[^`]*`/g)]).map(([, path = '']) => path);

const [anyRoute] = routes;
const routeOf = (path: string) => anyRoute && matchRoute(samplePath({ ...anyRoute, path }));

test('docs/pages.md lists each address of the table of routes, except the fixed pages', () => {
  const listedRoutes = new Set(listed.map(routeOf));
  const fixed: ReadonlySet<string> = new Set(pages);
  const expected = routes.filter(({ path }) => path !== '/api/{other}' && !fixed.has(path));
  expect(expected.filter((route) => !listedRoutes.has(route)).map(({ path }) => path)).toEqual([]);
});

test('docs/pages.md lists no other address, and none twice', () => {
  expect(listed.filter((path) => !routeOf(path))).toEqual([]);
  expect(listed.filter((path, index) => listed.indexOf(path) !== index)).toEqual([]);
});
