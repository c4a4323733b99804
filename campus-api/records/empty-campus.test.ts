import { withCampus } from '#campus-api/campus/with-campus.ts';
import { withAdminCampus } from '#campus-api/testing/admin-campus.ts';
import { fixtureDocuments } from '#campus-api/testing/site-documents.ts';
import { identityOf } from './empty-campus.ts';
import { saveDocuments } from './site-document/save-documents.ts';

const campus = withAdminCampus();

const contents = async () => {
  const { body, storedFiles } = campus();
  const paths = [
    '/contact',
    '/notice/?depId=null',
    '/notice/flashNotice',
    '/gallery/all',
    '/publication',
    '/staffsStricture',
  ];
  const lists = [
    '/site',
    '/qaa/getQaaDocc',
    '/staffs/searchEmpByType?id=1&keyId=3',
    '/staffs/searchEmpByType?id=2&keyId=4',
  ];
  const replies = JSON.stringify(await Promise.all([...paths, ...lists].map(body)));
  return [...JSON.parse(replies.replaceAll(/,"updatedAt":"[^"]*"/g, '')), storedFiles()];
};

test('an emptied campus has nothing but its name, and undo restores everything', async () => {
  const { attempt, options } = campus();
  await withCampus(options, { by: 'sita' }, (open) => saveDocuments(open, fixtureDocuments));
  const before = await contents();
  expect(await attempt(['prepare', '--empty', '--name', 'Our Campus'])).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('4 notices: '),
  });
  expect(await contents()).toEqual(before);
  await attempt(['prepare', '--empty', '--name', 'Our Campus', '--yes']);
  const noIds = { exeCommitteeIds: '', mgmtCommitteeIds: '', campusAuthoritiesIds: '' };
  expect(await contents()).toEqual([
    [expect.objectContaining({ title: 'Our Campus', phone: '', campusIntroduction: '' })],
    ...[[], [], [], [], [noIds]],
    [{ key: 'identity', content: { name: { en: 'Our Campus' }, shortName: { en: 'Our Campus' } } }],
    ...[[], [], [], []],
  ]);
  await attempt(['notice', 'add', '--text', 'First', '--department', 'exam']);
  expect(await campus().body('/notice/?depId=null')).toMatchObject([{ id: 5 }]);
  await attempt(['undo', '2', '--yes']);
  await attempt(['notice', 'remove', '5', '--yes']);
  expect(await contents()).toEqual(before);
});

test('an empty campus needs a name', async () => {
  expect(await campus().attempt(['prepare', '--empty', '--yes'])).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('--name: this is missing'),
  });
});

test('a name that is too long for a campus is rejected', async () => {
  const { status, stderr } = await campus().attempt(['prepare', '--empty', '--name', 'C'.repeat(121), '--yes']);
  expect([status, stderr]).toEqual([2, expect.stringContaining('--name: at most 120 characters are allowed')]);
});

test.each([
  ['Our Campus', { en: 'Our Campus' }],
  ['Himchuli Multiple Campus', { en: 'Himchuli' }],
  ['Sahidsmritibahumukhi Campus', { en: 'Sahidsmritibahum' }],
  ['हिमचुली बहुमुखी क्याम्पस', { ne: 'हिमचुली बहुमुखी क्याम्पस' }],
  ['सरस्वती महिला बहुमुखी क्याम्पस', { ne: 'सरस्वती महिला बहुमुखी' }],
  ['सहिदस्मृतिबहुमुखीक्याम्पसहिमालयपोखरा', { ne: 'सहिदस्मृतिबहुमुखीक्याम्पसहिमालय' }],
])('%s gets a short name in its language of at most 16 characters', (name, shortName) => {
  expect(identityOf(name)).toEqual({ name: { [Object.keys(shortName)[0] ?? '']: name }, shortName });
});
