import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type CampusApi, openCampusApi, prepareCampusApi } from '#campus-api/index.ts';
import { fixtureOptions, removeFixture } from '#campus-api/testing/fixture-api.ts';
import { generatePassword } from './generate-password.ts';

const options = fixtureOptions();
const opened: CampusApi[] = [];
afterAll(() => {
  for (const api of opened) api.close();
  removeFixture(options);
});

function open(settings: Partial<typeof options> = {}) {
  const api = openCampusApi({ ...options, ...settings });
  opened.push(api);
  return (userName: string, qaaPassword: string) =>
    api.fetch(
      new Request('http://campus.invalid/login/qaaLogin', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ userName, qaaPassword }),
      }),
    );
}

test('correct credentials are accepted, all others are rejected with the same message', async () => {
  const login = open();
  const good = await login('committee', 'correct horse');
  expect([good.status, await good.json()]).toEqual([200, { message: 'You are successfully signed In' }]);
  const wrong = [
    ['committee', 'wrong'],
    ['nobody', 'correct horse'],
    ['nobody', 'wrong'],
    ['', ''],
    ['Committee', 'correct horse'],
  ];
  for (const [user = '', password = ''] of wrong) {
    const response = await login(user, password);
    expect([response.status, await response.json()]).toEqual([401, { message: 'User name or password is incorrect' }]);
  }
});

test('an unknown user costs as many hashes as an existing one', async () => {
  const scrypt = jest.spyOn(jest.requireActual<typeof import('node:crypto')>('node:crypto'), 'scrypt');
  const login = open({ qaaPassword: undefined });
  await login('committee', 'wrong');
  const hashes = scrypt.mock.calls.length;
  await login('nobody', 'wrong');
  expect(hashes).toBeGreaterThan(0);
  expect(scrypt.mock.calls.length).toBe(2 * hashes);
  scrypt.mockRestore();
});

test('a login takes one hash, also where the settings have the password', async () => {
  const scrypt = jest.spyOn(jest.requireActual<typeof import('node:crypto')>('node:crypto'), 'scrypt');
  expect((await open()('committee', 'correct horse')).status).toBe(200);
  expect(scrypt.mock.calls.length).toBe(1);
  scrypt.mockRestore();
});

test('logins beyond the concurrency limit get 503 with Retry-After', async () => {
  const login = open();
  const responses = await Promise.all(Array.from({ length: 10 }, () => login('committee', 'correct horse')));
  const statuses = responses.map(({ status }) => status).sort();
  expect(statuses).toEqual([200, 200, 200, 503, 503, 503, 503, 503, 503, 503]);
  const busy = responses.find(({ status }) => status === 503);
  expect(busy?.headers.get('retry-after')).toBe('1');
  expect(await busy?.json()).toEqual({ message: expect.any(String) });
  expect((await login('committee', 'correct horse')).status).toBe(200);
});

test('a new password or user name in the settings replaces the stored one', async () => {
  const changed = open({ qaaPassword: 'new words', qaaUser: 'renamed' });
  expect((await changed('renamed', 'correct horse')).status).toBe(401);
  expect((await changed('renamed', 'new words')).status).toBe(200);
  expect((await changed('committee', 'new words')).status).toBe(401);
  const unchanged = open({ qaaPassword: undefined, qaaUser: undefined });
  expect((await unchanged('renamed', 'new words')).status).toBe(200);
});

test('without a password there is no account until one is prepared, and its generated password works', async () => {
  const fresh = { ...fixtureOptions(), qaaUser: undefined, qaaPassword: undefined };
  const login = open(fresh);
  expect((await login('qaa', '')).status).toBe(401);
  const { created, qaaAccount } = prepareCampusApi(fresh);
  expect(created).toBe(false);
  expect(qaaAccount).toEqual({
    user: 'qaa',
    generatedPassword: expect.stringMatching(/^([0-9a-z]{5}-){4}[0-9a-z]{5}$/),
  });
  expect((await login('qaa', qaaAccount?.generatedPassword ?? '')).status).toBe(200);
  expect(prepareCampusApi(fresh).qaaAccount).toEqual({ user: 'qaa', generatedPassword: null });
  removeFixture(fresh);
});

test('a hash carries its salt and parameters', () => {
  const hashes = [fixtureOptions(), fixtureOptions()].map((fixture) => {
    prepareCampusApi(fixture);
    const database = new DatabaseSync(join(fixture.dataDir, 'campus.db'));
    const hash = database.prepare('SELECT password_hash AS hash FROM qaa_account').get()?.hash;
    database.close();
    removeFixture(fixture);
    return hash;
  });
  expect(hashes).toEqual(hashes.map(() => expect.stringMatching(/^scrypt\$16\$1\$1\$[\w-]{22}\$[\w-]{43}$/)));
  expect(new Set(hashes).size).toBe(2);
});

test('outside of unit tests a hash costs 32 MB and three passes, regardless of the environment', () => {
  const module = JSON.stringify(resolve('campus-api/accounts/password-hash.ts'));
  const script = `import { dummyHash, hashPasswordSync } from ${module}; console.log(dummyHash, hashPasswordSync('a'));`;
  const env = { ...process.env, NODE_ENV: 'test' as const, testPasswordCost: '{"N":16,"r":1,"p":1}' };
  const output = execFileSync('node', ['--input-type=module', '--eval', script], { env, encoding: 'utf8' });
  expect(output).toMatch(/^scrypt\$32768\$8\$3\$A{22}\$A{43} scrypt\$32768\$8\$3\$[\w-]{22}\$[\w-]{43}\n$/);
});

test('generated passwords differ', () => {
  expect(new Set(Array.from({ length: 1000 }, generatePassword)).size).toBe(1000);
});
