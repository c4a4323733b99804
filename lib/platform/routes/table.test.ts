import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { unstable_doesMiddlewareMatch as doesMiddlewareMatch } from 'next/experimental/testing/server';
import { categoriesDocument, vacancies } from '#campus-api/testing/site-documents.ts';
import { pages, textPages } from '#content/routes.ts';
import { registerSite, siteOf } from '#lib/site/site-content/testing/sample-site.ts';
import { config } from '#middleware.ts';
import { isFileRoute, isPageRoute, labelOf, matchRoute } from './match.ts';
import { normalizeAddress } from './normalize-address.ts';
import { attachmentPath, filePath, localeOf, localPath, publicPath } from './paths.ts';
import { productSpellings } from './product-spellings.ts';
import { isReservedAddress } from './reserved.ts';
import { type Route, type RouteKind, routes } from './table.ts';
import { samplePath } from './testing/sample-path.ts';

describe('the route table', () => {
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
});

describe('the route of an address', () => {
  test.each([
    ['/', '/'],
    ['/ne', '/'],
    ['/ne/about?x=1', '/about'],
    ['/gallery/6aB-3', '/gallery/{id}'],
    ['/ne/notice/item/5', '/notice/item/{id}'],
    ['/notice/page/2', '/notice/{department}/page/{n}'],
    ['/ne/notice/exam/page/12', '/notice/{department}/page/{n}'],
    ['/notice/item/5/deadline.ics', '/notice/item/{id}/{file}'],
    ['/notice/exam/feed.json', '/notice/{feed}'],
    ['/calendar/2083-08', '/calendar/{month}'],
    ['/programs/bbs', '/programs/{programme}'],
    ['/ne/search?q=a', '/search'],
    ['/files/a.pdf?name=b', '/files/{name}'],
    ['/files/profile/a.jpg', '/files/profile/{name}'],
    ['/api/qaa/documents/7', '/api/qaa/documents/{key}'],
    ['/api/qaa/form/login', '/api/qaa/form/login'],
    ['/api/lite/on', '/api/lite/on'],
    ['/_next/image?url=%2Fpictures%2Fa.webp', '/_next/image'],
    ['/_next/static/chunks/a.js', '/_next/static'],
    ['/sitemap-notices-12.xml', '/sitemap-{part}.xml'],
    ['/logos/campus.svg', '/public'],
    ['/cards/en/index.png', 'other'],
    ['/api/made-up', 'other'],
    ['/manifest-ne.webmanifest', '/manifest-ne.webmanifest'],
  ])('%s has the label %s', (url, label) => expect(labelOf(matchRoute(url))).toBe(label));

  test.each([
    '/About',
    '/about/',
    '/nea',
    '/ne/',
    '/ne/ne',
    '/ne/robots.txt',
    '/ne/api/visits',
    '/en/about',
    '/served/en/search',
    '/missing',
    '/gallery/a.b',
    '/calendar/1999-01',
    '/sitemap-notices-0.xml',
    '/sitemap/pages',
    '/notice/page/1',
    '/notice/sports/page/2',
    '/files/a/b',
    '/__proto__',
    '/constructor',
    '',
    '*',
    'http://elsewhere.example/',
  ])('%s is unknown, and all unknown addresses share a label', (url) => {
    expect(matchRoute(url)).toBeNull();
    expect(labelOf(matchRoute(url))).toBe('other');
  });

  test.each([
    ['/calendar/2083-08', true],
    ['/status', true],
    ['/nowhere', true],
    ['/api/made-up', false],
    ['/cards/en/index.png', false],
    ['/notice/feed.xml', false],
    ['/robots.txt', false],
  ])('%s is a page: %s', (url, expected) => expect(isPageRoute(matchRoute(url))).toBe(expected));

  test.each(['/files/a.pdf', '/files/profile/a.jpg', '/api/qaa/documents/1'])(
    '%s is a file, and its folder is not',
    (path) => {
      expect(isFileRoute(matchRoute(path))).toBe(true);
      expect(isFileRoute(matchRoute(path.replace(/[^/]+$/, '')))).toBe(false);
    },
  );

  test('the pages of a campus share a route that matches no other path', () => {
    registerSite(
      siteOf([{ key: 'page/life/clubs', content: { title: { en: 'Clubs' }, parts: [{ points: [{ en: 'Chess' }] }] } }]),
    );
    expect(labelOf(matchRoute('/ne/life/clubs?a=1'))).toBe('/{page}');
    expect(isPageRoute(matchRoute('/life/clubs'))).toBe(true);
    expect(matchRoute('/life/Clubs')).toBeNull();
    registerSite(siteOf([]));
    expect(matchRoute('/life/clubs')).toBeNull();
  });
});

describe('paths', () => {
  test('the language is read from the address', () => {
    expect(['/ne/x', '/ne', '/NE/', '/news', '/'].map(localeOf)).toEqual(['ne', 'ne', 'ne', 'en', 'en']);
  });

  test.each(['/', '/about'])(
    '%s has the same public path in both languages, in the browser and as rendered',
    (path) => {
      const rendered = path === '/' ? '/en' : `/en${path}`;
      expect([localPath(path, 'en'), localPath(path, 'ne'), rendered].map(publicPath)).toEqual([path, path, path]);
    },
  );

  test('the name of a stored file is encoded in its address', () => {
    expect(filePath('क ख.jpg', 'profile')).toBe('/files/profile/%E0%A4%95%20%E0%A4%96.jpg');
    expect(attachmentPath({ fileName: '1.pdf', downloadName: 'a&b.pdf' })).toBe('/files/1.pdf?name=a%26b.pdf');
  });
});

describe('reserved addresses', () => {
  test.each(['/ncc', '/life/alumni', '/about/history', '/library/rules', '/privacy', ...textPages])(
    '%s may be a page of text',
    (path) => expect(isReservedAddress(path)).toBe(false),
  );

  test.each([
    ...pages.filter((path) => !textPages.has(path) && path !== '/accessibility' && path !== '/privacy'),
    '/About',
    '/strategies',
    '/notice/vacancies',
    '/programs/new',
    '/search',
    '/api/page',
    '/ne/ncc',
    '/en',
    '/missing',
    '/template/all',
    '/files/a',
    '/pictures',
    '/_next/page',
  ])('%s is reserved', (path) => expect(isReservedAddress(path)).toBe(true));
});
