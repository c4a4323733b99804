import { existsSync, globSync, readdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { print } from '#lib/platform/runtime/console.mjs';
import { reloadFront, startingUnits, unitOf, writeFiles } from './front.ts';
import { campuses, type InstalledCampus, paths, releaseFolder, releaseOf } from './layout.ts';
import { MachineError } from './machine-error.ts';
import { runningVersion, smokeTest, waitUntilReady } from './probe.ts';
import { attempt, isEnabled, run, systemctl } from './system.ts';
import { copyDatabase, databaseOf, refusesDatabase } from './trial.ts';

/** The database of a campus as it was before the last switch. */
const beforeSwitch = ({ dataDir }: InstalledCampus) => join(dataDir, 'before-update.db');

/** Replaces a link in one step. */
function link(path: string, version: string): void {
  const next = `${path}.new`;
  rmSync(next, { force: true });
  symlinkSync(`releases/${version}`, next);
  renameSync(next, path);
}

/** Names the first release, or the next one. */
export const linkCurrent = (version: string) => link(paths.current, version);

/** Removes pages that another release rendered and that no other reads, to save space. The site still runs: the rest goes next time. */
function removePages({ name }: InstalledCampus): void {
  try {
    for (const path of globSync(join(paths.caches, name, 'pages/*')))
      rmSync(path, { recursive: true, force: true, maxRetries: 5 });
  } catch (error) {
    print(`Some old pages of ${name} stay in ${paths.caches}: ${error instanceof Error ? error.message : error}`);
  }
}

/** Starts the programs of a campus in the current release; null, or the reason why it does not work. */
async function restart(campus: InstalledCampus, version: string): Promise<string | null> {
  removePages(campus);
  systemctl('restart', `campus-website@${campus.name}.service`);
  return (await waitUntilReady(campus.port, version)) ?? (await smokeTest(campus.port));
}

const admin = (action: string, { name }: InstalledCampus) =>
  attempt('systemctl', [action, `campus-website-admin@${name}.service`]);

/** The units of the site and of the admin of a campus. */
const unitsOf = ({ name, hasAdmin }: InstalledCampus, kind: 'socket' | 'service') =>
  ['campus-website', ...(hasAdmin ? ['campus-website-admin'] : [])].map((unit) => `${unit}@${name}.${kind}`);

/** Puts back the database from before the last switch where a release refuses the present one. No connection starts a program meanwhile. */
function restoreRefused(campus: InstalledCampus, version: string): void {
  if (refusesDatabase(campus, version) === null) return;
  systemctl('stop', ...unitsOf(campus, 'socket'), ...unitsOf(campus, 'service'));
  restoreCopy(campus);
  systemctl('start', ...unitsOf(campus, 'socket'));
}

/** Replaces the database of a campus, whose programs are stopped, by the copy from before the last switch. */
function restoreCopy(campus: InstalledCampus): void {
  const copy = beforeSwitch(campus);
  if (!existsSync(copy))
    throw new MachineError(`There is no copy of the database of ${campus.name} from before the update.`);
  const database = databaseOf(campus);
  for (const suffix of ['-wal', '-shm']) rmSync(`${database}${suffix}`, { force: true });
  run('cp', ['--preserve=all', copy, `${database}.restored`]);
  renameSync(`${database}.restored`, database);
}

interface Switch {
  to: string;
  /** Also replaces databases that the release refuses by their copies from before the last switch. */
  restoresDatabases?: boolean;
}

/**
 * Makes a release the current one: restarts each campus in it, whose visitors wait meanwhile, and goes back if one does not work. A campus that already runs
 * in it is left alone, so that a switch that was interrupted continues. @throws MachineError if the machine runs in the previous release again
 */
export async function switchRelease({ to, restoresDatabases = false }: Switch): Promise<void> {
  const from = releaseOf(paths.current);
  const all = campuses().filter(isEnabled);
  const waiting: InstalledCampus[] = [];
  for (const campus of all) if ((await runningVersion(campus.port)) !== to) waiting.push(campus);
  for (const campus of waiting) {
    if (!existsSync(databaseOf(campus))) continue;
    // The copy has all that was published. A connection would start the admin again, which is restarted at the end.
    admin('stop', campus);
    if (!restoresDatabases) copyDatabase(campus, beforeSwitch(campus));
  }
  if (from !== to) {
    if (from !== null) link(paths.previous, from);
    linkCurrent(to);
  }
  const before = from === to ? releaseOf(paths.previous) : from;
  writeFiles(campuses(), to, before);
  // An administrator may have disabled units that the release before had.
  const earlier = before === null ? [] : startingUnits(before);
  const added = startingUnits(to).filter((unit) => !earlier.includes(unit));
  for (const { name } of added.length > 0 ? all : [])
    systemctl('enable', '--now', ...added.map((unit) => unitOf(unit, name)));
  for (const campus of waiting) {
    if (restoresDatabases) restoreRefused(campus, to);
    const reason = await restart(campus, to);
    if (reason === null) {
      admin('try-restart', campus);
      print(`${campus.name} runs in ${to}.`);
      continue;
    }
    if (from === null || from === to) throw new MachineError(`${campus.name} does not work in ${to}: ${reason}.`);
    await goBack(from, to, waiting);
    throw new MachineError(`${campus.name} does not work in ${to}: ${reason}. ${from} runs again.`);
  }
  reloadFront();
}

async function goBack(from: string, to: string, waiting: readonly InstalledCampus[]): Promise<void> {
  print(`Going back to ${from} …`);
  linkCurrent(from);
  rmSync(paths.previous, { force: true });
  writeFiles(campuses(), from, to);
  for (const campus of waiting) {
    restoreRefused(campus, from);
    const reason = await restart(campus, from);
    admin('try-restart', campus);
    if (reason !== null) print(`${campus.name} does not work in ${from} either: ${reason}.`);
  }
  reloadFront();
}

/** Deletes all releases but the current and the previous one. */
export function deleteOldReleases(): void {
  const needed = [releaseOf(paths.current), releaseOf(paths.previous)];
  for (const name of readdirSync(paths.releases))
    if (!needed.includes(name)) rmSync(releaseFolder(name), { recursive: true, force: true });
}
