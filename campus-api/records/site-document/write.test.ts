import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lastUndoable, undoChange } from '#campus-api/campus/undo.ts';
import { withCampus } from '#campus-api/campus/with-campus.ts';
import type { Campus } from '#campus-api/changes/campus.ts';
import { NeedsConfirmationError } from '#campus-api/changes/confirmation.ts';
import { ConflictError, revisionOf } from '#campus-api/changes/revisions.ts';
import { withAdminCampus } from '#campus-api/testing/admin-campus.ts';
import { documentsIn, fixtureDocuments, samplePage } from '#campus-api/testing/site-documents.ts';
import { RefusedError } from '#campus-api/validation/issue.ts';
import { requireDocument } from './documents.ts';
import { renamePage } from './rename-page.ts';
import { saveDocuments } from './save-documents.ts';
import { removeDocuments, saveDocument } from './write.ts';

const campus = withAdminCampus();
const write = <Result>(work: (open: Campus) => Result, confirmed: boolean | string = true) =>
  withCampus(campus().options, { by: 'sita', confirmation: { confirmed } }, work);
const site = async () => documentsIn(await campus().body('/site'));
const undoLast = () => write((open) => undoChange(open, lastUndoable(open.database)?.id ?? 0));

/** The issues of a rejected change: field and code. */
async function issuesOf(work: (open: Campus) => unknown): Promise<string[]> {
  const error: unknown = await write(work).then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof RefusedError)) throw new Error('The change was not rejected', { cause: error });
  return error.issues.map(({ field, code }) => `${field}: ${code}`);
}

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
  expect(await issuesOf((open) => saveDocument(open, key, content))).toEqual(issues);
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
  expect(await issuesOf((open) => saveDocument(open, `page${address}`, samplePage('Rules')))).toContain(`: ${code}`);
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
  expect(await issuesOf((open) => renamePage(open, '/library', '/books'))).toEqual(['from: site-address-fixed']);
  expect(await issuesOf((open) => renamePage(open, '/history', '/library'))).toEqual(['to: site-address-taken']);
  expect(await issuesOf((open) => renamePage(open, '/history', '/about'))).toEqual([': site-address-reserved']);
  expect(await issuesOf((open) => renamePage(open, '/history', 'the hall'))).toEqual(['to: site-no-page-address']);
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
  expect(await issuesOf(save({ programmes: ['chess'] }))).toEqual(['programmes.0: site-link-unknown']);
  expect(await issuesOf(save({ programmes: ['/programs/bbs'], email: 'chess at campus' }))).toEqual([
    'email: site-no-email',
    'programmes.0: site-no-id',
  ]);
  await write(save({ email: 'chess@campus.example' }));
  expect((await site())['department/chess']).toEqual({ ...department, email: 'chess@campus.example' });
});
