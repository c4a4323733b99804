import { lastUndoable, undoChange } from '#campus-api/campus/undo.ts';
import { withCampus } from '#campus-api/campus/with-campus.ts';
import type { Campus } from '#campus-api/changes/campus.ts';
import { withAdminCampus } from '#campus-api/testing/admin-campus.ts';
import { categoriesDocument, documentsIn, fixtureDocuments, vacancies } from '#campus-api/testing/site-documents.ts';
import { RefusedError } from '#campus-api/validation/issue.ts';
import { addNotice, editNotice } from '../notice/write.ts';
import { saveDocuments } from './save-documents.ts';
import { removeDocuments, saveDocument } from './write.ts';

const campus = withAdminCampus();
const write = <Result>(work: (open: Campus) => Result) =>
  withCampus(campus().options, { by: 'sita', confirmation: { confirmed: true } }, work);
const save = (...added: object[]) =>
  write((open) => saveDocument(open, 'notice-categories', categoriesDocument(...added).content));
const site = async () => documentsIn(await campus().body('/site'));
const publish = (text: string) => write((open) => addNotice(open, { text, department: ['vacancies'] }));

/** The issues of a rejected change: field, code and values. */
async function issuesOf(change: Promise<unknown>) {
  const error: unknown = await change.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof RefusedError)) throw new Error('The change was not rejected', { cause: error });
  return error.issues.map(({ field, code, values }) => [field, code, values.count]);
}

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
    expect(await issuesOf(save(unnumbered))).toEqual([['categories.4.id', 'site-missing', undefined]]);
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
  const inUse = [['categories', 'category-in-use', 1]];
  expect(await issuesOf(save())).toEqual(inUse);
  expect(await issuesOf(write((open) => removeDocuments(open, ['notice-categories'])))).toEqual(inUse);
  expect(await issuesOf(write((open) => undoChange(open, change ?? 0)))).toEqual(inUse);
  await write((open) => editNotice(open, result.id, { department: ['administration'] }));
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
  await write((open) => undoChange(open, lastUndoable(open.database)?.id ?? 0));
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
  expect(await issuesOf(saveMenu('/notice/vacancies'))).toEqual([['entries.0.path', 'site-link-unknown', undefined]]);
  await save(vacancies);
  await saveMenu('/notice/vacancies');
});
