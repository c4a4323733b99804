import { type SpawnSyncOptions, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { type InstalledCampus, releaseFolder } from './layout.ts';
import { MachineError } from './machine-error.ts';

export interface Output {
  status: number | null;
  stdout: string;
  stderr: string;
}

/** Runs a program and returns its output, also if it fails. */
export function attempt(program: string, args: readonly string[], options: SpawnSyncOptions = {}): Output {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    env: process.env,
    ...options,
    encoding: 'utf8',
  });
  return error ? { status: null, stdout: '', stderr: error.message } : { status, stdout, stderr };
}

/** Runs a program. @throws MachineError with the reason that it printed, if it fails */
export function run(program: string, args: readonly string[], options: SpawnSyncOptions = {}): string {
  const { status, stdout, stderr } = attempt(program, args, options);
  if (status === 0) return stdout;
  throw new MachineError(`${[program, ...args.slice(0, 2)].join(' ')} failed: ${reasonIn(stderr || stdout)}`);
}

/** The line of a program's output that states why it failed. */
export const reasonIn = (text: string) =>
  text
    .split('\n')
    .find((line) => /^✗|Error\b|\[emerg\]/.test(line))
    ?.trim() ??
  text.trim().split('\n').at(-1) ??
  '';

/** The newest line of a unit's log that states why it ended. */
export const lastError = (unit: string) =>
  reasonIn(attempt('journalctl', ['--unit', unit, '--lines', '30', '--output', 'cat']).stdout) ||
  `journalctl --unit ${unit}`;

export const siteUnit = ({ name }: InstalledCampus) => `campus-website@${name}.service`;

export const adminUnit = ({ name }: InstalledCampus) => `campus-website-admin@${name}.service`;

/** The sockets of the site and of the admin of a campus, whose connections start its programs. */
export const socketsOf = (campus: InstalledCampus) =>
  [siteUnit(campus), ...(campus.hasAdmin ? [adminUnit(campus)] : [])].map((unit) =>
    unit.replace('.service', '.socket'),
  );

export const systemctl = (...args: string[]) => run('systemctl', args);

/** Stops the programs of a campus, and the sockets that would start them again. */
export const stopPrograms = (campus: InstalledCampus) =>
  systemctl('stop', ...socketsOf(campus), siteUnit(campus), ...(campus.hasAdmin ? [adminUnit(campus)] : []));

/** Whether the site of a campus should run: it was added, and its administrator did not stop it. */
export const isEnabled = ({ name }: InstalledCampus) =>
  attempt('systemctl', ['is-enabled', '--quiet', `campus-website@${name}.service`]).status === 0;

export const isInstalled = (program: string) => attempt('which', [program]).status === 0;

/** The environment of a campus’s programs: as in its units. */
export function environmentOf(
  { settingsFile, dataDir }: InstalledCampus,
  more: Record<string, string> = {},
): NodeJS.ProcessEnv {
  const { PATH = '', LANG, LC_ALL, TERM } = process.env;
  return { PATH, LANG, LC_ALL, TERM, NODE_ENV: 'production', SETTINGS_FILE: settingsFile, DATA_DIR: dataDir, ...more };
}

/** The command line of a program that runs as the user of a campus. */
export const asUser = ({ user }: InstalledCampus, ...command: string[]) =>
  ['--reuid', user, '--regid', user, '--init-groups', ...command] as const;

/** Runs a command of a release, such as `campus-api`, as the user of a campus. */
export function runFor(
  campus: InstalledCampus,
  version: string,
  args: readonly string[],
  more: Record<string, string> = {},
): Output {
  const command = join(releaseFolder(version), 'bin/site');
  const env = environmentOf(campus, more);
  return attempt('setpriv', asUser(campus, command, ...args), { cwd: '/', env });
}

/** Runs a program of this folder as the user of a campus. @throws MachineError */
export function runProgram(campus: InstalledCampus, name: string, ...args: string[]): void {
  const command = ['--disable-warning=ExperimentalWarning', `operations/machine/${name}`, ...args];
  run('setpriv', asUser(campus, process.execPath, ...command), { env: environmentOf(campus) });
}

/** Puts a copy in the place of a file of a campus, whose programs are stopped. @throws MachineError */
export const replaceFile = (campus: InstalledCampus, copy: string, file: string) =>
  runProgram(campus, 'replace-file.ts', copy, file);
