import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { print } from '#lib/platform/runtime/console.mjs';
import { addCampus } from './add-campus.ts';
import { checkRelease, checkSpace, copyRelease, unpackArchive, versionOf } from './archive.ts';
import { BackupError, backUp, newestBackup } from './back-up.ts';
import { removeCampus, restartCampus, restoreCampus, showLogs } from './campus-commands.ts';
import { reloadFront, writeFiles } from './front.ts';
import { campuses, currentRelease, paths, releaseFolder, releaseOf } from './layout.ts';
import { MachineError, NoSpaceError } from './machine-error.ts';
import { runningVersion } from './probe.ts';
import { readArguments, takeNone } from './read-arguments.ts';
import { deleteOldReleases, linkCurrent, switchRelease, timeoutAfter } from './switch-release.ts';
import { attempt, isEnabled, isInstalled } from './system.ts';
import { refusesDatabase, tryRelease } from './trial.ts';

const MEGABYTE = 1024 * 1024;

/** `install`: makes the release in whose folder it runs the first one of this machine. */
async function install(args: string[]): Promise<void> {
  takeNone('install', args);
  const present = releaseOf(paths.current);
  const version = versionOf('.');
  if (present !== null && present !== version)
    throw new MachineError(`This machine runs ${present}: use site update with the archive of ${version}.`);
  for (const program of ['systemctl', 'setpriv', 'tar', 'openssl', 'ssh-keygen'])
    if (!isInstalled(program))
      throw new MachineError(`${program} is missing: the guide is for Debian 12 or newer with systemd.`);
  for (const folder of [paths.home, paths.sites, paths.releases, paths.challenges])
    mkdirSync(folder, { recursive: true });
  if (existsSync(releaseFolder(version))) checkRelease(releaseFolder(version));
  else {
    checkSpace(paths.home, 400 * MEGABYTE, 'the release');
    copyRelease('.');
  }
  linkCurrent(version);
  writeFiles(campuses(), version, present);
  for (const [path, name] of [
    [paths.command, 'site'],
    [paths.completion, 'site-completion'],
  ] as const) {
    mkdirSync(dirname(path), { recursive: true });
    rmSync(path, { force: true });
    symlinkSync(join(paths.current, 'bin', name), path);
  }
  reloadFront();
  print(`Installed ${version}. Next: site add NAME HOST`);
}

/** `update [--unsigned] ARCHIVE`: back-up, trial on copies, then the switch; or nothing changes. Continues where a former update was interrupted. */
async function update(args: string[]): Promise<void> {
  const { values, positionals } = readArguments(args, { unsigned: { type: 'boolean' } });
  const [archive, ...rest] = positionals;
  if (!archive || rest.length > 0) throw new MachineError('Usage: site update [--unsigned] ARCHIVE');
  const before = currentRelease();
  print('Checking and unpacking the archive …');
  const version = await unpackArchive(resolve(process.env.CALLED_FROM ?? '.', archive), {
    signed: values.unsigned !== true,
  });
  const { trialMs, skipped } = await prepareUpdate(version, before);
  print(`Switching to ${version} …`);
  await switchRelease({ to: version, timeoutMs: timeoutAfter(trialMs), without: new Set(skipped.keys()) });
  await deleteOldReleases();
  if (skipped.size > 0)
    throw new MachineError(
      `The other campuses run in ${version}. Not updated: ${[...skipped].map((each) => each.join(': ')).join('; ')}. Mend that, then run the command again.`,
    );
  print(
    version === before
      ? `All campuses run in ${version}.`
      : `Updated ${before} to ${version}. To go back: site rollback`,
  );
}

/**
 * Backs up all campuses that do not run in a release yet, and tries it with a copy of each. One that cannot be backed up or copied is skipped.
 * @returns the duration of the longest trial, and the skipped campuses with reasons. @throws MachineError if the release does not work for a campus
 */
async function prepareUpdate(version: string, before: string) {
  const skipped = new Map<string, string>();
  let trialMs = 0;
  const all = campuses();
  for (const campus of all) {
    if (version === before && (!isEnabled(campus) || (await runningVersion(campus)) === version)) continue;
    try {
      backUp(campus);
      print(`Trying ${version} with a copy of ${campus.name} …`);
      trialMs = Math.max(trialMs, await tryRelease(campus, version));
    } catch (error) {
      if (!(error instanceof BackupError || error instanceof NoSpaceError)) throw error;
      print(`${campus.name} stays as it is: ${error.message}`);
      skipped.set(campus.name, error.message);
    }
  }
  if (all.length > 0 && skipped.size === all.length) throw new MachineError([...skipped.values()].join(' '));
  return { trialMs, skipped };
}

/** `rollback`: back to the previous release; with `--restore` also to the databases from before the update. */
async function rollback(args: string[]): Promise<void> {
  const { values, positionals } = readArguments(args, { restore: { type: 'boolean' } });
  takeNone('rollback', positionals);
  const present = currentRelease();
  const version = releaseOf(paths.previous);
  if (version === null || version === present) throw new MachineError('There is no previous release to go back to.');
  checkRelease(releaseFolder(version));
  for (const campus of values.restore ? [] : campuses()) {
    const refusal = refusesDatabase(campus, version);
    if (refusal !== null)
      throw new MachineError(
        `${refusal}. site rollback --restore also puts back the databases from before the update; what was published since then is lost.`,
      );
  }
  await switchRelease({ to: version, restoresDatabases: values.restore === true });
  print(`${version} runs again, instead of ${present}.`);
}

/** `status`: the campuses of this machine with addresses, versions, failed units and newest back-ups. */
async function status(args: string[]): Promise<void> {
  takeNone('status', args);
  const [version, previous] = [currentRelease(), releaseOf(paths.previous)];
  console.log(`Release ${version}${previous === null || previous === version ? '' : `, before it ${previous}`}`);
  for (const campus of campuses()) {
    const { name, settings, port } = campus;
    const running = (await runningVersion(campus)) ?? 'does not respond';
    const failed = failedUnits(name);
    const backup = newestBackup(name);
    const parts = [
      `port ${port}`,
      running,
      campus.hasAdmin ? (backup === null ? 'no back-up yet' : basename(backup)) : null,
      failed.length > 0 ? `failed: ${failed.join(', ')}` : null,
    ];
    console.log(`${name.padEnd(20)} ${settings.SITE_URL}  ${parts.filter((part) => part !== null).join('  ')}`);
  }
}

const failedUnits = (name: string) =>
  attempt('systemctl', ['list-units', '--state=failed', '--plain', '--no-legend', `campus-website*@${name}.*`])
    .stdout.split('\n')
    .map((line) => line.split(' ')[0] ?? '')
    .filter(Boolean);

/** The commands of `bin/site` for the machine, run as root. */
export const machineCommands: Readonly<Record<string, (args: string[]) => Promise<void>>> = {
  install,
  add: addCampus,
  update,
  rollback,
  status,
  remove: removeCampus,
  restart: restartCampus,
  restore: restoreCampus,
  logs: showLogs,
};
