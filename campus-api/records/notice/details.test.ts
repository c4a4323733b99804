import { withAdminCampus } from '#campus-api/testing/admin-campus.ts';

const campus = withAdminCampus();
const png = Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\0IEND', 'latin1');
const add = ['notice', 'add', '--text', 'Vacancy', '--department', 'exam', '--yes'];

test('a notice has a body, a closing time, a contact and a picture, which the reply omits where there are none', async () => {
  const { attempt, body } = campus();
  const details = ['--body-ne', ' # पद\r\n- चौकीदार ', '--body-en', 'A | B', '--contact', 'Office,  061-520000'];
  const closing = ['--last-date', '2083-12-30', '--closing-time', '१७:००'];
  expect(await attempt([...add, ...details, ...closing])).toMatchObject({ status: 0, stderr: '' });
  const [notice] = [await body('/notice/search?search=vacancy')].flat();
  expect(notice).toMatchObject({
    bodyNe: '# पद\n- चौकीदार',
    bodyEn: 'A | B',
    contact: 'Office, 061-520000',
    closingTime: '17:00',
  });
  for (const name of ['pictureAlt', 'replaces', 'result', 'updateNote', 'updatedOn'])
    expect(notice).not.toHaveProperty(name);

  expect(await attempt(['notice', 'edit', '5', '--last-date', 'none'])).toMatchObject({ status: 0 });
  const [open] = [await body('/notice/search?search=vacancy')].flat();
  expect(open).toMatchObject({ lastDate: null });
  expect(open).not.toHaveProperty('closingTime');
});

test('a text about an update gets the day of today, which other changes leave', async () => {
  const { attempt, body } = campus();
  await attempt(add);
  await attempt(['notice', 'edit', '5', '--text', 'Vacancies']);
  expect([await body('/notice/search?search=vacancies')].flat()[0]).not.toHaveProperty('updatedOn');
  await attempt(['notice', 'edit', '5', '--update-note', 'The closing date was extended.']);
  const updated = {
    updateNote: 'The closing date was extended.',
    updatedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  };
  expect(await body('/notice/search?search=vacancies')).toMatchObject([updated]);
  await attempt(['notice', 'edit', '5', '--text', 'Vacancies 2']);
  expect(await body('/notice/search?search=vacancies')).toMatchObject([updated]);
  await attempt(['notice', 'edit', '5', '--update-note', '']);
  expect([await body('/notice/search?search=vacancies')].flat()[0]).not.toHaveProperty('updatedOn');
});

test('a notice replaces another one and has its result in a third, by number or address', async () => {
  const { attempt, body } = campus();
  const links = ['--replaces', '१', '--result', 'https://campus.example/ne/notice/item/2'];
  expect(await attempt([...add, ...links])).toMatchObject({ status: 0, stderr: '' });
  expect(await body('/notice/search?search=vacancy')).toMatchObject([{ id: 5, replaces: 1, result: 2 }]);
  expect((await attempt(['notice', 'list', '--search', 'vacancy'])).stdout).toContain('replaces the notice 1');
  await attempt(['notice', 'withdraw', '1', '--reason', ' Wrong  date ', '--yes']);
  expect(await body('/notice/withdrawn')).toEqual([{ id: 1, replacedBy: 5, reason: 'Wrong date' }]);
  await attempt(['notice', 'withdraw', '1', '--back', '--yes']);
  await attempt(['notice', 'withdraw', '1', '--yes']);
  expect(await body('/notice/withdrawn')).toEqual([{ id: 1, replacedBy: 5 }]);
});

test.each([
  [['add', '--closing-time', '17:00'], '--closing-time: enter the closing date, too.'],
  [['add', '--last-date', '2083-12-30', '--closing-time', '25:00'], '--closing-time: write the time like 10:30.'],
  [['add', '--last-date', '2083-12-30', '--closing-time', 'noon'], '--closing-time: write the time like 10:30.'],
  [['add', '--replaces', '77'], 'There is no notice 77'],
  [['add', '--replaces', '1 OR 1'], '--replaces: no notice, or more than one, has the title “1 OR 1”'],
  [['add', '--result=-1'], '--result: no notice, or more than one, has the title “-1”'],
  [['edit', '1', '--replaces', '1'], '--replaces: 1 is the number of this notice itself.'],
  [['edit', '1', '--result', '1'], '--result: 1 is the number of this notice itself.'],
  [['edit', '1', '--replaces', '3'], '--replaces: notice 3 already replaces this one.'],
  [['add', '--body-en', 'x'.repeat(20_001)], '--body-en: '],
])('notice %j is rejected and changes nothing', async ([command = '', ...args], message) => {
  const { attempt, body } = campus();
  await attempt(['notice', 'edit', '2', '--replaces', '1']);
  await attempt(['notice', 'edit', '3', '--replaces', '2']);
  const before = await body('/notice/?depId=null');
  const all = command === 'add' ? [...add, ...args] : ['notice', command, ...args];
  expect(await attempt(all)).toMatchObject({ stdout: '', stderr: expect.stringContaining(message) });
  expect(await body('/notice/?depId=null')).toEqual(before);
});

test('a description of a picture needs a picture', async () => {
  const { attempt, write, body } = campus();
  const described = ['notice', 'add', '--text', 'Vacancy', '--department', 'exam', '--picture-alt', 'The new hall'];
  expect(await attempt(described)).toMatchObject({ stderr: expect.stringContaining('no picture is attached') });
  expect(await attempt([...described, '--file', write('hall.png', png)])).toMatchObject({ status: 0, stderr: '' });
  expect(await body('/notice/search?search=vacancy')).toMatchObject([{ pictureAlt: 'The new hall' }]);
});

test('a notice replaces what a withdrawn one replaced, over several', async () => {
  const { attempt, body } = campus();
  await attempt([...add, '--replaces', '1']);
  for (const id of ['6', '7']) {
    await attempt([...add, '--text', `Vacancy ${id}`]);
    await attempt(['notice', 'withdraw', `${Number(id) - 1}`, '--replaced-by', id, '--yes']);
  }
  expect(await body('/notice/search?search=vacancy')).toMatchObject([{ id: 7, replaces: 1 }]);
  await attempt(['notice', 'edit', '7', '--replaces', '5']);
  expect(await body('/notice/?depId=null')).toEqual(
    expect.arrayContaining([expect.objectContaining({ id: 7, replaces: 1 })]),
  );
});

test('the reply has the time of the last change, and none for a notice that the campus did not change', async () => {
  const { attempt, body } = campus();
  await attempt(['notice', 'edit', '2', '--contact', 'Office']);
  const notices = [await body('/notice/?depId=null')].flat().map(Object);
  const [changed, other] = [2, 3].map((number) => notices.find(({ id }) => id === number));
  expect(Math.abs(Date.now() - Date.parse(changed.updatedAt))).toBeLessThan(600_000);
  expect(other).not.toHaveProperty('updatedAt');
});

test('a deleted notice that another one replaced does not hinder its changes', async () => {
  const { attempt, body } = campus();
  await attempt([...add, '--replaces', '1']);
  await attempt(['notice', 'remove', '1', '--yes']);
  expect(await attempt(['notice', 'edit', '5', '--contact', 'Office'])).toMatchObject({ status: 0 });
  expect(await body('/notice/search?search=vacancy')).toMatchObject([{ contact: 'Office', replaces: 1 }]);
});
