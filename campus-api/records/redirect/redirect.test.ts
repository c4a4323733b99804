import { lastUndoable, undoChange } from '#campus-api/campus/undo.ts';
import { withCampus } from '#campus-api/campus/with-campus.ts';
import type { Campus } from '#campus-api/changes/campus.ts';
import { withAdminCampus } from '#campus-api/testing/admin-campus.ts';
import { RefusedError } from '#campus-api/validation/issue.ts';
import { checkRedirectRows } from './check-rows.ts';
import type { RedirectRow } from './redirect.ts';
import { createRedirectStore } from './store.ts';
import { addRedirect, addRedirects, editRedirect, removeRedirects } from './write.ts';

const campus = withAdminCampus();
const write = <Result>(work: (open: Campus) => Result) =>
  withCampus(campus().options, { by: 'sita', confirmation: { confirmed: true } }, work);
const add = (rows: RedirectRow[], options = {}) => write((open) => addRedirects(open, rows, options));
const stored = () =>
  write(({ database }) =>
    createRedirectStore(database)
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
  const { result } = await write((open) => addRedirect(open, { from: '/old', to: '/about' }));
  expect(await issuesOf(write((open) => addRedirect(open, { from: '/old/', to: '/notice' })))).toEqual([
    ['from', 'redirect-exists'],
  ]);
  expect(await issuesOf(write((open) => addRedirect(open, { from: '/about', to: '/notice' })))).toEqual([
    ['from', 'redirect-own'],
  ]);
  await write((open) => editRedirect(open, result.id, { from: '/older', to: '/notice' }));
  expect(await stored()).toEqual([['/older', '/notice']]);
  await write((open) => removeRedirects(open, [result.id]));
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
