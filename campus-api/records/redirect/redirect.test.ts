import { readFileSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { lastUndoable, undoChange } from '#campus-api/campus/undo.ts';
import { withCampus } from '#campus-api/campus/with-campus.ts';
import type { Campus } from '#campus-api/changes/campus.ts';
import { withAdminApp } from '#campus-api/testing/admin-app.ts';
import { withAdminCampus } from '#campus-api/testing/admin-campus.ts';
import { RefusedError } from '#campus-api/validation/issue.ts';
import { addRedirects, redirectChanges } from './changes.ts';
import { checkRedirectRows } from './check-rows.ts';
import { redirectTexts } from './messages.ts';
import { type RedirectRow, redirectTable } from './redirect.ts';

describe('redirects', () => {
  const campus = withAdminCampus();
  const write = <Result>(work: (open: Campus) => Result) =>
    withCampus(campus().options, { by: 'sita', confirmation: { confirmed: true } }, work);
  const add = (rows: RedirectRow[], options = {}) => write((open) => addRedirects(open, rows, options));
  const stored = () =>
    write(({ database }) =>
      redirectTable
        .open(database)
        .all()
        .map(({ source, target }) => [source, target]),
    );
  const undo = () => write((open) => undoChange(open, lastUndoable(open.database)?.id ?? 0));
  /** The redirects as the API serves them. */
  async function served(): Promise<unknown> {
    const documents = await campus().body('/site');
    if (!Array.isArray(documents)) throw new Error('no documents');
    return documents.find(({ key }) => key === 'former-addresses')?.content.rows;
  }

  /** The issues of a rejected change. */
  async function issuesOf(change: Promise<unknown>) {
    const error: unknown = await change.then(
      () => null,
      (reason: unknown) => reason,
    );
    if (!(error instanceof RefusedError)) throw new Error('The change was not rejected', { cause: error });
    return error.issues.map(({ field, code }) => [field, code]);
  }

  test('an address that is copied with invisible letters is the one that visitors open', async () => {
    await add([{ from: '/old\u200b-page', to: '\ufeff/about\u00ad' }]);
    expect(await stored()).toEqual([['/old-page', '/about']]);
  });

  test('rows are added in one change, in one spelling, served by the API, and undone at once', async () => {
    const { result } = await add([
      { from: 'https://old.example/2019/05/Result/?utm_source=x', to: '/notice/item/1' },
      { from: '/?p=12', to: '/notice' },
      { from: '/%E0%A4%B8%E0%A5%82%E0%A4%9A%E0%A4%A8%E0%A4%BE/', to: '/notice/item/1#files' },
      { from: '/index.php?view=article&option=com_content&id=3', to: 'https://drive.example.org/a' },
    ]);
    expect(result.added).toHaveLength(4);
    const rows = [
      ['/2019/05/result', '/notice/item/1'],
      ['/?p=12', '/notice'],
      ['/index.php?id=3&option=com_content&view=article', 'https://drive.example.org/a'],
      ['/सूचना', '/notice/item/1#files'],
    ];
    expect(await stored()).toEqual(rows);
    expect(await served()).toEqual(rows);
    await undo();
    expect(await stored()).toEqual([]);
    expect(await served()).toBeUndefined();
  });

  test('equal rows change nothing, and another target only where it replaces', async () => {
    const row = { from: '/old', to: '/about' };
    await add([row]);
    const again = await add([row, { ...row, from: '/OLD/' }]);
    expect([again.change, again.result.unchanged.length]).toEqual([null, 1]);
    const other = { from: '/old', to: '/notice' };
    expect((await add([other])).change).toBeNull();
    const { result } = await add([other], { replaces: true });
    expect(result.changed).toMatchObject([{ source: '/old', target: '/notice' }]);
    await undo();
    expect(await stored()).toEqual([['/old', '/about']]);
  });

  test.each<[string, RedirectRow[], string[]]>([
    ['no path', [{ from: 'old', to: '/about' }], ['from', 'redirect-from-unreadable']],
    ['the beginning', [{ from: '/', to: '/about' }], ['from', 'redirect-from-unreadable']],
    ['a line break', [{ from: '/old%0d%0aSet-Cookie:a', to: '/about' }], ['from', 'redirect-from-unreadable']],
    ['a long address', [{ from: `/${'a'.repeat(2000)}`, to: '/about' }], ['from', 'redirect-from-unreadable']],
    ['a target after two slashes', [{ from: '/old', to: '//evil.example' }], ['to', 'redirect-to-unreadable']],
    ['a target after backslashes', [{ from: '/old', to: '\\\\evil.example' }], ['to', 'redirect-to-unreadable']],
    ['a target with a backslash', [{ from: '/old', to: '/\\evil.example' }], ['to', 'redirect-to-unreadable']],
    ['a script', [{ from: '/old', to: 'javascript:alert(1)' }], ['to', 'redirect-to-unreadable']],
    ['http', [{ from: '/old', to: 'http://example.org/' }], ['to', 'redirect-to-unreadable']],
    ['a password', [{ from: '/old', to: 'https://a:b@example.org/' }], ['to', 'redirect-to-unreadable']],
    ['a header', [{ from: '/old', to: '/about\r\nSet-Cookie: a' }], ['to', 'redirect-to-unreadable']],
    ['a page that is missing', [{ from: '/old', to: '/no-such-page' }], ['to', 'redirect-to-missing']],
    ['a notice that is missing', [{ from: '/old', to: '/notice/item/9999' }], ['to', 'redirect-to-missing']],
    ['a file that is missing', [{ from: '/old', to: '/files/none.pdf' }], ['to', 'redirect-to-missing']],
    ['a circle', [{ from: '/?p=1', to: '/?p=1' }], ['to', 'redirect-circle']],
    [
      'two targets',
      [
        { from: '/old', to: '/about' },
        { from: '/Old/', to: '/notice' },
      ],
      ['from', 'redirect-twice'],
    ],
  ])('a row with %s is refused, and nothing is stored', async (_, rows, issue) => {
    expect(await issuesOf(add([...rows, { from: '/other', to: '/about' }]))).toEqual([issue]);
    expect(await stored()).toEqual([]);
  });

  test('chains and circles over several rows are refused', async () => {
    const rows = [
      { from: '/?p=1', to: '/?p=2' },
      { from: '/?p=2', to: '/?p=1' },
    ];
    expect(await issuesOf(add(rows))).toEqual([
      ['to', 'redirect-circle'],
      ['to', 'redirect-circle'],
    ]);
    await add([{ from: '/?p=2', to: '/about' }]);
    expect(await issuesOf(add([{ from: '/old', to: '/?p=2' }]))).toEqual([['to', 'redirect-chain']]);
  });

  test('rows with a problem are not among the valid ones', async () => {
    const rows = [
      { from: '/?p=1', to: '/?p=2' },
      { from: '/?p=2', to: '/about' },
      { from: '/old', to: '/no-such-page' },
    ];
    const { valid, problems } = await write(({ database }) => checkRedirectRows(database, rows));
    expect([valid.map(({ source }) => source), problems.map(({ index }) => index)]).toEqual([['/?p=2'], [2, 0]]);
  });

  test('addresses that the site itself has are left out with a warning', async () => {
    const { result, warnings } = await add([
      { from: '/about-us/', to: '/notice' },
      { from: '/search?q=a', to: '/notice' },
      { from: '/notice?id=5', to: '/notice/item/1' },
    ]);
    expect(result.own).toEqual(['/about-us', '/search?q=a']);
    expect(warnings).toMatchObject([{ code: 'redirect-own-rows', values: { count: 2 } }]);
    expect(await stored()).toEqual([['/notice?id=5', '/notice/item/1']]);
  });

  test('addresses of records that the site does not have are redirected', async () => {
    const { result } = await add([
      { from: '/gallery/annual-day/', to: '/gallery' },
      { from: '/programs/no-such-programme', to: '/programs' },
      { from: '/notice/item/1', to: '/notice' },
      { from: '/files/rules.pdf', to: '/notice' },
    ]);
    expect(result.added.map(({ source }) => source)).toEqual(['/gallery/annual-day', '/programs/no-such-programme']);
    expect(result.own).toEqual(['/notice/item/1', '/files/rules.pdf']);
  });

  test('one redirect is added, edited and removed; a second one for its address is refused', async () => {
    const { result } = await write((open) => redirectChanges.add(open, { from: '/old', to: '/about' }));
    expect(await issuesOf(write((open) => redirectChanges.add(open, { from: '/old/', to: '/notice' })))).toEqual([
      ['from', 'redirect-exists'],
    ]);
    expect(await issuesOf(write((open) => redirectChanges.add(open, { from: '/about', to: '/notice' })))).toEqual([
      ['from', 'redirect-own'],
    ]);
    await write((open) => redirectChanges.edit(open, result.id, { from: '/older', to: '/notice' }));
    expect(await stored()).toEqual([['/older', '/notice']]);
    await write((open) => redirectChanges.remove(open, [result.id]));
    expect(await stored()).toEqual([]);
  });

  test('redirects survive a back-up and its restoration', async () => {
    await add([{ from: '/old', to: '/about' }]);
    const archive = `${campus().options.dataDir}/../outside/campus.tar`;
    expect(await campus().attempt(['backup', archive])).toMatchObject({ status: 0 });
    await write(({ database }) => database.exec('DELETE FROM redirects'));
    const restored = await campus().attempt(['restore', archive, '--yes']);
    expect(restored.stdout).toContain('Appears: redirect /old');
    expect(await stored()).toEqual([['/old', '/about']]);
  });

  test('fifteen thousand rows are added in one change', async () => {
    const rows = Array.from({ length: 15_000 }, (_, index) => ({ from: `/2019/05/post-${index}/`, to: '/notice' }));
    expect((await add(rows)).result.added).toHaveLength(15_000);
    expect(await served()).toHaveLength(15_000);
  });
});

describe('commands', () => {
  const campus = withAdminCampus();

  test('redirects are added, listed, exported, imported, removed and undone by commands', async () => {
    const { attempt, write } = campus();
    expect(await attempt(['redirect', 'add', '/?p=12', '/about'])).toMatchObject({ status: 0 });
    expect((await attempt(['redirect', 'list'])).stdout).toContain('/?p=12 → /about');
    expect((await attempt(['redirect', 'add', '/?p=12', '/notice'])).stderr).toContain(
      '/?p=12 already leads to /about',
    );
    const table = write('table.csv', 'from,to\n/?p=12,/notice\n/old/,/about\n');
    const plan = await attempt(['redirect', 'import', table, '--dry-run']);
    expect(plan.stdout).toContain('1 added, 1 updated, 0 unchanged, 0 left out');
    expect((await attempt(['redirect', 'list'])).stdout).not.toContain('/old');
    expect(await attempt(['redirect', 'import', table])).toMatchObject({ status: 0 });
    const file = table.replace('table.csv', 'export.csv');
    await attempt(['redirect', 'export', file]);
    expect(readFileSync(file, 'utf8')).toBe('\ufefffrom,to\r\n/?p=12,/notice\r\n/old,/about\r\n');
    expect((await attempt(['redirect', 'import', file])).stdout).toContain('Nothing had to change');
    expect((await attempt(['redirect', 'remove', '1', '--yes'])).stdout).toContain('/?p=12');
    await attempt(['undo', '--yes']);
    expect((await attempt(['redirect', 'list'])).stdout).toContain('/?p=12 → /notice');
  });

  test('a wrong table is refused with line and column', async () => {
    const table = campus().write('table.csv', 'from,to\n/a,/about\n/b,/missing\n/?p=1,/?p=1\n');
    const { status, stderr } = await campus().attempt(['redirect', 'import', table]);
    expect(status).not.toBe(0);
    expect(stderr).toContain('line 3, column to: This site has nothing at /missing.');
    expect(stderr).toContain('line 4, column to: /?p=1 leads back to itself.');
    expect((await campus().attempt(['redirect', 'list'])).stdout).toContain('There are none.');
  });
});

describe('pages', () => {
  const admin = withAdminApp();
  const stored = () =>
    redirectTable
      .open(admin().services.database)
      .all()
      .map(({ source, target }) => [source, target]);

  async function pageOf(path: string, role: 'editor' | 'publisher' = 'editor') {
    const response = await admin().send(path, { headers: { cookie: admin().browser(role).cookie } });
    return { status: response.status, text: await response.text() };
  }

  const countFile = () => `${admin().services.settings.campus.dataDir}/unknown-addresses.db`;

  /** Addresses as the site counts them. */
  function count(...rows: [address: string, count: number][]): void {
    const database = new DatabaseSync(countFile());
    database.exec('CREATE TABLE unknown_addresses (address TEXT PRIMARY KEY, count INTEGER, day TEXT) STRICT');
    for (const [address, requests] of rows)
      database.prepare("INSERT INTO unknown_addresses VALUES (?, ?, '2026-11-20')").run(address, requests);
    database.close();
  }

  test('the list is for editors, with pages and a search', async () => {
    const { database } = admin().services;
    const add = database.prepare('INSERT INTO redirects (id, source, target) VALUES (?, ?, ?)');
    for (let id = 1; id <= 120; id += 1) add.run(id, `/2019/post-${String(id).padStart(3, '0')}`, '/about');
    add.run(200, '/सूचना', '/notice/item/99999');
    const { status, text } = await pageOf('/redirects?page=3');
    expect([status, (text.match(/id="record-/g) ?? []).length]).toEqual([200, 21]);
    expect(text).toContain(redirectTexts.en.isMissing);
    const results = await pageOf('/redirects?q=POST-07');
    expect((results.text.match(/id="record-/g) ?? []).length).toBe(10);
    expect((await pageOf('/redirects?page=99999')).text).toContain('rel="prev"');
    expect((await pageOf('/redirects', 'publisher')).status).toBe(403);
  });

  test('a row whose address has become a page of the site is marked', async () => {
    admin().services.database.exec("INSERT INTO redirects (id, source, target) VALUES (1, '/about', '/notice')");
    expect((await pageOf('/redirects')).text).toContain(redirectTexts.en.isOwn);
  });

  test('the page of unknown addresses is empty while the site makes the file that counts them', async () => {
    writeFileSync(countFile(), '');
    expect((await pageOf('/redirects/unknown')).status).toBe(200);
  });

  test('unknown addresses have a proposal, and one button redirects them', async () => {
    const { database } = admin().services;
    database.exec("UPDATE notices SET description = 'Scholarship form for girls' WHERE id = 1");
    count(['/2019/scholarship-form/', 9], ['/2019/library-rules.php', 3], ['/qqqq', 1]);
    const { text } = await pageOf('/redirects/unknown');
    const proposed = [...text.matchAll(/name="to" value="([^"]*)"/g)].map(([, value]) => value);
    expect(proposed).toEqual(['/notice/item/1', '/library', '/search?q=qqqq']);
    const browser = admin().browser('editor');
    const from = '/2019/scholarship-form/';
    const written = await admin().submit(browser, '/redirects/unknown', { from, to: '/notice/item/1' });
    expect([written.status, written.headers.get('location')]).toEqual([303, expect.stringContaining('done=published')]);
    expect(stored()).toEqual([['/2019/scholarship-form', '/notice/item/1']]);
    expect((await pageOf('/redirects/unknown')).text).not.toContain(from);
    const refused = await admin().submit(browser, '/redirects/unknown', { from: '/qqqq', to: '//evil.example' });
    expect(refused.status).toBe(422);
    const publisher = await admin().submit(admin().browser('publisher'), '/redirects/unknown', {
      from: '/qqqq',
      to: '/',
    });
    expect(publisher.status).toBe(403);
  });

  test('a dismissed address stays dismissed while it is requested again, until it is listed again', async () => {
    count(['/2019/old-poster', 9], ['/qqqq', 1]);
    const browser = admin().browser('editor');
    const listed = async () =>
      [...(await pageOf('/redirects/unknown')).text.matchAll(/name="to" value="([^"]*)"/g)].map(([, value]) => value);
    const from = '/2019/old-poster';
    expect((await admin().submit(browser, '/redirects/unknown/dismiss', { from })).status).toBe(303);
    const file = new DatabaseSync(countFile());
    file.exec('UPDATE unknown_addresses SET count = count + 100');
    file.close();
    expect(await listed()).toEqual(['/search?q=qqqq']);
    expect((await pageOf('/redirects/unknown')).text).toContain('Dismissed: 1');
    // Only counted addresses are stored.
    await admin().submit(browser, '/redirects/unknown/dismiss', { from: '/never-requested' });
    expect((await pageOf('/redirects/unknown')).text).toContain('Dismissed: 1');
    const path = '/redirects/unknown/restore';
    expect((await admin().submit(admin().browser('publisher'), path, { from })).status).toBe(403);
    await admin().submit(browser, path, { from });
    expect(await listed()).toEqual(['/search?q=old%20poster', '/search?q=qqqq']);
  });

  test('a table is shown before it is taken, and refused with a sentence for each wrong row', async () => {
    const browser = admin().browser('editor');
    const send = async (csv: string) => {
      const page = await pageOf('/redirects/table');
      const [, action = ''] = /action="(\/redirects\/table\/[\w-]{43})"/.exec(page.text) ?? [];
      const sent = await admin().upload(browser, action, [['files', new File([csv], 'redirects.csv')]]);
      const path = sent.headers.get('location') ?? '';
      const response = await admin().send(path, { headers: { cookie: browser.cookie } });
      return { path, text: await response.text() };
    };
    const wrong = await send('from,to\n/old,//evil.example\n/other,/no-such-page\n/third,/about\n');
    expect(wrong.text.match(/Line [23]:/g)).toHaveLength(2);
    expect((await send('Page,Clicks\n/a,1\n')).text).toContain('Line 1, to: this column is missing.');
    const { path, text } = await send('to,from\n/about,https://old.example/Old/\n/notice,/?p=3\n/notice,/about\n');
    expect(text).toContain('/old → /about');
    expect(text).toContain('such as /about.');
    expect(stored()).toEqual([]);
    expect((await admin().submit(browser, `${path}/take`)).status).toBe(303);
    expect(stored()).toEqual([
      ['/?p=3', '/notice'],
      ['/old', '/about'],
    ]);
    expect((await pageOf('/redirects/table.csv')).text).toBe('from,to\r\n/?p=3,/notice\r\n/old,/about\r\n');
  });
});
