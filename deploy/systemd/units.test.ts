import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { memoryFlags, memorySettings } from '#server/process/memory.mjs';

const files = globSync('deploy/systemd/*.{service,timer}').toSorted();
const read = (file: string) => readFileSync(file, 'utf8');
const INSTALLED = '/srv/campus/site';

test.each(files)('%s consists of sections and settings', (file) => {
  const odd = read(file)
    .split('\n')
    .filter((line) => !/^(#.*|\[(Unit|Service|Timer|Install)\]|[A-Z]\w+=.*|)$/.test(line));
  expect(odd).toEqual([]);
});

test.each(files)('the programs that %s names exist', (file) => {
  const programs = read(file).match(/scripts\/\S+\.ts/g) ?? [];
  expect(programs.filter((program) => !existsSync(program))).toEqual([]);
});

test('each timer has a service', () => {
  const timers = files.filter((file) => file.endsWith('.timer'));
  expect(timers).toHaveLength(1);
  expect(files).toEqual(expect.arrayContaining(timers.map((file) => file.replace('.timer', '.service'))));
});

test.each(files.filter((file) => file.endsWith('.service')))(
  '%s can write only its data, as an unprivileged user',
  (file) => {
    const settings = read(file).split('\n');
    const required = [
      'User=campus',
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
  const lines = read('deploy/systemd/campus-website.service').split('\n');
  expect(lines.find((line) => line.startsWith('ExecStart='))).toContain(` ${memoryFlags.join(' ')} server/main.ts`);
  const settings = Object.entries(memorySettings).map((setting) => setting.join('='));
  expect(lines).toContain(`Environment=${settings.join(' ')}`);
});

test.each(['campus-website', 'campus-website-office'])('%s is always restarted, with a growing delay', (name) => {
  const [head = '', service = ''] = read(`deploy/systemd/${name}.service`).split('[Service]');
  expect(head.split('\n')).toContain('StartLimitIntervalSec=0');
  const restart = service.split('\n').filter((line) => line.startsWith('Restart'));
  expect(restart).toEqual(['Restart=always', 'RestartSec=2', 'RestartSteps=5', 'RestartMaxDelaySec=60']);
});

/** Warnings of systemd before 254, which ignores these settings. */
const NEWER = /^.*Unknown key(?: name)? 'Restart(?:Steps|MaxDelaySec)' in section .*, ignoring\.\n/gm;

test('systemd accepts the units, where it is installed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'campus-units-'));
  const copies = files.map((file) => join(folder, basename(file)));
  for (const [index, file] of files.entries()) {
    const here = read(file).replaceAll(`${INSTALLED}/bin/node`, process.execPath).replaceAll(INSTALLED, process.cwd());
    writeFileSync(copies[index] ?? '', here);
  }
  const { error, status, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', ...copies], {
    encoding: 'utf8',
  });
  if (!error) expect([status, stderr.replace(NEWER, '')]).toEqual([0, '']);
});
