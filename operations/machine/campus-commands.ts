import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { print } from '#lib/platform/runtime/console.mjs';
import { checkSpace } from './archive.ts';
import { backUp, newestBackupPath } from './back-up.ts';
import { campusFiles, reloadFront, startingUnits, unitOf } from './front.ts';
import { currentRelease, type InstalledCampus, paths, readCampus } from './layout.ts';
import { MachineError } from './machine-error.ts';
import { waitUntilReady } from './probe.ts';
import { readArguments } from './read-arguments.ts';
import { attempt, reasonIn, run, runFor, siteUnit, systemctl } from './system.ts';

const START_MS = 300_000;
/** Names of the archive and the settings in a remote back-up: `operations/remote-backup/campus-copy.ts`. */
const ARCHIVE = 'campus.tar';
const SETTINGS = 'site.env';

const adminUnit = ({ name }: InstalledCampus) => `campus-website-admin@${name}.service`;

/** The sockets of a campus, which start its programs when somebody connects. */
const sockets = ({ name }: InstalledCampus, version: string) =>
  startingUnits(version)
    .filter((unit) => unit.endsWith('.socket'))
    .map((unit) => unitOf(unit, name));

function oneCampus(command: string, args: string[]): InstalledCampus {
  const [name, ...rest] = readArguments(args, {}).positionals;
  if (name === undefined || rest.length > 0) throw new MachineError(`Usage: site ${command} NAME`);
  return readCampus(name);
}

/** @throws MachineError if the site of a campus does not work after a start */
async function expectReady(campus: InstalledCampus): Promise<void> {
  const reason = await waitUntilReady({ address: campus, timeoutMs: START_MS, whyEnded: () => null }, currentRelease());
  if (reason !== null)
    throw new MachineError(`The site of ${campus.name} does not work: ${reason}. site logs ${campus.name} has more.`);
}

/** `restart NAME`: starts the programs of a campus again, as after a change of `site.env`. */
export async function restartCampus(args: string[]): Promise<void> {
  const campus = oneCampus('restart', args);
  systemctl('restart', siteUnit(campus));
  attempt('systemctl', ['try-restart', adminUnit(campus)]);
  await expectReady(campus);
  print(`${campus.name} runs again.`);
}

/** `logs NAME …`: the log of all units of a campus; more words go to `journalctl`, such as `--follow`. */
export async function showLogs([name, ...more]: string[]): Promise<void> {
  if (name === undefined) throw new MachineError('Usage: site logs NAME [--follow | --since yesterday | …]');
  const { name: unit } = readCampus(name);
  spawnSync('journalctl', ['--unit', `campus-website*@${unit}.*`, '--output', 'cat', ...more], { stdio: 'inherit' });
}

/** `remove NAME`: ends a campus on this machine, after a last back-up. Its folder moves to `removed`, and nothing in it is deleted. */
export async function removeCampus(args: string[]): Promise<void> {
  const campus = oneCampus('remove', args);
  const { name } = campus;
  const version = currentRelease();
  backUp(campus);
  const units = [siteUnit(campus), adminUnit(campus), ...startingUnits(version).map((unit) => unitOf(unit, name))];
  systemctl('disable', '--now', ...units);
  for (const path of campusFiles(campus, version).keys()) {
    for (const each of [path, `${path}.new`]) rmSync(each, { force: true });
    if (dirname(path).endsWith('.socket.d')) rmSync(dirname(path), { recursive: true, force: true });
  }
  rmSync(join(paths.caches, name), { recursive: true, force: true });
  systemctl('daemon-reload');
  reloadFront();
  const removed = join(paths.home, 'removed', `${name}-${new Date().toISOString().slice(0, 19).replaceAll(':', '')}`);
  mkdirSync(dirname(removed), { recursive: true, mode: 0o700 });
  renameSync(campus.folder, removed);
  print(
    `${name} is no longer served. Its settings and data are in ${removed}, its back-ups in ${join(paths.backups, name)}.`,
  );
  print(`When nobody needs them: rm -r both, userdel ${campus.user}, certbot delete --cert-name ${name}`);
}

/** `restore NAME [FROM]`: brings a campus back from an archive of this machine, or from a remote back-up by its id; without `FROM` from the newest one. */
export async function restoreCampus(args: string[]): Promise<void> {
  const [name, from, ...rest] = readArguments(args, {}).positionals;
  if (name === undefined || rest.length > 0) throw new MachineError('Usage: site restore NAME [ARCHIVE | ID]');
  const campus = readCampus(name);
  const version = currentRelease();
  const folder = join(campus.dataDir, 'restored');
  rmSync(folder, { recursive: true, force: true });
  try {
    const copy = fetchCopy(campus, from, folder, version);
    systemctl('stop', ...sockets(campus, version), siteUnit(campus), adminUnit(campus));
    try {
      replaceContent(campus, copy, version);
    } finally {
      systemctl('start', ...sockets(campus, version), siteUnit(campus));
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  await expectReady(campus);
  print(`${name} is restored, and runs.`);
}

/** Puts a back-up into a folder of the campus, and returns the folder with the archive. */
function fetchCopy(campus: InstalledCampus, from: string | undefined, folder: string, version: string): string {
  const { name, user, settings } = campus;
  const named = from === undefined ? null : resolve(process.env.CALLED_FROM ?? '.', from);
  const isRemote = settings.BACKUP_REPOSITORY !== undefined && (named === null || !existsSync(named));
  if (isRemote) {
    print(`Fetching the back-up ${from ?? 'that is the newest'} from ${settings.BACKUP_REPOSITORY} …`);
    const { status, stderr } = runFor(campus, version, ['remote-backup', 'restore', folder, ...(from ? [from] : [])]);
    if (status !== 0) throw new MachineError(reasonIn(stderr));
    return join(folder, 'campus');
  }
  const archive = named ?? newestBackupPath(name);
  if (archive === null || !existsSync(archive))
    throw new MachineError(
      `There is no back-up ${from ?? `in ${join(paths.backups, name)}`}, and site.env names no place of remote ones (BACKUP_REPOSITORY).`,
    );
  print(`Restoring ${basename(archive)} …`);
  mkdirSync(folder, { recursive: true });
  checkSpace(folder, 0, 'the back-up');
  run('cp', [archive, join(folder, ARCHIVE)]);
  run('chown', ['-R', `${user}:${user}`, folder]);
  return folder;
}

/** Replaces content, keys and settings of a campus, whose programs are stopped. @throws MachineError if the archive is refused: then nothing has changed */
function replaceContent(campus: InstalledCampus, copy: string, version: string): void {
  const { dataDir, name, user } = campus;
  if (existsSync(join(copy, ARCHIVE))) {
    const { status, stderr } = runFor(campus, version, ['campus-api', 'restore', join(copy, ARCHIVE), '--yes']);
    if (status !== 0) throw new MachineError(`Nothing of ${name} was changed: ${reasonIn(stderr)}`);
  }
  for (const path of globSync(join(copy, '*'))) {
    const file = basename(path);
    if (file === ARCHIVE || file === SETTINGS) continue;
    for (const suffix of ['-wal', '-shm']) rmSync(join(dataDir, `${file}${suffix}`), { force: true });
    run('cp', ['--preserve=all', path, join(dataDir, file)]);
  }
  if (!existsSync(join(copy, SETTINGS))) return;
  writeFileSync(`${campus.settingsFile}.new`, withPortsOf(campus, readFileSync(join(copy, SETTINGS), 'utf8')), {
    mode: 0o600,
  });
  run('chown', [`root:${user}`, `${campus.settingsFile}.new`]);
  run('chmod', ['640', `${campus.settingsFile}.new`]);
  renameSync(`${campus.settingsFile}.new`, campus.settingsFile);
}

/** Settings of another machine, with the ports that the campus has on this one. */
const withPortsOf = ({ settings }: InstalledCampus, text: string) =>
  ['PORT', 'ADMIN_PORT'].reduce(
    (all, name) => all.replace(new RegExp(`^${name}=.*$`, 'm'), `${name}=${settings[name] ?? ''}`),
    text,
  );
