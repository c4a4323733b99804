import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addQaaUser, removeQaaUser } from '#campus-api/accounts/write-users.ts';
import { withCampus } from '#campus-api/campus/with-campus.ts';
import { openEmbedded } from '#lib/site/campus-client/embedded.ts';
import { logIn } from './log-in.ts';
import { readSession, startSession } from './session.ts';

jest.mock('#lib/platform/settings/index.ts', () => ({
  environment: () => jest.requireActual('#lib/platform/settings/schema.ts').parseEnvironment(process.env),
  sessionSecrets: () => ['a'.repeat(32)],
}));

const folder = mkdtempSync(join(tmpdir(), 'accounts-'));
const options = { dataDir: folder };
const office = { by: 'test', confirmation: { confirmed: true } };

beforeAll(() => {
  process.env.DATA_DIR = folder;
  process.env.QAA_PASSWORD = 'a password for this test';
  delete process.env.UPSTREAM_URL;
});
afterAll(async () => {
  (await openEmbedded()).close();
  rmSync(folder, { recursive: true, force: true });
});

/** Sets a user's password and logs the user in. @returns the cookie */
async function enter(name: string, password: string): Promise<string> {
  await withCampus(options, office, (campus) => addQaaUser(campus, { name, password }, { replace: true }));
  const result = await logIn({ userName: name, password }, '192.0.2.1');
  if (result.kind !== 'accepted') throw new Error(result.kind);
  return (await startSession(result.user, result.account)).split(';')[0] ?? '';
}

test("a session of the embedded campus API ends at once with its account's password, and with the account", async () => {
  const [sita, gita] = [await enter('sita', 'long enough words'), await enter('gita', 'other long words')];
  expect(await readSession(sita)).toMatchObject({ kind: 'open' });
  const anew = await enter('sita', 'new and long words');
  expect(await readSession(sita)).toEqual({ kind: 'ended' });
  expect(await readSession(anew)).toMatchObject({ kind: 'open' });
  expect(await readSession(gita)).toMatchObject({ kind: 'open' });
  await withCampus(options, office, (campus) => removeQaaUser(campus, 'sita'));
  expect(await readSession(anew)).toEqual({ kind: 'ended' });
  expect(await readSession(gita)).toMatchObject({ kind: 'open' });
});

test('while the accounts cannot be read, a session is neither accepted nor ended', async () => {
  const cookie = await enter('hari', 'words that are long');
  const api = await openEmbedded();
  jest.spyOn(api, 'isAccountState').mockImplementation(() => {
    throw new Error('disk');
  });
  expect(await readSession(cookie)).toMatchObject({ kind: 'unsure' });
  jest.restoreAllMocks();
  expect(await readSession(cookie)).toMatchObject({ kind: 'open' });
});
