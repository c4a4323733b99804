import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { memoryFlags, memorySettings } from '#server/process/memory.mjs';

const files = globSync('deploy/systemd/*.{service,socket,timer}').toSorted();
const read = (file: string) => readFileSync(file, 'utf8');
const INSTALLED = '/srv/campus/current';

test.each(files)('%s consists of sections and settings', (file) => {
  const odd = read(file)
    .split('\n')
    .filter((line) => !/^(#.*|\[(Unit|Service|Socket|Timer|Install)\]|[A-Z]\w+=.*|)$/.test(line));
  expect(odd).toEqual([]);
});

test.each(files)('the programs that %s names exist', (file) => {
  const programs = read(file).match(/scripts\/\S+\.ts/g) ?? [];
  expect(programs.filter((program) => !existsSync(program))).toEqual([]);
});

test('each timer and each socket has a service', () => {
  const starters = files.filter((file) => !file.endsWith('.service'));
  expect(starters.map((file) => basename(file))).toEqual([
    'campus-website-backup@.timer',
    'campus-website-office@.socket',
    'campus-website-remote-backup@.timer',
    'campus-website-restore-trial@.timer',
    'campus-website-watch@.timer',
    'campus-website@.socket',
  ]);
  expect(files).toEqual(expect.arrayContaining(starters.map((file) => file.replace(/(timer|socket)$/, 'service'))));
});

test.each(files.filter((file) => file.endsWith('.service')))(
  '%s can write only its data, as an unprivileged user',
  (file) => {
    const settings = read(file).split('\n');
    const required = [
      'User=campus-%i',
      'ProtectSystem=strict',
      'ProtectHome=yes',
      'NoNewPrivileges=yes',
      'CapabilityBoundingSet=',
    ];
    expect(required.filter((setting) => !settings.includes(setting))).toEqual([]);
    const data = /DATA_DIR=(\S+)/.exec(read(file))?.[1] ?? '';
    expect(settings.find((setting) => setting.startsWith('ReadWritePaths='))).toContain(data);
  },
);

test('the service starts the site with the memory settings of npm start', () => {
  const lines = read('deploy/systemd/campus-website@.service').split('\n');
  expect(lines.find((line) => line.startsWith('ExecStart='))).toContain(` ${memoryFlags.join(' ')} server/main.ts`);
  const settings = Object.entries(memorySettings).map((setting) => setting.join('='));
  expect(lines).toContain(`Environment=${settings.join(' ')}`);
});

test.each([
  ['campus-website@', 'always'],
  // The admin ends by itself when nobody uses it.
  ['campus-website-office@', 'on-failure'],
])('%s is restarted, with a growing delay', (name, when) => {
  const [head = '', service = ''] = read(`deploy/systemd/${name}.service`).split('[Service]');
  expect(head.split('\n')).toContain('StartLimitIntervalSec=0');
  const restart = service.split('\n').filter((line) => line.startsWith('Restart'));
  expect(restart).toEqual([`Restart=${when}`, 'RestartSec=2', 'RestartSteps=5', 'RestartMaxDelaySec=60']);
});

test('a failed unit of a campus starts its watch, which lists the failed units', () => {
  const services = files.filter((file) => file.endsWith('.service') && !file.includes('-watch@'));
  expect(services.length).toBeGreaterThan(2);
  const silent = services.filter((file) => !read(file).includes('\nOnFailure=campus-website-watch@%i.service\n'));
  expect(silent).toEqual([]);
  expect(read('deploy/systemd/campus-website-watch@.service')).toContain(' --units campus-website*@%i.*\n');
});

/** Warnings of systemd before 254, which ignores these settings. */
const NEWER = /^.*Unknown key(?: name)? 'Restart(?:Steps|MaxDelaySec)' in section .*, ignoring\.\n/gm;

const hasSystemd = !spawnSync('systemd-analyze', ['--version']).error;

(hasSystemd ? test : test.skip)('systemd accepts the units', () => {
  const folder = mkdtempSync(join(tmpdir(), 'campus-units-'));
  const copies = files.map((file) => join(folder, basename(file).replace('@', '@campus')));
  for (const [index, file] of files.entries()) {
    const here = read(file).replaceAll(`${INSTALLED}/bin/node`, process.execPath).replaceAll(INSTALLED, process.cwd());
    // `site add` writes the address of a socket.
    const address = file.endsWith('.socket') ? '\n[Socket]\nListenStream=127.0.0.1:3000\n' : '';
    writeFileSync(copies[index] ?? '', `${here}${address}`);
  }
  const { status, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', ...copies], {
    encoding: 'utf8',
  });
  expect([status, stderr.replace(NEWER, '')]).toEqual([0, '']);
});
