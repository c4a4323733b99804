import { withAdminCampus } from '#campus-api/testing/admin-campus.ts';

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
  const lists = ['/qaa/getQaaDocc', '/staffs/searchEmpByType?id=1&keyId=3', '/staffs/searchEmpByType?id=2&keyId=4'];
  return [...(await Promise.all([...paths, ...lists].map(body))), storedFiles()];
};

test('an emptied campus has nothing but its name, and undo restores everything', async () => {
  const { attempt } = campus();
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
    ...[[], [], [], [], [noIds], [], [], [], []],
  ]);
  await attempt(['notice', 'add', '--text', 'First', '--department', 'exam']);
  expect(await campus().body('/notice/?depId=null')).toMatchObject([{ id: 5 }]);
  await attempt(['undo', '1', '--yes']);
  await attempt(['notice', 'remove', '5', '--yes']);
  expect(await contents()).toEqual(before);
});

test('an empty campus needs a name', async () => {
  expect(await campus().attempt(['prepare', '--empty', '--yes'])).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('--name is missing'),
  });
});
