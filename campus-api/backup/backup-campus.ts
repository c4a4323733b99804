import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { withAdminLock } from '#campus-api/changes/admin-lock.ts';
import type { Command, CommandContext } from '#campus-api/cli/command.ts';
import { readArguments, required, takeArgs } from '#campus-api/cli/read-arguments.ts';
import { schemaVersion } from '#campus-api/database/migrate.ts';
import { openCampusDatabase } from '#campus-api/database/open.ts';
import { CampusApiSetupError, systemErrorCode } from '#campus-api/validation/setup-error.ts';
import { recordEventTime } from '#lib/platform/watch/event-times.ts';
import { helperEnvironment } from '#packages/document-reader/helper-process.ts';
import { checkDatabase } from './check-database.ts';
import { databaseName, filesName, type Manifest, manifestName, writeManifest } from './manifest.ts';
import { withStaging } from './staging.ts';
import { linkStoredFiles } from './stored-files.ts';

/** Packs `names` of `folder` into a new archive, readable to its owner only: it holds password hashes. @throws CampusApiSetupError */
async function packArchive(file: string, folder: string, names: string[]): Promise<void> {
  const descriptor = open(file, 'wx');
  try {
    const reason = await tar(['-cf', '-', '-C', folder, ...names], { output: descriptor });
    if (reason !== null)
      throw new CampusApiSetupError(`the archive could not be written to its end (${reason.split('\n')[0]})`);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Runs the system's tar, which every Linux, macOS and Windows has; returns its error message. It writes to a descriptor, because it reads a colon in a file name as a host. */
async function tar(args: string[], { output }: { output: number }): Promise<string | null> {
  const child = spawn('tar', args, { stdio: ['ignore', output, 'pipe'], env: { ...helperEnvironment(), LC_ALL: 'C' } });
  const exited: Promise<unknown[]> = once(child, 'close').catch((error: unknown) => [
    systemErrorCode(error) ?? 'failed',
  ]);
  const message = child.stderr ? await text(child.stderr) : '';
  const [status] = await exited;
  return status === 0 ? null : message.trim() || String(status);
}

function open(file: string, flags: string): number {
  try {
    return openSync(file, flags, 0o600);
  } catch (error) {
    const reasons: Record<string, string> = {
      EEXIST: 'is there already',
      ENOENT: 'cannot be created: there is no such folder',
      EACCES: 'is not allowed',
    };
    const code = systemErrorCode(error) ?? '';
    throw new CampusApiSetupError(`${file} ${reasons[code] ?? `cannot be opened (${code})`}`, { cause: error });
  }
}

export const backupCommand: Command<Pick<CommandContext, 'dataDir'>> = {
  summary: 'write database and files to one archive; the site may run',
  help: `backup FILE.tar
  The archive holds the content and the accounts of the quality assurance area; store it where only the office can read it.
  An existing file is not overwritten.`,
  async run({ dataDir }, args) {
    const file = required(takeArgs(readArguments(args, {}).positionals, 1)[0], 'the name of the archive');
    if (existsSync(file)) throw new CampusApiSetupError(`${file} exists already`);
    if (!existsSync(join(dataDir, databaseName))) throw new CampusApiSetupError(`there is no campus in ${dataDir}`);
    const { files } = await writeBackup(dataDir, file);
    await recordEventTime(dataDir, 'backup', Date.now());
    console.log(`Backed up: the database and ${files.length} files to ${file}.`);
  },
};

/** Writes a back-up of the campus to a new file. @throws CampusApiSetupError */
export function writeBackup(dataDir: string, file: string): Promise<Manifest> {
  return withStaging(dataDir, async (folder) => {
    await withAdminLock(dataDir, () => copyCampus(dataDir, folder));
    return write(folder, file);
  });
}

/** A consistent copy of the database and its files. */
async function copyCampus(dataDir: string, folder: string): Promise<void> {
  const copy = join(folder, databaseName);
  const database = openCampusDatabase(join(dataDir, databaseName));
  try {
    await backup(database, copy);
  } finally {
    database.close();
  }
  linkStoredFiles(join(dataDir, filesName), join(folder, filesName));
}

async function write(folder: string, file: string): Promise<Manifest> {
  const manifest = await writeManifest(folder, finishCopy(join(folder, databaseName)), new Date());
  const draft = `${file}.partial`;
  rmSync(draft, { force: true });
  try {
    await packArchive(draft, folder, [manifestName, databaseName, filesName]);
    renameSync(draft, file);
  } finally {
    rmSync(draft, { force: true });
  }
  return manifest;
}

/** Checks the copy, merges its log into it, and returns its version. */
function finishCopy(copy: string): number {
  const database = new DatabaseSync(copy);
  try {
    database.exec('PRAGMA journal_mode = DELETE');
    checkDatabase(database);
    return schemaVersion(database);
  } finally {
    database.close();
  }
}
