import { execFileSync } from 'node:child_process';
import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import { generate } from 'otplib';
import { prepareDatabase } from '#campus-api/campus/prepare.ts';
import { listChanges } from '#campus-api/changes/change-log.ts';
import { type CampusApi, openCampusApi, prepareCampusApi } from '#campus-api/index.ts';
import { withAdminCampus } from '#campus-api/testing/admin-campus.ts';
import { fixtureOptions, removeFixture } from '#campus-api/testing/fixture-api.ts';
import {
  addAccount,
  changeAdminPassword,
  changeAreas,
  changeRole,
  findStoredAccount,
  listAccounts,
  removeAccount,
} from './admin-accounts.ts';
import { createAppCodes, isAppCode } from './app-codes.ts';
import { createFactorServices } from './factor-services.ts';
import { generatePassword } from './generate-password.ts';
import { findAccountOf, findIdentityEmail, linkIdentity, readEmail } from './identities.ts';
import { createIdentityProvider } from './identity-provider.ts';
import { createOneTimeTokens } from './one-time-tokens.ts';
import { findPasskey, insertPasskey } from './passkey-records.ts';
import { createPasskeys } from './passkeys.ts';
import { hashPassword, matchesHash } from './password-hash.ts';
import { passwordProblem } from './passwords.ts';
import { countRecoveryCodes, renewRecoveryCodes, spendRecoveryCode } from './recovery-codes.ts';
import { createSealing } from './sealing.ts';
import {
  endSessionElsewhere,
  endSessionsOf,
  findSession,
  hashId,
  isKnownDevice,
  isTrustedDevice,
  listSessions,
  startAdminSession,
} from './sessions.ts';

describe('log-in of the admin', () => {
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
      expect([response.status, await response.json()]).toEqual([
        401,
        { message: 'User name or password is incorrect' },
      ]);
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
});

describe('sessions', () => {
  const options = { ...fixtureOptions(), qaaPassword: undefined };
  const { database } = prepareDatabase(options, false);
  const HOUR = 3_600_000;
  const started = Date.parse('2026-11-22');
  const device = 'a'.repeat(43);
  afterAll(() => {
    database.close();
    removeFixture(options);
  });
  addAccount(database, { userName: 'maya', role: 'editor', passwordHash: 'of no password' }, null);
  const accountId = findStoredAccount(database, 'maya')?.id ?? 0;
  const start = (now: number, on = device) =>
    startAdminSession(database, { accountId, agent: '', device: hashId(on), now, isTrusted: true });

  test('a session ends twelve hours after its start, even if it is used all the time', () => {
    const id = start(started);
    const isOver = (hours: number) => findSession(database, { id, device }, started + hours * HOUR)?.isOver;
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].filter(isOver)).toEqual([]);
    expect(isOver(12.1)).toBe(true);
  });

  test('a login while the clock is wrong deletes no other session', () => {
    const id = start(started);
    start(started + 200 * 24 * HOUR);
    expect(findSession(database, { id, device }, started + HOUR)).not.toBeNull();
  });

  test('a session and a trusted device of a clock that was an hour fast end when it is set right, and permanently at the next login', () => {
    const fast = 'b'.repeat(43);
    const id = start(started + HOUR, fast);
    const stateAt = (now: number) => ({
      isOver: findSession(database, { id, device: fast }, now)?.isOver,
      listed: listSessions(database, accountId, now).some(({ key }) => key === hashId(id)),
      isTrusted: isTrustedDevice(database, accountId, hashId(fast), now),
    });
    expect(stateAt(started + HOUR)).toEqual({ isOver: false, listed: true, isTrusted: true });
    expect(stateAt(started)).toEqual({ isOver: true, listed: false, isTrusted: false });
    start(started);
    expect(stateAt(started + HOUR)).toEqual({ isOver: true, listed: false, isTrusted: false });
  });
});

describe('time limits of sessions', () => {
  const options = { ...fixtureOptions(), qaaPassword: undefined };
  const { database } = prepareDatabase(options, false);
  const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];
  const started = Date.parse('2026-11-22');
  afterAll(() => {
    database.close();
    removeFixture(options);
  });
  const [accountId = 0, otherId = 0] = ['maya', 'hari'].map((userName) => {
    addAccount(database, { userName, role: 'editor', passwordHash: 'of no password' }, null);
    return findStoredAccount(database, userName)?.id ?? 0;
  });
  const start = (device: string, more: { isTrusted?: boolean; agent?: string } = {}) =>
    startAdminSession(database, { accountId, agent: '', device: hashId(device), now: started, ...more });
  const listedAt = (id: string, now: number) =>
    listSessions(database, accountId, now).find(({ key }) => key === hashId(id));

  test.each([
    ['at its start', 0, false, true],
    ['unused for two hours', 2 * HOUR, false, true],
    ['unused for longer', 2 * HOUR + 1, true, false],
    ['two days later', 2 * DAY, true, false],
    ['after more than two days', 2 * DAY + 1, undefined, false],
    ['five minutes before its start', -5 * MINUTE, false, true],
    ['earlier', -5 * MINUTE - 1, true, false],
  ])('a session %s is over: %s, %s; listed: %s', (_, after, isOver, isListed) => {
    const id = start('device');
    expect(listedAt(id, started + after) !== undefined).toBe(isListed);
    expect(findSession(database, { id, device: 'device' }, started + after)?.isOver).toBe(isOver);
    expect(findSession(database, { id, device: 'other' }, started)).toBeNull();
  });

  test('a use is noted after a minute, and the name of the browser is cut', () => {
    const id = start('device', { agent: 'a'.repeat(201) });
    expect(listedAt(id, started)?.agent).toHaveLength(200);
    for (const [after, seen] of [
      [MINUTE, 0],
      [MINUTE + 1, MINUTE + 1],
    ] as const) {
      findSession(database, { id, device: 'device' }, started + after);
      expect(listedAt(id, started + HOUR)?.seen).toBe(started + seen);
    }
  });

  test('a device is trusted for thirty days, if its user trusts it, and by this account alone', () => {
    start('trusted', { isTrusted: true });
    start('usual');
    const isTrusted = (device: string, after: number, id = accountId) =>
      isTrustedDevice(database, id, hashId(device), started + after);
    expect([isTrusted('trusted', 30 * DAY), isTrusted('trusted', 30 * DAY + 1)]).toEqual([true, false]);
    expect([isTrusted('usual', 0), isTrusted('trusted', 0, otherId)]).toEqual([false, false]);
    expect([
      isKnownDevice(database, accountId, hashId('usual')),
      isKnownDevice(database, otherId, hashId('usual')),
    ]).toEqual([true, false]);
  });

  test('only its own account ends a session, and distrusts the device on which it is ended from elsewhere', () => {
    const [one, two] = [start('one', { isTrusted: true }), start('two', { isTrusted: true })];
    const reasonOf = (id: string, device: string) => findSession(database, { id, device }, started)?.endReason;
    endSessionElsewhere(database, otherId, hashId(one));
    expect(reasonOf(one, 'one')).toBeNull();
    endSessionElsewhere(database, accountId, hashId(one));
    expect([reasonOf(one, 'one'), reasonOf(two, 'two')]).toEqual(['elsewhere', null]);
    const trusted = () => ['one', 'two'].map((device) => isTrustedDevice(database, accountId, hashId(device), started));
    expect(trusted()).toEqual([false, true]);
    endSessionsOf(database, accountId, 'password', hashId(two));
    expect([reasonOf(two, 'two'), trusted()]).toEqual([null, [false, true]]);
    endSessionsOf(database, accountId, 'password');
    expect([reasonOf(two, 'two'), trusted()]).toEqual(['password', [false, false]]);
  });
});

describe('secrets of logins', () => {
  const options = { ...fixtureOptions(), qaaPassword: undefined };
  const { database } = prepareDatabase(options, false);
  afterAll(() => {
    database.close();
    removeFixture(options);
  });
  const [maya = 0, hari = 0] = ['maya', 'hari'].map((userName) => {
    addAccount(database, { userName, role: 'editor', passwordHash: 'of no password' }, null);
    return findStoredAccount(database, userName)?.id ?? 0;
  });
  const words = 'sagar ra pahad ko katha, '.repeat(9);

  test.each([
    ['sagar ra kat', '', null],
    ['sagar ra ka', '', 'short'],
    ['क्षक्षक्ष', '', 'short'],
    [words.slice(0, 200), '', null],
    [words.slice(0, 201), '', 'long'],
    ['axbyzaxbyzax', '', null],
    ['axbyaxbyaxby', '', 'common'],
    ['abcdefghijkl', '', 'common'],
    ['987654321098', '', 'common'],
    ['password1234', '', 'common'],
    ['12-Password-', '', 'common'],
    ['passwordpassword', '', 'common'],
    ['pass-word-1-2', '', 'common'],
    ['mayamayamaya12', 'maya', 'name'],
    ['MayaMayaMaya12', 'MAYA', 'name'],
    ['maymaymay123', 'may', null],
    ['gurung-k4x7q', 'gurung', null],
    ['gurunggurungk4x7q', 'gurung', 'name'],
  ])('the password “%s” of “%s” has the problem %s', (password, name, problem) => {
    expect(passwordProblem(password, name)).toBe(problem);
  });

  test('a sealed text opens with its key, in its context and unchanged', () => {
    const sealing = createSealing(Buffer.alloc(32, 1));
    const sealed = sealing.seal('text', 'a');
    expect([sealing.open(sealed, 'a'), sealing.open(sealing.seal('', 'a'), 'a')]).toEqual(['text', '']);
    const others = [sealing.open(sealed, 'b'), createSealing(Buffer.alloc(32, 2)).open(sealed, 'a')];
    const damaged = ['', sealed.slice(0, 20), sealed.slice(0, -2), `A${sealed.slice(1)}`.replace(/^AA/, 'BA')];
    expect([...others, ...damaged.map((text) => sealing.open(text, 'a'))]).toEqual(Array(6).fill(null));
  });

  test('a token is valid for ten minutes, for its purpose, and once in any spelling', () => {
    const tokens = createOneTimeTokens();
    const now = jest.spyOn(Date, 'now').mockReturnValue(1_000_000);
    const token = tokens.issue('login', 'maya');
    expect([tokens.read(token, 'login'), tokens.read(token, 'setup'), tokens.use(token, 'setup')]).toEqual([
      'maya',
      null,
      null,
    ]);
    now.mockReturnValue(1_600_000);
    expect(tokens.read(token, 'login')).toBe('maya');
    now.mockReturnValue(1_600_001);
    expect([tokens.read(token, 'login'), tokens.use(token, 'login')]).toEqual([null, null]);
    const second = tokens.issue('login', 'hari');
    expect(tokens.use(second, 'login')).toBe('hari');
    for (const spelling of [second, `${second}==`])
      expect([tokens.use(spelling, 'login'), tokens.read(spelling, 'login')]).toEqual([null, null]);
    // Another one is used meanwhile, which forgets expired tokens only.
    tokens.use(tokens.issue('login', ''), 'login');
    expect(tokens.use(second, 'login')).toBeNull();
    now.mockRestore();
  });

  test('a recovery code is accepted once, of its account, and as people type it; new ones replace the others', () => {
    const codes = renewRecoveryCodes(database, maya);
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{4}(?:-[0-9a-hjkmnp-tv-z]{4}){3}$/);
    const [one = '', two = '', three = ''] = codes;
    expect(spendRecoveryCode(database, hari, one)).toBe(false);
    expect([spendRecoveryCode(database, maya, one), spendRecoveryCode(database, maya, one)]).toEqual([true, false]);
    const typed = two.toUpperCase().replaceAll('-', ' ').replaceAll('0', 'O').replaceAll('1', 'I');
    expect([spendRecoveryCode(database, maya, typed), countRecoveryCodes(database, maya)]).toEqual([true, 8]);
    renewRecoveryCodes(database, maya);
    expect([spendRecoveryCode(database, maya, three), countRecoveryCodes(database, maya)]).toEqual([false, 10]);
  });

  test('a code of an app has six digits of either script, and is accepted once and not after a later one', async () => {
    expect(['123456', '१२३ ४५६', '123-456', '12345', '1234567', 'abcdef'].map(isAppCode)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
    const codes = createAppCodes(database, options.dataDir);
    const secret = await codes.newSecret();
    const epoch = Date.parse('2026-11-22T00:00:00Z') / 1000;
    const codeAt = (seconds: number) => generate({ secret, epoch: epoch + seconds });
    const now = jest.spyOn(Date, 'now').mockReturnValue(epoch * 1000);
    expect(await codes.accept(maya, await codeAt(0))).toBe(false);
    expect(await codes.add(maya, secret, '000000x')).toBe(false);
    expect(await codes.add(maya, secret, await codeAt(-60))).toBe(false);
    expect(await codes.add(maya, secret, await codeAt(-30))).toBe(true);
    const accepted = [];
    for (const seconds of [-30, 30, 0, 60]) accepted.push(await codes.accept(maya, await codeAt(seconds)));
    expect(accepted).toEqual([false, true, false, false]);
    expect(await codes.accept(hari, await codeAt(30))).toBe(false);
    now.mockRestore();
  });
});

describe('users', () => {
  const campus = withAdminCampus();

  async function login(
    userName: string,
    qaaPassword: string,
    settings: { qaaPassword?: string } = {},
  ): Promise<number> {
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
});

describe('identities', () => {
  const options = { ...fixtureOptions(), qaaPassword: undefined };
  const { database } = prepareDatabase(options, false);
  afterAll(() => {
    database.close();
    removeFixture(options);
  });
  const accountOf = (userName: string) => {
    addAccount(database, { userName, role: 'editor', passwordHash: 'of no password' }, null);
    return { id: findStoredAccount(database, userName)?.id ?? 0, userName };
  };
  const maya = accountOf('maya');
  const hari = accountOf('hari');
  const issuer = 'https://login.university.example';
  const email = 'maya@university.example';
  const log = (person: Partial<Parameters<typeof findAccountOf>[1]>) =>
    findAccountOf(database, { issuer, subject: '1', email, ...person });

  beforeEach(() => database.exec('DELETE FROM admin_identities'));

  test.each([
    [' Maya.Gurung@University.Example ', 'maya.gurung@university.example'],
    ['माया@क्याम्पस.नेपाल', 'माया@क्याम्पस.नेपाल'],
    ['', null],
    ['maya', null],
    ['a@b@c', null],
    ['maya @university.example', null],
    ['maya@university.example\nhari@university.example', null],
    [`${'a'.repeat(250)}@b.example`, null],
  ])('the address %j is stored as %j', (text, stored) => {
    expect(readEmail(text)).toBe(stored);
  });

  test('only a linked address opens an account, and none without a verified one', () => {
    expect(log({})).toBeNull();
    expect(linkIdentity(database, maya, email, 'bimala')).toBe(true);
    expect(log({ email: null })).toBeNull();
    expect(log({ email: 'hari@university.example' })).toBeNull();
    expect(log({ email: 'MAYA@university.example' })).toBe(maya.id);
  });

  test('after the first login only the same person of the same provider opens the account', () => {
    linkIdentity(database, maya, email, 'bimala');
    expect(log({ subject: '1' })).toBe(maya.id);
    expect(log({ subject: '2' })).toBeNull();
    expect(log({ subject: '1', email: null })).toBe(maya.id);
    expect(log({ subject: '1', email: 'maya.gurung@university.example' })).toBe(maya.id);
    // Another provider in the settings: its people are matched by their addresses again.
    const other = 'https://login.other.example';
    expect(log({ issuer: other, subject: '9' })).toBe(maya.id);
    expect(log({ subject: '1', email: null })).toBeNull();
  });

  test('an address is linked with one account, and a new link forgets the person of the old one', () => {
    linkIdentity(database, maya, email, 'bimala');
    log({});
    expect(linkIdentity(database, hari, email, 'bimala')).toBe(false);
    expect(linkIdentity(database, maya, 'maya.gurung@university.example', 'bimala')).toBe(true);
    expect(log({ subject: '1', email: null })).toBeNull();
    expect(linkIdentity(database, hari, email, 'bimala')).toBe(true);
    expect(log({ subject: '2' })).toBe(hari.id);
    expect(linkIdentity(database, hari, null, 'bimala')).toBe(true);
    expect([log({ subject: '2' }), findIdentityEmail(database, hari.id)]).toEqual([null, null]);
    expect(listChanges(database, { limit: 1 })).toMatchObject([
      { by: 'bimala', summary: 'account hari: identity', undoable: false },
    ]);
  });
});

describe('passkeys', () => {
  const options = { ...fixtureOptions(), qaaPassword: undefined };
  const { database } = prepareDatabase(options, false);
  const passkeys = createPasskeys(database, createOneTimeTokens());
  const party = { id: 'admin.example', origin: 'https://admin.example', name: 'Admin' };
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest();
  const [own, other] = ['maya', 'hari'].map((userName) => {
    addAccount(database, { userName, role: 'editor', passwordHash: 'of no password' }, null);
    return findStoredAccount(database, userName)?.id ?? 0;
  });
  afterAll(() => {
    database.close();
    removeFixture(options);
  });
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation();
    database.exec('DELETE FROM admin_passkeys');
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const point = [x, y].map((part) => new Uint8Array(Buffer.from(part, 'base64url')));
    const key = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        ...point.map((part, at) => [-2 - at, part] as const),
      ]),
    );
    insertPasskey(database, {
      id: 'a2V5',
      accountId: own ?? 0,
      name: 'Phone',
      publicKey: Buffer.from(key).toString('base64url'),
      counter: 5,
      transports: [],
      added: 1,
    });
  });
  afterEach(() => jest.restoreAllMocks());

  interface Reply {
    id?: string;
    handleOf?: number | undefined;
    counter?: number;
    flags?: number;
    origin?: string;
    challenge?: string;
  }

  /** The reply of a browser whose authenticator has signed a challenge. */
  function reply(
    issued: string,
    { id = 'a2V5', handleOf, counter = 6, flags = 5, origin = party.origin, challenge = issued }: Reply,
  ): string {
    const client = Buffer.from(JSON.stringify({ type: 'webauthn.get', challenge, origin }));
    const data = Buffer.concat([sha256(party.id), Buffer.from([flags, 0, 0, 0, counter])]);
    const response = {
      clientDataJSON: client.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: sign('sha256', Buffer.concat([data, sha256(client)]), privateKey).toString('base64url'),
      ...(handleOf !== undefined && { userHandle: sha256(`passkeys of account ${handleOf}`).toString('base64url') }),
    };
    return JSON.stringify({ id, rawId: id, type: 'public-key', clientExtensionResults: {}, response });
  }

  test.each<[string, boolean, Reply & { account?: number | null | undefined }]>([
    ['of any account', true, { account: null }],
    ['of the account that logs in', true, { account: own, handleOf: own }],
    ['of another account', false, { account: other }],
    ['with the handle of another account', false, { account: null, handleOf: other }],
    ['that is unknown', false, { account: null, id: 'b3RoZXI' }],
    ['whose user was not verified', false, { account: null, flags: 1 }],
    ['that was copied', false, { account: null, counter: 5 }],
    ['on another origin', false, { account: null, origin: 'https://other.example' }],
    ['for another challenge', false, { account: null, challenge: 'b3RoZXI' }],
  ])('a passkey %s is accepted: %s', async (_, isAccepted, { account = null, ...sent }) => {
    const { options: prompt, token } = await passkeys.promptLogin(party, account);
    expect(prompt.allowCredentials).toEqual(
      account === null ? undefined : account === own ? [{ id: 'a2V5', transports: [], type: 'public-key' }] : [],
    );
    const response = reply(prompt.challenge, sent);
    expect(await passkeys.accept(party, { token, response })).toBe(isAccepted ? own : null);
    expect(await passkeys.accept(party, { token, response })).toBeNull();
    expect(findPasskey(database, 'a2V5')).toMatchObject(
      isAccepted ? { counter: 6, used: expect.any(Number) } : { counter: 5, used: null },
    );
  });
});

describe('commands of accounts', () => {
  const campus = withAdminCampus();

  /** Runs `work` on the database of the campus. */
  function withDatabase<Result>(work: (database: ReturnType<typeof prepareDatabase>['database']) => Result): Result {
    const { database } = prepareDatabase(campus().options, false);
    try {
      return work(database);
    } finally {
      database.close();
    }
  }

  /** An account of each role, the first of them logged in. */
  async function makeAccounts(): Promise<string> {
    const passwordHash = await hashPassword('niilo pahaaD chha himaal');
    return withDatabase((database) => {
      addAccount(database, { userName: 'बिमला', role: 'administrator', passwordHash }, null);
      addAccount(database, { userName: 'ramesh', role: 'publisher', passwordHash }, null);
      const accountId = findStoredAccount(database, 'बिमला')?.id ?? 0;
      return startAdminSession(database, { accountId, agent: '', device: hashId('device'), now: Date.now() });
    });
  }

  const hashOf = (name: string) => withDatabase((database) => findStoredAccount(database, name)?.passwordHash ?? '');

  test('a password reset from standard input ends all sessions of the account', async () => {
    const session = { id: await makeAccounts(), device: 'device' };
    const isOver = () => withDatabase((database) => findSession(database, session, Date.now())?.isOver);
    expect(isOver()).toBe(false);
    const { attempt } = campus();
    expect((await attempt(['account', 'list'])).stdout).toBe('ramesh (publisher)\nबिमला (administrator)\n');
    expect(await attempt(['account', 'password', 'बिमला'], { input: 'sagar ra pahad ko katha\n' })).toEqual({
      status: 0,
      stdout: 'The password of "बिमला" is changed; it is logged out everywhere.\n',
      stderr: '',
    });
    expect(isOver()).toBe(true);
    expect(await matchesHash('sagar ra pahad ko katha', hashOf('बिमला'))).toBe(true);
    expect(await matchesHash('niilo pahaaD chha himaal', hashOf('बिमला'))).toBe(false);
    expect(await matchesHash('niilo pahaaD chha himaal', hashOf('ramesh'))).toBe(true);

    const generated = await attempt(['account', 'password', 'ramesh', '--generate']);
    const password = /once: (\S+)/.exec(generated.stdout)?.[1] ?? '';
    expect(await matchesHash(password, hashOf('ramesh'))).toBe(true);
  });

  test.each([
    [['password', 'nobody'], 'sagar ra pahad ko katha\n', 1, 'has no account "nobody"'],
    [['password'], 'sagar ra pahad ko katha\n', 2, 'the name of the account is missing'],
    [['password', 'ramesh'], 'short\n', 1, 'fewer than 12 characters'],
    [['password', 'ramesh'], 'Kathmandu@2083\n', 1, 'Many people use this password'],
    [['password', 'ramesh'], '', 1, 'no password was given'],
    [['password', 'ramesh', 'sagar ra pahad ko katha'], '', 2, 'unexpected "sagar'],
  ])('"account %j" with the input %j is rejected and keeps the password', async (args, input, status, message) => {
    await makeAccounts();
    const result = await campus().attempt(['account', ...args], { input });
    expect(result).toMatchObject({ status, stdout: '', stderr: expect.stringContaining(message) });
    expect(await matchesHash('niilo pahaaD chha himaal', hashOf('ramesh'))).toBe(true);
  });

  test('a publisher is limited to some areas, also of the site content, and freed again', async () => {
    await makeAccounts();
    const { attempt } = campus();
    expect((await attempt(['account', 'limit', 'ramesh', 'notice', 'site:public-information'])).status).toBe(0);
    expect((await attempt(['account', 'list'])).stdout).toContain(
      'ramesh (publisher of notice, site:public-information)',
    );
    expect((await attempt(['account', 'limit', 'ramesh', 'letters'])).stderr).toContain('there is no area "letters"');
    expect((await attempt(['account', 'limit', 'ramesh'])).stderr).toContain('name the areas, or --all');
    expect((await attempt(['account', 'limit', 'बिमला', 'notice'])).stderr).toContain('who edits everything');
    expect((await attempt(['account', 'limit', 'ramesh', '--all'])).status).toBe(0);
    expect((await attempt(['account', 'list'])).stdout).toContain('ramesh (publisher)\n');
  });

  test('each change of an account is logged with its author; a refused or empty one, and that of nobody, is not', async () => {
    await makeAccounts();
    withDatabase((database) => {
      const find = (name: string) => {
        const account = listAccounts(database).find(({ userName }) => userName === name);
        if (!account) throw new Error(`there is no account ${name}`);
        return account;
      };
      const sita = { userName: 'sita', role: 'editor', passwordHash: 'hash' } as const;
      const logged = () => listChanges(database, { limit: 9 }).map(({ by, action, summary }) => [by, action, summary]);
      const steps: [string | null, () => unknown, unknown?][] = [
        ['add account sita: editor', () => addAccount(database, sita, 'बिमला'), true],
        [null, () => addAccount(database, sita, 'बिमला'), false],
        [null, () => addAccount(database, { ...sita, userName: 'gita' }, null), true],
        ['edit account sita: password', () => changeAdminPassword(database, find('sita'), 'other', 'बिमला')],
        ['edit account sita: areas', () => changeAreas(database, find('sita'), ['notice'], 'बिमला')],
        ['edit account sita: publisher', () => changeRole(database, find('sita'), 'publisher', 'बिमला'), true],
        [null, () => changeRole(database, find('sita'), 'publisher', 'बिमला'), true],
        [null, () => changeRole(database, find('बिमला'), 'editor', 'बिमला'), false],
        [null, () => removeAccount(database, find('बिमला'), 'बिमला'), false],
        ['remove account sita', () => removeAccount(database, find('sita'), 'बिमला'), true],
      ];
      for (const [line, change, result] of steps) {
        const before = logged();
        expect(change()).toBe(result);
        const [, action, summary] = /^(\S+) (.*)$/.exec(line ?? '') ?? [];
        expect(logged()).toEqual(line === null ? before : [['बिमला', action, summary], ...before]);
      }
      expect(listAccounts(database)).toMatchObject([
        { userName: 'gita' },
        { userName: 'ramesh' },
        { userName: 'बिमला', role: 'administrator' },
      ]);
    });
  });

  test('the second factor of an account is removed, which ends its sessions and is logged', async () => {
    const session = { id: await makeAccounts(), device: 'device' };
    const { attempt, options } = campus();
    const remove = () => attempt(['account', 'factor', 'remove', 'बिमला']);
    expect((await remove()).stdout).toBe('"बिमला" has no second factor.\n');
    const database = prepareDatabase(options, false).database;
    const { appCodes } = createFactorServices(database, options.dataDir);
    const secret = await appCodes.newSecret();
    const id = findStoredAccount(database, 'बिमला')?.id ?? 0;
    expect(await appCodes.add(id, secret, await generate({ secret }))).toBe(true);
    database.close();
    expect((await attempt(['account', 'list'])).stdout).toContain('बिमला (administrator, two-step login)');
    expect(withDatabase((open) => findSession(open, session, Date.now())?.isOver)).toBe(false);
    expect((await remove()).stdout).toBe('The second factor of "बिमला" is removed; it is logged out everywhere.\n');
    expect(withDatabase((open) => findSession(open, session, Date.now())?.isOver)).toBe(true);
    expect((await attempt(['account', 'list'])).stdout).toContain('बिमला (administrator)');
    expect((await attempt(['audit'])).stdout).toContain('account बिमला: factors-removed');
    expect(await attempt(['account', 'factor', 'remove', 'nobody'])).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('has no account "nobody"'),
    });
  });
});

describe('the identity provider', () => {
  const clientId = 'campus-admin';
  type Claims = Readonly<Record<string, string | boolean>>;

  /** A provider whose tokens and UserInfo have the given claims of a person. */
  async function logIn(token: Claims, userInfo: Claims | null, trustsEmail = false) {
    const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const keys = [{ ...publicKey.export({ format: 'jwk' }), kid: '1', alg: 'RS256' }];
    let nonce = '';
    const server = createServer(({ url = '' }, response) => {
      const idToken = () => {
        const now = Math.floor(Date.now() / 1000);
        const claims = { ...token, nonce, iss: issuer, sub: 'maya', aud: clientId, iat: now, exp: now + 3600 };
        const parts = [{ alg: 'RS256', kid: '1' }, claims].map((part) =>
          Buffer.from(JSON.stringify(part)).toString('base64url'),
        );
        return `${parts.join('.')}.${sign('RSA-SHA256', Buffer.from(parts.join('.')), privateKey).toString('base64url')}`;
      };
      const replies: Record<string, () => unknown> = {
        '/.well-known/openid-configuration': () => ({
          issuer,
          authorization_endpoint: `${issuer}/login`,
          token_endpoint: `${issuer}/token`,
          jwks_uri: `${issuer}/keys`,
          ...(userInfo && { userinfo_endpoint: `${issuer}/person` }),
        }),
        '/token': () => ({ access_token: 'secret', token_type: 'Bearer', id_token: idToken() }),
        '/person': () => ({ sub: 'maya', ...userInfo }),
        '/keys': () => ({ keys }),
      };
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(replies[url]?.()));
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const issuer = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
    try {
      const provider = createIdentityProvider({
        issuer,
        clientId,
        clientSecret: 'secret',
        name: 'University',
        trustsEmail,
      });
      const { secrets } = await provider.start('http://office.example/callback');
      nonce = secrets.nonce;
      return await provider.finish(new URL(`http://office.example/callback?code=1&state=${secrets.state}`), secrets);
    } finally {
      server.close();
      server.closeAllConnections();
    }
  }

  const email = 'maya@university.example';

  test.each<[string, Claims, Claims | null, boolean, string | null]>([
    ['verified in the token', { email, email_verified: true }, null, false, null],
    ['verified as text', { email, email_verified: 'true' }, null, false, null],
    ['verified as text with a capital', { email, email_verified: 'True' }, null, false, null],
    ['verified in the token, its address at UserInfo', { email_verified: true }, { email }, false, null],
    ['only at UserInfo', {}, { email, email_verified: true }, false, null],
    ['in the token, verified at UserInfo alone', { email }, { email, email_verified: true }, false, null],
    ['trusted without the claim, as of Microsoft Entra', { email }, {}, true, null],
    ['without the claim', { email }, {}, false, 'no claim "email_verified", and OIDC_TRUSTS_EMAIL is not set'],
    ['unverified', { email, email_verified: false }, null, true, 'the claim "email_verified" is not true'],
    ['unverified as text', { email, email_verified: 'false' }, null, true, 'the claim "email_verified" is not true'],
    [
      'another one, verified, at UserInfo',
      { email },
      { email: 'x@b.example', email_verified: false },
      true,
      'the claim "email_verified" is not true',
    ],
    ['missing', { email_verified: true }, {}, true, 'no claim "email"'],
  ])('an address that is %s is accepted, or refused with a reason', async (_, token, userInfo, trusts, refusal) => {
    const person = await logIn(token, userInfo, trusts);
    expect(person).toMatchObject({ subject: 'maya', email: refusal === null ? email : null, refusal });
  });
});
