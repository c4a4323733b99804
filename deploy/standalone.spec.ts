import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { type ExportedBuild, exportBuild } from '#deploy/testing/export-build.ts';
import { freePort, type RunningServer, startProgram } from '#e2e/support/process.ts';
import { processTree, siteProcesses } from '#e2e/support/process-tree.ts';
import { loginCookie, rawRequest } from '#e2e/support/raw-request.ts';
import { qaaAccount } from '#e2e/support/servers.ts';

test.describe.configure({ mode: 'serial' });

let build: ExportedBuild;
let site: RunningServer;

const runNode = (...args: string[]) => {
  const [program, ...before] = build.node;
  return spawnSync(program, [...before, '--no-warnings', ...args], {
    cwd: build.cwd,
    env: build.env,
    encoding: 'utf8',
  });
};
/** Runs a command of the folder from another folder, as the user of the site. */
const runCommand = (program: string, ...args: string[]) => {
  const asUser = build.node.slice(0, -1);
  const [first = program, ...words] = [...asUser, program, ...args];
  return spawnSync(first, words, { cwd: '/', env: build.env, encoding: 'utf8' });
};
const page = async (path: string) => String((await rawRequest(site.url, path)).body);

test.beforeAll(async () => {
  // Checks a thousand files and copies 250 MB.
  test.setTimeout(1_800_000);
  const port = await freePort();
  build = await exportBuild({
    HOST: '127.0.0.1',
    PORT: String(port),
    SITE_URL: `http://localhost:${port}`,
    QAA_USER: qaaAccount.user,
    QAA_PASSWORD: qaaAccount.password,
    WEB_CONCURRENCY: '2',
    // A login is slow on a machine that is busy with browsers.
    UPSTREAM_TIMEOUT_MS: '30000',
  });
  site = await startProgram(['--no-warnings', 'server/main.ts'], build.env, port, build);
});
test.afterAll(async () => {
  await site?.stop();
  build?.remove();
});

test('the user of the standalone site cannot change its program', () => {
  for (const file of ['server/main.ts', '.next/BUILD_ID', 'new']) {
    expect(runNode('--eval', `fs.writeFileSync('${file}', '')`).stderr, file).toContain('EACCES');
  }
});

test('the standalone site reads the documents of its notices', async () => {
  // Documents are read only while no visitors wait, which takes longer on a busy machine.
  test.setTimeout(900_000);
  await expect.poll(site.output, { timeout: 120_000 }).toContain('a document was read');
  expect(site.output()).not.toContain('documents cannot be read');
  await expect
    .poll(() => globSync('documents/v*/pictures/*-1-360-avif.zst', { cwd: build.env.DATA_DIR }).length)
    .toBeGreaterThan(0);
});

test('no link in the standalone folder points outside it', () => {
  const files = readdirSync(build.cwd, { recursive: true, withFileTypes: true });
  const links = files.filter((file) => file.isSymbolicLink()).map((file) => join(file.parentPath, file.name));
  expect(links.length).toBeGreaterThan(0);
  const root = realpathSync(build.cwd);
  expect(links.filter((link) => !realpathSync(link).startsWith(root))).toEqual([]);
});

test('the standalone site serves pages with their styles, scripts, pictures and cards', async () => {
  const kinds = ['/page-script/', '/_next/image', '/cards/'];
  for (const [path, named] of [
    ['/', kinds],
    ['/ne/notice', [...kinds, '/_next/static/']],
  ] as const) {
    const addresses = /(?:src|href|content)="(?:http:\/\/[^"/]*)?(\/(?:_next|cards|pictures|page-script)\/[^"]+)"/g;
    const parts = new Set(
      [...(await page(path)).matchAll(addresses)].map(([, part = '']) => part.replaceAll('&amp;', '&')),
    );
    for (const kind of named) expect([...parts].join()).toContain(kind);
    for (const part of parts) expect((await rawRequest(site.url, part)).status, part).toBe(200);
  }
  expect((await rawRequest(site.url, '/absent')).status).toBe(404);
  expect(await page('/search?q=exam')).toContain('/notice/item/');
});

test('the standalone site serves stored files, and the list of the QAA area after a login', async () => {
  const [, file = ''] = /href="(\/files\/[^"?]+)/.exec(await page('/notice')) ?? [];
  expect((await rawRequest(site.url, file)).status).toBe(200);
  const cookie = await loginCookie(site.url, '10.0.0.1');
  expect((await rawRequest(site.url, '/api/qaa/documents', { headers: { cookie } })).status).toBe(200);
});

test('the standalone site can write its data', async () => {
  await expect.poll(() => readdirSync(join(build.cwd, '.next/pages')).length).toBeGreaterThan(0);
  expect(site.output()).not.toMatch(/"level":"(warn|error)"/);
});

test('the commands of the standalone folder run with the Node of the folder, called from anywhere', () => {
  const command = join(build.cwd, 'bin/site');
  expect(runCommand(command, 'campus-api', 'notice', 'list').stdout).toContain('exam');
  expect(runCommand(command, 'doctor').stdout).toContain('✓');
  const start = runCommand(command, 'start');
  expect([start.status, start.stderr]).toEqual([1, expect.stringMatching('^✗ PORT \\d+ is taken')]);
  expect(runCommand(command, 'remote-backup', '--scheduled').stdout).toContain('BACKUP_REPOSITORY is not set');
  expect(runCommand(command, 'build').stderr).toBe('✗ There is no command build: site help lists all.\n');
  expect(runCommand(command, 'help').stdout).toContain('site restore NAME [ARCHIVE | ID]');
  expect(runCommand(command, '--version').stdout).toMatch(/^\d+\.\d+\.\d+/);
});

test('the standalone folder has the guide, with everything that it links, and the licence', () => {
  for (const file of ['README.md', 'CHANGELOG.md', 'SECURITY.md', 'LICENSE', ...globSync('docs/**/*.{md,webp,json}')])
    expect(existsSync(join(build.cwd, file)), file).toBe(true);
  expect(globSync('docs/**/*.test.ts', { cwd: build.cwd })).toEqual([]);
});

test('the package.json of the standalone folder has these scripts, and no dependencies', () => {
  const { version, scripts, dependencies } = JSON.parse(readFileSync(join(build.cwd, 'package.json'), 'utf8'));
  expect(Object.keys(scripts)).toEqual(['start', 'admin', 'doctor', 'watch', 'campus-api']);
  for (const line of Object.values(scripts)) expect(line).toMatch(/^exec node scripts\/standalone\.mjs /);
  expect(dependencies).toBeUndefined();
  // With the commit: an administrator sees which state of the sources runs.
  expect(version).toMatch(/^\d+\.\d+\.\d+(\+[0-9a-f]{8})?$/);
  expect(runCommand(join(build.cwd, 'bin/site'), 'doctor').stdout).toContain(`Version ${version}`);
});

test('the programs that the units of the standalone folder start exist', () => {
  const units = globSync('deploy/systemd/*.service', { cwd: build.cwd });
  expect(units).toHaveLength(globSync('deploy/systemd/*.service').length);
  for (const unit of units) {
    const line = /^ExecStart=.*$/m.exec(readFileSync(join(build.cwd, unit), 'utf8'))?.[0] ?? '';
    const named = line.match(/bin\/node|(?:server|scripts\/commands)\/\S+\.ts/g) ?? [];
    expect(named).toHaveLength(2);
    for (const file of named) expect(existsSync(join(build.cwd, file)), `${unit}: ${file}`).toBe(true);
  }
});

test('the standalone site has the campus API and doctor commands', () => {
  expect(runNode('scripts/commands/campus-api.ts', 'notice', 'list').stdout).toContain('exam');
  expect(runNode('scripts/commands/doctor.ts').stdout).toContain('✓');
  // Calls the sanitizer, which is a separate program.
  const edit = ['contact', 'edit', '--introduction', 'deploy/away.html', '--dry-run'];
  expect(runNode('scripts/commands/campus-api.ts', ...edit)).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('Changed.'),
  });
});

test('SIGTERM ends the standalone site with all its processes', async () => {
  await expect.poll(() => siteProcesses(site.pid).length).toBe(3);
  const all = processTree(site.pid);
  process.kill(site.pid, 'SIGTERM');
  await expect.poll(() => all.flatMap(processTree)).toEqual([]);
});
