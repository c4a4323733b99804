import { openCampusApi, prepareCampusApi } from '#campus-api/index.ts';
import { withAdminCampus } from '#campus-api/testing/admin-campus.ts';

const campus = withAdminCampus();

async function login(userName: string, qaaPassword: string, settings: { qaaPassword?: string } = {}): Promise<number> {
  const api = openCampusApi({ ...campus().options, qaaPassword: undefined, ...settings });
  const request = new Request('http://campus.invalid/login/qaaLogin', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userName, qaaPassword }),
  });
  const { status } = await api.fetch(request);
  api.close();
  return status;
}

test('a user is added with a password from standard input, which is never printed, gets a new one and is removed', async () => {
  const { attempt } = campus();
  const added = await attempt(['qaa', 'user', 'add', 'sita'], { input: 'long enough words\nmore\n' });
  expect(added).toEqual({ status: 0, stdout: '"sita" can log in now.\n', stderr: '' });
  expect(await login('sita', 'long enough words')).toBe(200);
  expect(await login('sita', 'correct horse')).toBe(401);
  expect(await login('committee', 'correct horse')).toBe(200);
  expect(await login('committee', 'long enough words')).toBe(401);

  const again = await attempt(['qaa', 'user', 'add', 'sita', '--generate']);
  expect(again).toMatchObject({ status: 1, stderr: expect.stringContaining('The user “sita” already exists') });
  const changed = await attempt(['qaa', 'user', 'add', 'sita', '--generate', '--new-password']);
  const password = /once: (\S+)/.exec(changed.stdout)?.[1] ?? '';
  expect(await login('sita', password)).toBe(200);
  expect(await login('sita', 'long enough words')).toBe(401);

  expect((await attempt(['qaa', 'user', 'list'])).stdout).toBe('committee (of the settings)\nsita\n');
  expect(await attempt(['qaa', 'user', 'remove', 'sita', '--yes'])).toMatchObject({ status: 0 });
  expect(await login('sita', password)).toBe(401);
});

test.each([
  [['add', 'gita'], 'short\n', 1, 'at least 12 characters'],
  [['add', 'gita'], '', 1, 'no password was given'],
  [['add'], 'long enough words\n', 2, 'the name of the user is missing'],
  [['add', 'g'.repeat(101)], 'long enough words\n', 2, 'at most 100'],
  [['add', 'gita', '--password', 'long enough words'], '', 2, "Unknown option '--password'"],
  [['remove', 'nobody'], '', 1, 'There is no user "nobody"'],
  [['remove', 'committee'], '', 1, 'is the last user'],
])('qaa user %j is rejected', async (args, input, status, message) => {
  const { attempt } = campus();
  const result = await attempt(['qaa', 'user', ...args], { input });
  expect(result).toMatchObject({ status, stdout: '', stderr: expect.stringContaining(message) });
  expect((await attempt(['qaa', 'user', 'list'])).stdout).toBe('committee (of the settings)\n');
});

test("the settings' account can be removed while there is another, and returns only with a password in the settings", async () => {
  const { attempt, options } = campus();
  await attempt(['qaa', 'user', 'add', 'sita'], { input: 'long enough words\n' });
  expect((await attempt(['qaa', 'user', 'remove', 'committee', '--yes'])).stdout).not.toContain('QAA_PASSWORD');
  expect(prepareCampusApi({ ...options, qaaUser: 'qaa', qaaPassword: undefined }).qaaAccount).toBeNull();
  expect(await login('committee', 'correct horse')).toBe(401);
  expect(await login('sita', 'long enough words')).toBe(200);
  prepareCampusApi(options);
  expect(await login('committee', 'correct horse')).toBe(200);
});
