import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describePlan } from '#campus-api/imports/plan/describe-plan.ts';
import { planImport } from '#campus-api/imports/plan/plan-import.ts';
import { withAdminCampus } from '#campus-api/testing/admin-campus.ts';
import { folderSource } from '#packages/site-import/files/index.ts';
import { startOldSite } from '#packages/site-import/testing/old-site-server.ts';
import { restPost, serveRestApi, type TestPost } from '#packages/site-import/testing/rest-api.ts';
import {
  type ExportedItem,
  exportFile,
  OLD_SITE,
  smallPdf,
  smallPng,
} from '#packages/site-import/testing/wordpress-export.ts';
import { readExport } from '#packages/site-import/wordpress/index.ts';

const campus = withAdminCampus();

const uploads = `${OLD_SITE}/wp-content/uploads`;
const categories = [
  [3, 'results', 'Exam results'],
  [4, 'sports-news', 'Kheladi'],
] as const;
const inResults = ['category', 'results', 'Exam results'] as const;

const page: ExportedItem = {
  id: 10,
  type: 'page',
  title: 'Our history',
  slug: 'our-history',
  content: `<!-- wp:paragraph --><p>Founded in 1987 by <strong>farmers</strong>. See <a href="${OLD_SITE}/rules/">the rules</a>,
    <a href="${uploads}/2020/05/plan.pdf">the plan</a> and <a href="https://tu.edu.np/">TU</a>.</p><!-- /wp:paragraph -->
    <h2>Milestones</h2><ul><li>First class</li><li>Library<ul><li>Reading room</li></ul></li></ul>
    <table><tr><th>Year</th><th>Students</th></tr><tr><td>1987</td><td>40</td></tr></table>
    <img class="wp-image-21" src="${uploads}/2020/05/gate-300x200.png" alt="The gate">
    [vc_row][vc_column]Inside a builder[/vc_column][/vc_row]<script>alert(1)</script>`,
};
const rules: ExportedItem = {
  id: 11,
  type: 'page',
  title: 'Rules',
  slug: 'rules',
  content: 'First rule.\n\nSecond rule.',
};
const post: ExportedItem = {
  id: 30,
  title: 'Result of BBS first year',
  slug: 'bbs-result',
  content: `The result is attached. <a href="${uploads}/2020/05/result.pdf">Result</a>`,
  terms: [inResults],
};
const attachments: ExportedItem[] = [
  { id: 20, type: 'attachment', title: 'plan', slug: 'plan', attachmentUrl: `${uploads}/2020/05/plan.pdf` },
  { id: 21, type: 'attachment', title: 'gate', slug: 'gate', attachmentUrl: `${uploads}/2020/05/gate.png` },
  {
    id: 22,
    type: 'attachment',
    title: 'result',
    slug: 'result',
    attachmentUrl: `${uploads}/2020/05/result.pdf`,
    parent: 30,
  },
];

function media(files: Readonly<Record<string, Uint8Array>>): string {
  const folder = dirname(campus().write('media-root', ''));
  for (const [name, bytes] of Object.entries(files)) {
    const path = join(folder, 'uploads', name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, bytes);
  }
  return join(folder, 'uploads');
}

const usual = () =>
  media({ '2020/05/plan.pdf': smallPdf, '2020/05/gate.png': smallPng(), '2020/05/result.pdf': smallPdf });

function importItems(items: readonly ExportedItem[], ...words: string[]) {
  const file = campus().write('export.xml', exportFile(items, categories));
  return campus().attempt(['import', 'wordpress', file, ...words]);
}

async function document(key: string): Promise<{ content: Record<string, unknown> } | undefined> {
  const body = await campus().body('/site');
  return Array.isArray(body) ? body.find((each) => each.key === key) : undefined;
}

test('pages, notices, files and redirects are imported in one change that undo takes back', async () => {
  const before = campus().storedFiles();
  const done = await importItems([page, rules, post, ...attachments], '--media', usual(), '--yes');
  expect(done).toMatchObject({ status: 0, stderr: expect.anything() });
  expect(done.stdout).toContain('Imported. Notices: 1; pages: 2; files: 3');
  const history = await document('page/our-history');
  expect(history?.content).toMatchObject({ title: { en: 'Our history' } });
  const { stdout: audit } = await campus().attempt(['audit']);
  expect(audit).toContain('import');
  expect((await campus().attempt(['undo', '--yes'])).status).toBe(0);
  expect(await document('page/our-history')).toBeUndefined();
  expect(campus().storedFiles()).toEqual(before);
});

const everything = [page, rules, post, ...attachments];

test('a page has headings, lists, tables, pictures and links, and nothing of its scripts', async () => {
  await importItems(everything, '--media', usual(), '--yes');
  const { content } = (await document('page/our-history')) ?? {};
  const text = JSON.stringify(content);
  expect(text).not.toMatch(/alert|script|vc_row/);
  expect(content).toMatchObject({
    title: { en: 'Our history' },
    pictures: [
      { src: expect.stringMatching(/^\/files\/.*-gate\.jpg$/), width: 40, height: 30, alt: { en: 'The gate' } },
    ],
    parts: [
      {
        paragraphs: [
          {
            en: expect.stringMatching(
              /^Founded in 1987 by farmers\. See \[the rules\]\(\/rules\), \[the plan\]\(\/files\/[\w-]+plan\.pdf\) and \[TU\]\(https:\/\/tu\.edu\.np\/\)\.$/,
            ),
          },
        ],
      },
      {
        heading: { en: 'Milestones' },
        points: [{ en: 'First class' }, { en: 'Library' }, { en: 'Reading room' }],
        table: { columns: [{ en: 'Year' }, { en: 'Students' }], rows: [[{ en: '1987' }, { en: '40' }]] },
      },
      { paragraphs: [{ en: 'Inside a builder' }] },
    ],
  });
});

test('a post becomes a notice of its department with its date and its file', async () => {
  await importItems(everything, '--media', usual(), '--yes');
  const { stdout } = await campus().attempt(['notice', 'list', '--department', 'exam', '--search', 'BBS first year']);
  expect(stdout).toMatch(
    /2020-05-01 .*exam\n +Result of BBS first year\. The result is attached\. Result\n +file: result\.pdf/,
  );
});

test('old addresses lead to the new ones', async () => {
  await importItems(everything, '--media', usual(), '--yes');
  const rows = (await document('former-addresses'))?.content.rows;
  const targets = new Map(Array.isArray(rows) ? rows : []);
  expect(targets.get('/bbs-result')).toMatch(/^\/notice\/item\/\d+$/);
  expect(targets.get('/?p=30')).toBe(targets.get('/bbs-result'));
  expect(targets.get('/?page_id=10')).toBe('/our-history');
  expect(targets.get('/?cat=3')).toBe('/notice/exam');
  expect(targets.get('/category/results')).toBe('/notice/exam');
  expect(targets.get('/feed')).toBe('/notice/feed.xml');
  for (const month of ['/2020/05', '/?m=202005', '/2020'])
    expect([month, targets.get(month)]).toEqual([month, '/notice']);
  const file = targets.get('/wp-content/uploads/2020/05/result.pdf');
  expect(file).toMatch(/^\/files\/.*result\.pdf$/);
  expect(targets.get('/?attachment_id=22')).toBe(file);
});

test('a second import adds only new items, and none that the campus has deleted', async () => {
  await importItems(everything, '--media', usual(), '--yes');
  await campus().attempt(['site', 'remove', 'page/rules', '--yes']);
  expect(await document('page/rules')).toBeUndefined();
  const again = await importItems(everything, '--media', usual(), '--yes');
  expect(again.stdout).toContain('There is nothing new to import.');
  const more = await importItems([...everything, { id: 31, title: 'Second result' }], '--media', usual(), '--yes');
  expect(more.stdout).toContain('Imported before, unchanged: 3');
  expect(more.stdout).toContain('Imported. Notices: 1; redirects: ');
});

test('a dry run prints the whole plan, in Nepali too, and changes nothing', async () => {
  const files = campus().storedFiles();
  const planned = await importItems(everything, '--media', usual(), '--dry-run', '--language', 'ne');
  expect(planned.stdout).toContain('सूचना: १; पृष्ठ: २; फाइल: ३');
  expect(planned.stdout).toContain('केही फेरिएन');
  expect(await document('page/rules')).toBeUndefined();
  expect(campus().storedFiles()).toEqual(files);
});

test('without a confirmation nothing is imported', async () => {
  const file = campus().write('export.xml', exportFile(everything, categories));
  const done = await campus().attempt(['import', 'wordpress', file]);
  expect(done).toMatchObject({ status: 1, stderr: expect.stringContaining('Repeat the command with --yes') });
  expect(await document('page/rules')).toBeUndefined();
});

test('drafts, private and protected items, and items of plug-ins are left out and named', async () => {
  const { stdout } = await importItems(
    [
      { id: 1, title: 'Unfinished', status: 'draft' },
      { id: 2, title: 'Secret', status: 'private' },
      { id: 3, title: 'Locked', password: 'x' },
      { id: 4, type: 'wpforms' },
      rules,
    ],
    '--dry-run',
  );
  expect(stdout).toContain('Left out, not public: 3');
  for (const line of ['Unfinished (draft)', 'Secret (private)', 'Locked (password)', 'wpforms: Item 4'])
    expect(stdout).toContain(line);
});

test.each([
  [
    'Polylang',
    (language: string): ExportedItem => ({
      id: 0,
      terms: [
        ['language', language, language],
        ['post_translations', 'pll_5', 'pll_5'],
      ],
    }),
  ],
  [
    'WPML',
    (language: string): ExportedItem => ({
      id: 0,
      meta: { _wpml_import_language_code: language, _wpml_import_translation_group: '5' },
    }),
  ],
])('translations of %s become one page in both languages', async (_, fields) => {
  const pair: ExportedItem[] = [
    {
      ...fields('en'),
      id: 1,
      type: 'page',
      title: 'Library rules',
      slug: 'library-rules',
      content: '<p>Be quiet.</p>',
    },
    {
      ...fields('ne'),
      id: 2,
      type: 'page',
      title: 'पुस्तकालयका नियम',
      slug: '%e0%a4%a8',
      content: '<p>शान्त बस्नुहोस्।</p>',
    },
  ];
  await importItems(pair, '--yes');
  expect((await document('page/library-rules'))?.content).toMatchObject({
    title: { en: 'Library rules', ne: 'पुस्तकालयका नियम' },
    parts: [{ paragraphs: [{ en: 'Be quiet.', ne: 'शान्त बस्नुहोस्।' }] }],
  });
});

test('categories without a department are named, and --map chooses one or leaves their posts out', async () => {
  const sports: ExportedItem = { id: 40, title: 'Cup won', terms: [['category', 'sports-news', 'Kheladi']] };
  const plain = await importItems([sports], '--dry-run');
  expect(plain.stdout).toContain('Kheladi (sports-news); notices: 1');
  const mapped = await importItems([sports], '--dry-run', '--map', 'Kheladi=downloads');
  expect(mapped.stdout).toContain('Kheladi → downloads; notices: 1');
  const none = await importItems([sports], '--dry-run', '--map', 'sports-news=none');
  expect(none.stdout).toContain('There is nothing new to import.');
  const wrong = await importItems([sports], '--dry-run', '--map', 'sports-news=nowhere');
  expect(wrong).toMatchObject({ status: 2, stderr: expect.stringContaining('there is no “nowhere”') });
});

test('missing files, programs and links out of the folder are left out and named; the rest is imported', async () => {
  const content = ['gone.pdf', 'tool.exe', 'fake.pdf', '../../outside.pdf']
    .map((name) => `<a href="${uploads}/${name}">${name}</a>`)
    .join(' ');
  const folder = media({ 'tool.exe': Buffer.from('MZ'), 'fake.pdf': Buffer.from('no PDF') });
  const { stdout } = await importItems([{ id: 1, title: 'Files', content }], '--media', folder, '--yes');
  expect(stdout).toContain('gone.pdf of “Files”: there is no such file');
  expect(stdout).toContain('tool.exe of “Files”: files of this kind cannot be attached');
  expect(stdout).toMatch(/fake\.pdf of “Files”: .+/);
  expect(stdout).toContain('Imported. Notices: 1; redirects: ');
});

test('the menu replaces that of the sample, and no other', async () => {
  const entry = (id: number, fields: Record<string, string>, title = ''): ExportedItem => ({
    id,
    type: 'nav_menu_item',
    title,
    order: id,
    terms: [['nav_menu', 'main', 'Main']],
    meta: Object.fromEntries(Object.entries(fields).map(([name, value]) => [`_menu_item_${name}`, value])),
  });
  const menu = [
    entry(61, { type: 'post_type', object_id: '10', menu_item_parent: '0' }),
    entry(62, { type: 'post_type', object_id: '11', menu_item_parent: '61' }),
    entry(63, { type: 'custom', url: 'https://tu.edu.np/', menu_item_parent: '0' }, 'TU'),
    entry(64, { type: 'custom', url: '#', menu_item_parent: '0' }, 'Nowhere'),
  ];
  const { stdout } = await importItems([...everything, ...menu], '--media', usual(), '--yes');
  expect(stdout).toContain('Nowhere (#)');
  const imported = (await document('menu'))?.content;
  expect(imported?.entries).toEqual([
    {
      label: { en: 'Our history' },
      links: [
        { label: { en: 'Our history' }, path: '/our-history' },
        { label: { en: 'Rules' }, path: '/rules' },
      ],
    },
    { label: { en: 'TU' }, url: 'https://tu.edu.np/' },
  ]);
  const again = await importItems([...menu, { id: 80, title: 'New' }], '--yes');
  expect(again.stdout).toContain('The menu is left out');
  expect((await document('menu'))?.content).toEqual(imported);
});

test('pages with reserved and repeated addresses get others, and are named', async () => {
  const { stdout } = await importItems(
    [
      { id: 1, type: 'page', title: 'Contact', slug: 'contact', content: 'A' },
      { id: 2, type: 'page', title: 'Copy', slug: 'rules', content: 'B' },
      rules,
    ],
    '--yes',
  );
  expect(stdout).toContain('Contact: /contact → /contact-page');
  expect(stdout).toContain(`${OLD_SITE}/rules/: Rules`);
  expect((await document('page/rules-page'))?.content.title).toEqual({ en: 'Rules' });
});

const table = '<table><tr><th>Day</th><th>Subject</th></tr><tr><td>Sunday</td><td>English | Nepali</td></tr></table>';

/** The terms of one of the two posts of a pair. */
const inLanguage = (slug: string) => [
  ['language', slug, slug] as const,
  ['post_translations', 'pll_1', 'pll_1'] as const,
];

test('a long post is a notice whose body has its headings, lists, tables and links, in both languages of a pair', async () => {
  const content = `<h2>Rooms</h2><p>Bring <a href="https://tu.edu.np/">TU</a> cards.</p><ul><li>Pen</li></ul>${table}<p>${'Word. '.repeat(400)}</p>`;
  const { stdout } = await importItems(
    [
      { id: 1, title: 'Routine', content, terms: inLanguage('en') },
      { id: 2, title: 'तालिका', content: `<h2>कोठा</h2>${table}`, terms: inLanguage('ne') },
    ],
    '--yes',
  );
  expect(stdout).not.toContain('text file');
  const notices = await campus().body('/notice/?depId=null');
  expect(notices).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        description: 'Routine / तालिका',
        fileName: '',
        bodyEn: expect.stringMatching(
          /^# Rooms\n\nBring \[TU\]\(https:\/\/tu\.edu\.np\/\) cards\.\n\n- Pen\n\nDay \| Subject\nSunday \| English \/ Nepali\n\nWord\./,
        ),
        bodyNe: '# कोठा\n\nDay | Subject\nSunday | English / Nepali',
      }),
    ]),
  );
});

test('a post that is longer than a body keeps its whole text as a file, also where only one language is', async () => {
  const content = 'Word and word. '.repeat(2000);
  const items = [
    { id: 1, title: 'Long', content },
    { id: 2, title: 'Pair', content, terms: inLanguage('en') },
    { id: 3, title: 'जोडी', content: '<p>छोटो</p>', terms: inLanguage('ne') },
  ];
  const { stdout } = await importItems(items, '--yes');
  expect(stdout).toContain('Notices whose whole text becomes a text file: 2\n');
  expect(
    campus()
      .storedFiles()
      .some((name) => name.endsWith('-long.txt')),
  ).toBe(true);
});

test('a broken export changes nothing', async () => {
  const file = campus().write('export.xml', exportFile(everything).slice(0, -30));
  const done = await campus().attempt(['import', 'wordpress', file, '--yes']);
  expect(done).toMatchObject({ status: 1, stderr: expect.stringMatching(/line \d+, column \d+/) });
  expect(await document('page/rules')).toBeUndefined();
});

test('a page without text is left out, and links to it lose their address', async () => {
  const { stdout } = await importItems(
    [
      { id: 1, type: 'page', title: 'Blank', slug: 'blank', content: '<div> </div>' },
      { id: 2, type: 'page', title: 'Links', slug: 'links', content: `See <a href="${OLD_SITE}/blank/">blank</a>.` },
    ],
    '--yes',
  );
  expect(stdout).toContain(`Left out, without text and files: 1\n  Blank (${OLD_SITE}/blank/)`);
  expect((await document('page/links'))?.content.parts).toEqual([{ paragraphs: [{ en: 'See blank.' }] }]);
});

test('an item that the export repeats is imported once', async () => {
  const { stdout } = await importItems([rules, post, rules, post], '--yes');
  expect(stdout).toContain('Imported. Notices: 1; pages: 1');
});

test('a site in a folder of its host is read with the addresses of that folder', async () => {
  const blog = `${OLD_SITE}/blog`;
  const items: ExportedItem[] = [
    { id: 1, type: 'page', title: 'Start', slug: 'start', link: `${blog}/`, content: 'Home' },
    {
      id: 2,
      type: 'page',
      title: 'Hours',
      slug: 'hours',
      link: `${blog}/hours/`,
      content: `<a href="${blog}/?p=3">Cup</a>`,
    },
    { id: 3, title: 'Cup', slug: 'cup', link: `${blog}/cup/`, terms: [inResults] },
  ];
  const text = exportFile(items, categories).replaceAll(/(base_(?:site|blog)_url>)[^<]+/g, `$1${blog}`);
  const { stdout } = await campus().attempt(['import', 'wordpress', campus().write('export.xml', text), '--yes']);
  expect(stdout).toContain('Left out, the home page');
  expect((await document('page/hours'))?.content.parts).toEqual([
    { paragraphs: [{ en: expect.stringMatching(/^\[Cup\]\(\/notice\/item\/\d+\)$/) }] },
  ]);
  const rows = (await document('former-addresses'))?.content.rows;
  expect(rows).toEqual(
    expect.arrayContaining([
      ['/blog/hours', '/hours'],
      ['/blog?p=2', '/hours'],
      ['/blog/category/results', '/notice/exam'],
    ]),
  );
});

test('a folder of files that does not exist is reported before anything is read', async () => {
  const done = await importItems([rules], '--media', '/nowhere', '--yes');
  expect(done).toMatchObject({ status: 2, stderr: expect.stringContaining('"/nowhere" is not a folder') });
});

test('the command imports a site by its address, with its files, and names a private address', async () => {
  const site = await startOldSite();
  const postOf = (fields: TestPost) => restPost(site.address, fields);
  const file = `${site.address}/wp-content/uploads/2020/05/result.pdf`;
  serveRestApi(site, {
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
  site.close();
});

describe('exports as sites write them', () => {
  const uploads = `${OLD_SITE}/wp-content/uploads/2024/05`;
  const page = (content: string, item: Partial<ExportedItem> = {}): ExportedItem => ({
    id: 1,
    type: 'page',
    title: 'Page',
    slug: 'about-old',
    content,
    ...item,
  });
  const attachment = (id: number, url: string, parent = 0): ExportedItem => ({
    id,
    type: 'attachment',
    title: `File ${id}`,
    attachmentUrl: url,
    parent,
  });

  /** The plan of an export, with files of the folder of uploads. */
  async function plan(items: readonly ExportedItem[], names: readonly string[] = [], edit = (text: string) => text) {
    const folder = join(dirname(campus().write('export.xml', edit(exportFile(items)))), 'uploads');
    for (const name of names) {
      const path = join(folder, '2024/05', name);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, /pdf$/.test(name) ? smallPdf : smallPng());
    }
    const site = await readExport(join(folder, '../export.xml'));
    const database = new DatabaseSync(join(campus().options.dataDir, 'campus.db'), { readOnly: true });
    try {
      mkdirSync(folder, { recursive: true });
      const planned = planImport(database, site, { map: new Map(), source: folderSource(folder) });
      const text = describePlan(planned, 'en', 1000);
      return { ...planned, text, texts: planned.pages.map(({ parts }) => JSON.stringify(parts)).join('\n') };
    } finally {
      database.close();
    }
  }

  test.each([
    ['qTranslate', '[:en]Results[:ne]नतिजा[:]', '[:en]<p>Open.</p>[:ne]<p>खुला।</p>[:]'],
    [
      'qTranslate as comments',
      '<!--:en-->Results<!--:--><!--:ne-->नतिजा<!--:-->',
      '<!--:en--><p>Open.</p><!--:--><!--:ne--><p>खुला।</p><!--:-->',
    ],
    ['WPGlobus', '{:en}Results{:}{:ne}नतिजा{:}', '{:en}<p>Open.</p>{:}{:ne}<p>खुला।</p>{:}'],
  ])('marks of %s become one record in two languages, with terms, menu and captions', async (_, title, content) => {
    const { pages, notices, menu, text } = await plan(
      [
        page(content, { title }),
        { id: 2, title, content, terms: [['category', 'results', title]] },
        { id: 3, title, excerpt: content },
        page(`${content}<img src="${uploads}/gate.png" alt="${title.replaceAll('"', '')}">[gallery ids="9"]`, {
          id: 4,
          slug: 'gate',
        }),
        { ...attachment(9, `${uploads}/hall.png`), title, meta: { _wp_attachment_image_alt: title } },
        {
          id: 8,
          type: 'nav_menu_item',
          title: '',
          terms: [['nav_menu', 'main', 'Main']],
          meta: { _menu_item_type: 'post_type', _menu_item_object_id: '1', _menu_item_menu_item_parent: '0' },
        },
        {
          id: 7,
          type: 'nav_menu_item',
          title,
          terms: [['nav_menu', 'main', 'Main']],
          meta: { _menu_item_type: 'custom', _menu_item_url: 'https://tu.edu.np/', _menu_item_menu_item_parent: '0' },
        },
      ],
      ['gate.png', 'hall.png'],
    );
    const both = { en: 'Results', ne: 'नतिजा' };
    expect(pages[0]).toMatchObject({ title: both, parts: [{ paragraphs: [{ en: 'Open.', ne: 'खुला।' }] }] });
    expect(pages[1]?.pictures.map(({ alt }) => alt)).toContainEqual(both);
    expect(notices.map(({ description }) => description)).toEqual(Array(2).fill('Results. Open. / नतिजा। खुला।'));
    expect(menu?.entries).toMatchObject([{ label: both, path: '/about-old' }, { label: both }]);
    expect(text).toContain('Results / नतिजा → exam');
    expect(text).not.toMatch(/[[{]:|<!--/);
  });

  test('words outside of marks belong to both languages, and other languages are named', async () => {
    const { pages, text } = await plan([
      page('<p>2024</p>[:en]<p>A</p>[:ne]<p>क</p>[:hi]<p>ख</p>[:]', { title: '[:en]A[:ne]क[:]' }),
    ]);
    expect(pages[0]?.parts).toEqual([
      {
        paragraphs: [
          { en: '2024', ne: '2024' },
          { en: 'A', ne: 'क' },
        ],
      },
    ]);
    expect(text).toContain(`A (${OLD_SITE}/about-old/): [:hi]`);
  });

  test('reusable blocks and tables of TablePress are part of their texts; others are named', async () => {
    const { texts, notices, text } = await plan([
      page(
        '<!-- wp:paragraph --><p>Come.</p><!-- /wp:paragraph --><!-- wp:block {"ref":20} /-->[table id=2 /][table id="9" /]<!-- wp:latest-posts {"a":1} /-->',
      ),
      { id: 2, title: 'Holiday', content: '<!-- wp:block {"ref":20} /-->' },
      { id: 20, type: 'wp_block', title: 'Hours', content: '<p>Open from 10 to 5.</p>' },
      {
        id: 30,
        type: 'tablepress_table',
        title: 'Other',
        content: '[["A","B"],["1","2"]]',
        meta: { _tablepress_export_table_id: '1' },
      },
      {
        id: 31,
        type: 'tablepress_table',
        title: 'Fees',
        content: JSON.stringify([
          ['Year', 'Fee', 'x'],
          ['1', '<b>2,000</b>', 'x'],
          ['#rowspan#', '#colspan#', 'x'],
          ['hidden', 'hidden', 'x'],
        ]),
        meta: {
          _tablepress_export_table_id: '2',
          _tablepress_table_visibility: '{"rows":[1,1,1,0],"columns":[1,1,0]}',
        },
      },
    ]);
    expect(texts).toContain('"paragraphs":[{"en":"Come."},{"en":"Open from 10 to 5."}]');
    expect(texts).toContain('"rows":[[{"en":"1"},{"en":"2,000"}],[{"en":"1"},{"en":"1"}]]');
    expect(notices[0]?.description).toBe('Holiday. Open from 10 to 5.');
    expect(text).toContain(`Page (${OLD_SITE}/about-old/): block latest-posts, [table id=9]`);
  });

  test('files of custom fields are attached, and other fields are named', async () => {
    const { notices, text } = await plan(
      [
        {
          id: 1,
          title: 'Result',
          meta: {
            ...{ result_file: '70', _result_file: 'field_1', scans: 'a:1:{i:0;s:2:"71";}', _scans: 'field_2' },
            ...{
              seats: '72',
              _seats: 'field_3',
              fee: 'Rs. 500 a year',
              _fee: 'field_4',
              theme_pdf: `${uploads}/d.pdf`,
            },
            ...{ phone: '061-500104', _phone: 'field_5', days: 'a:1:{i:0;s:6:"Sunday";}', _days: 'field_6' },
            ...{ _EventStartDate: '2024-05-06 10:00:00', _EventStartDateUTC: '2024-05-06 04:15:00' },
          },
        },
        ...[70, 71, 72].map((id) => attachment(id, `${uploads}/${'abc'.charAt(id - 70)}.pdf`)),
        // Definitions of fields may follow their values.
        { id: 2, type: 'acf-field', slug: 'field_3', content: 'a:2:{s:4:"type";s:6:"number";}' },
      ],
      ['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf'],
    );
    expect(notices[0]?.files.map(({ original }) => original)).toEqual(['a.pdf', 'b.pdf', 'd.pdf']);
    expect(text).toContain(
      `Result (${OLD_SITE}/item-1/): fee: Rs. 500 a year, phone: 061-500104, days: Sunday, _EventStartDate: 2024-05-06 10:00:00`,
    );
    expect(text).toContain(`File 72 (${uploads}/c.pdf)`);
  });

  test('a gallery that is larger than a page becomes an album to which the page links', async () => {
    const ids = Array.from({ length: 30 }, (_, index) => 101 + index);
    const files = ids.map((id) => attachment(id, `${uploads}/p${id}.png`, 1));
    const names = ids.map((id) => `p${id}.png`);
    for (const gallery of [`[gallery ids="${ids.join(',')}"]`, '[gallery]']) {
      const { pages, albums, text } = await plan([page(`<p>Day</p>${gallery}`), ...files], names);
      expect(albums).toMatchObject([{ title: 'Page', date: '2020-05-01', pictures: { length: 30 } }]);
      expect(pages[0]).toMatchObject({
        pictures: [],
        parts: [{}, { paragraphs: [{ en: expect.stringMatching(/^\[Pictures: 30\]\(\/gallery\/\d+\)$/) }] }],
      });
      expect(text).toContain('pictures: 30');
    }
  });

  test.each([
    [
      'Photon',
      `<img src="https://i0.wp.com/old.campus.example/wp-content/uploads/2024/05/gate.png?resize=640%2C480&amp;ssl=1">`,
    ],
    [
      'a lazy picture',
      `<img src="data:image/gif;base64,R0lGODlhAQ" data-src="${uploads}/gate.png" alt="Gate"><noscript><img src="${uploads}/gate.png"></noscript>`,
    ],
    [
      'a lazy picture with a placeholder',
      `<img src="/x/lazy_placeholder.gif" data-lazy-src="${uploads}/gate-300x200.png">`,
    ],
    ['a picture for browsers without scripts', `<noscript><img src="${uploads}/gate.png"></noscript>`],
    ['a candidate of a set', `<img srcset="${uploads}/gate-300x200.png 300w, ${uploads}/gate-1024x768.png 1024w">`],
    ['a smaller size', `<img src="${uploads}/gate-300x200.png">`],
    ['a scaled picture', `<img src="${uploads}/gate-scaled.png"><img src="${uploads}/gate-1024x768.png">`],
    ['a former domain', '<img src="http://former.example/campus/wp-content/uploads/2024/05/gate.png">'],
    ['another spelling of its host', '<img src="//www.old.campus.example/wp-content/uploads/2024/05/gate.png">'],
  ])('%s leads to the original picture', async (_, content) => {
    const guid = 'http://former.example/campus/?page_id=1';
    const { pages } = await plan([page(`<p>Text</p>${content}`, { guid })], ['gate.png']);
    expect(pages[0]?.pictures.map(({ file }) => file.original)).toEqual(['gate.jpg']);
  });

  test('a version that the folder has stands in for a missing original', async () => {
    const { pages } = await plan([page(`<img src="${uploads}/gate-300x200.png">`)], ['gate-scaled.png']);
    expect(pages[0]?.pictures).toHaveLength(1);
  });

  test('links of a former domain and of WordPress.com lead to pages and files', async () => {
    const edit = (text: string) => text.replaceAll(OLD_SITE, 'https://campus.wordpress.com');
    const host = 'https://campus.files.wordpress.com/2024/05';
    const { notices, texts } = await plan(
      [
        {
          id: 1,
          title: 'Result',
          content: `<p>See <a href="${host}/result.pdf">it</a>.</p><img src="${host}/gate.png?w=640">`,
        },
        attachment(2, `${host}/result.pdf`),
        attachment(3, `${host}/gate.png`),
        page('<a href="http://localhost/campus/?p=1">Result</a>', {
          id: 4,
          guid: 'http://localhost/campus/?page_id=4',
        }),
      ],
      ['result.pdf', 'gate.png'],
      edit,
    );
    expect(notices[0]?.files.map(({ original }) => original)).toEqual(['result.pdf', 'gate.png']);
    expect(texts).toMatch(/\[Result\]\(\/notice\/item\/\d+\)/);
  });

  test('links behind pictures and icons, with blanks, for letters and calls remain', async () => {
    const pdf = `${uploads}/Exam Routine.pdf`;
    const { notices, texts, pages, text } = await plan(
      [
        { id: 1, title: 'By picture', content: `<a href="${pdf}"><img src="${uploads}/gate.png" alt="Result"></a>` },
        {
          id: 2,
          title: 'By icon',
          content: `<p>Result: <a href="${pdf}"><i class="fa"></i></a> or <a href="https://forms.example/a b.html">form</a></p>`,
        },
        page(
          `<table><tr><th>Form</th><th>File</th></tr><tr><td>Admission</td><td><a href="${pdf}"><i></i></a></td></tr><tr><td>Transfer</td><td><a href="${pdf}">Download</a></td></tr></table>
        <p>Write to <a href="mailto:exam@old.example?subject=x">the section</a> or call <a href="tel:+97761520001">the office </a>now, <a href="viber://chat">chat</a>, <a href="${OLD_SITE}/gone/">gone</a>.</p>
        <img src="https://elsewhere.example/a.jpg">`,
          { id: 3 },
        ),
      ],
      ['Exam Routine.pdf', 'gate.png'],
    );
    expect(notices.map(({ files }) => files.map(({ original }) => original))).toEqual([
      ['gate.png', 'Exam Routine.pdf'],
      ['Exam Routine.pdf'],
    ]);
    expect(notices[1]?.description).toContain('form (https://forms.example/a%20b.html)');
    expect(texts).toMatch(/\[Admission\]\(\/files\/.+\[Transfer: Download\]\(\/files\//);
    expect(texts).toContain('the section (exam@old.example) or call the office (+97761520001) now, chat, gone.');
    expect(pages[0]?.pictures).toEqual([]);
    for (const line of [
      '<a href="viber:…">',
      `Page: “gone” (${OLD_SITE}/gone/)`,
      'Page: https://elsewhere.example/a.jpg',
    ])
      expect(text).toContain(line);
  });

  test('a page of Elementor whose content is empty has the texts of its widgets', async () => {
    const settings = {
      title: 'Library',
      editor: '<p>We have four departments.</p>',
      image: { url: `${uploads}/gate.png` },
      tabs: [{ tab_title: 'Hours', tab_content: '10 to 5' }],
    };
    const data = JSON.stringify([
      { elements: [{ elements: [{ widgetType: 'text-editor', settings }], settings: [] }] },
    ]);
    const { texts, pages } = await plan(
      [page('', { meta: { _elementor_edit_mode: 'builder', _elementor_data: data } })],
      ['gate.png'],
    );
    for (const words of ['Library', 'We have four departments.', 'Hours', '10 to 5']) expect(texts).toContain(words);
    expect(pages[0]?.pictures).toHaveLength(1);
  });

  test('files whose names have signs as letters of their own are found under either spelling', async () => {
    const link = `<a href="${uploads}/re%CC%81sume%CC%81.pdf">Form</a>`;
    const { notices } = await plan([{ id: 1, title: 'Form', content: link }], ['r\u00e9sum\u00e9.pdf']);
    expect(notices[0]?.files.map(({ original }) => original)).toEqual(['r\u00e9sum\u00e9.pdf']);
  });

  test('an item that is not public, damaged or of a plug-in is named with its reason', async () => {
    const { text, remarks } = await plan(
      [
        { id: 1, title: 'Next', status: 'future', dateGmt: '2027-01-05 04:15:00' },
        { id: 2, type: 'mec-events', title: 'Sports day', link: `${OLD_SITE}/?mec=2` },
        { id: 3, type: 'revision' },
      ],
      [],
      (file) => file.replace('</channel>', '<item>\n<title>Torn</item></channel>'),
    );
    for (const line of [`Next (scheduled 2027-01-05): ${OLD_SITE}/item-1/`, 'mec-events: Sports day', 'revision: 1'])
      expect(text).toContain(line);
    expect(text).toMatch(/Torn, line \d+: its XML is damaged \(unexpected close tag/);
    expect(remarks.find(({ code }) => code === 'item-broken')?.values.reason).toMatchObject({
      ne: expect.stringMatching(/^यसको XML बिग्रिएको छ \(unexpected close tag/),
    });
  });
});
