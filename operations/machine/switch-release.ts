import { existsSync, globSync, readdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { print } from '#lib/platform/runtime/console.mjs';
import { differsForFront, reloadFront, startingUnits, unitOf, writeFiles } from './front.ts';
import { campuses, databaseOf, type InstalledCampus, paths, releaseFolder, releaseOf } from './layout.ts';
import { MachineError, NoSpaceError } from './machine-error.ts';
import { runningVersion, smokeTest, waitUntilReady } from './probe.ts';
import {
  adminUnit,
  attempt,
  isEnabled,
  lastError,
  reasonIn,
  replaceFile,
  siteUnit,
  socketsOf,
  stopPrograms,
  systemctl,
} from './system.ts';
import { copyDatabase, refusesDatabase } from './trial.ts';

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
async function restart(campus: InstalledCampus, version: string, timeoutMs: number): Promise<string | null> {
  removePages(campus);
  const { status, stderr } = attempt('systemctl', ['restart', siteUnit(campus)]);
  if (status !== 0) return `it cannot be restarted (${reasonIn(stderr)})`;
  const restarts = restartsOf(campus);
  const whyEnded = () => (restartsOf(campus) === restarts ? null : `it ended (${lastError(siteUnit(campus))})`);
  const site = { address: campus, timeoutMs, whyEnded };
  return (await waitUntilReady(site, version)) ?? (await smokeTest(site));
}

/** How often systemd restarted a site by itself, and whether it gave up. */
const restartsOf = (campus: InstalledCampus) =>
  attempt('systemctl', ['show', '--property=NRestarts,Result', siteUnit(campus)]).stdout;

const admin = (action: string, campus: InstalledCampus) => attempt('systemctl', [action, adminUnit(campus)]);

/** Puts back the database from before the last switch where a release refuses the present one. No connection starts a program meanwhile. */
function restoreRefused(campus: InstalledCampus, version: string): void {
  if (refusesDatabase(campus, version) === null) return;
  stopPrograms(campus);
  try {
    restoreCopy(campus);
  } finally {
    systemctl('start', ...socketsOf(campus));
  }
}

/** Replaces the database of a campus, whose programs are stopped, by the copy from before the last switch. */
function restoreCopy(campus: InstalledCampus): void {
  const copy = beforeSwitch(campus);
  if (!existsSync(copy))
    throw new MachineError(`There is no copy of the database of ${campus.name} from before the update.`);
  replaceFile(campus, copy, databaseOf(campus));
}

/** A busy machine takes as long for a switch as for the trial before it, and a campus with many visitors longer. */
const SWITCH_BY_TRIAL = 10;
const MIN_TIMEOUT_MS = 120_000;
/** A release that worked before is given up only if its programs end. */
export const WORKED_BEFORE_TIMEOUT_MS = 600_000;

/** How long a campus may take to start after a trial of this duration. */
export const timeoutAfter = (trialMs: number) => Math.max(MIN_TIMEOUT_MS, trialMs * SWITCH_BY_TRIAL);

interface Switch {
  to: string;
  /** How long a campus may take until it works. */
  timeoutMs?: number;
  /** Campuses that stay in the release of their running programs until they are restarted. */
  without?: ReadonlySet<string>;
  /** Also replaces databases that the release refuses by their copies from before the last switch. */
  restoresDatabases?: boolean;
}

/**
 * Makes a release the current one: restarts each campus in it, whose visitors wait meanwhile, and goes back if one does not work. A campus that already runs
 * in it is left alone, so that a switch that was interrupted continues. @throws MachineError if the machine runs in the previous release again
 */
export async function switchRelease({
  to,
  timeoutMs = WORKED_BEFORE_TIMEOUT_MS,
  without = new Set(),
  restoresDatabases = false,
}: Switch): Promise<void> {
  const from = releaseOf(paths.current);
  const previous = releaseOf(paths.previous);
  const all = campuses().filter((campus) => isEnabled(campus) && !without.has(campus.name));
  const waiting: InstalledCampus[] = [];
  for (const campus of all) if ((await runningVersion(campus)) !== to) waiting.push(campus);
  for (const campus of waiting) {
    if (!existsSync(databaseOf(campus))) continue;
    // The copy has all that was published. A connection would start the admin again, which is restarted at the end.
    admin('stop', campus);
    try {
      if (!restoresDatabases) copyDatabase(campus, beforeSwitch(campus));
    } catch (error) {
      // A full disk does not prevent going back: without this copy --restore refuses, with an older one it would lose more.
      if (!(error instanceof NoSpaceError && to === previous)) throw error;
      rmSync(beforeSwitch(campus), { force: true });
      print(error.message);
    }
  }
  if (from !== to) {
    if (from !== null) link(paths.previous, from);
    linkCurrent(to);
  }
  const before = from === to ? previous : from;
  writeFiles(campuses(), to, before);
  // An administrator may have disabled units that the release before had.
  const earlier = before === null ? [] : startingUnits(before);
  const added = startingUnits(to).filter((unit) => !earlier.includes(unit));
  for (const { name } of added.length > 0 ? all : [])
    systemctl('enable', '--now', ...added.map((unit) => unitOf(unit, name)));
  for (const campus of waiting) {
    if (restoresDatabases) restoreRefused(campus, to);
    const reason = await restart(campus, to, timeoutMs);
    if (reason === null) {
      admin('try-restart', campus);
      print(`${campus.name} runs in ${to}.`);
      continue;
    }
    const failure = `${campus.name} does not work in ${to}: ${reason}.`;
    if (from === null || from === to) throw new MachineError(failure);
    const failed = await goBack({ from, to, previous, waiting });
    const result =
      failed.length === 0
        ? `All campuses run in ${from} again.`
        : `${from} is the current release again, and does not work either: ${failed.join('; ')}.`;
    throw new MachineError(`${failure} ${result}`);
  }
  // An update that was interrupted may have written files without a reload.
  if (from === null || from === to || differsForFront(to, from)) reloadFront();
}

interface Return {
  from: string;
  to: string;
  /** The release before `from`, to which `site rollback` led. */
  previous: string | null;
  waiting: readonly InstalledCampus[];
}

/** Makes the former release the current one again, with the one before it as it was. @returns the campuses that do not work in it either, with reasons */
async function goBack({ from, to, previous, waiting }: Return): Promise<string[]> {
  print(`Going back to ${from} …`);
  linkCurrent(from);
  if (previous === null || previous === to) rmSync(paths.previous, { force: true });
  else link(paths.previous, previous);
  writeFiles(campuses(), from, to);
  const failed: string[] = [];
  for (const campus of waiting) {
    restoreRefused(campus, from);
    const reason = await restart(campus, from, WORKED_BEFORE_TIMEOUT_MS);
    admin('try-restart', campus);
    if (reason !== null) failed.push(`${campus.name}: ${reason}`);
  }
  if (differsForFront(from, to)) reloadFront();
  return failed;
}

/** Deletes all releases but the current and the previous one, and those in which a campus still runs. */
export async function deleteOldReleases(): Promise<void> {
  const running = await Promise.all(campuses().map(runningVersion));
  const needed = [releaseOf(paths.current), releaseOf(paths.previous), ...running];
  for (const name of readdirSync(paths.releases))
    if (!needed.includes(name)) rmSync(releaseFolder(name), { recursive: true, force: true });
}
