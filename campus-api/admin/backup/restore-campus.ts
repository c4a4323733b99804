import { chmodSync, existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Command } from '#campus-api/command.ts';
import { makeFolder } from '#campus-api/files/make-folder.ts';
import { CampusApiSetupError } from '#campus-api/setup-error.ts';
import { withAdminLock } from '../admin-lock.ts';
import { readArguments, required, takeWords } from '../read-arguments.ts';
import { ask } from '../run-change.ts';
import { isDatabase, setAsideCurrentCampus } from './current-campus.ts';
import { withInspectedArchive } from './inspect-archive.ts';
import { databaseName, filesName, type Manifest } from './manifest.ts';
import { contentName } from './rebuild-content.ts';
import { storedFilesIn } from './stored-files.ts';
import { compareVisible, readVisible, type VisibleRecord } from './visible-records.ts';

const options = { yes: { type: 'boolean' }, 'dry-run': { type: 'boolean' } } as const;

export const restoreCampus: Command = {
  summary: 'puts such an archive in place of what is there, which is kept aside',
  help: `restore FILE.tar
  Stop the site first. An archive that is damaged, cut short or of a newer version changes nothing.
  --dry-run     checks the archive, and changes nothing
  --yes         goes on where it puts another campus aside; in a terminal that is asked`,
  async run({ options: { dataDir } }, args) {
    const { values, positionals } = readArguments(args, options);
    const file = required(takeWords(positionals, 1)[0], 'the name of the archive');
    if (!existsSync(file)) throw new CampusApiSetupError(`${file} is not there`);
    const { manifest, kept, changes } = await withInspectedArchive(dataDir, { path: file }, async (archive) => {
      const { manifest, folder } = archive;
      const changes = describeChanges(dataDir, folder);
      if (values['dry-run']) return { manifest, kept: null, changes };
      if (existsSync(join(dataDir, databaseName)) && !values.yes) {
        const question = `This puts the campus of ${file} in place of the one in ${dataDir}, which is kept aside.`;
        await ask([question, ...changes].join('\n'));
      }
      const kept = await withAdminLock(dataDir, () => {
        const name = setAsideCurrentCampus(dataDir, new Date());
        putInPlace(folder, dataDir, manifest);
        return name;
      });
      return { manifest, kept, changes };
    });
    if (values['dry-run']) {
      const sound = `Sound: the campus of ${manifest.at}, with ${manifest.files.length} files. Nothing was changed.`;
      console.log([sound, ...changes].join('\n'));
      return;
    }
    const done = `Restored: the campus of ${manifest.at}, with ${manifest.files.length} files. Start the site again.`;
    console.log([done, ...changes].join('\n'));
    if (kept) console.log(`What was there before is in ${kept}; delete it when it is no longer wanted.`);
  },
};

/** Every record that appears, changes or disappears for visitors; nothing where the campus of now cannot be read. */
function describeChanges(dataDir: string, folder: string): string[] {
  const file = join(dataDir, databaseName);
  if (!existsSync(file)) return [];
  const unknown =
    'What changes for visitors is not known: the database of now cannot be read, or is of an older version.';
  if (!isDatabase(file)) return [unknown];
  try {
    const { appears, changes, disappears } = compareVisible(readFrom(file), readFrom(join(folder, contentName)));
    const lines = (what: string, records: VisibleRecord[]) =>
      records.map(({ noun, name }) => `${what}: ${noun} ${name}`.trim());
    return [...lines('Appears', appears), ...lines('Changes', changes), ...lines('Disappears', disappears)];
  } catch {
    return [unknown];
  }
}

function readFrom(file: string) {
  // Not read-only: such a connection leaves its log behind.
  const database = new DatabaseSync(file);
  try {
    return readVisible(database);
  } finally {
    database.close();
  }
}

/** Files come before the one rename that makes the database the campus's, and go after it: killed anywhere, all files of the database that counts are there. */
function putInPlace(folder: string, dataDir: string, { files }: Manifest): void {
  const filesFolder = join(dataDir, filesName);
  makeFolder(filesFolder);
  for (const { name } of files) renameSync(join(folder, filesName, name), join(filesFolder, name));
  chmodSync(join(folder, databaseName), 0o600);
  renameSync(join(folder, databaseName), join(dataDir, databaseName));
  const wanted = new Set(files.map(({ name }) => name));
  for (const name of storedFilesIn(filesFolder)) if (!wanted.has(name)) rmSync(join(filesFolder, name));
}
