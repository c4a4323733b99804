import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { wordsOf } from '../content/block.ts';
import { pack } from '../content/packed.ts';
import { type OldPage, type OldSiteServer, startOldSite } from '../testing/old-site-server.ts';
import { json, restPost, serveRestApi, type TestPost } from '../testing/rest-api.ts';
import { exportedItem, exportFile, exportHead, exportTail, OLD_SITE } from '../testing/wordpress-export.ts';
import { readExport } from './read-export.ts';
import { readRestSite } from './read-rest.ts';

describe('an export', () => {
  let folder: string;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'wordpress-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  function read(content: string | Buffer) {
    const path = join(folder, 'export.xml');
    writeFileSync(path, content);
    return readExport(path);
  }

  test('items have their fields, terms and custom fields', async () => {
    const { site, items, categories } = await read(
      exportFile(
        [
          {
            id: 7,
            title: 'Fees &amp; forms',
            content: '<p>Text</p>',
            terms: [['category', 'forms', 'Forms']],
            meta: { _thumbnail_id: '9', _edit_lock: 'x' },
          },
        ],
        [[2, 'forms', 'Forms &amp; fees']],
      ),
    );
    expect(site).toBe(OLD_SITE);
    expect(categories).toEqual([{ id: 2, slug: 'forms', name: 'Forms & fees' }]);
    expect(items).toMatchObject([
      {
        id: 7,
        type: 'post',
        status: 'publish',
        title: 'Fees & forms',
        slug: 'item-7',
        link: `${OLD_SITE}/item-7/`,
        publishedAt: new Date('2020-05-01T03:30:00Z'),
        terms: [{ domain: 'category', slug: 'forms', name: 'Forms' }],
        meta: new Map([['_thumbnail_id', '9']]),
        blocks: [{ type: 'paragraph', text: ['Text'] }],
      },
    ]);
  });

  test('dates of year 0 are missing, and a local date stands in for a missing one of Greenwich', async () => {
    const zero = '0000-00-00 00:00:00';
    const { items } = await read(
      exportFile([
        { id: 1, date: zero, dateGmt: zero, pubDate: 'Wed, 30 Nov -0001 00:00:00 +0000' },
        { id: 2, date: '2020-05-01 09:15:00', dateGmt: zero },
      ]),
    );
    expect(items.map(({ publishedAt }) => publishedAt)).toEqual([null, new Date('2020-05-01T03:30:00Z')]);
  });

  test('broken encodings, double entities and Preeti are repaired and named', async () => {
    const { items } = await read(
      exportFile([
        { id: 1, title: 'à¤¸à¥‚à¤šà¤¨à¤¾', content: 'Fees &amp;amp; forms, donâ€™t' },
        {
          id: 2,
          title: 'kl/Iff kmf/fd eg]{ ;DaGwL ;"rgf',
          content: "<p>ljBfyL{x¿n] kl/Iff kmf/fd eg{ cg'/f]w ul/G5 .</p>",
        },
        { id: 3, title: 'Café at 10 °C, Preeti: naïve', content: 'The façade costs £5.' },
      ]),
    );
    expect(items.map(({ title }) => title)).toEqual([
      'सूचना',
      'परिक्षा फाराम भर्ने सम्बन्धी सूचना',
      'Café at 10 °C, Preeti: naïve',
    ]);
    expect(items.map(({ blocks }) => blocks)).toEqual([
      [{ type: 'paragraph', text: ['Fees & forms, don’t'] }],
      [{ type: 'paragraph', text: ['विद्यार्थीहरूले परिक्षा फाराम भर्न अनुरोध गरिन्छ ।'] }],
      [{ type: 'paragraph', text: ['The façade costs £5.'] }],
    ]);
    expect(items.map(({ repairs }) => repairs.map(({ kind }) => kind))).toEqual([
      ['encoding', 'entities'],
      ['legacy-font'],
      [],
    ]);
  });

  test('characters that XML forbids are left out and counted', async () => {
    const { items, forbidden } = await read(exportFile([{ id: 1, title: 'A\u0008B\u000b' }]));
    expect(items[0]?.title).toBe('AB');
    expect(forbidden).toBe(2);
  });

  test('an export in windows-1252 is read in its encoding', async () => {
    const file = exportFile([{ id: 1, title: 'Café' }]).replace('UTF-8', 'windows-1252');
    const { items } = await read(Buffer.from(file, 'latin1'));
    expect(items[0]?.title).toBe('Café');
  });

  test.each([
    ['an element that is not closed', '<item>\n<title>Torn</item>', 'unexpected close tag'],
    ['a text that never ends', '<item>\n<title>Torn</title><content:encoded><![CDATA[x', 'unexpected close tag'],
    [
      'an item that never ends',
      '<item>\n<title>Torn</title><content:encoded>x</content:encoded>',
      'unclosed tag: item',
    ],
    [
      'a large text',
      `<item>\n<title>Torn</title><content:encoded>${'x'.repeat(17 * 1024 * 1024)}</content:encoded></item>`,
      16,
    ],
    ['a large item', `<item>\n<title>Torn</title><content:encoded><![CDATA[${'x'.repeat(33 * 1024 * 1024)}`, 32],
  ])('an item that is broken by %s is named with its position, and others are read', async (_, item, reason) => {
    const [first = '', last = ''] = [1, 3].map((id) => exportedItem({ id, content: '<item> & ]]>' }));
    const file = `${exportHead()}${first}\n${item}\n${last}${exportTail}`;
    const { items, broken = [] } = await read(file);
    const line = file.slice(0, file.indexOf('Torn')).split('\n').length - 1;
    expect(items.map(({ id }) => id)).toEqual([1, 3]);
    expect(broken).toEqual([
      {
        title: 'Torn',
        line: expect.any(Number),
        column: expect.any(Number),
        reason: typeof reason === 'number' ? reason : expect.stringContaining(reason),
      },
    ]);
    expect(broken[0]?.line).toBeGreaterThanOrEqual(line);
  });

  test('ampersands that are not escaped are read', async () => {
    const { items } = await read(exportFile([{ id: 1 }]).replace('<![CDATA[Item 1]]>', 'A & B&nbsp;C'));
    expect(items[0]?.title).toBe('A & B C');
  });

  test('widgets of a page builder are read to a bounded depth', async () => {
    const widget = (depth: number) => `[{"settings":{"title":"Level ${depth}"},"elements":`;
    const levels = Array.from({ length: 50_000 }, (_, depth) => widget(depth));
    const data = `${levels.join('')}[]${'}]'.repeat(levels.length)}`;
    const { items } = await read(exportFile([{ id: 1, type: 'page', content: '', meta: { _elementor_data: data } }]));
    const titles = items[0]?.blocks.map((block) => ('text' in block ? block.text.join('') : ''));
    expect([titles?.[0], titles?.length]).toEqual(['Level 0', 51]);
  });

  test('a file that ends too early is rejected', async () => {
    await expect(read(exportFile([{ id: 1 }]).slice(0, -60))).rejects.toMatchObject({
      code: 'broken',
      values: { line: expect.any(Number), column: expect.any(Number) },
    });
  });

  test('definitions of entities are rejected before they are expanded', async () => {
    const bomb = exportFile([{ id: 1, title: 'x' }]).replace(
      '<rss',
      '<!DOCTYPE rss [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]><rss',
    );
    await expect(read(bomb)).rejects.toThrow('DOCTYPE');
  });

  test('a text that never ends is rejected', async () => {
    await expect(read(`${exportHead()}<item><title><![CDATA[${'a'.repeat(20 * 1024 * 1024)}`)).rejects.toMatchObject({
      code: 'broken',
    });
  });

  test.each([
    ['HTML', '<!doctype html><html><body>Log in</body></html>'],
    ['an ordinary feed', '<rss version="2.0"><channel><title>News</title></channel></rss>'],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2])],
  ])('%s is rejected', async (_, content) => {
    await expect(read(content)).rejects.toThrow(/^no-export|line: 1/);
  });

  test('a large export needs no more memory than its texts, and its one broken item is named', async () => {
    const item = exportedItem({ id: 1, type: 'revision', content: 'x'.repeat(20_000) });
    await read(`${exportHead()}${item.repeat(1000)}${exportTail}`);
    const before = process.memoryUsage.rss();
    const torn = '<item>\n<title>Torn</item>\n';
    const { items, broken } = await read(`${exportHead()}${item.repeat(600)}${torn}${item.repeat(400)}${exportTail}`);
    expect(items).toHaveLength(1000);
    expect(broken).toMatchObject([{ title: 'Torn', reason: expect.stringContaining('unexpected close tag') }]);
    expect(process.memoryUsage.rss() - before).toBeLessThan(150 * 1024 * 1024);
  });

  test('a long value is packed out of memory, and each reading is a copy', async () => {
    setFlagsFromString('--expose-gc');
    const collectGarbage: () => void = runInNewContext('gc');
    const packed = () => {
      const value = [{ type: 'paragraph', text: ['परीक्षा '.repeat(500)] }];
      return { read: pack(value), reference: new WeakRef(value) };
    };
    const { read, reference } = packed();
    await new Promise(setImmediate);
    collectGarbage();
    expect(reference.deref()).toBeUndefined();
    expect(read()).toEqual([{ type: 'paragraph', text: ['परीक्षा '.repeat(500)] }]);
    expect(read()).not.toBe(read());
  });
});

describe('the API', () => {
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
});
