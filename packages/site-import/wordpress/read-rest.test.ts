import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withAdminCampus } from '#campus-api/testing/admin-campus.ts';
import { wordsOf } from '../content/block.ts';
import { type OldPage, type OldSiteServer, startOldSite } from '../testing/old-site-server.ts';
import { smallPdf } from '../testing/wordpress-export.ts';
import { readRestSite } from './read-rest.ts';

const campus = withAdminCampus();
let site: OldSiteServer;
let folder: string;
beforeEach(async () => {
  site = await startOldSite();
  folder = mkdtempSync(join(tmpdir(), 'rest-'));
});
afterEach(() => {
  site.close();
  rmSync(folder, { recursive: true, force: true });
});

const json = (value: unknown, headers: Record<string, string> = {}): OldPage => ({
  type: 'application/json',
  body: JSON.stringify(value),
  headers,
});

interface TestPost {
  id: number;
  title?: string;
  content?: string;
  isProtected?: boolean;
  [field: string]: unknown;
}

const postOf = ({ id, title = `Post ${id}`, content = '<p>Text.</p>', isProtected = false, ...fields }: TestPost) => ({
  id,
  date: '2020-05-01T09:15:00',
  date_gmt: '2020-05-01T03:30:00',
  slug: `post-${id}`,
  status: 'publish',
  link: `${site.address}/post-${id}/`,
  title: { rendered: title },
  content: { rendered: content, protected: isProtected },
  categories: [3],
  ...fields,
});

/** A REST API with these lists; `perPage` items a page, whichever number is requested. */
function serveApi(lists: Readonly<Record<string, readonly unknown[]>>, perPage = 100): void {
  const index = { home: site.address, namespaces: ['wp/v2'] };
  site.pages.set('/wp-json/', json(index));
  site.pages.get = (url) => {
    const { pathname, searchParams } = new URL(url, site.address);
    const items = lists[pathname.replace('/wp-json/wp/v2/', '')];
    if (items === undefined) return Map.prototype.get.call(site.pages, url) as OldPage | undefined;
    const page = Number(searchParams.get('page'));
    const included = searchParams.get('include')?.split(',').map(Number);
    const listed = items.filter((item) => {
      const { id, isHidden = false } = item as { id: number; isHidden?: boolean };
      return included ? included.includes(id) : !isHidden;
    });
    const pages = Math.max(1, Math.ceil(listed.length / perPage));
    return json(listed.slice((page - 1) * perPage, page * perPage), { 'x-wp-totalpages': String(pages) });
  };
}

const read = (options = {}) =>
  readRestSite({ site: `${site.address}/`, folder, allowPrivate: true, retryMs: 1, ...options });

test('posts, pages, files and categories of several pages are read', async () => {
  serveApi(
    {
      categories: [{ id: 3, slug: 'results', name: 'Exam &amp; results' }],
      posts: [1, 2, 3, 4, 5].map((id) => postOf({ id, title: `Result &#8211; ${id}` })),
      pages: [postOf({ id: 9, title: 'k/LIff tflnsf k|sflzt', categories: undefined, parent: 0 })],
      media: [{ ...postOf({ id: 20 }), source_url: `${site.address}/wp-content/uploads/a.pdf`, post: 1 }],
    },
    2,
  );
  const { site: address, items, categories } = await read();
  expect(address).toBe(site.address);
  expect(categories).toEqual([{ id: 3, slug: 'results', name: 'Exam & results' }]);
  expect(items.map(({ type, id }) => `${type} ${id}`)).toEqual([
    'page 9',
    ...[1, 2, 3, 4, 5].map((id) => `post ${id}`),
    'attachment 20',
  ]);
  expect(items[0]).toMatchObject({ title: 'परीक्षा तालिका प्रकाशित', repairs: [{ kind: 'legacy-font' }] });
  expect(items[1]).toMatchObject({
    title: 'Result – 1',
    publishedAt: new Date('2020-05-01T03:30:00Z'),
    terms: [{ domain: 'category', slug: 'results' }],
  });
  const [block] = items[1]?.blocks ?? [];
  expect(block && 'text' in block && wordsOf(block.text)).toBe('Text.');
});

test('a second run continues with the stored lists', async () => {
  serveApi({ posts: [postOf({ id: 1 })], pages: [], media: [], categories: [] });
  await read();
  const { length } = site.requested;
  await read();
  expect(site.requested.slice(length).filter((url) => /posts|pages|media|categories/.test(url))).toEqual([]);
  await read({ maxAgeMs: 0 });
  expect(site.requested.filter((url) => url.includes('/posts'))).toHaveLength(2);
});

test('translations of Polylang and WPML are joined, also of posts that no list has', async () => {
  serveApi({
    posts: [
      postOf({ id: 1, lang: 'en', translations: { en: 1, ne: 2 } }),
      postOf({ id: 2, lang: 'ne', translations: { en: 1, ne: 2 } }),
      postOf({ id: 5, wpml_current_locale: 'en_US', wpml_translations: [{ locale: 'ne_NP', id: 6 }] }),
      {
        ...postOf({ id: 6, wpml_current_locale: 'ne_NP', wpml_translations: [{ locale: 'en_US', id: 5 }] }),
        isHidden: true,
      },
    ],
    pages: [],
    media: [],
    categories: [],
  });
  const { items } = await read();
  const groups = items.map(({ id, terms }) => [
    id,
    ...['language', 'post_translations'].map((domain) => terms.find((term) => term.domain === domain)?.slug),
  ]);
  expect(groups).toEqual([
    [1, 'en', '1'],
    [2, 'ne', '1'],
    [5, 'en_US', '5'],
    [6, 'ne_NP', '5'],
  ]);
});

test('posts of a type of a theme are in a category of its name, and terms of its taxonomies are read', async () => {
  serveApi({
    posts: [postOf({ id: 1, author: 3 })],
    pages: [],
    media: [],
    categories: [],
    tags: [{ id: 4, slug: 'urgent', name: 'Urgent' }],
    download: [postOf({ id: 7, link: `${site.address}/downloads/syllabus/` })],
    banner: [postOf({ id: 8, link: `${site.address}/?banner=sale` })],
  });
  const route = (name: string) => ({ rest_base: name, rest_namespace: 'wp/v2' });
  const types = {
    post: route('posts'),
    wp_block: route('blocks'),
    download: route('download'),
    banner: route('banner'),
  };
  site.pages.set('/wp-json/wp/v2/types', json(types));
  site.pages.set('/wp-json/wp/v2/taxonomies', json({ category: route('categories'), post_tag: route('tags') }));
  const { items, archives } = await read();
  expect(items.map(({ type, id, terms }) => [type, id, terms.at(-1)?.slug])).toEqual([
    ['post', 1, undefined],
    ['post', 7, 'download'],
  ]);
  expect(archives).toMatchObject({
    tags: [{ taxonomy: 'post_tag', slug: 'urgent', name: 'Urgent' }],
    authors: [3],
    types: ['download'],
  });
});

test('an API at the query of the home page is found', async () => {
  site.pages.set('/?rest_route=/', json({ home: site.address, namespaces: ['wp/v2'] }));
  site.pages.set('/wp-json/', '<h1>Not here</h1>');
  const route = (name: string) => [...site.requested].some((url) => url.includes(`rest_route=%2Fwp%2Fv2%2F${name}`));
  await expect(read()).rejects.toMatchObject({ code: 'import-api-off' });
  expect(route('pages')).toBe(true);
});

test.each<[string, OldPage, string]>([
  ['missing', 404, 'import-api-off'],
  ['switched off', { type: 'application/json', body: '{"code":"rest_disabled"}', status: 403 }, 'import-api-off'],
  ['closed', { type: 'application/json', body: '{"code":"rest_forbidden"}', status: 401 }, 'import-api-login'],
  ['blocked', 403, 'import-site-blocked'],
  ['limited', 429, 'import-site-blocked'],
  ['a web page', '<!doctype html><p>Welcome', 'import-api-html'],
  ['a log-in page', '<form><input type="password"></form>', 'import-site-login'],
  ['broken', { type: 'application/json', body: '{"names' }, 'import-api-broken'],
  ['failing', 500, 'import-site-status'],
])('an API that is %s is named in one sentence', async (_, page, code) => {
  site.pages.get = () => page;
  await expect(read()).rejects.toMatchObject({ code });
});

test('a slow API is named', async () => {
  site.pages.get = () => () => undefined;
  await expect(read({ timeoutMs: 50 })).rejects.toMatchObject({ code: 'import-site-slow' });
});

test('the command imports a site by its address, with its files, and names a private address', async () => {
  const file = `${site.address}/wp-content/uploads/2020/05/result.pdf`;
  serveApi({
    categories: [{ id: 3, slug: 'results', name: 'Exam results' }],
    posts: [
      postOf({ id: 1, title: 'Result of BBS', content: `<p>See <a href="${file}">Result</a></p>` }),
      postOf({ id: 2, title: 'Locked', content: '', isProtected: true }),
    ],
    pages: [postOf({ id: 9, title: 'History', slug: 'history', link: `${site.address}/history/` })],
    media: [{ ...postOf({ id: 20 }), source_url: file, post: 1 }],
  });
  const list = site.pages.get;
  site.pages.get = (url) => (url.endsWith('.pdf') ? { type: 'application/pdf', body: smallPdf } : list(url));
  const refused = await campus().attempt(['import', 'wordpress', site.address]);
  expect(refused).toMatchObject({ status: 1, stderr: expect.stringContaining('local network') });
  const done = await campus().attempt(['import', 'wordpress', site.address, '--private', '--yes']);
  expect(done.stdout).toContain('Locked (password)');
  expect(done.stdout).toContain('Imported. Notices: 1; pages: 1; files: 1');
  const again = await campus().attempt(['import', 'wordpress', site.address, '--private', '--yes']);
  expect(again.stdout).toContain('There is nothing new to import.');
});
