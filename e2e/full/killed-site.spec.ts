import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort, type RunningServer } from '#e2e/support/process.ts';
import { makeDataDir, startSite } from '#e2e/support/servers.ts';
import { expect, test } from '#e2e/support/test.ts';

test.describe.configure({ mode: 'serial' });

const dataDir = makeDataDir();
const paths = ['/notice/exam', '/ne/notice', '/notice/exam/feed.xml'];
let port: number;
let site: RunningServer;

/** Runs a command of the admin in a separate process, without a connection to the site. */
function addNotice(text: string): Promise<unknown> {
  const words = ['notice', 'add', '--text', text, '--department', 'exam'];
  const env = { ...process.env, DATA_DIR: dataDir };
  return promisify(execFile)(process.execPath, [join(process.cwd(), 'campus-api/main.ts'), ...words], { env });
}

const start = () => startSite('', { DATA_DIR: dataDir, PORT: String(port) });
const read = async (path: string) => (await fetch(`${site.url}${path}`)).text();

async function kill(): Promise<void> {
  process.kill(site.pid, 'SIGKILL');
  await expect.poll(() => fetch(site.url).then(Boolean, () => false)).toBe(false);
}

/** Waits until every page is stored on disk. */
async function storePages(): Promise<void> {
  for (const path of paths)
    await expect(async () => expect((await fetch(`${site.url}${path}`)).status).toBe(200)).toPass();
}

test.beforeAll(async () => {
  port = await freePort();
  site = await start();
});
test.afterAll(() => site?.stop());

test('content published just before the site was killed is on every page after the restart', async () => {
  await storePages();
  await addNotice('Published before the kill');
  await expect.poll(site.output).toContain('content was published');
  await kill();
  site = await start();
  for (const path of paths) expect((await read(path)).includes('Published before the kill'), path).toBe(true);
});

test('content published while the site was down is on every page after the restart', async () => {
  await storePages();
  await kill();
  await addNotice('Published while away');
  site = await start();
  for (const path of paths) expect((await read(path)).includes('Published while away'), path).toBe(true);
});
