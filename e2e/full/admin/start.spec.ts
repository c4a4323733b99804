import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { noticePages } from '#content/messages/notices.ts';
import { expect, submitLogin, test } from '#e2e/support/admin.ts';
import { freePort } from '#e2e/support/process.ts';
import { processTree, siteProcesses } from '#e2e/support/process-tree.ts';
import { makeDataDir } from '#e2e/support/servers.ts';

test.describe.configure({ mode: 'serial' });

/** Time limit of a start on a busy machine. */
const START = { timeout: 120_000 };
const ADMIN = 'scripts/commands/admin.ts';

/** Runs `npm start` with the existing build. */
async function start(dataDir: string) {
  const [port, adminPort] = [await freePort(), await freePort()];
  const site = `http://localhost:${port}`;
  const npm = spawn('npm', ['start'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      ADMIN_PORT: String(adminPort),
      SITE_URL: site,
      UPSTREAM_URL: '',
      DATA_DIR: dataDir,
      WEB_CONCURRENCY: '1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [npm.stdout, npm.stderr]) stream.on('data', (chunk) => (printed += chunk));
  const address = `http://localhost:${adminPort}`;
  await expect(() => {
    expect(printed).toContain(`Admin: ${address}\n`);
    expect(printed).toContain(`Serving the site on ${site} (stop with Ctrl+C)\n`);
  }).toPass(START);
  return { npm, pid: npm.pid ?? 0, address, site, printed: () => printed };
}

type Started = Awaited<ReturnType<typeof start>>;

const isReachable = (address: string) =>
  fetch(address, { redirect: 'manual' }).then(
    () => true,
    () => false,
  );

/** The process of a start that runs a file. */
function processOf({ pid }: Started, file: string): number {
  const processes = siteProcesses(pid, file);
  expect(processes).toHaveLength(1);
  return processes[0] ?? 0;
}

/** The first account's password, which is printed once. */
function firstLogin(printed: string): { user: string; password: string } {
  const [, user = '', password = ''] = /Admin login[^:]*: (\S+) \/ (\S+)/.exec(printed) ?? [];
  return { user, password };
}

test('npm start restarts a killed admin or site, open forms can still be sent, and SIGTERM ends all processes', async ({
  page,
  words,
  stopAfterwards,
}) => {
  const started = await start(makeDataDir());
  const { npm, pid, address, site, printed } = started;
  stopAfterwards({ stop: async () => void npm.kill('SIGTERM') });
  await expect(() => expect(printed()).toContain('Admin login')).toPass();
  await page.context().addCookies([{ name: 'admin-language', value: 'ne', url: address }]);
  await page.goto(`${address}/login`);
  await submitLogin(page, words, firstLogin(printed()));
  await page.getByRole('link', { name: words.notices.newOne }).click();
  const text = 'यो सूचना लेख्दालेख्दै बन्द भएको थियो';
  await page.getByLabel(words.notices.text).fill(text);
  await page.getByLabel(noticePages.exam.name.ne).check();

  process.kill(processOf(started, ADMIN), 'SIGKILL');
  await expect.poll(printed, START).toContain('"program":"admin","code":null,"signal":"SIGKILL"');
  await expect.poll(() => isReachable(address), START).toBe(true);
  await page.getByRole('button', { name: words.notices.publish }).click();
  const onSite = async () => (await fetch(`${site}/ne/notice/exam`)).text();
  await expect.poll(async () => (await onSite()).includes(text), START).toBe(true);

  process.kill(processOf(started, 'scripts/commands/start.ts'), 'SIGKILL');
  await expect.poll(printed, START).toContain('"program":"site","code":null,"signal":"SIGKILL"');
  await expect.poll(() => isReachable(site), START).toBe(true);
  expect((await onSite()).includes(text)).toBe(true);

  const all = processTree(pid);
  expect(all).toEqual(expect.arrayContaining([processOf(started, 'server/main.ts'), processOf(started, ADMIN)]));
  npm.kill('SIGTERM');
  expect(await once(npm, 'exit')).toEqual([0, null]);
  await expect.poll(() => all.flatMap(processTree), START).toEqual([]);
});

test('npm start prints the first password once, and its programs end with it', async ({ stopAfterwards }) => {
  const dataDir = makeDataDir();
  const first = await start(dataDir);
  stopAfterwards({ stop: async () => void first.npm.kill('SIGTERM') });
  expect(first.printed()).toContain('Admin login');
  process.kill(processOf(first, 'scripts/run.mjs'), 'SIGKILL');
  await expect.poll(() => isReachable(first.address), START).toBe(false);
  await expect.poll(() => isReachable(first.site), START).toBe(false);

  const second = await start(dataDir);
  stopAfterwards({ stop: async () => void second.npm.kill('SIGTERM') });
  expect(second.printed()).not.toContain('Admin login');
  // Like Ctrl+C: the terminal signals npm and its child processes, and npm forwards the signal.
  process.kill(processOf(second, 'scripts/run.mjs'), 'SIGINT');
  second.npm.kill('SIGINT');
  expect(await once(second.npm, 'exit')).toEqual([0, null]);
  expect([await isReachable(second.address), await isReachable(second.site)]).toEqual([false, false]);
});

test('npm start with an invalid setting exits with 1 and names the setting', async () => {
  const npm = spawn('npm', ['start'], { env: { ...process.env, PORT: 'many' }, stdio: ['ignore', 'ignore', 'pipe'] });
  let printed = '';
  npm.stderr.on('data', (chunk) => (printed += chunk));
  expect(await once(npm, 'close')).toEqual([1, null]);
  expect(printed.match(/^✗ PORT takes .*$/gm)).toHaveLength(1);
});
