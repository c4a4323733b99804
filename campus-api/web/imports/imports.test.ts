import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { newId } from '#campus-api/accounts/sessions.ts';
import { changeCampus } from '#campus-api/changes/change-campus.ts';
import type { StartJob } from '#campus-api/imports/job/import-process.ts';
import type { ImportState } from '#campus-api/imports/job/import-state.ts';
import { albumTable } from '#campus-api/records/album/album.ts';
import { listNotices } from '#campus-api/records/notice/notice-records.ts';
import { createSiteStore } from '#campus-api/records/site-document/store.ts';
import { withAdminApp } from '#campus-api/testing/admin-app.ts';
import { startHere } from '#campus-api/testing/import-in-process.ts';
import { oldPhpSite } from '#packages/site-import/testing/old-php-site.ts';
import { type OldSiteServer, startOldSite } from '#packages/site-import/testing/old-site-server.ts';
import {
  type ExportedItem,
  exportFile,
  OLD_SITE,
  smallPdf,
  smallPng,
} from '#packages/site-import/testing/wordpress-export.ts';
import { zipFile } from '#packages/site-import/testing/zip-file.ts';
import { importTexts } from './messages.ts';

const texts = importTexts.en;

describe('imports', () => {
  const admin = withAdminApp(undefined, null, startHere);
  const result = `${OLD_SITE}/wp-content/uploads/2019/result.pdf`;
  const items: ExportedItem[] = [
    { id: 5, type: 'page', title: 'Rules of the hostel', slug: 'hostel-rules', content: '<p>Quiet from nine.</p>' },
    {
      id: 6,
      title: 'Result of the third year',
      content: `<a href="${result}">Result</a> <a href="${OLD_SITE}/wp-content/uploads/missing.pdf">Missing</a>`,
      terms: [['category', 'sports', 'Kheladi']],
    },
    { id: 7, title: 'k/LIff tflnsf', content: 'cWofkg ;+:yf kl/;/ k|ltef cWofog' },
    { id: 8, title: 'Unfinished', status: 'draft' },
  ];
  const xml = (list: readonly ExportedItem[] = items) => exportFile(list, [[2, 'sports', 'Kheladi']]);
  const archive = () => zipFile([{ name: 'uploads/2019/result.pdf', content: smallPdf }]);

  const administrator = () => admin().browser('administrator');
  const page = async (path: string, language = 'en') => {
    const cookie = administrator().cookie.replace('language=en', `language=${language}`);
    const response = await admin().send(path, { headers: { cookie } });
    return { status: response.status, text: await response.text(), refresh: response.headers.get('refresh') };
  };
  const file = (content: string | Buffer, name = 'export.xml') =>
    new File([new Uint8Array(Buffer.from(content))], name);
  const upload = (parts: [string, string | File][], browser = administrator()) =>
    admin().upload(browser, `/imports/${newId()}/upload`, parts);
  const submit = (path: string, fields: Record<string, string> = {}) => admin().submit(administrator(), path, fields);

  /** Waits for the end of a task. */
  async function settled(
    id: string,
    phases: readonly string[] = ['planned', 'done', 'failed', 'cancelled'],
  ): Promise<ImportState> {
    for (;;) {
      const state = admin().imports.folders.read(id);
      if (state && phases.includes(state.phase) && !admin().imports.isRunning()) return state;
      await wait(50);
    }
  }

  async function plan(content: string | Buffer = xml(), archives: readonly Buffer[] = [], name = 'export.xml') {
    const sent = await upload([
      ['file:export', file(content, name)],
      ...archives.map((bytes, index): [string, File] => ['file:archives', file(bytes, `uploads-${index}.zip`)]),
    ]);
    expect(sent.status).toBe(303);
    const path = sent.headers.get('location') ?? '';
    const id = path.slice('/imports/'.length);
    return { path, id, state: await settled(id) };
  }

  const noticeTexts = () =>
    listNotices(admin().services.database, { departmentId: null, search: '', limit: 1000 }).map(
      ({ description }) => description,
    );
  const hasPage = () => createSiteStore(admin().services.database).find('page/hostel-rules') !== null;

  test('a plan lists what looks wrong first, and changes nothing', async () => {
    const before = noticeTexts();
    const { path, state } = await plan(xml(), [archive()]);
    expect(state).toMatchObject({ phase: 'planned', by: 'administrator', choices: { files: 'archive' } });
    const { text } = await page(path);
    const position = (heading: string) => text.indexOf(`>${heading}<`);
    const order = [texts.parts.wrong, texts.made, texts.parts.repaired, texts.parts['left-out']].map(position);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(order[0]).toBeGreaterThan(0);
    expect(text).toMatch(/missing\.pdf of “Result of the third year”: there is no such file/);
    expect(text).toContain(texts.unmapped);
    expect(text.match(/value="[^"]*" (?:checked|selected)/g)).toEqual([
      'value="administration" selected',
      'value="archive" checked',
    ]);
    expect(text).toContain('Unfinished (draft)');
    expect(text).toMatch(
      /<dt>Before<\/dt><dd><span lang="en">k\/LIff tflnsf<\/span><\/dd><\/div><div><dt>After<\/dt><dd><span lang="ne">परीक्षा तालिका/,
    );
    const nepali = (await page(path, 'ne')).text;
    expect(nepali).toContain(importTexts.ne.parts.wrong);
    expect(nepali).toContain(importTexts.ne.unmapped);
    expect([noticeTexts(), hasPage()]).toEqual([before, false]);
  });

  test('a plan is imported in one change that the log takes back; a second run adds only new items', async () => {
    const before = noticeTexts();
    const { id, path } = await plan(xml(), [archive()]);
    expect((await submit(`${path}/start`)).status).toBe(303);
    const done = await settled(id);
    expect(done).toMatchObject({ phase: 'done', problem: null, counts: { notices: 2, pages: 1, files: 1 } });
    expect(hasPage()).toBe(true);
    expect(noticeTexts()).toHaveLength(before.length + 2);
    expect(readdirSync(admin().imports.folders.folderOf(id)).sort()).toEqual(['plan.json', 'state.json']);
    const { text } = await page(path);
    expect(text).toContain(`action="/log/${done.change}/undo"`);
    const log = (await page('/log')).text;
    expect(log).toContain('Imported: ');
    expect(log).toContain('administrator');

    const again = await plan(xml([...items, { id: 9, title: 'New notice', content: 'New' }]));
    expect(admin().imports.folders.readReport(again.id)).toMatchObject({
      existing: 3,
      counts: { notices: 1, pages: 0 },
    });
    await submit(`${again.path}/discard`);
    const same = await plan();
    expect((await page(same.path)).text).toContain(texts.nothing);
    expect((await page(same.path)).text).not.toContain(texts.take);

    const question = await submit(`/log/${done.change}/undo`);
    const [, confirmation = ''] = /name="confirmation" value="([^"]+)"/.exec(await question.text()) ?? [];
    expect((await submit(`/log/${done.change}/undo`, { confirmation })).status).toBe(303);
    expect([noticeTexts(), hasPage()]).toEqual([before, false]);
    expect((await page(path)).status).toBe(404);
  });

  test('departments are chosen on the plan, which is made again', async () => {
    const { id, path } = await plan();
    await submit(`${path}/plan`, { 'category:sports': 'exam', files: 'none' });
    await settled(id);
    const report = admin().imports.folders.readReport(id);
    expect(report?.categories).toEqual([{ slug: 'sports', name: 'Kheladi', number: 1, department: 'exam' }]);
    await submit(`${path}/plan`, { 'category:sports': 'none', files: 'none' });
    await settled(id);
    expect(admin().imports.folders.readReport(id)?.counts.notices).toBe(1);
    await submit(`${path}/plan`, { 'category:sports': 'no-such-department' });
    expect(await settled(id)).toMatchObject({ phase: 'failed', problem: { issues: [{ code: 'unknown-choice' }] } });
    await submit(`${path}/plan`, { 'category:sports': 'exam' });
    expect(await settled(id)).toMatchObject({ phase: 'planned' });
  });

  test('a campus that changed since the plan gets the plan again instead of the import', async () => {
    const { id, path } = await plan();
    const { services } = admin();
    await services.change(administrator().session, { confirmed: true }, (campus) =>
      changeCampus(campus, { action: 'add' }, () =>
        campus.database.exec(
          `INSERT INTO site_documents VALUES (99, 'page/hostel-rules', '{"title":{"en":"Own"},"parts":[]}')`,
        ),
      ),
    );
    await submit(`${path}/start`);
    expect(await settled(id)).toMatchObject({ phase: 'planned', isReplanned: true });
    expect((await page(path)).text).toContain(texts.replanned);
    await submit(`${path}/start`);
    expect(await settled(id)).toMatchObject({ phase: 'done' });
  });

  test('an unrelated change since the plan does not delay the import', async () => {
    const { id, path } = await plan();
    await admin().services.change(administrator().session, { confirmed: true }, (campus) =>
      changeCampus(campus, { action: 'edit' }, () =>
        campus.database.exec("UPDATE contact SET title = 'Another Campus'"),
      ),
    );
    await submit(`${path}/start`);
    expect(await settled(id)).toMatchObject({ phase: 'done' });
  });

  test('only one import is open at a time, and the first one stays', async () => {
    const { id, path } = await plan();
    const refused = await upload([['file:export', file(xml())]]);
    expect([refused.status, (await refused.text()).includes(texts.otherOpen)]).toEqual([422, true]);
    expect(
      admin()
        .imports.folders.list()
        .map((state) => state.id),
    ).toEqual([id]);
    expect((await page('/imports')).status).toBe(303);
    await submit(`${path}/discard`);
    expect((await page('/imports')).text).toContain(texts.exportFile);
    expect(existsSync(admin().imports.folders.folderOf(id))).toBe(false);
  });

  test.each([
    ['another file', '%PDF-1.7 a routine', 'import-no-export'],
    ['an export that was cut', xml().slice(0, -200), 'import-broken'],
    [
      'an export with entities that expand',
      `<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]>${xml().slice(39)}`,
      'import-broken',
    ],
    ['an archive without an export', zipFile([{ name: 'a.txt', content: smallPdf }]), 'import-zip-one'],
  ])('%s is refused with its reason, in both languages', async (_, content, code) => {
    const { path, state } = await plan(content);
    expect(state).toMatchObject({ phase: 'failed', problem: { issues: [{ code }] } });
    for (const language of ['en', 'ne']) expect((await page(path, language)).text).toContain('export.xml');
    expect((await page(path)).text).toContain('role="alert"');
  });

  test('a form without an export file is refused, and leaves no files', async () => {
    const refused = await upload([['file:archives', file(archive(), 'uploads.zip')]]);
    expect([refused.status, (await refused.text()).includes(texts.noFile)]).toEqual([422, true]);
    expect(readdirSync(join(admin().services.settings.campus.dataDir, 'imports'))).toEqual([]);
  });

  test('an address is checked as it is entered', async () => {
    const refused = await submit(`/imports/${newId()}/address`, { address: 'not an address' });
    const text = await refused.text();
    const again = await admin().send(`/imports/${newId()}/address`, { headers: { cookie: administrator().cookie } });
    expect([again.status, again.headers.get('location')]).toEqual([303, '/imports']);
    expect([refused.status, text.includes('value="not an address"'), text.includes('role="alert"')]).toEqual([
      422,
      true,
      true,
    ]);
  });

  describe('an attack', () => {
    test.each(['http://127.0.0.1:1', 'http://localhost:1', 'http://169.254.169.254/latest', 'http://[::1]/'])(
      'the import does not request %s, which is not public',
      async (address) => {
        const sent = await submit(`/imports/${newId()}/address`, { address, download: 'yes' });
        const id = (sent.headers.get('location') ?? '').slice('/imports/'.length);
        expect(await settled(id)).toMatchObject({
          phase: 'failed',
          problem: { issues: [{ code: 'import-site-private' }] },
        });
      },
    );

    test.each(['publisher', 'editor'] as const)('a %s can neither see nor begin nor import one', async (role) => {
      const { path } = await plan();
      const browser = admin().browser(role);
      const get = async (address: string) =>
        (await admin().send(address, { headers: { cookie: browser.cookie } })).status;
      expect([await get('/imports'), await get(path), await get(`${path}/list/notices`)]).toEqual([403, 403, 403]);
      expect((await upload([['file:export', file(xml())]], browser)).status).toBe(403);
      for (const action of ['plan', 'start', 'cancel', 'discard'])
        expect((await admin().submit(browser, `${path}/${action}`)).status).toBe(403);
      expect(await (await admin().send('/', { headers: { cookie: browser.cookie } })).text()).not.toContain('/imports');
    });

    test('a form of another site is refused, and its files are deleted', async () => {
      const { path } = await plan();
      const { cookie } = administrator();
      const type = { 'content-type': 'application/x-www-form-urlencoded' };
      const forged = await admin().send(`${path}/start`, {
        method: 'POST',
        headers: { cookie, ...type },
        body: 'token=x',
      });
      expect(forged.status).toBe(403);
      const foreign = { cookie, ...type, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
      expect((await admin().send(`${path}/start`, { method: 'POST', headers: foreign, body: '' })).status).toBe(403);
      await submit(`${path}/discard`);
      const form = new FormData();
      form.append('token', 'x');
      form.append('file:export', file(xml()));
      const sent = new Response(form);
      const headers = { cookie, 'content-type': sent.headers.get('content-type') ?? '' };
      const body = await sent.arrayBuffer();
      expect((await admin().send(`/imports/${newId()}/upload`, { method: 'POST', headers, body })).status).toBe(403);
      expect(readdirSync(join(admin().services.settings.campus.dataDir, 'imports'))).toEqual([]);
    });

    test.each([
      '/imports/../office.db',
      '/imports/..%2f..%2fetc',
      `/imports/${'a'.repeat(43)}`,
      '/imports/x/list/notices',
    ])('%s does not lead to an import', async (path) => {
      expect((await page(path)).status).toBe(404);
    });

    test('texts of the export are shown as texts', async () => {
      const title = '<img src=x onerror=alert(1)>';
      const { path } = await plan(
        exportFile([
          { id: 6, title: 'A notice', content: 'Text', terms: [['category', 'x"><script>', title]] },
          { id: 8, title, status: 'draft' },
        ]),
        [],
        'a"><script>alert(1)</script>.xml',
      );
      const { text } = await page(path);
      expect(text).not.toMatch(/<img src=x|<script>alert|x"><script>/);
    });
  });

  test('lists of the plan have pages', async () => {
    const many = Array.from({ length: 130 }, (_, index) => ({
      id: 100 + index,
      title: `Notice ${index}`,
      content: `Text ${index}`,
    }));
    const { path } = await plan(xml(many));
    const rows = async (query: string) =>
      ((await page(`${path}/list/notices${query}`)).text.match(/<li><div><p class="name"/g) ?? []).length;
    expect([await rows(''), await rows('?page=2'), await rows('?page=99'), await rows('?page=-1')]).toEqual([
      100, 30, 30, 100,
    ]);
    expect((await page(`${path}/list/nothing`)).status).toBe(404);
  });

  test('abandoned plans and uploads are deleted after their time, not before', async () => {
    const { id, state } = await plan();
    const { folders } = admin().imports;
    const day = 86_400_000;
    folders.removeOld(state.changed + 13 * day);
    expect(folders.read(id)).not.toBeNull();
    folders.removeOld(state.changed + 15 * day);
    expect(existsSync(folders.folderOf(id))).toBe(false);
  });
});

describe('a website', () => {
  // The site of the test is on this machine.
  const startOnThisMachine: StartJob = (job, onProgress) =>
    startHere({ ...job, allowPrivate: true, delayMs: 0 }, onProgress);
  const admin = withAdminApp(undefined, null, startOnThisMachine);

  let site: OldSiteServer;
  const old = oldPhpSite();

  beforeEach(async () => {
    site = await startOldSite(old.pages);
  });
  afterEach(() => site.close());

  const submit = (path: string, fields: Record<string, string> = {}) =>
    admin().submit(admin().browser('administrator'), path, fields);
  const page = async (path: string) => {
    const { cookie } = admin().browser('administrator');
    return (await admin().send(path, { headers: { cookie } })).text();
  };
  const finish = async (id: string) => {
    while (admin().imports.isRunning()) await wait(20);
    return admin().imports.folders.read(id);
  };

  test('lists of notices are chosen after five examples before they can be imported', async () => {
    const sent = await submit(`/imports/${newId()}/address`, {
      address: site.address,
      source: 'crawl',
      download: 'yes',
    });
    const path = sent.headers.get('location') ?? '';
    const id = path.slice('/imports/'.length);
    expect(await finish(id)).toMatchObject({ phase: 'planned', problem: null, choices: { isConfirmed: false } });
    const first = await page(path);
    expect(first).toContain(texts.chooseFirst);
    expect(first).not.toContain(texts.take);
    expect(first).toMatch(/\(\/notice\.php\): 12 notices/);
    const [examples = ''] = /id="pattern-0".*?<\/ul>/s.exec(first) ?? [];
    expect(examples.match(/<li>/g)).toHaveLength(5);
    await submit(`${path}/start`);
    expect(await finish(id)).toMatchObject({ phase: 'planned' });

    const pages = admin().imports.folders.readReport(id)?.proposal?.pages ?? [];
    const about = String(pages.findIndex(({ address }) => address.endsWith('/about.php')));
    const choices = { confirmed: 'yes', 'category:exam': 'exam', 'category:download': 'none', page: about };
    await submit(`${path}/plan`, { ...choices, files: 'download' });
    expect(await finish(id)).toMatchObject({ phase: 'planned', choices: { isConfirmed: true } });
    const requested = site.requested.length;
    expect(await page(path)).toContain(texts.take);
    const before = listNotices(admin().services.database, { departmentId: null, search: '', limit: 1000 }).length;
    await submit(`${path}/start`);
    const done = await finish(id);
    expect(done).toMatchObject({ phase: 'done', counts: { pages: 1 } });
    expect(done?.counts?.notices).toBeGreaterThanOrEqual(old.notices.length + old.exams.length - 1);
    const { length } = listNotices(admin().services.database, { departmentId: null, search: '', limit: 1000 });
    expect(length - before).toBe(done?.counts?.notices);
    const keys = createSiteStore(admin().services.database)
      .all()
      .map(({ key }) => key);
    expect(keys.some((key) => key.startsWith('page/about'))).toBe(true);
    // Pages that were read are not requested again.
    expect(site.requested.slice(requested).filter((url) => url.startsWith('/notice'))).toEqual([]);
  });
});

describe('a table', () => {
  const admin = withAdminApp(undefined, null, startHere);
  const administrator = () => admin().browser('administrator');
  const fileOf = (content: Buffer, name: string) => new File([new Uint8Array(content)], name);

  async function send(source: string, parts: Readonly<Record<string, [Buffer, string]>>) {
    const files = Object.entries(parts).map(([input, [content, name]]): [string, File] => [
      `file:${input}`,
      fileOf(content, name),
    ]);
    const sent = await admin().upload(administrator(), `/imports/${newId()}/upload`, [['source', source], ...files]);
    const path = sent.headers.get('location') ?? '';
    return { path, status: sent.status, text: await sent.text() };
  }

  async function finish(path: string) {
    while (admin().imports.isRunning()) await wait(20);
    return admin().imports.folders.read(path.slice('/imports/'.length));
  }
  const page = async (path: string, language = 'en') => {
    const cookie = administrator().cookie.replace('language=en', `language=${language}`);
    return (await admin().send(path, { headers: { cookie } })).text();
  };

  test('a table of notices is imported with the files of its ZIP file, wherever its names lead', async () => {
    const table = Buffer.from(
      'date,text,department,files\n2026-11-01,Result of BBS,exam,result.pdf\nno day,Wrong,exam,\n',
    );
    const archive = zipFile([
      { name: 'files/result.pdf', content: smallPdf },
      { name: '../../evil.pdf', content: smallPdf },
      { name: 'C:\\evil.pdf', content: smallPdf },
    ]);
    const { path } = await send('notices-table', { export: [table, 'notices.csv'], archives: [archive, 'files.zip'] });
    expect(await finish(path)).toMatchObject({ phase: 'planned', problem: null });
    const text = await page(path);
    expect(text).toContain('Result of BBS');
    expect(text).toContain('Line 3');
    expect(text).not.toContain(texts.choices);
    await admin().submit(administrator(), `${path}/start`);
    expect(await finish(path)).toMatchObject({ phase: 'done', counts: { notices: 1, files: 1 } });
    const { database } = admin().services;
    const [notice] = listNotices(database, { departmentId: null, search: 'Result of BBS', limit: 5 });
    expect(notice?.files.map(({ original }) => original)).toEqual(['result.pdf']);
  });

  test('a table without its columns is refused with line and column', async () => {
    const { path } = await send('publications-table', { export: [Buffer.from('a,b\n1,2\n'), 'books.csv'] });
    expect(await finish(path)).toMatchObject({ phase: 'failed', problem: { rows: expect.any(Array) } });
    expect(await page(path)).toMatch(/Line 1, column /);
  });

  test.each([
    ['en', 'Which column is which?', 'date', 'Line 1, column date: '],
    ['ne', 'कुन स्तम्भ के हो?', 'मिति', 'पङ्क्ति १, स्तम्भ मिति: '],
  ])(
    'a table of notices with unknown headings offers its columns (%s), and the chosen ones are planned',
    async (language, question, date, problem) => {
      const table = Buffer.from('क्या,When,Words\n7,2026-11-05,"Result of BCA, chosen columns"\n');
      const { path } = await send('notices-table', { export: [table, 'notices.csv'] });
      expect(await finish(path)).toMatchObject({ phase: 'failed', choices: { table: { columns: {}, values: {} } } });
      const form = await page(path, language);
      expect(form).toContain(`<h2>${question}</h2>`);
      expect(form).toContain(problem);
      expect(form).toMatch(/<label for="column-1">When<\/label><p [^>]*>2026-11-05<\/p>/);
      expect(form).toContain(`<option value="date">${date}</option>`);
      await admin().submit(administrator(), `${path}/plan`, { 'column-0': '', 'column-1': 'date', 'column-2': 'text' });
      expect(await finish(path)).toMatchObject({ phase: 'planned', problem: null });
      const plan = await page(path, language);
      expect(plan).toContain('Result of BCA, chosen columns');
      // The choice stays open as long as a column is left out.
      expect(plan).toContain('<option value="text" selected>');
      await admin().submit(administrator(), `${path}/discard`);
    },
  );

  test('a plan offers the columns of a table with one unknown heading, which then arrives', async () => {
    const table = Buffer.from('date,title,Dispatched as\n2026-11-06,Holiday of the choice,७७/०८३\n');
    const { path } = await send('notices-table', { export: [table, 'notices.csv'] });
    expect(await finish(path)).toMatchObject({ phase: 'planned' });
    expect(await page(path)).toContain('<label for="column-2">Dispatched as</label>');
    await admin().submit(administrator(), `${path}/plan`, {
      'column-0': 'date',
      'column-1': 'title',
      'column-2': 'letterNumber',
    });
    await finish(path);
    await admin().submit(administrator(), `${path}/start`);
    expect(await finish(path)).toMatchObject({ phase: 'done', counts: { notices: 1 } });
    const { database } = admin().services;
    const [notice] = listNotices(database, { departmentId: null, search: 'Holiday of the choice', limit: 5 });
    expect(notice?.letterNumber).toBe('७७/०८३');
  });

  test('folders of a ZIP file become albums, once', async () => {
    const { database } = admin().services;
    const count = () => albumTable.open(database).all().length;
    const before = count();
    const archive = zipFile([
      { name: 'albums/2081-05-12 Annual day/1.png', content: smallPng(400, 300) },
      { name: 'albums/2081-05-12 Annual day/2.png', content: smallPng(300, 400) },
      { name: '__MACOSX/albums/._1.png', content: smallPdf },
    ]);
    const parts = { archives: [archive, 'albums.zip'] } as const;
    const { path } = await send('albums', { archives: [...parts.archives] });
    expect(await finish(path)).toMatchObject({ phase: 'planned', problem: null });
    expect(await page(path)).toContain('Annual day');
    await admin().submit(administrator(), `${path}/start`);
    expect(await finish(path)).toMatchObject({ phase: 'done', counts: { albums: 1 } });
    expect(count()).toBe(before + 1);
    const again = await send('albums', { archives: [...parts.archives] });
    expect(await finish(again.path)).toMatchObject({ phase: 'planned' });
    expect(await page(again.path)).toContain(texts.nothing);
  });

  test('an album whose pictures cannot be read is named, and not made', async () => {
    const { database } = admin().services;
    const damaged = Buffer.from(smallPng(400, 300)).fill(0, 41, 61);
    const titles = () =>
      albumTable
        .open(database)
        .all()
        .map(({ title }) => title);
    const archive = zipFile([
      { name: 'albums/2081-05-12 Annual day/1.png', content: smallPng(400, 300) },
      { name: 'albums/2081-06-12 Sports day/1.png', content: damaged },
    ]);
    const { path } = await send('albums', { archives: [archive, 'albums.zip'] });
    await finish(path);
    await admin().submit(administrator(), `${path}/start`);
    expect(await finish(path)).toMatchObject({ phase: 'done', counts: { albums: 1 } });
    expect(titles()).toContain('Annual day');
    expect(titles()).not.toContain('Sports day');
    expect(await page(path)).toContain('Sports day');
  });

  test.each([
    ['notices-table', texts.noTable],
    ['albums', texts.noAlbums],
  ])('the form of %s names the missing file', async (source, message) => {
    const { status, text } = await send(source, {});
    expect([status, text.includes(message)]).toEqual([422, true]);
  });

  test('an empty table can be downloaded', async () => {
    expect(await page('/imports/notices.csv')).toMatch(/date.*text/i);
  });
});
