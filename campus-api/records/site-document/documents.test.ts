import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { z } from 'zod';
import { lastUndoable, undoChange } from '#campus-api/campus/undo.ts';
import { withCampus } from '#campus-api/campus/with-campus.ts';
import type { Campus } from '#campus-api/changes/campus.ts';
import { NeedsConfirmationError } from '#campus-api/changes/confirmation.ts';
import { ConflictError, revisionOf } from '#campus-api/changes/revisions.ts';
import { referencedFiles } from '#campus-api/files/file-references.ts';
import { withAdminCampus } from '#campus-api/testing/admin-campus.ts';
import {
  categoriesDocument,
  documentsIn,
  fixtureDocuments,
  samplePage,
  vacancies,
} from '#campus-api/testing/site-documents.ts';
import { RefusedError } from '#campus-api/validation/issue.ts';
import { collectionSchemas, singleSchemas } from '#content/site/index.ts';
import { calendarYears, formatDay, parseAdDate, setConfirmedYears } from '#packages/nepali/calendar/index.ts';
import { noticeChanges } from '../notice/changes.ts';
import { requireDocument } from './documents.ts';
import { renamePage } from './rename-page.ts';
import { sampleDocuments } from './sample-documents.ts';
import { saveDocuments } from './save-documents.ts';
import { removeDocuments, saveDocument } from './write.ts';

const campus = withAdminCampus();
const write = <Result>(work: (open: Campus) => Result, confirmed: boolean | string = true) =>
  withCampus(campus().options, { by: 'sita', confirmation: { confirmed } }, work);
const site = async () => documentsIn(await campus().body('/site'));
const run = (...words: string[]) => campus().attempt(['site', ...words]);
const outside = (...names: string[]) => join(campus().options.dataDir, '..', 'outside', ...names);
const undoLast = () => write((open) => undoChange(open, lastUndoable(open.database)?.id ?? 0));

/** The issues of a rejected change: field and code. */
async function issuesOf(change: Promise<unknown>): Promise<string[]> {
  const error: unknown = await change.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof RefusedError)) throw new Error('The change was not rejected', { cause: error });
  return error.issues.map(({ field, code }) => `${field}: ${code}`);
}

describe('writing', () => {
  beforeEach(async () => {
    await write((open) => saveDocuments(open, fixtureDocuments));
  });

  test('a saved document is served, is no longer a sample, and undo restores the sample', async () => {
    const before = await site();
    expect(before['page/library']).toMatchObject({ isSample: true });
    const saved = await write((open) =>
      saveDocument(open, 'page/library', samplePage('Library', ' Closed  on Saturday.\r\n ')),
    );
    expect(saved).toMatchObject({
      tags: ['site'],
      summary: 'page /library',
      result: { key: 'page/library', isNew: false },
    });
    expect(await site()).toEqual({ ...before, 'page/library': samplePage('Library', 'Closed  on Saturday.') });
    await undoLast();
    expect(await site()).toEqual(before);
  });

  test('a sample that is saved as it is counts as edited', async () => {
    await write((open) => saveDocument(open, 'page/library', { isSample: true, ...samplePage('Library') }));
    expect((await site())['page/library']).toEqual(samplePage('Library'));
  });

  test('a new document gets its own id, which is never assigned again', async () => {
    const add = () => write((open) => saveDocument(open, 'page/rules', samplePage('Rules'), null));
    const { result } = await add();
    expect(result).toMatchObject({ isNew: true, key: 'page/rules' });
    await write((open) => removeDocuments(open, ['page/rules']));
    expect((await add()).result.id).toBe(result.id + 1);
    await expect(add()).rejects.toThrow('There is “page/rules” already');
  });

  test('the fields of a stored document are in the order of its schema, without blank ones', async () => {
    const { title, parts } = samplePage('Rules');
    const entered = {
      parts: [{ points: [{ ne: 'नियम', en: ' ' }], heading: { en: 'Points' } }, ...parts],
      pictures: null,
      title,
    };
    await write((open) => saveDocument(open, 'page/rules', entered));
    expect(JSON.stringify((await site())['page/rules'])).toBe(
      '{"title":{"en":"Rules"},"parts":[{"heading":{"en":"Points"},"points":[{"ne":"नियम"}]},{"paragraphs":[{"en":"Open to all."}]}]}',
    );
  });

  test.each([
    ['a missing text', 'page/library', { title: {}, parts: [] }, ['title: site-no-text']],
    ['a missing field', 'page/library', { title: { en: 'Library' } }, ['parts: site-missing']],
    ['an unknown field', 'page/library', { ...samplePage('Library'), colour: 'red' }, [': site-unknown-field']],
    ['a number as a text', 'page/library', { ...samplePage('Library'), title: 7 }, ['title: site-wrong-type']],
    ['a text that is too long', 'page/library', samplePage('L'.repeat(201)), ['title.en: site-too-long']],
    [
      'a web address without a scheme',
      'menu',
      { entries: [], footerLinks: [], importantLinks: [{ label: { en: 'Bank' }, url: 'bank.example' }], siteLinks: [] },
      ['importantLinks.0.url: site-no-web-address'],
    ],
    [
      'a link of a group with an unusable address',
      'menu',
      {
        entries: [{ label: { en: 'Life' }, links: [{ label: { en: 'Hall' }, path: 'the hall' }] }],
        footerLinks: [],
        importantLinks: [],
        siteLinks: [],
      },
      ['entries.0.links.0.path: site-no-page-address'],
    ],
    [
      'rows of different lengths',
      'page/library',
      {
        title: { en: 'Library' },
        parts: [
          { table: { caption: { en: 'Hours' }, columns: [{ en: 'Day' }, { en: 'Time' }], rows: [[{ en: 'Sunday' }]] } },
        ],
      },
      ['parts.0.table: site-uneven-rows'],
    ],
    [
      'an unknown choice',
      'programmes',
      { levels: [{ id: 'school', inNotices: [] }], faculties: [], steps: [], scholarships: [] },
      ['levels.0.id: site-no-choice'],
    ],
    ['no object', 'page/library', 'Library', [': site-wrong-type']],
    ['an unknown key', 'pages/library', samplePage('Library'), [': site-no-key']],
    [
      'a link to a page that does not exist',
      'page/library',
      samplePage('Library', 'See [rules](/rules).'),
      ['parts.0.paragraphs.0.en: site-link-unknown'],
    ],
    [
      'a stored file that does not exist',
      'page/library',
      samplePage('Library', '[Form](/files/none.pdf)'),
      ['parts.0.paragraphs.0.en: site-no-file'],
    ],
    ['the id of the finder', 'programme/find', {}, [': site-no-key']],
  ])('a document with %s is rejected with its field, and nothing changes', async (_, key, content, issues) => {
    const before = await site();
    expect(await issuesOf(write((open) => saveDocument(open, key, content)))).toEqual(issues);
    expect(await site()).toEqual(before);
  });

  test('a text may link the pages about all programmes', async () => {
    const text = '[Finder](/programs/find), [table](/programs/compare)';
    const saved = await write((open) => saveDocument(open, 'page/library', samplePage('Library', text)));
    expect(saved.summary).toBe('page /library');
  });

  test.each([
    ['/notice/page/2', 'site-address-reserved'],
    ['/about', 'site-address-reserved'],
    ['/aboutUs', 'site-address-reserved'],
    ['/api/rules', 'site-address-reserved'],
    ['/ne/rules', 'site-address-reserved'],
    ['/Library', 'site-address-reserved'],
    ['/His-tory', 'site-address-taken'],
  ])('a new page at %s is rejected: %s', async (address, code) => {
    expect(await issuesOf(write((open) => saveDocument(open, `page${address}`, samplePage('Rules'))))).toContain(
      `: ${code}`,
    );
  });

  test('redirects of a document of an earlier release go to the table, without chains, circles, pages and lost targets', async () => {
    const redirects = [
      { from: '/old-hall', to: '/oldest-hall' },
      { from: '/oldest-hall', to: '/history' },
      { from: '/a', to: '/b' },
      { from: '/b', to: '/a' },
      { from: '/history', to: '/library' },
      { from: '/lost', to: '/nowhere' },
    ];
    const save = () => write((open) => saveDocuments(open, [{ key: 'redirects', content: { redirects } }]));
    const { warnings } = await save();
    expect(warnings).toMatchObject([{ code: 'site-redirects-moved', values: { added: 2, omitted: 4 } }]);
    const rows = [
      ['/old-hall', '/history'],
      ['/oldest-hall', '/history'],
    ];
    expect((await site())['former-addresses']).toEqual({ rows });
    await write((open) => renamePage(open, '/history', '/about/history'));
    expect((await site())['former-addresses']).toEqual({
      rows: [['/history', '/about/history'], ...rows.map(([from]) => [from, '/about/history'])],
    });
  });

  test('the documents whose links break are named before a page is removed or hidden', async () => {
    const question = await write((open) => removeDocuments(open, ['page/history']), false).catch(
      (error: unknown) => error,
    );
    if (!(question instanceof NeedsConfirmationError)) throw question;
    expect(question.message).toContain('Visitors will no longer find /history, which is linked in: menu');
    expect(question.message).toContain('This deletes 1 document of the site: page /history');
    const draft = { ...samplePage('History'), isDraft: true };
    const hidden = write((open) => saveDocument(open, 'page/history', draft), false);
    await expect(hidden).rejects.toThrow('Visitors will no longer find /history');
    await write((open) => removeDocuments(open, ['page/history']), question.token);
    expect(await site()).not.toHaveProperty(['page/history']);
  });

  test('a draft and a page with a later time of publication are not served', async () => {
    const before = await site();
    await write((open) => saveDocument(open, 'page/draft', { ...samplePage('Draft'), isDraft: true }));
    await write((open) =>
      saveDocument(open, 'page/later', { ...samplePage('Later'), publishAt: '2999-01-01T10:00:00+05:45' }),
    );
    expect(await site()).toEqual(before);
    await write((open) =>
      saveDocument(open, 'page/later', { ...samplePage('Later'), publishAt: '2020-01-01T10:00:00+05:45' }),
    );
    expect(Object.keys(await site())).toContain('page/later');
  });

  test('an edit of a document that another person changed or removed meanwhile is rejected', async () => {
    const read = await write((open) =>
      revisionOf(open.database, 'site-document', requireDocument(open, 'page/library').id),
    );
    await write((open) => saveDocument(open, 'page/library', samplePage('Library', 'By Sita'), read));
    const late = () => write((open) => saveDocument(open, 'page/library', samplePage('Library', 'By Gita'), read));
    await expect(late()).rejects.toBeInstanceOf(ConflictError);
    await write((open) => removeDocuments(open, ['page/library']));
    await expect(late()).rejects.toThrow('There is no document page/library');
  });

  test('a renamed page redirects, links to it follow, and undo restores them', async () => {
    const before = await site();
    const { result } = await write((open) => renamePage(open, '/history', '/about/history'), false);
    expect(result).toEqual({ from: '/history', to: '/about/history', updated: ['menu'] });
    const after = await site();
    expect(after['page/about/history']).toEqual(before['page/history']);
    expect(after['former-addresses']).toEqual({ rows: [['/history', '/about/history']] });
    expect(after.menu).toMatchObject({ entries: [{ path: '/about/history' }] });
    await write((open) => renamePage(open, '/about/history', '/history'));
    expect((await site())['former-addresses']).toEqual({ rows: [['/about/history', '/history']] });
    await undoLast();
    await undoLast();
    expect(await site()).toEqual(before);
  });

  test('a page of the specification cannot be renamed, and no page is renamed to an address in use', async () => {
    expect(await issuesOf(write((open) => renamePage(open, '/library', '/books')))).toEqual([
      'from: site-address-fixed',
    ]);
    expect(await issuesOf(write((open) => renamePage(open, '/history', '/library')))).toEqual([
      'to: site-address-taken',
    ]);
    expect(await issuesOf(write((open) => renamePage(open, '/history', '/about')))).toEqual([
      ': site-address-reserved',
    ]);
    expect(await issuesOf(write((open) => renamePage(open, '/history', 'the hall')))).toEqual([
      'to: site-no-page-address',
    ]);
    await expect(write((open) => renamePage(open, '/nothing', '/something'))).rejects.toThrow('There is no document');
  });

  test('a picture stays stored while a document shows it, and undo brings it back', async () => {
    const stored = 'hall.jpg';
    const picture = { src: `/files/${stored}`, width: 800, height: 600, alt: { en: 'The hall' } };
    const newFiles = [{ stored, content: Buffer.from('picture') }];
    await write((open) =>
      saveDocument(open, 'page/hall', { ...samplePage('Hall'), pictures: [picture] }, null, newFiles),
    );
    expect(campus().storedFiles()).toContain(stored);
    const without = write((open) => saveDocument(open, 'page/hall', samplePage('Hall')), false);
    await expect(without).rejects.toThrow('This deletes 1 file: hall.jpg');
    await write((open) => saveDocument(open, 'page/hall', samplePage('Hall')));
    expect(campus().storedFiles()).not.toContain(stored);
    await undoLast();
    expect(readFileSync(join(campus().options.dataDir, 'files', stored), 'utf8')).toBe('picture');
  });

  test('a text in Preeti is named with its conversion, and saved once it is confirmed', async () => {
    const preeti = samplePage('Library', 'k/LIff tflnsf');
    await expect(write((open) => saveDocument(open, 'page/library', preeti), false)).rejects.toThrow(
      'page/library, parts.0.paragraphs.0.en: “k/LIff tflnsf” looks typed in Preeti or Kantipur',
    );
    expect((await write((open) => saveDocument(open, 'page/library', preeti))).change).not.toBeNull();
  });

  test('documents, their files and drafts survive a back-up and its restoration, which lists them', async () => {
    await write((open) => saveDocument(open, 'page/draft', { ...samplePage('Draft'), isDraft: true }));
    const before = await site();
    const { attempt, options } = campus();
    const archive = join(options.dataDir, '..', 'outside', 'campus.tar');
    expect(await attempt(['backup', archive])).toMatchObject({ status: 0 });
    await write((open) => removeDocuments(open, ['page/history', 'page/draft']));
    await write((open) => saveDocument(open, 'page/rules', samplePage('Rules')));
    await write((open) => saveDocument(open, 'page/library', samplePage('Library', 'Closed.')));
    const restored = await attempt(['restore', archive, '--yes']);
    expect(restored.stdout.match(/^(?:Appears|Changes|Disappears): .*$/gm)).toEqual([
      'Appears: document of the site page /history',
      'Changes: document of the site page /library',
      'Disappears: document of the site page /rules',
    ]);
    expect(await site()).toEqual(before);
    expect((await write((open) => requireDocument(open, 'page/draft'))).content).toMatchObject({ isDraft: true });
  });

  test('the site content has an ETag, and is not sent again until it changes', async () => {
    const { get } = campus();
    const { headers } = await get('/site');
    const etag = headers.get('etag') ?? '';
    expect(headers.get('content-type')).toBe('application/json');
    const again = (tag: string) => campus().get('/site', { headers: { 'if-none-match': tag } });
    expect([(await again(etag)).status, (await again('"other"')).status]).toEqual([304, 200]);
    await write((open) => saveDocument(open, 'page/library', samplePage('Library', 'Closed.')));
    expect((await again(etag)).status).toBe(200);
  });

  test('a department with an unknown programme or a wrong email address is rejected with its field', async () => {
    const department = { name: { en: 'Chess' }, position: 10, about: [] };
    const save = (more: object) => (open: Campus) => saveDocument(open, 'department/chess', { ...department, ...more });
    expect(await issuesOf(write(save({ programmes: ['chess'] })))).toEqual(['programmes.0: site-link-unknown']);
    expect(await issuesOf(write(save({ programmes: ['/programs/bbs'], email: 'chess at campus' })))).toEqual([
      'email: site-no-email',
      'programmes.0: site-no-id',
    ]);
    await write(save({ email: 'chess@campus.example' }));
    expect((await site())['department/chess']).toEqual({ ...department, email: 'chess@campus.example' });
  });
});

describe('commands', () => {
  /** Writes documents as files of a folder and returns it. */
  function writeFolder(name: string, documents: Readonly<Record<string, unknown>>): string {
    for (const [key, content] of Object.entries(documents)) {
      const file = outside(name, `${key}.json`);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
    }
    return outside(name);
  }

  const filesIn = (folder: string) => {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    return Object.fromEntries(
      entries.map((entry) => [
        join(entry.parentPath, entry.name).slice(folder.length),
        readFileSync(join(entry.parentPath, entry.name), 'utf8'),
      ]),
    );
  };

  const fixture = Object.fromEntries(fixtureDocuments.map(({ key, content }) => [key, content]));

  beforeEach(async () => {
    expect(await run('import', writeFolder('fixture', fixture))).toMatchObject({ status: 0, stderr: '' });
  });

  test('documents are listed with marks of samples and of hidden pages, and one is printed as JSON', async () => {
    await run('import', writeFolder('draft', { 'page/draft': { ...samplePage('Draft'), isDraft: true } }));
    expect((await run('list')).stdout.split('\n')).toEqual([
      'identity',
      'menu',
      'page/draft                       hidden',
      'page/history',
      'page/library                     sample',
      '',
    ]);
    expect(JSON.parse((await run('show', 'page/history')).stdout)).toEqual(fixture['page/history']);
    expect(await run('show', 'page/none')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('There is no document page/none'),
    });
  });

  test('an exported site is imported into an empty campus unchanged, and exported again the same', async () => {
    expect((await run('export', outside('export'))).stdout).toBe(
      `Exported 4 documents to ${outside('export')}; 0 files copied.\n`,
    );
    const [before, files] = [await site(), filesIn(outside('export'))];
    expect(Object.keys(files).sort()).toEqual([
      '/identity.json',
      '/menu.json',
      '/page/history.json',
      '/page/library.json',
      '/schema/identity.json',
      '/schema/menu.json',
      '/schema/page.json',
    ]);
    await campus().attempt(['prepare', '--empty', '--name', 'Our Campus', '--yes']);
    await run('import', outside('export'), '--yes');
    expect(await site()).toEqual(before);
    await run('export', outside('again'));
    expect(filesIn(outside('again'))).toEqual(files);
  });

  test('an import is one change, which is listed and which undo reverts; a dry run changes nothing', async () => {
    const before = await site();
    const folder = writeFolder('edited', {
      'page/library': { isSample: true, ...samplePage('Library', 'Closed.') },
      'page/rules': samplePage('Rules'),
    });
    const changes = 'Added: page /rules\nChanged: page /library\nUnchanged: 0\n';
    expect((await run('import', folder, '--dry-run')).stdout).toBe(`Dry run; nothing was changed.\n${changes}`);
    expect(await site()).toEqual(before);
    expect((await run('import', folder)).stdout).toContain(changes);
    expect((await site())['page/library']).toEqual(samplePage('Library', 'Closed.'));
    expect((await run('import', folder)).stdout).toContain('Unchanged: 2\nNothing had to change.');
    await campus().attempt(['undo', '--yes']);
    expect(await site()).toEqual(before);
  });

  test('an import that replaces everything deletes other documents once it is confirmed', async () => {
    const folder = writeFolder('replacement', {
      menu: { entries: [], footerLinks: [], importantLinks: [], siteLinks: [] },
    });
    const refused = await run('import', folder, '--replace');
    expect([refused.status, refused.stderr]).toEqual([
      1,
      expect.stringContaining('3 documents of the site: name of the campus, page /history, page /library'),
    ]);
    expect((await run('import', folder, '--replace', '--yes')).stdout).toContain('Removed: page /library\n');
    expect(Object.keys(await site())).toEqual(['menu']);
  });

  test('an export keeps and lists the file of a deleted document', async () => {
    await run('export', outside('export'));
    await run('remove', 'page/library', '--yes');
    expect((await run('export', outside('export'))).stdout).toContain(
      `No longer used by the site: ${outside('export', 'page/library.json')}\n`,
    );
  });

  test.each([
    [
      'a field that does not fit',
      { 'page/library': { title: { en: 7 }, parts: [] } },
      'page/library.json, title.en: this value does not fit, it must be of the type string',
    ],
    [
      'a hundred thousand values within each other',
      { chart: `{ "boxes": ${'['.repeat(100_000)}${']'.repeat(100_000)} }` },
      'chart.json: this is not JSON in UTF-8 (more than 100 values within each other)',
    ],
    ['no JSON', { menu: '{ "entries": [' }, 'menu.json: this is not JSON in UTF-8 ('],
    [
      'an unknown name',
      { 'pages/library': samplePage('Library') },
      'pages/library.json: this is not the name of a document',
    ],
    [
      'a reserved address',
      { 'page/about': samplePage('About') },
      'page/about.json: The website uses the address /about itself',
    ],
  ])('a folder with %s is rejected with file and field, and nothing is imported', async (_, documents, message) => {
    const before = await site();
    const { status, stderr } = await run(
      'import',
      writeFolder('wrong', { ...documents, 'page/rules-of-life': samplePage('Rules') }),
    );
    expect([status, stderr]).toEqual([1, expect.stringContaining(`${outside('wrong')}/${message}`)]);
    expect(await site()).toEqual(before);
  });

  test('all wrong fields of all files are reported at once', async () => {
    const { stderr } = await run('import', writeFolder('wrong', { menu: {}, 'page/rules': { title: {}, parts: [] } }));
    expect(stderr.trim().split('\n')).toHaveLength(5);
  });

  test('a folder that is missing or empty is rejected', async () => {
    expect(await run('import', outside('none'))).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('there is no such file'),
    });
    mkdirSync(outside('empty'));
    expect(await run('import', outside('empty'))).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('There is no document in '),
    });
    rmSync(outside('empty'), { recursive: true });
    expect(await run('import')).toMatchObject({ status: 2, stderr: expect.stringContaining('the folder is missing') });
  });

  test('a page is renamed, and the documents with links to it are listed', async () => {
    expect((await run('rename', '/history', '/about/history')).stdout).toContain(
      'Renamed: /history is now /about/history\nUpdated links: menu\n',
    );
    expect(await run('rename', '/library', '/books')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('The address /library is permanent'),
    });
    expect(await run('rename', '/history')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('the new address is missing'),
    });
  });

  test.each([...Object.keys(singleSchemas), ...Object.keys(collectionSchemas)])(
    'the JSON Schema of %s is printed',
    async (type) => {
      expect(JSON.parse((await run('schema', type)).stdout)).toMatchObject({
        type: 'object',
        additionalProperties: false,
      });
    },
  );

  test('an unknown type of document has no schema', async () => {
    expect(await run('schema', 'pages')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('there is no type "pages"'),
    });
  });
});

describe('years of the calendar', () => {
  const day = () => formatDay(parseAdDate('2027-05-15') ?? never(), 'en');
  const never = () => {
    throw new Error('not a date');
  };
  const lengths = '31 31 32 31 31 31 30 29 30 29 30 30';

  afterEach(() => setConfirmedYears([]));

  test('a year confirmed by command is served, applies to the dates of the process, and undo takes it back', async () => {
    expect(day()).toMatch(/2084 \(provisional\)$/);
    const { attempt, body } = campus();
    expect((await attempt(['calendar', 'confirm', '२०८४', lengths])).stdout).toMatch('Confirmed: the months of 2084');
    expect(documentsIn(await body('/site')).calendar).toEqual({ years: [{ year: 2084, months: lengths }] });
    await write(() => undefined);
    expect(calendarYears()).toMatchObject({ lastConfirmed: 2084 });
    expect(day()).toMatch(/2084$/);
    await attempt(['calendar', 'confirm', '2085']);
    expect(documentsIn(await body('/site')).calendar).toMatchObject({ years: [{ year: 2084 }, { year: 2085 }] });
    for (let change = 0; change < 2; change += 1) await undoLast();
    await write(() => undefined);
    expect(calendarYears()).toMatchObject({ lastConfirmed: 2083 });
  });

  test.each([
    [{ year: 2085 }, 'years.0.year: calendar-order'],
    [{ year: 2084, months: '31 31 32' }, 'years.0.months: calendar-lengths'],
    [{ year: 2084, months: lengths.replace('32', '33') }, 'years.0.months: calendar-lengths'],
    [{ year: 2084, months: lengths.replace('32', '29') }, 'years.0.months: calendar-sum'],
    [{ year: 2083 }, 'years.0.year: site-too-small'],
  ])('a confirmed year %j is rejected: %s', async (year, expected) => {
    expect(await issuesOf(write((open) => saveDocument(open, 'calendar', { years: [year] })))).toEqual([expected]);
  });

  test('years that a release confirmed otherwise are not checked again while their document is unchanged', async () => {
    const content = { years: [{ year: 2085 }] };
    const save = (to: object) => write((open) => saveDocument(open, 'calendar', to));
    await write(({ database }) =>
      database.prepare("INSERT INTO site_documents VALUES (99, 'calendar', ?)").run(JSON.stringify(content)),
    );
    await expect(save(content)).resolves.toMatchObject({ change: null });
    await expect(save({ years: [...content.years, { year: 2087 }] })).rejects.toThrow(RefusedError);
  });
});

describe('exported files', () => {
  const stored = (name: string) => join(campus().options.dataDir, 'files', name);
  const png = (background: string) =>
    sharp({ create: { width: 20, height: 30, channels: 3, background } })
      .png()
      .toBuffer();

  /** Writes an export of a campus with one page, which shows `reading-room.png` and links a document. */
  function writeExport(folder: string, files: Readonly<Record<string, Buffer | string>>, name = 'library'): string {
    const picture = { src: '/files/reading-room.png', width: 20, height: 30, alt: { en: 'Reading room' } };
    const page = { ...samplePage('Library', '[Rules](/files/rules.pdf)'), isSample: undefined, pictures: [picture] };
    mkdirSync(outside(folder, 'page'), { recursive: true });
    mkdirSync(outside(folder, 'files'), { recursive: true });
    writeFileSync(outside(folder, 'page', `${name}.json`), JSON.stringify(page));
    for (const [file, content] of Object.entries(files)) writeFileSync(outside(folder, 'files', file), content);
    return outside(folder);
  }

  const pictures = z.looseObject({ pictures: z.array(z.object({ src: z.string() })) });
  const source = async (key: string) => pictures.parse((await site())[key]).pictures[0]?.src ?? '';
  const rules = '%PDF-1.7 rules';

  test('a campus with uploaded pictures is exported and imported into an empty one, with its files', async () => {
    const picture = await png('teal');
    const first = await run('import', writeExport('first', { 'reading-room.png': picture, 'rules.pdf': rules }));
    expect(first).toMatchObject({ status: 0, stderr: '', stdout: expect.stringContaining('Stored: reading-room.png') });
    const before = await site();
    expect((await run('export', outside('export'))).stdout).toContain('; 2 files copied.');
    expect((await run('export', outside('export'))).stdout).toContain('; 0 files copied.');
    expect(readFileSync(outside('export', 'files', 'reading-room.png'))).toEqual(picture);

    await campus().attempt(['prepare', '--empty', '--name', 'Our Campus', '--yes']);
    expect(existsSync(stored('rules.pdf'))).toBe(false);
    await run('import', outside('export'), '--replace', '--yes');
    expect(await site()).toEqual(before);
    expect(readFileSync(stored('reading-room.png'))).toEqual(picture);
    expect(readFileSync(stored('rules.pdf'), 'utf8')).toBe(rules);
    expect((await run('import', outside('export'))).stdout).toContain('Nothing had to change.');
  });

  test('a file with the name of another one is stored under a new name, the same each time', async () => {
    const [own, other] = [await png('teal'), await png('maroon')];
    await run('import', writeExport('own', { 'reading-room.png': own, 'rules.pdf': rules }));
    const folder = writeExport('other', { 'reading-room.png': other, 'rules.pdf': rules }, 'hall');
    const count = readdirSync(stored('')).length;
    await run('import', folder);
    const src = await source('page/hall');
    expect(await source('page/library')).toBe('/files/reading-room.png');
    expect(src).toMatch(/^\/files\/site-[0-9a-f]{16}-reading-room\.png$/);
    expect(readFileSync(stored('reading-room.png'))).toEqual(own);
    expect(readFileSync(stored(src.slice('/files/'.length)))).toEqual(other);
    expect((await run('import', folder)).stdout).toContain('Nothing had to change.');
    expect(readdirSync(stored(''))).toHaveLength(count + 1);
  });

  test('a dry run stores nothing', async () => {
    const folder = writeExport('dry', { 'reading-room.png': await png('teal'), 'rules.pdf': rules });
    expect((await run('import', folder, '--dry-run')).stdout).toContain('Stored: rules.pdf');
    expect(existsSync(stored('rules.pdf'))).toBe(false);
  });

  test.each([
    ['missing', {}, 'the file reading-room.png does not exist'],
    [
      'of another type',
      { 'reading-room.png': rules, 'rules.pdf': rules },
      'the content of the file does not match its name',
    ],
    ['empty', { 'reading-room.png': '', 'rules.pdf': rules }, 'the file is empty'],
  ])('a file that is %s is named, and nothing is imported', async (_, files, reason) => {
    const { status, stderr } = await run('import', writeExport('wrong', files));
    expect(status).toBe(1);
    expect(stderr).toContain('reading-room.png');
    expect(stderr).toContain(reason);
    expect(await site()).not.toHaveProperty('page/library');
  });

  test('the sample is exported and imported unchanged, each document with the schema of its type', async () => {
    for (const { key, content } of sampleDocuments()) {
      mkdirSync(dirname(outside('sample', key)), { recursive: true });
      writeFileSync(outside('sample', `${key}.json`), JSON.stringify(content));
      for (const file of referencedFiles(content)) {
        mkdirSync(outside('sample', 'files'), { recursive: true });
        copyFileSync(join('campus-api/sample/files', file), outside('sample', 'files', file));
      }
    }
    await run('import', outside('sample'), '--yes');
    const before = await site();
    await run('export', outside('exported'));
    const { $schema } = z
      .object({ $schema: z.string() })
      .parse(JSON.parse(readFileSync(outside('exported', 'programme', 'bbs.json'), 'utf8')));
    expect(JSON.parse(readFileSync(outside('exported', 'programme', $schema), 'utf8'))).toHaveProperty(
      'properties.level',
    );
    expect((await run('import', outside('exported'), '--replace')).stdout).toContain('Nothing had to change.');
    expect(await site()).toEqual(before);
  });
});

describe('categories', () => {
  const save = (...added: object[]) =>
    write((open) => saveDocument(open, 'notice-categories', categoriesDocument(...added).content));
  const publish = (text: string) => write((open) => noticeChanges.add(open, { text, department: ['vacancies'] }));

  beforeEach(() => write((open) => saveDocuments(open, fixtureDocuments)));

  test('a category without address and id gets its English name and the next unused id', async () => {
    const { result } = await save({ name: { en: ' Tenders & Bids ', ne: 'बोलपत्र' } }, { ...vacancies, id: 20 });
    expect(result.content.categories).toMatchObject([{}, {}, {}, {}, { address: 'tenders-bids', id: 21 }, { id: 20 }]);
  });

  test('the id of a new category is required if another campus API has the notices', async () => {
    const before = process.env.UPSTREAM_URL;
    process.env.UPSTREAM_URL = 'https://api.example/';
    try {
      const { id: _, ...unnumbered } = vacancies;
      expect(await issuesOf(save(unnumbered))).toEqual(['categories.4.id: site-missing']);
    } finally {
      if (before === undefined) delete process.env.UPSTREAM_URL;
      else process.env.UPSTREAM_URL = before;
    }
  });

  test('the API and the commands accept an added category, and reject it before', async () => {
    expect((await campus().get('/notice/?depId=14')).status).toBe(400);
    expect((await campus().attempt(['notice', 'list', '--department', 'vacancies'])).status).toBe(2);
    await save(vacancies);
    const { result } = await publish('Lecturer wanted');
    expect(await campus().body('/notice/?depId=14')).toMatchObject([{ id: result.id }]);
    expect(await campus().body('/notice/?depId=10')).not.toMatchObject([{ id: result.id }]);
    const { stdout } = await campus().attempt(['notice', 'list', '--department', 'vacancies']);
    expect(stdout).toMatch(/vacancies\n\s+Lecturer wanted/);
  });

  test('a category with notices is not removed, also not by undo or with its document, until they have another one', async () => {
    const { change } = await save(vacancies);
    const { result } = await publish('Lecturer wanted');
    const inUse = ['categories: category-in-use'];
    expect(await issuesOf(save())).toEqual(inUse);
    expect(await issuesOf(write((open) => removeDocuments(open, ['notice-categories'])))).toEqual(inUse);
    expect(await issuesOf(write((open) => undoChange(open, change ?? 0)))).toEqual(inUse);
    await write((open) => noticeChanges.edit(open, result.id, { department: ['administration'] }));
    await save();
    expect((await campus().get('/notice/?depId=14')).status).toBe(400);
    expect((await site())['former-addresses']).toEqual({ rows: [['/notice/vacancies', '/notice']] });
  });

  test('a renamed category redirects, links follow, and the old address may be used again', async () => {
    await save(vacancies);
    const link = { label: { en: 'Vacancies' }, path: '/notice/vacancies' };
    const menu = { entries: [link], footerLinks: [], importantLinks: [], siteLinks: [] };
    await write((open) => saveDocument(open, 'menu', menu));
    await save({ ...vacancies, address: 'jobs' });
    expect(await site()).toMatchObject({
      menu: { entries: [{ path: '/notice/jobs' }] },
      'former-addresses': { rows: [['/notice/vacancies', '/notice/jobs']] },
    });
    await save({ ...vacancies, address: 'jobs' }, { ...vacancies, id: 15 });
    expect(await site()).not.toHaveProperty('former-addresses');
    await undoLast();
    expect((await site())['former-addresses']).toEqual({ rows: [['/notice/vacancies', '/notice/jobs']] });
  });

  test('links lead to existing categories only', async () => {
    const menuTo = (path: string) => ({
      entries: [{ label: { en: 'Link' }, path }],
      footerLinks: [],
      importantLinks: [],
      siteLinks: [],
    });
    const saveMenu = (path: string) => write((open) => saveDocument(open, 'menu', menuTo(path)));
    expect(await issuesOf(saveMenu('/notice/vacancies'))).toEqual(['entries.0.path: site-link-unknown']);
    await save(vacancies);
    await saveMenu('/notice/vacancies');
  });
});
