import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Running } from './support/process.ts';
import { logIn } from './support/raw-request.ts';
import { makeDataDir, startSite } from './support/servers.ts';
import { expect, test } from './support/test.ts';

test.describe.configure({ mode: 'serial' });

const dataDir = makeDataDir();
let site: Running;

test.beforeAll(async () => {
  await office('prepare', '--empty', '--name', 'Campus of the test');
  site = await startSite('', { DATA_DIR: dataDir, TRUST_PROXY: '1' });
});
test.afterAll(() => site.stop());

/** A command of the office, as a process of its own that the site is not told of. */
function office(...words: string[]): Promise<unknown> {
  const env = { ...process.env, DATA_DIR: dataDir, QAA_USER: 'committee', QAA_PASSWORD: 'e2e-only-password' };
  return promisify(execFile)(process.execPath, [join(process.cwd(), 'campus-api/main.ts'), ...words], { env });
}

const text = async (path: string) => (await fetch(`${site.url}${path}`)).text();

test('a campus with nothing but its name is shown in both languages', async () => {
  const paths = [
    '',
    '/about',
    '/chiefMessage',
    '/staff',
    '/mgmtCommittee',
    '/teachersAssociation',
    '/notice',
    '/gallery',
    '/publication',
    '/contact',
    '/qaa',
  ];
  for (const path of paths.flatMap((path) => [path || '/', `/ne${path}`])) {
    const reply = await fetch(`${site.url}${path}`);
    expect([path, reply.status]).toEqual([path, 200]);
  }
  expect(await text('/contact')).toContain('Campus of the test');
});

test('what the office publishes in another process shows by itself, and so does its withdrawal', async () => {
  expect(await text('/notice/exam')).not.toContain('Routine of the second year');
  await office('notice', 'add', '--text', 'Routine of the second year', '--department', 'exam');
  await expect(async () => expect(await text('/notice/exam')).toContain('Routine of the second year')).toPass();
  await office('notice', 'withdraw', '1');
  await expect(async () => expect(await text('/notice/exam')).not.toContain('Routine of the second year')).toPass();
});

test('who is logged in is out as soon as the account goes', async () => {
  const cookie = await logIn(site.url, '10.3.9.1');
  const documents = () => fetch(`${site.url}/api/qaa/documents`, { headers: { cookie } });
  expect((await documents()).status).toBe(200);
  await office('qaa', 'user', 'add', 'sita', '--generate');
  expect((await documents()).status).toBe(200);
  await office('qaa', 'user', 'remove', 'committee', '--yes');
  expect((await documents()).status).toBe(401);
});
