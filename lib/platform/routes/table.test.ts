import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { unstable_doesMiddlewareMatch as doesMiddlewareMatch } from 'next/experimental/testing/server';
import { categoriesDocument, vacancies } from '#campus-api/testing/site-documents.ts';
import { registerSite, siteOf } from '#lib/site/site-content/testing/sample-site.ts';
import { config } from '#middleware.ts';
import { isPageRoute, matchRoute } from './match.ts';
import { normalizeAddress } from './normalize-address.ts';
import { productSpellings } from './product-spellings.ts';
import { type Route, type RouteKind, routes } from './table.ts';
import { samplePath } from './testing/sample-path.ts';

/** A file of `app/` that serves requests, and the pattern of its addresses. */
interface AppFile {
  file: string;
  tree: 'page' | 'template' | 'handler';
  pattern: RegExp;
}

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));

/** The page that unknown addresses share; it has no public address. */
const SHARED = 'app/[locale]/missing/';
/** The folder of the templates of dynamic pages. */
const TEMPLATES = 'app/[locale]/template/[department]/';

function readAppFile(file: string): AppFile {
  const tree = file.startsWith(TEMPLATES) ? 'template' : file.startsWith('app/[locale]/') ? 'page' : 'handler';
  const folder = dirname(file).replace(TEMPLATES, 'app/[locale]/');
  const path =
    folder
      .replace(/^app(\/\[locale\])?(?=\/|$)/, '')
      .replace('/item/find', '/item/[id]/find')
      .replace(/\/(item|publication)\/table$/, '/$1/[id]/file/[position]/table/[table]') || '/';
  const source = path
    .replace(/[.](?!\.|\w+\])/g, '\\.')
    .replace(/\[\.\.\.\w+\]/g, '.+')
    .replace(/\[\w+\]/g, '[^/]+');
  return { file, tree, pattern: new RegExp(`^${source}$`) };
}

const appFiles = filesIn('app')
  .filter((file) => /\/(page|route)\.tsx?$/.test(file))
  .filter((file) => !file.startsWith(SHARED))
  .map(readAppFile);

const trees: Readonly<Record<RouteKind, AppFile['tree']>> = {
  page: 'page',
  dynamic: 'template',
  api: 'handler',
  form: 'handler',
  health: 'handler',
  feed: 'handler',
  file: 'handler',
  asset: 'handler',
  text: 'handler',
  preview: 'page',
};

/** The files that could serve a route; Next selects the file with the fewest variable parts. */
function filesOf(route: Route): AppFile[] {
  const path = samplePath({ ...route, path: route.handledAt ?? route.path });
  return appFiles.filter(({ tree, pattern }) => tree === trees[route.kind] && pattern.test(path));
}

/** Whether the framework itself or `public/` serves a route, or the file of another route. */
const isFromElsewhere = ({ path }: Route) => /^\/(_next|pictures|preview)\//.test(path);

const words = { title: { en: 'Alumni' }, parts: [{ paragraphs: [{ en: 'Meetings' }] }] };
beforeAll(() => registerSite(siteOf([{ key: 'page/life/alumni', content: words }, categoriesDocument(vacancies)])));

test('the files of app/ are listed', () => {
  expect(appFiles.length).toBeGreaterThan(60);
});

test.each(routes.filter((route) => !isFromElsewhere(route)).map((route) => [route.path, route] as const))(
  '%s has a file in app/',
  (_, route) => expect(filesOf(route).map(({ file }) => file)).not.toEqual([]),
);

test.each(appFiles.map(({ file }) => file))('%s has a row in the route table', (file) => {
  const varying = (each: AppFile) => each.file.replaceAll('[...', '[[[[[').split('[').length;
  const closest = (route: Route) => filesOf(route).sort((a, b) => varying(a) - varying(b))[0]?.file;
  expect(routes.filter((route) => closest(route) === file).map(({ path }) => path)).not.toEqual([]);
});

test.each(filesIn('public').map((file) => file.replace('public', '')))(
  '%s of public/ is an asset that any cache may store',
  (path) => expect(matchRoute(path)).toMatchObject({ kind: 'asset', storedBy: 'anyone' }),
);

test('each address has only one row', () => {
  const paths = routes.map(({ path }) => path);
  expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
});

test.each(routes.map((route) => [samplePath(route), route] as const))('%s is matched by its row', (path, route) => {
  expect(matchRoute(path)).toBe(route);
  expect(matchRoute(`${path}?a=/b?c`)).toBe(route);
  expect(matchRoute(path === '/' ? '/ne' : `/ne${path}`)).toBe(route.isLocalized ? route : null);
});

test.each(Object.entries(productSpellings))('the alias %s is not a route and redirects to %s', (alias, path) => {
  expect(matchRoute(alias)).toBeNull();
  expect(normalizeAddress(alias)).toEqual({ kind: 'redirect', to: path });
});

/** The middleware handles pages and unknown addresses; all other routes bypass it. */
const isForMiddleware = (path: string) => doesMiddlewareMatch({ config, url: path });

const samples = routes.flatMap((route) => [samplePath(route), `/ne${samplePath(route)}`]);
const shared = filesIn('public').map((file) => file.replace('public', ''));

test.each([...samples, ...shared])('the middleware matches %s if and only if it is a page', (path) => {
  expect(isForMiddleware(path)).toBe(isPageRoute(matchRoute(path)));
});

/** Variations of the addresses of the site; those with two leading slashes never reach the framework. */
const near = [
  ...samples.flatMap((path) => [`${path}/`, `${path}/more`, `${path}x`, `/more${path}`, path.slice(0, -1)]),
  '/pictures/about',
  '/logos/chart',
  '/files/a/b.pdf',
  '/files/profile/a/b.jpg',
  '/cards/fr/about.png',
  '/notice/exam.xml',
  '/notice/item/5/feed.html',
  '/_next/data/build/about.json',
  '/served/en/search',
].filter((path) => !path.startsWith('//'));

test('the middleware matches unknown addresses that resemble a route', () => {
  const different = near.filter((path) => isForMiddleware(path) !== isPageRoute(matchRoute(path)));
  expect(different).toEqual([]);
});
