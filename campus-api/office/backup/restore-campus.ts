import { chmodSync, existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from '../../command.ts';
import { makeFolder } from '../../files/make-folder.ts';
import { CampusApiSetupError } from '../../setup-error.ts';
import { withOfficeLock } from '../office-lock.ts';
import { readArguments, required, takeWords } from '../read-arguments.ts';
import { ask } from '../run-change.ts';
import { keepCurrentCampus } from './current-campus.ts';
import { databaseName, filesName, type Manifest } from './manifest.ts';
import { openArchive } from './open-archive.ts';
import { withStaging } from './staging.ts';
import { storedFilesIn } from './stored-files.ts';

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
    if (existsSync(join(dataDir, databaseName)) && !values.yes && !values['dry-run']) {
      await ask(`This puts the campus of ${file} in place of the one in ${dataDir}, which is kept aside.`);
    }
    const { manifest, kept } = await withOfficeLock(dataDir, () =>
      withStaging(dataDir, async (folder) => {
        const manifest = await openArchive({ path: file }, folder);
        if (values['dry-run']) return { manifest, kept: null };
        const kept = keepCurrentCampus(dataDir, new Date());
        putInPlace(folder, dataDir, manifest);
        return { manifest, kept };
      }),
    );
    if (values['dry-run']) {
      console.log(`Sound: the campus of ${manifest.at}, with ${manifest.files.length} files. Nothing was changed.`);
      return;
    }
    console.log(`Restored: the campus of ${manifest.at}, with ${manifest.files.length} files. Start the site again.`);
    if (kept) console.log(`What was there before is in ${kept}; delete it when it is no longer wanted.`);
  },
};

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
