import type { Command } from '#campus-api/cli/command.ts';
import { limitMemory } from '#campus-api/cli/limit-memory.ts';
import { readArguments, required, requireFolder, takeArgs } from '#campus-api/cli/read-arguments.ts';
import { importHelp, importOptions, runImport } from '#campus-api/imports/plan/run-import.ts';
import { planAlbums } from './plan-albums.ts';
import { readAlbumFolders } from './read-albums.ts';

export const importAlbumsCommand: Command = {
  summary: 'import albums from folders of pictures',
  help: `import albums FOLDER
  Each folder in FOLDER becomes an album with its name as title. A day before the name, in either calendar, becomes the day of the album:
  "2081-05-12 Annual day"; without one: today. Pictures are added in the order of their names, rotated upright and resized; camera metadata
  such as the location is removed. A second import adds only new folders.
${importHelp}`,
  async run(context, args) {
    const { values, positionals } = readArguments(args, importOptions);
    const folder = requireFolder(required(takeArgs(positionals, 1)[0], 'the folder of the albums'), 'FOLDER');
    limitMemory();
    const folders = readAlbumFolders(folder);
    await runImport(context, values, { plan: (database) => planAlbums(database, folders) });
  },
};
