import { chmodSync, existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { withAdminLock } from '#campus-api/changes/admin-lock.ts';
import type { Command } from '#campus-api/cli/command.ts';
import { readArguments, required, takeArgs } from '#campus-api/cli/read-arguments.ts';
import { promptConfirmation } from '#campus-api/cli/run-change.ts';
import { linkOrCopy } from '#campus-api/files/link-file.ts';
import { makeFolder } from '#campus-api/files/make-folder.ts';
import { recordName } from '#campus-api/model/document-label.ts';
import { CampusApiSetupError } from '#campus-api/validation/setup-error.ts';
import { closeLog, companions, isDatabase } from './close-log.ts';
import { withInspectedArchive } from './inspect-archive.ts';
import { databaseName, filesName, type Manifest } from './manifest.ts';
import { contentName } from './rebuild-content.ts';
import { linkStoredFiles, storedFilesIn } from './stored-files.ts';
import { compareVisible, readVisible, type VisibleRecord } from './visible-records.ts';

/**
 * Saves the campus of `dataDir` in a new folder there and returns its path, or null without a campus. The campus itself stays in
 * place, except the logs of a database that cannot be opened. @throws CampusApiSetupError while a process has the database open
 */
function saveCurrentCampus(dataDir: string, now: Date): string | null {
  const file = join(dataDir, databaseName);
  if (!existsSync(file)) {
    for (const companion of companions) rmSync(file + companion, { force: true });
    return null;
  }
  closeLog(file);
  const folder = join(dataDir, `before-restore-${now.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`);
  linkStoredFiles(join(dataDir, filesName), join(folder, filesName));
  makeFolder(folder);
  linkOrCopy(file, join(folder, databaseName));
  for (const companion of companions.filter((name) => existsSync(file + name))) {
    renameSync(file + companion, join(folder, databaseName + companion));
  }
  return folder;
}

const options = { yes: { type: 'boolean' }, 'dry-run': { type: 'boolean' } } as const;

export const restoreCommand: Command = {
  summary: 'restore a backup (current data is moved aside)',
  help: `restore FILE.tar
  Stop the site first. An archive that is damaged, truncated or of a newer version changes nothing.
  --dry-run     check the archive and change nothing
  --yes         do not prompt before the current data is moved aside`,
  async run({ dataDir }, args) {
    const { values, positionals } = readArguments(args, options);
    const file = required(takeArgs(positionals, 1)[0], 'the name of the archive');
    if (!existsSync(file)) throw new CampusApiSetupError(`${file} does not exist`);
    const { manifest, previous, changes } = await withInspectedArchive(dataDir, { path: file }, async (archive) => {
      const { manifest, folder } = archive;
      const changes = describeChanges(dataDir, folder);
      if (values['dry-run']) return { manifest, previous: null, changes };
      if (existsSync(join(dataDir, databaseName)) && !values.yes) {
        const question = `This replaces the campus in ${dataDir} by the one of ${file}. The current data is moved aside.`;
        await promptConfirmation([question, ...changes].join('\n'));
      }
      const previous = await withAdminLock(dataDir, () => {
        const name = saveCurrentCampus(dataDir, new Date());
        installBackup(folder, dataDir, manifest);
        return name;
      });
      return { manifest, previous, changes };
    });
    if (values['dry-run']) {
      const valid = `Valid: the campus of ${manifest.at}, with ${manifest.files.length} files. Nothing was changed.`;
      console.log([valid, ...changes].join('\n'));
      return;
    }
    const done = `Restored: the campus of ${manifest.at}, with ${manifest.files.length} files. Start the site again.`;
    console.log([done, ...changes].join('\n'));
    if (previous) console.log(`The previous data is in ${previous}; delete it when it is no longer needed.`);
  },
};

/** Every record that appears, changes or disappears for visitors; one line if the current database cannot be read. */
function describeChanges(dataDir: string, folder: string): string[] {
  const file = join(dataDir, databaseName);
  if (!existsSync(file)) return [];
  const unknown = 'The changes for visitors are unknown: the current database cannot be read or has an older version.';
  if (!isDatabase(file)) return [unknown];
  try {
    const { appears, changes, disappears } = compareVisible(readFrom(file), readFrom(join(folder, contentName)));
    const lines = (verb: string, records: VisibleRecord[]) =>
      records.map((record) => `${verb}: ${record.noun} ${recordName(record, 'en')}`.trim());
    return [...lines('Appears', appears), ...lines('Changes', changes), ...lines('Disappears', disappears)];
  } catch {
    return [unknown];
  }
}

function readFrom(file: string) {
  // Not read-only: such a connection would leave its log behind.
  const database = new DatabaseSync(file);
  try {
    return readVisible(database);
  } finally {
    database.close();
  }
}

/** Adds files before the rename that replaces the database, and deletes files after it: at any moment all files of the current database exist. */
function installBackup(folder: string, dataDir: string, { files }: Manifest): void {
  const filesFolder = join(dataDir, filesName);
  makeFolder(filesFolder);
  for (const { name } of files) renameSync(join(folder, filesName, name), join(filesFolder, name));
  chmodSync(join(folder, databaseName), 0o600);
  renameSync(join(folder, databaseName), join(dataDir, databaseName));
  const referenced = new Set(files.map(({ name }) => name));
  for (const name of storedFilesIn(filesFolder)) if (!referenced.has(name)) rmSync(join(filesFolder, name));
}
