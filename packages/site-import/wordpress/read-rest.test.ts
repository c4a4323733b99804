import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { wordsOf } from '../content/block.ts';
import { type OldPage, type OldSiteServer, startOldSite } from '../testing/old-site-server.ts';
import { json, restPost, serveRestApi, type TestPost } from '../testing/rest-api.ts';
import { readRestSite } from './read-rest.ts';

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

const postOf = (fields: TestPost) => restPost(site.address, fields);
const serveApi = (lists: Readonly<Record<string, readonly unknown[]>>, perPage?: number) =>
  serveRestApi(site, lists, perPage);
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
  await expect(read()).rejects.toMatchObject({ code: 'api-off' });
  expect(route('pages')).toBe(true);
});

test.each<[string, OldPage, string]>([
  ['missing', 404, 'api-off'],
  ['switched off', { type: 'application/json', body: '{"code":"rest_disabled"}', status: 403 }, 'api-off'],
  ['closed', { type: 'application/json', body: '{"code":"rest_forbidden"}', status: 401 }, 'api-login'],
  ['blocked', 403, 'site-blocked'],
  ['limited', 429, 'site-blocked'],
  ['a web page', '<!doctype html><p>Welcome', 'api-html'],
  ['a log-in page', '<form><input type="password"></form>', 'site-login'],
  ['broken', { type: 'application/json', body: '{"names' }, 'api-broken'],
  ['failing', 500, 'site-status'],
])('an API that is %s is named in one sentence', async (_, page, code) => {
  site.pages.get = () => page;
  await expect(read()).rejects.toMatchObject({ code });
});

test('a slow API is named', async () => {
  site.pages.get = () => () => undefined;
  await expect(read({ timeoutMs: 50 })).rejects.toMatchObject({ code: 'site-slow' });
});
