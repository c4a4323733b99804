import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { print } from '#lib/platform/runtime/console.mjs';
import { expectReady, writeSettingsFile } from './add-campus.ts';
import { checkSpace } from './archive.ts';
import { backUp, newestBackup } from './back-up.ts';
import { campusFiles, reloadFront, startingUnits, unitOf } from './front.ts';
import { currentRelease, type InstalledCampus, paths, readCampus } from './layout.ts';
import { MachineError } from './machine-error.ts';
import { readArguments } from './read-arguments.ts';
import {
  adminUnit,
  attempt,
  reasonIn,
  replaceFile,
  run,
  runFor,
  siteUnit,
  socketsOf,
  stopPrograms,
  systemctl,
} from './system.ts';

/** Names of the archive and the settings in a remote back-up: `operations/remote-backup/campus-copy.ts`. */
const ARCHIVE = 'campus.tar';
const SETTINGS = 'site.env';

function oneCampus(command: string, args: string[]): InstalledCampus {
  const [name, ...rest] = readArguments(args, {}).positionals;
  if (name === undefined || rest.length > 0) throw new MachineError(`Usage: site ${command} NAME`);
  return readCampus(name);
}

/** `restart NAME`: starts the programs of a campus again, as after a change of `site.env`. */
export async function restartCampus(args: string[]): Promise<void> {
  const campus = oneCampus('restart', args);
  systemctl('restart', siteUnit(campus));
  attempt('systemctl', ['try-restart', adminUnit(campus)]);
  await expectReady(campus, currentRelease());
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
    stopPrograms(campus);
    try {
      replaceContent(campus, copy, version);
    } finally {
      systemctl('start', ...socketsOf(campus), siteUnit(campus));
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  await expectReady(campus, version);
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
  const archive = named ?? newestBackup(name);
  if (archive === null || !existsSync(archive))
    throw new MachineError(
      `There is no back-up ${from ?? `in ${join(paths.backups, name)}`}, and site.env names no place of remote ones (BACKUP_REPOSITORY).`,
    );
  print(`Restoring ${basename(archive)} …`);
  checkSpace(campus.dataDir, statSync(archive).size * 2, 'the back-up');
  mkdirSync(folder, { recursive: true });
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
    replaceFile(campus, path, join(dataDir, file));
  }
  if (!existsSync(join(copy, SETTINGS))) return;
  const settings = readFileSync(join(copy, SETTINGS), 'utf8');
  writeSettingsFile(campus.settingsFile, user, withPortsOf(campus, settings));
}

/** Settings of another machine, with the ports that the campus has on this one. */
const withPortsOf = ({ settings }: InstalledCampus, text: string) =>
  ['PORT', 'ADMIN_PORT'].reduce(
    (all, name) => all.replace(new RegExp(`^${name}=.*$`, 'm'), `${name}=${settings[name] ?? ''}`),
    text,
  );
