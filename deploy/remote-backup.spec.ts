import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'playwright/test';
import { freePort } from '#e2e/support/process.ts';
import { compileCache } from '#server/process/memory.mjs';
import { resticMissingReason } from './testing/restic.ts';
import { type SftpServer, sftpMissingReason, startSftpServer } from './testing/sftp-server.ts';

test.describe.configure({ mode: 'serial' });

const PASSWORD = 'a-password-of-the-tests';
const work = mkdtempSync(join(tmpdir(), 'campus-remote-'));
const dataDir = join(work, 'data');
const settingsFile = join(work, 'site.env');
const folder = join(work, 'repository');

const keyFiles = ['session-secret', 'push-key', 'mail-key', 'admin-key', 'ended-sessions.json'];

type Settings = Record<string, string>;

const environmentOf = (settings: Settings) => {
  const { PATH = '', HOME = '' } = process.env;
  return { NODE_ENV: 'production' as const, PATH, HOME, ...compileCache, DATA_DIR: dataDir, ...settings };
};

const runNode = (program: string, args: readonly string[], settings: Settings) =>
  spawnSync(process.execPath, ['--no-warnings', `scripts/commands/${program}.ts`, ...args], {
    encoding: 'utf8',
    env: environmentOf(settings),
  });
const usual = { SETTINGS_FILE: settingsFile, BACKUP_REPOSITORY: folder, BACKUP_PASSWORD: PASSWORD };
/** Runs `site remote-backup` and returns its output, or the message with which it failed. */
const remoteBackup = (args: readonly string[], settings: Settings = {}) => {
  const { status, stdout, stderr } = runNode('remote-backup', args, { ...usual, ...settings });
  return status === 0 ? stdout.trim() : stderr.trim();
};
const list = (settings: Settings = {}) => remoteBackup(['list'], settings).split('\n').filter(Boolean);
const restic = (...args: string[]) =>
  execFileSync('restic', ['--repo', folder, '--quiet', ...args], {
    env: { ...process.env, RESTIC_PASSWORD: PASSWORD },
    cwd: work,
  });

test.beforeAll(() => {
  const reason = resticMissingReason();
  test.skip(reason !== null, reason ?? '');
  writeFileSync(settingsFile, `QAA_PASSWORD=of-the-site\n`);
  expect(runNode('campus-api', ['prepare'], {}).status).toBe(0);
  for (const name of keyFiles) writeFileSync(join(dataDir, name), `${name} of this campus`);
  const outbox = new DatabaseSync(join(dataDir, 'outbox.db'));
  // The site is running: these rows are only in the log of the database.
  outbox.exec(`PRAGMA journal_mode = WAL; CREATE TABLE records (collection TEXT, key TEXT, value TEXT);
    INSERT INTO records VALUES ('subscribers', 'sita', '1'), ('telegram queue', 'published 7', '1')`);
  process.on('exit', () => outbox.close());
});
test.afterAll(() => rmSync(work, { recursive: true }));

function expectWholeCampus(restored: string): void {
  expect(readFileSync(join(restored, 'site.env'), 'utf8')).toContain('of-the-site');
  for (const name of keyFiles) expect(readFileSync(join(restored, name), 'utf8')).toBe(`${name} of this campus`);
  const outbox = new DatabaseSync(join(restored, 'outbox.db'));
  // A post that waited then may have been sent since.
  expect(outbox.prepare('SELECT key FROM records').all()).toEqual([{ key: 'sita' }]);
  outbox.close();
  const settings = { DATA_DIR: join(restored, '../new-data') };
  expect(runNode('campus-api', ['restore', join(restored, 'campus.tar'), '--yes'], settings).stdout).toContain(
    'Restored',
  );
  const notices = (more: Settings) => runNode('campus-api', ['notice', 'list'], more).stdout;
  expect(notices(settings)).toBe(notices({}));
  expect(notices(settings)).toContain('exam');
}

test('a remote back-up holds database, files, settings, keys and subscribers, and another folder is restored from it', () => {
  expect(remoteBackup([])).toContain(`Backed up to ${folder}, which has 1 back-up.`);
  expect(list()).toHaveLength(1);
  const target = join(work, 'restored');
  expect(remoteBackup(['restore', target])).toContain('campus.tar');
  expectWholeCampus(join(target, 'campus'));
  expect(remoteBackup(['restore', target])).toContain('is not empty');
});

test('a remote back-up is encrypted, and leaves no copy in DATA_DIR', () => {
  const stored = globSync('**/*', { cwd: folder, withFileTypes: true }).filter((file) => file.isFile());
  const texts = stored.map((file) => readFileSync(join(file.parentPath, file.name), 'latin1'));
  expect(texts.length).toBeGreaterThan(3);
  expect(texts.filter((text) => /of-the-site|session-secret|SQLite format/.test(text))).toEqual([]);
  expect(readdirSync(dataDir).filter((name) => name.startsWith('.staging'))).toEqual([]);
});

test('the check restores the newest back-up and validates its archive', () => {
  expect(remoteBackup(['check'])).toMatch(/can be restored: database and \d+ files are valid\.$/);
  expect(readdirSync(dataDir).filter((name) => name.startsWith('.staging'))).toEqual([]);
});

test('back-ups beyond the numbers of the settings are deleted', () => {
  const keep = { BACKUP_KEEP_DAILY: '1', BACKUP_KEEP_WEEKLY: '0', BACKUP_KEEP_MONTHLY: '2' };
  for (const month of ['01', '02', '03']) restic('backup', '--time', `2026-${month}-10 12:00:00`, 'site.env');
  expect(list()).toHaveLength(4);
  expect(remoteBackup([], keep)).toContain('2 back-ups');
  expect(list().at(-1)).toContain(new Date().toISOString().slice(0, 10));
});

test('back-ups of a clock that was fast neither take the places of newer ones nor count as the newest', () => {
  const keep = { BACKUP_KEEP_DAILY: '2', BACKUP_KEEP_WEEKLY: '0', BACKUP_KEEP_MONTHLY: '0' };
  const today = new Date().toISOString().slice(0, 10);
  for (const day of [1, 2, 3]) restic('backup', '--time', `2095-01-0${day} 12:00:00`, 'site.env');
  expect(remoteBackup([], keep)).toContain('5 back-ups');
  expect(list().filter((line) => line.includes(today))).toHaveLength(1);
  expect(remoteBackup(['check'])).toContain(`of ${today} can be restored`);
  const target = join(work, 'restored-of-today');
  expect(remoteBackup(['restore', target])).toContain('campus.tar');
  restic('forget', ...list().flatMap((line) => (line.includes(' 2095-') ? line.slice(0, 8) : [])));
});

test('a back-up that was killed is repeated', async () => {
  for (const delay of [600, 1400]) {
    const child = spawn(process.execPath, ['--no-warnings', 'scripts/commands/remote-backup.ts'], {
      env: environmentOf(usual),
      stdio: 'ignore',
    });
    setTimeout(() => child.kill('SIGKILL'), delay);
    await once(child, 'exit');
  }
  await expect.poll(() => remoteBackup([]), { timeout: 60_000, intervals: [2000] }).toContain('Backed up');
  expect(readdirSync(dataDir).filter((name) => name.startsWith('.staging'))).toEqual([]);
});

test('the check reports a newest back-up that is old, and one that holds no campus', () => {
  const checked = (name: string, ...args: string[]) => {
    const settings = { BACKUP_REPOSITORY: join(work, name) };
    expect(remoteBackup(['check'], settings)).toContain('There is no remote back-up yet');
    const options = { env: { ...process.env, RESTIC_PASSWORD: PASSWORD }, cwd: join(work, 'restored') };
    for (const command of [['init'], ['backup', ...args]])
      execFileSync('restic', ['--repo', join(work, name), '--quiet', ...command], options);
    return remoteBackup(['check'], settings);
  };
  expect(checked('old', '--time', '2026-01-10 12:00:00', 'campus')).toMatch(
    /^✗ The newest remote back-up is \d+ days old/,
  );
  expect(checked('other', 'new-data')).toMatch(/^✗ The back-up [0-9a-f]+ of \S+ holds no campus\.$/);
});

test('a place that lost its back-ups is reported instead of used again', () => {
  const disk = join(work, 'disk');
  mkdirSync(disk);
  const settings = { BACKUP_REPOSITORY: join(disk, 'repository') };
  expect(remoteBackup([], settings)).toContain('which has 1 back-up.');
  rmSync(disk, { recursive: true });
  expect(remoteBackup([], settings)).toMatch(
    /^✗ \S+ no longer holds the back-ups of this campus: is its disk mounted\?/,
  );
  expect(existsSync(disk)).toBe(false);
});

test('the check reports a damaged repository', () => {
  const damaged = join(work, 'damaged');
  remoteBackup([], { BACKUP_REPOSITORY: damaged });
  const [largest = ''] = globSync('data/*/*', { cwd: damaged }).sort(
    (a, b) => readFileSync(join(damaged, b)).length - readFileSync(join(damaged, a)).length,
  );
  execFileSync('chmod', ['u+w', join(damaged, largest)]);
  const bytes = readFileSync(join(damaged, largest));
  bytes.fill(0, 1000, 2000);
  writeFileSync(join(damaged, largest), bytes);
  expect(remoteBackup(['check'], { BACKUP_REPOSITORY: damaged })).toMatch(/^✗ /);
});

test('a wrong password, an absent repository, unreachable servers and a missing restic are explained in one sentence', async () => {
  test.setTimeout(900_000);
  const port = await freePort();
  const failures: [Settings, RegExp][] = [
    [{ BACKUP_PASSWORD: 'another-password-of-16' }, /^✗ BACKUP_PASSWORD is not the password of \S+: .+\.$/],
    [{ BACKUP_REPOSITORY: `sftp://a@127.0.0.1:${port}/x` }, /^✗ sftp:\S+ cannot be reached: connection refused\.$/],
    [{ BACKUP_REPOSITORY: 'sftp:a@absent.invalid:x' }, /^✗ sftp:\S+ cannot be reached: could not resolve\.$/],
    [{ BACKUP_REPOSITORY: `s3:http://127.0.0.1:${port}/bucket` }, /^✗ s3:\S+ cannot be reached: connection refused\.$/],
    [{ BACKUP_REPOSITORY: 'ftp:a' }, /^✗ BACKUP_REPOSITORY takes a place such as /],
    [{ BACKUP_PASSWORD: 'short' }, /^✗ BACKUP_PASSWORD takes a text of at least 16 characters$/],
    [{ BACKUP_PASSWORD: '' }, /^✗ BACKUP_REPOSITORY and BACKUP_PASSWORD go together/],
    [{ PATH: work }, /^✗ restic is missing: apt-get install restic$/],
  ];
  for (const [settings, message] of failures) expect(remoteBackup([], settings)).toMatch(message);
  const unset = { BACKUP_REPOSITORY: '', BACKUP_PASSWORD: '' };
  expect(remoteBackup([], unset)).toContain('BACKUP_REPOSITORY is not set');
  expect(runNode('remote-backup', ['--scheduled'], unset).status).toBe(0);
});

test('a full disk is explained', () => {
  const small = join(work, 'small');
  mkdirSync(small);
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', small], { env: process.env });
  test.skip(status !== 0, 'only root can mount a small file system');
  try {
    expect(remoteBackup([], { BACKUP_REPOSITORY: join(small, 'repository') })).toContain('There is no space left in');
  } finally {
    execFileSync('umount', [small]);
  }
});

test.describe('over SFTP', () => {
  let server: SftpServer;
  const settings = () => ({ BACKUP_REPOSITORY: server.repository });

  test.beforeAll(async () => {
    const reason = sftpMissingReason();
    test.skip(reason !== null, reason ?? '');
    server = await startSftpServer(await freePort());
  });
  test.afterAll(() => server?.stop());

  test('the server has to know the key of the campus, which is made once', () => {
    const key = remoteBackup(['key'], settings());
    expect(key).toMatch(/^ssh-ed25519 \S+ campus-website$/);
    expect(remoteBackup(['key'], settings())).toBe(key);
    expect(remoteBackup([], settings())).toMatch(/^✗ The server of sftp:\S+ rejects the key of this campus/);
    server.accept(`${key}\n`);
    expect(remoteBackup([], settings())).toContain('which has 1 back-up.');
    expect(readdirSync(join(server.home, 'repository'))).toContain('config');
  });

  test('a remote back-up is checked', () => {
    expect(remoteBackup(['check'], settings())).toContain('can be restored');
  });

  test('a server with another key than before is rejected', async () => {
    await server.changeKey();
    expect(remoteBackup([], settings())).toMatch(/^✗ The server of sftp:\S+ has another key than before/);
  });
});
