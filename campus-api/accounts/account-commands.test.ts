import { generate } from 'otplib';
import { prepareDatabase } from '#campus-api/campus/prepare.ts';
import { withAdminCampus } from '#campus-api/testing/admin-campus.ts';
import { addAccount, findStoredAccount } from './admin-accounts.ts';
import { createFactorServices } from './factor-services.ts';
import { hashPassword, matchesHash } from './password-hash.ts';
import { findSession, hashId, startAdminSession } from './sessions.ts';

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
