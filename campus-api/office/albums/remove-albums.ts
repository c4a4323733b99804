import type { Command } from '../../command.ts';
import { readArguments, readIds } from '../read-arguments.ts';
import { changeHelp, changeOptions, runChange } from '../run-change.ts';
import { showAlbum } from './list-albums.ts';
import { removeAlbums as remove } from './write-albums.ts';

export const removeAlbums: Command = {
  summary: 'takes albums away, with their pictures',
  help: `album remove ID …
${changeHelp}`,
  async run(settings, args) {
    const { values, positionals } = readArguments(args, changeOptions);
    const ids = readIds(positionals);
    await runChange(
      settings,
      values,
      (campus) => remove(campus, ids),
      (albums) => `Removed:\n${albums.map(showAlbum).join('\n')}`,
    );
  },
};
