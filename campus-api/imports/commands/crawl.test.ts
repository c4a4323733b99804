import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { categoriesIn } from '#campus-api/records/site-document/categories.ts';
import { checkFields } from '#campus-api/records/site-document/field-issues.ts';
import { normalizeContent } from '#campus-api/records/site-document/normalize-content.ts';
import { withAdminCampus } from '#campus-api/testing/admin-campus.ts';
import { Issues } from '#campus-api/validation/issue.ts';
import type { Locale } from '#content/locale.ts';
import { parseKey } from '#content/site/index.ts';
import { splitLinks } from '#lib/platform/routes/linked-text.ts';
import { htmlBlocks } from '#packages/site-import/content/html-blocks.ts';
import { type OldItem, repairBlocks } from '#packages/site-import/content/index.ts';
import {
  type CrawlOptions,
  crawlSite,
  findPatterns,
  oldSiteOf,
  type Pattern,
} from '#packages/site-import/crawl/index.ts';
import { MediaLibrary, noSource } from '#packages/site-import/files/index.ts';
import { oldBootstrapSite } from '#packages/site-import/testing/old-bootstrap-site.ts';
import { oldFramesSite } from '#packages/site-import/testing/old-frames-site.ts';
import { oldJoomlaSite } from '#packages/site-import/testing/old-joomla-site.ts';
import { calendarPage, type ExpectedNotice, oldPhpSite } from '#packages/site-import/testing/old-php-site.ts';
import { type OldPage, type OldSiteServer, startOldSite } from '#packages/site-import/testing/old-site-server.ts';
import { OLD_SITE } from '#packages/site-import/testing/wordpress-export.ts';
import { OldAddresses } from '../plan/old-addresses.ts';
import { PlannedFiles } from '../plan/plan-files.ts';
import { pageOf } from '../plan/plan-page.ts';
import { promptForPages, promptForPatterns, readNumbers } from './choose.ts';

describe('a crawl', () => {
  const campus = withAdminCampus();
  let site: OldSiteServer;
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'crawl-'));
  });
  afterEach(() => {
    site.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Serves pages, and an endless calendar for addresses that they do not have. */
  async function serve(pages: Readonly<Record<string, OldPage>>): Promise<void> {
    site = await startOldSite(pages);
    const get = site.pages.get.bind(site.pages);
    site.pages.get = (url) => get(url) ?? calendarPage(url);
  }

  const crawl = (options: Partial<CrawlOptions> = {}) =>
    crawlSite(`${site.address}/`, { folder, allowPrivate: true, delayMs: 0, retryMs: 1, timeoutMs: 5000, ...options });
  const run = (...words: string[]) =>
    campus().attempt(['import', 'crawl', site.address, '--private', '--delay', '0', ...words]);

  const noticesOf = (pattern: Pattern | undefined) =>
    pattern?.notices
      .map(({ title, date, files }) => ({ title, date, files: [...files].sort() }))
      .sort((a, b) => a.title.localeCompare(b.title));
  const expected = (notices: readonly ExpectedNotice[]) =>
    notices
      .map(({ title, date, files }) => ({ title, date, files: files.map((file) => file.split('/').at(-1)).sort() }))
      .sort((a, b) => a.title.localeCompare(b.title));

  test('a hand-written site has its notices with BS dates, Preeti titles and files', async () => {
    const old = oldPhpSite();
    await serve(old.pages);
    const { patterns, others } = findPatterns(await crawl());
    expect(patterns.map(({ name }) => name)).toEqual(['notice', 'exam', 'download']);
    expect(noticesOf(patterns[0])).toEqual(expected(old.notices));
    expect(noticesOf(patterns[1])).toEqual(expected(old.exams));
    expect(others.map(({ address }) => address.slice(site.address.length)).sort()).toEqual([
      '/about.php',
      '/contact.php',
    ]);
  });

  test('a site of Joomla has its categories as patterns, with the files of their articles', async () => {
    const old = oldJoomlaSite();
    await serve(old.pages);
    const { patterns } = findPatterns(await crawl());
    expect(patterns.map(({ name, label }) => [name, label])).toEqual([
      ['category-8', 'सूचना'],
      ['category-9', 'परीक्षा'],
    ]);
    expect(noticesOf(patterns[0])).toEqual(expected(old.notices));
    expect(noticesOf(patterns[1])).toEqual(expected(old.exams));
  });

  test('a site of frames, popups, posts and Preeti without a font has its notices', async () => {
    const old = oldFramesSite();
    await serve(old.pages);
    const { patterns } = findPatterns(await crawl());
    const all = patterns.flatMap((pattern) => noticesOf(pattern) ?? []);
    const sort = (notices: readonly { title: string }[]) => notices.toSorted((a, b) => a.title.localeCompare(b.title));
    expect(sort(all)).toEqual(sort(expected(Object.values(old.sections).flat())));
  });

  test('a list of many pages whose titles differ in numbers is read whole, with the files of its pages', async () => {
    const menu = Array.from(
      { length: 50 },
      (_, index) => `<li><a href="/menu-${index}.html">A long entry of the menu ${index}</a></li>`,
    ).join('');
    const page = (content: string) => `<table><tr><td><ul>${menu}</ul></td><td>${content}</td></tr></table>`;
    const pages: Record<string, OldPage> = { '/': page('<a href="/notice.php">Notices</a>') };
    for (let number = 0; number < 45; number += 1) {
      const ids = [1, 2, 3].map((each) => number * 3 + each);
      const rows = ids.map(
        (id) => `<tr><td><a href="/detail.php?id=${id}">Notice number ${id}</a></td><td>2080-01-15</td></tr>`,
      );
      const next = `<a href="/notice.php?page=${number + 1}">Next</a>`;
      pages[number === 0 ? '/notice.php' : `/notice.php?page=${number}`] = page(
        `<h2>Notices</h2><table>${rows.join('')}</table>${next}`,
      );
      for (const id of ids)
        pages[`/detail.php?id=${id}`] = page(
          `<h2>Notice number ${id}</h2><p>Text of ${id}.</p><p><a href="/files/${id}.pdf">Download</a></p>`,
        );
    }
    await serve(pages);
    const result = await crawl();
    expect(result.traps).toEqual([]);
    const { patterns } = findPatterns(result);
    expect(patterns.map(({ notices }) => notices.length)).toEqual([135]);
    const { items } = oldSiteOf(result, patterns, { patterns: new Set(['notice']), pages: new Set() }, folder);
    expect(items.filter(({ type }) => type === 'attachment')).toHaveLength(135);
    expect(items[0]?.blocks).toEqual([
      { type: 'paragraph', text: [expect.stringMatching(/^Text of \d+\.$/)] },
      { type: 'paragraph', text: [{ label: 'Download', url: expect.stringContaining('/files/') }] },
    ]);
  });

  test('a site of cards, definition lists, lines and links as items has its notices', async () => {
    const old = oldBootstrapSite();
    await serve(old.pages);
    const { patterns } = findPatterns(await crawl());
    expect(patterns.map(({ name }) => name).sort()).toEqual(['archive', 'news', 'notices', 'results', 'vacancy']);
    const all = patterns.flatMap((pattern) => noticesOf(pattern) ?? []);
    const sort = (notices: readonly { title: string }[]) => notices.toSorted((a, b) => a.title.localeCompare(b.title));
    expect(sort(all)).toEqual(sort(expected(Object.values(old.sections).flat())));
  });

  test('robots.txt is respected, and an endless calendar ends', async () => {
    await serve(oldPhpSite().pages);
    const result = await crawl({ maxDepth: 100 });
    expect(result.forbidden).toBe(1);
    expect(site.requested).not.toContain('/private/x.php');
    expect(site.requested).not.toContain('/admin/login.php');
    expect(result.traps).toEqual([{ shape: '/calendar.php?month=#&year=#', fetched: expect.any(Number) }]);
    expect(site.requested.filter((url) => url.startsWith('/calendar')).length).toBeLessThan(50);
  });

  test('an interrupted crawl continues, and requests no page again', async () => {
    await serve(oldPhpSite().pages);
    const controller = new AbortController();
    const stopped = crawl({
      signal: controller.signal,
      onProgress: ({ fetched }) => fetched === 5 && controller.abort(),
    });
    await expect(stopped).rejects.toThrow(/abort/i);
    const before = new Set(site.requested);
    site.requested.length = 0;
    await crawl();
    expect(site.requested.filter((url) => before.has(url) && !/sitemap/.test(url))).toEqual([]);
    expect(site.requested.length).toBeGreaterThan(5);
  });

  test('a sitemap names pages that no link has, within the limit of pages', async () => {
    const urls = Array.from({ length: 20 }, (_, id) => `<url><loc>/page-${id}.html</loc></url>`).join('');
    const pages = Object.fromEntries(
      Array.from({ length: 20 }, (_, id) => [
        `/page-${id}.html`,
        `<h1>Page ${id}</h1><p>Words of ${'abcdefghijklmnopqrst'[id]}`,
      ]),
    );
    await serve({
      '/': '<h1>Home</h1>',
      '/sitemap.xml': { type: 'text/xml', body: `<urlset>${urls}</urlset>` },
      ...pages,
    });
    expect((await crawl()).pages.size).toBe(21);
    const limited = await crawl({ maxPages: 8 });
    expect(limited.pages.size).toBe(8);
    expect(limited.waiting).toBe(13);
  });

  test('pages that fail are named one by one, and the rest is read', async () => {
    const links = ['missing', 'slow', 'large', 'away', 'login', 'nested', 'good'].map(
      (name) => `<a href="/${name}">${name}</a>`,
    );
    await serve({
      '/': links.join(''),
      '/slow': () => undefined,
      '/large': { type: 'text/html', body: 'x', headers: { 'content-length': String(100 * 1024 * 1024) } },
      '/away': { type: 'text/html', body: '', status: 302, headers: { location: 'http://10.0.0.1/' } },
      '/login': '<form><input type="password"></form>',
      '/nested': '<div>'.repeat(5000),
      '/good': '<h1>Good</h1>',
    });
    const { pages, failures } = await crawl({ timeoutMs: 300 });
    expect(
      Object.fromEntries(failures.map(({ address, problem }) => [new URL(address).pathname, problem.code])),
    ).toEqual({
      '/missing': 'site-status',
      '/slow': 'site-slow',
      '/large': expect.stringMatching(/^site-(?:too-large|unreachable)$/),
      '/away': 'site-other-host',
      '/nested': 'site-nested',
    });
    expect(pages.has(`${site.address}/good`)).toBe(true);
  });

  test('a site that begins to block is left with what it has sent', async () => {
    const pages = Object.fromEntries(Array.from({ length: 30 }, (_, id) => [`/p${id}x`, 403]));
    await serve({
      '/': Object.keys(pages)
        .map((path) => `<a href="${path}">${path}</a>`)
        .join(''),
      ...pages,
    });
    const { blocked, failures } = await crawl();
    expect(blocked).toMatchObject({ code: 'site-blocked', values: { status: 403 } });
    expect(failures).toHaveLength(5);
  });

  test.each<[string, Record<string, OldPage>, string]>([
    ['is missing', {}, 'site-status'],
    ['requires a log-in', { '/': '<form><input type="password"></form>' }, 'site-login'],
    [
      'forbids robots',
      { '/': 'x', '/robots.txt': { type: 'text/plain', body: 'User-agent: *\nDisallow: /' } },
      'site-robots',
    ],
    ['is a file', { '/': { type: 'application/pdf', body: '%PDF' } }, 'site-empty'],
  ])('a site whose home page %s is named in one sentence', async (_, pages, code) => {
    await serve(pages);
    await expect(crawl()).rejects.toMatchObject({ code });
  });

  test('the command imports chosen patterns and pages in one change that undo takes back, and a second run adds only new items', async () => {
    const old = oldPhpSite();
    await serve(old.pages);
    const before = campus().storedFiles();
    const choices = [
      '--pattern',
      'notice=administration',
      '--pattern',
      'exam=exam',
      '--pattern',
      'download=none',
      '--page',
      '/about.php',
    ];
    const done = await run(...choices, '--yes');
    expect(done).toMatchObject({ status: 0 });
    expect(done.stdout).toContain('Imported. Notices: 16; pages: 1; files: 14');
    expect(done.stdout).toContain('“k/LIff kmf/fd eg]{ ;DaGwL ;"rgf” → “परीक्षा फाराम भर्ने सम्बन्धी सूचना”');
    const { stdout: list } = await campus().attempt([
      'notice',
      'list',
      '--department',
      'exam',
      '--search',
      'BBS first year',
    ]);
    expect(list).toMatch(/2019-01-05 .*exam\n.*BBS first year result.*is here.*\n +file: result1\.pdf/);
    const documents = (await campus().body('/site')) as { key: string; content: { rows?: [string, string][] } }[];
    const rows = new Map(documents.find(({ key }) => key === 'former-addresses')?.content.rows);
    expect(rows.get('/exam_detail.php?id=1')).toMatch(/^\/notice\/item\/\d+$/);
    expect(rows.get('/notice.php?page=2')).toBe('/notice/administration');
    expect(rows.get('/result1.pdf')).toMatch(/^\/files\/.*result1\.pdf$/);
    expect(rows.get('/about.php')).toMatch(/^\/about/);
    const page = documents.find(({ key }) => key === `page${rows.get('/about.php')}`);
    expect(JSON.stringify(page?.content)).toContain('The campus “Old” was founded in 1987.');
    expect(JSON.stringify(page?.content)).not.toMatch(/Copyright|Downloads|routine/);
    const again = await run(...choices, '--yes');
    expect(again.stdout).toContain('There is nothing new to import.');
    const more = await run('--pattern', 'download=downloads', '--yes');
    expect(more.stdout).toContain('files/setup.exe of “Font installer”: files of this kind cannot be attached');
    expect(more.stdout).toContain('files/missing.pdf of “Transfer form”: the old site did not send it (HTTP 404)');
    expect(more.stdout).toContain('Imported. Notices: 4; files: 2');
    for (const _ of [1, 2]) expect((await campus().attempt(['undo', '--yes'])).status).toBe(0);
    expect(campus().storedFiles()).toEqual(before);
  });

  test('a dry run shows five examples of each pattern and the plan, in Nepali too, and changes nothing', async () => {
    await serve(oldPhpSite().pages);
    const { stdout } = await run('--dry-run', '--language', 'ne');
    expect(stdout).toContain('notice: “Notice Board” (/notice.php)। सूचना: १२; मिति भएका: १२; फाइल भएका: १२');
    expect(stdout.match(/^ {2}\d{4}-\d\d-\d\d \(.*\[notice\d+\.pdf\]$/gm)).toHaveLength(5);
    expect(stdout).toContain('पहिले: k/LIff kmf/fd');
    expect(stdout).toContain('केही फेरिएन');
    expect(campus().storedFiles()).toHaveLength(1);
  });

  test('without a terminal and choices the patterns are shown and nothing is imported', async () => {
    await serve(oldPhpSite().pages);
    const done = await run('--yes');
    expect(done).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('--pattern notice=administration --pattern exam=exam'),
    });
    expect(done.stdout).toContain('BBS first year result');
  });

  test.each([
    [['--pattern', 'other=exam'], /there is no “other”. Choose one of: notice, exam, download/],
    [['--pattern', 'notice=nowhere'], /there is no “nowhere”/],
    [['--pattern', 'notice'], /is not NAME=DEPARTMENT/],
    [['--page', '/none.php'], /there is no “\/none.php”.*\/about.php/],
    [['--max-pages', '1000000'], /--max-pages is a number up to 20000/],
  ])('the options %j are refused with a reason', async (words, reason) => {
    await serve(oldPhpSite().pages);
    expect(await run(...words, '--yes')).toMatchObject({ status: 2, stderr: expect.stringMatching(reason) });
  });

  test('a private address is refused without the option', async () => {
    await serve({});
    const done = await campus().attempt(['import', 'crawl', site.address, '--dry-run']);
    expect(done).toMatchObject({ status: 1, stderr: expect.stringContaining('local network') });
    expect(site.requested).toEqual([]);
  });

  test('patterns and pages are chosen at prompts, and mistakes are explained', async () => {
    await serve(oldPhpSite().pages);
    const { patterns, others } = findPatterns(await crawl());
    const printed: string[] = [];
    const terminal = (entered: string[]) => ({
      language: 'en' as const,
      print: (text: string) => void printed.push(text),
      prompt: () => Promise.resolve(entered.shift() ?? ''),
    });
    const map = await promptForPatterns(patterns, categoriesIn(undefined), terminal(['', 'exams', 'exam', 'none']));
    expect([...map]).toEqual([
      ['notice', 'administration'],
      ['exam', 'exam'],
      ['download', 'none'],
    ]);
    expect(printed.join('\n')).toContain('Choose one of: admission, administration, exam, downloads, none');
    const pages = await promptForPages(others, ({ address }) => address, terminal(['9', '1-2']));
    expect(pages.size).toBe(2);
    expect(readNumbers('1 3-5,7', 9)).toEqual([1, 3, 4, 5, 7]);
    expect(['0-2', '2-1', '8-10', '-2', '1.5', 'x'].map((text) => readNumbers(text, 9))).toEqual(Array(6).fill(null));
  });

  test('files that many pages repeat are named with their address, and pages that are too deep are counted', async () => {
    const form = '<p><a href="/files/form.pdf">Form to fill in</a></p>';
    const pages: Record<string, OldPage> = {
      '/': '<ul><li><a href="/far/a.php">Far</a></li></ul><a href="/notice.php">Notices</a><footer><a href="/files/charter.pdf">Charter</a></footer>',
      '/far/a.php': '<p>First</p><a href="/far/b.php">More</a>',
      '/far/b.php': '<p>Second</p><a href="/far/c.php">More</a>',
      '/far/c.php': '<p>Third</p>',
    };
    const ids = [1, 2, 3, 4];
    const rows = ids.map(
      (id) => `<tr><td><a href="/detail.php?id=${id}">Admission of class ${id}</a></td><td>2080-01-1${id}</td></tr>`,
    );
    pages['/notice.php'] = `<h2>Notices</h2><table>${rows.join('')}</table>`;
    for (const id of ids)
      pages[`/detail.php?id=${id}`] =
        `<h2>Admission of class ${id}</h2><p>Text of ${id}.</p>${id < 4 ? form : ''}<p><a href="/files/${id}.pdf">Own</a></p>`;
    await serve(pages);
    const { stdout } = await run('--pattern', 'notice=administration', '--dry-run', '--depth', '2');
    expect(stdout).toContain(`${site.address}/files/form.pdf, on pages: 3, such as “Admission of class `);
    expect(stdout).not.toMatch(/files\/\d\.pdf, on pages/);
    expect(stdout).toContain('not fetched: 1. To continue: --depth');
  });
});

describe('the plan of a page', () => {
  const key = parseKey('page/imported');

  const itemOf = (html: string): OldItem => ({
    id: 1,
    type: 'page',
    status: 'publish',
    title: 'Imported',
    slug: 'imported',
    link: `${OLD_SITE}/imported/`,
    parent: 0,
    order: 0,
    hasPassword: false,
    publishedAt: null,
    attachmentUrl: '',
    terms: [],
    meta: new Map(),
    blocks: repairBlocks(htmlBlocks(html, new Set()), []),
    reduced: [],
    repairs: [],
  });

  /** The content of a page with these texts, and the issues of its fields. */
  function pageWith(texts: Partial<Record<Locale, string>>) {
    const library = new MediaLibrary({ site: OLD_SITE }, [], ['pdf']);
    const addresses = new OldAddresses(library.hosts);
    addresses.add('/rules/', '/library');
    const sources = { library, addresses, files: new PlannedFiles(noSource) };
    const versions = Object.fromEntries(Object.entries(texts).map(([language, html]) => [language, itemOf(html)]));
    const page = pageOf(versions, sources);
    const issues = new Issues();
    const content = page && key && normalizeContent(key, { title: page.title, parts: page.parts });
    if (content && key) checkFields(issues, key, content, (field) => field);
    return { page, content, issues: issues.list };
  }

  const tag = fc.constantFrom(
    ...[
      '<p>',
      '</p>',
      '<h2>',
      '</h2>',
      '<ul><li>',
      '</li></ul>',
      '<li>',
      '<table>',
      '<tr>',
      '<td>',
      '<th>',
      '</table>',
      '<br>',
    ],
    ...[
      '<a href="/rules/">',
      '<a href="https://tu.edu.np/(a)">',
      '</a>',
      '\n\n',
      '\u0085',
      '\u200b',
      ']',
      '[',
      '](/x)',
      '<div>',
    ],
    ...['<a href="javascript:alert(1)">', '<a href="http://[">', '<script>', '</script>', '[x](javascript:y)'],
  );
  const html = fc
    .array(
      fc.oneof(
        tag,
        fc.string({ maxLength: 8, unit: 'binary' }),
        fc.constant('word '.repeat(60)),
        fc.constant('x'.repeat(4500)),
      ),
      {
        maxLength: 25,
      },
    )
    .map((pieces) => pieces.join(''));

  test('any HTML in one or both languages yields a valid page, whose links lead to pages and other sites only', () => {
    fc.assert(
      fc.property(html, fc.option(html), (english, nepali) => {
        const { content, issues } = pageWith({ en: english, ...(nepali !== null && { ne: nepali }) });
        expect(issues).toEqual([]);
        const texts = JSON.stringify(content ?? {}).match(/"(?:[^"\\]|\\.)*"/g) ?? [];
        for (const text of texts)
          for (const { url, unknown } of splitLinks(String(JSON.parse(text)))) {
            expect(unknown).toBeUndefined();
            if (url !== undefined) expect(url).toMatch(/^https?:\/\//);
          }
      }),
      { numRuns: 500 },
    );
  });

  test('long texts, tables and lists are divided into parts of the length that a page may have', () => {
    const rows = Array.from({ length: 1500 }, (_, index) => `<tr><td>${index}</td><td>x</td></tr>`).join('');
    const { page, issues } = pageWith({
      en: `<p>${'Sentence. '.repeat(1000)}</p><ul>${'<li>Point</li>'.repeat(150)}</ul><table>${rows}</table>`,
    });
    expect(issues).toEqual([]);
    expect(page).toMatchObject({ isCut: true, isUneven: false });
    expect(
      page?.parts.map(({ paragraphs, points, table }) => [paragraphs?.length, points?.length, table?.rows.length]),
    ).toEqual([
      [3, 100, undefined],
      [undefined, 50, 1000],
    ]);
  });

  test('languages with different parts are joined and marked', () => {
    const { page, issues } = pageWith({ en: '<h2>A</h2><p>One</p><p>Two</p>', ne: '<h2>क</h2><p>एक</p>' });
    expect(issues).toEqual([]);
    expect(page).toMatchObject({
      isUneven: true,
      parts: [{ heading: { en: 'A', ne: 'क' }, paragraphs: [{ en: 'One', ne: 'एक' }, { en: 'Two' }] }],
    });
  });

  test('old addresses lead to one page each; the home page, other sites and addresses that stay have no redirect', () => {
    const addresses = new OldAddresses(new MediaLibrary({ site: OLD_SITE }, [], ['pdf']).hosts);
    for (const [address, to, isAdded] of [
      ['/rules/', '/library', true],
      ['/Rules', '/ne/library', true],
      ['/rules', '/history', false],
      ['/', '/library', true],
      ['https://elsewhere.example/rules/', '/library', true],
      ['mailto:exam@campus.example', '/library', true],
      ['', '/library', true],
      ['/history/', '/history', true],
      ['/index.php/hostel', '/page/hostel', true],
      ['/index.phpx', '/page/x', true],
    ] as const)
      expect([address, addresses.add(address, to)]).toEqual([address, isAdded]);
    expect(addresses.rows).toEqual([
      { from: '/rules/', to: '/library' },
      { from: '/hostel', to: '/page/hostel' },
      { from: '/index.phpx', to: '/page/x' },
    ]);
    expect(['/RULES', '/', '/unknown', 'https://elsewhere.example/'].map((each) => addresses.target(each))).toEqual([
      ...['/library', '/', null, undefined],
    ]);
    addresses.remove('/library');
    expect([addresses.target('/rules'), addresses.target('/hostel')]).toEqual([null, '/page/hostel']);
    expect(addresses.rows.map(({ from }) => from)).toEqual(['/hostel', '/index.phpx']);
  });
});
