import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { memoryFlags, memorySettings } from '#server/process/memory.mjs';
import { expect, submitLogin, test } from '../support/office.ts';
import { freePort } from '../support/process.ts';
import { makeDataDir } from '../support/servers.ts';

/** What `npm start` does once the site is built. */
const program =
  "import { startOffice } from './scripts/steps/start-office.ts'; startOffice(); await import('./server/main.ts');";

async function start(dataDir: string) {
  const [port, officePort] = [await freePort(), await freePort()];
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', ...memoryFlags, '--input-type=module', '-e', program],
    {
      env: {
        ...process.env,
        ...memorySettings,
        NODE_ENV: 'production',
        PORT: String(port),
        OFFICE_PORT: String(officePort),
        SITE_URL: `http://localhost:${port}`,
        UPSTREAM_URL: '',
        DATA_DIR: dataDir,
        WEB_CONCURRENCY: '1',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += chunk));
  const address = `http://localhost:${officePort}`;
  await expect(() => expect(printed).toContain(`Office: ${address}\n`)).toPass({ timeout: 60_000 });
  return { child, address, site: `http://localhost:${port}`, printed: () => printed };
}

const isThere = (address: string) =>
  fetch(address, { redirect: 'manual' }).then(
    () => true,
    () => false,
  );

test('a start begins the office as a process of its own, prints its address and the first password once, and ends it', async ({
  page,
  words,
  stopAfterwards,
}) => {
  test.slow();
  const dataDir = makeDataDir();
  const first = await start(dataDir);
  stopAfterwards({ stop: async () => void first.child.kill('SIGKILL') });
  await expect(() => expect(first.printed()).toContain('Office login')).toPass();
  const [, user = '', password = ''] = /Office login, shown only this once: (\S+) \/ (\S+)/.exec(first.printed()) ?? [];
  await page.context().addCookies([{ name: 'office-language', value: 'ne', url: first.address }]);
  await page.goto(`${first.address}/login`);
  await submitLogin(page, words, { user, password });
  await expect(page.getByRole('heading', { level: 1, name: words.home.title })).toBeVisible();
  await expect(async () => expect((await fetch(first.site)).status).toBe(200)).toPass({ timeout: 60_000 });
  first.child.kill('SIGTERM');
  await once(first.child, 'exit');
  await expect(async () => expect(await isThere(first.address)).toBe(false)).toPass();

  const second = await start(dataDir);
  stopAfterwards({ stop: async () => void second.child.kill('SIGKILL') });
  expect(second.printed()).not.toContain('Office login');
  // However the site ends, the office does not outlive it.
  second.child.kill('SIGKILL');
  await expect(async () => expect(await isThere(second.address)).toBe(false)).toPass();
});
