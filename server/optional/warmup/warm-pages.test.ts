import { registerSite, siteOf } from '#lib/site/site-content/testing/sample-site.ts';
import type { Priority } from './queue.ts';
import type { RenderedPage } from './render-page.ts';
import { pageWarmup } from './warm-pages.ts';

const link = (path: string) => `<a href="${path}">`;
const links = (path: string, count: number) =>
  Array.from({ length: count }, (_, id) => link(`${path}/${count - id}`)).join('');
const all = new Set(['contact', 'notices', 'flash-notices', 'staff', 'gallery', 'publications']);
const FLASH = `<dialog open="" data-flash="true">${link('/notice/item/5')}</dialog>`;
const HOME = [FLASH, link('/notice/item/9'), link('/gallery/3')].join('');

const address = (name: string) => `/_next/image?url=%2Ffiles%2F${name}.webp&amp;w=96&amp;q=60`;
const picture = (name: string, loading = 'lazy') =>
  `<img srcSet="${address(name)} 96w" sizes="80px" loading="${loading}"/>`;
const nameIn = (path: string) => /%2F([\w-]+)\.\w+&w=/.exec(path)?.[1] ?? path;

/** A site whose pages have this content and these tags, and the addresses that are added to the queue. */
function site(html: Record<string, string> = {}, tags: Record<string, string[]> = {}) {
  const added: [Priority, string][] = [];
  const add = (priority: Priority, paths: Iterable<string>) => {
    for (const path of paths) added.push([priority, nameIn(path)]);
  };
  const page = { state: 'rendered' as RenderedPage['state'], during: () => {} };
  const render = async (path: string): Promise<RenderedPage> => {
    page.during();
    return { state: page.state, html: html[path] ?? '', tags: tags[path] ?? ['contact'] };
  };
  const pages = pageWarmup(render, { add, replace: add }, 20);
  return {
    pages,
    page,
    added: (priority: Priority) => added.filter(([each]) => each === priority).map(([, path]) => path),
    clear: () => void added.splice(0),
  };
}

beforeAll(() => registerSite());
afterAll(() => registerSite(siteOf([])));

test('after a start Home, the lists of records and all other pages are added in both languages', () => {
  const { pages, added } = site();
  pages.addOutdated(all);
  expect(added('home')).toEqual(['/', '/ne']);
  expect(added('lists')).toEqual(expect.arrayContaining(['/notice', '/ne/notice', '/gallery', '/staff', '/contact']));
  expect(added('pages')).toEqual(expect.arrayContaining(['/library', '/ne/library', '/programs/bbs']));
  const paths = (['home', 'lists', 'pages'] as const).flatMap(added);
  expect(new Set(paths).size).toBe(paths.length);
});

test('after a publication only pages that show its content are added, its lists first', async () => {
  const { pages, added, clear } = site({}, { '/': ['notices', 'gallery'], '/library': ['notices'] });
  pages.addOutdated(all);
  const paths = (['home', 'lists', 'pages'] as const).flatMap(added);
  for (const path of paths.filter((each) => each !== '/gallery')) await pages.warm(path);
  clear();
  pages.markOutdated(new Set(['gallery']));
  pages.addOutdated(new Set(['gallery']));
  expect([added('home'), added('lists'), added('pages')]).toEqual([['/'], ['/gallery'], []]);
});

test('the records of Home are added in both languages unless they are current, those of flash notices last', async () => {
  const { pages, added, clear } = site({ '/': HOME }, { '/': ['gallery'], '/notice/item/9': ['notices'] });
  await pages.warm('/');
  const records = ['/notice/item/9', '/gallery/3', '/notice/item/5'].flatMap((path) => [path, `/ne${path}`]);
  expect(added('records of home')).toEqual(records);
  for (const path of records) await pages.warm(path);
  clear();
  pages.markOutdated(new Set(['notices']));
  await pages.warm('/');
  expect(added('records of home')).toEqual(['/notice/item/9']);
});

test('the newest 10 records of a list are added in both languages, 30 older ones in English for their pictures', async () => {
  const { pages, added } = site({ '/gallery': links('/gallery', 50), '/notice/exam': links('/notice/item', 10) });
  await pages.warm('/gallery');
  expect(added('newest records')).toHaveLength(20);
  expect(added('newest records').slice(0, 2)).toEqual(['/gallery/50', '/ne/gallery/50']);
  expect(added('older records')).toHaveLength(30);
  expect(added('older records').at(-1)).toBe('/gallery/11');
  await pages.warm('/notice/exam');
  expect(added('newest records')).toHaveLength(20);
});

test('the first pictures of a page are more urgent than other pictures, those of an album viewer least, and 60 are added at most', async () => {
  const many = Array.from({ length: 100 }, (_, index) => picture(`p${index}`)).join('');
  const { pages, added } = site({
    '/': picture('cover', 'eager') + picture('later'),
    '/staff': many,
    '/ne/staff': many,
    '/gallery/9': `<a href="/files/large.jpg" data-await="true"><img></a>`,
  });
  for (const path of ['/', '/staff', '/ne/staff', '/gallery/9']) await pages.warm(path);
  expect(added('pictures of home')).toEqual(['cover', 'later']);
  expect(added('first pictures')).toEqual(['p0', 'p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7']);
  expect([added('other pictures').length, added('other pictures').at(-1)]).toEqual([52, 'p59']);
  expect(new Set(added('viewer pictures'))).toEqual(new Set(['large']));
});

test('a page that fails is not current, and one that lacks content is added again later, Home first', async () => {
  const { pages, page, added } = site({ '/': HOME });
  page.state = 'failed';
  expect(await pages.warm('/about')).toBe(false);
  page.state = 'incomplete';
  for (const path of ['/staff', '/ne']) expect(await pages.warm(path)).toBe(false);
  expect(added('pages')).toEqual([]);
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect([added('home'), added('pages')]).toEqual([['/ne'], ['/staff']]);
  expect(added('records of home')).toEqual([]);
  pages.addOutdated(new Set());
  expect(added('pages')).toContain('/about');
});

test('an error of the framework is passed on', async () => {
  const { pages, page } = site();
  page.during = () => {
    throw new Error('no memory');
  };
  await expect(pages.warm('/about')).rejects.toThrow('no memory');
});

test('a page that was rendered during a publication is not current', async () => {
  const { pages, page, added } = site({}, { '/about': ['notices'] });
  page.during = () => pages.markOutdated(new Set(['notices']));
  expect(await pages.warm('/about')).toBe(true);
  pages.addOutdated(new Set(['notices']));
  expect(added('pages')).toContain('/about');
});
