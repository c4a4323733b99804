import type { Command } from '../../command.ts';
import { Findings } from '../findings/finding.ts';
import { readArguments, required } from '../read-arguments.ts';
import { changeHelp, changeOptions, runChange } from '../run-change.ts';
import { picturesIn, readAlbumPictures } from './album-pictures.ts';
import { showAlbum } from './list-albums.ts';
import { addAlbum as add } from './write-albums.ts';

export const albumOptions = {
  title: { type: 'string' },
  description: { type: 'string' },
  date: { type: 'string' },
  ...changeOptions,
} as const;

export const addAlbum: Command = {
  summary: 'adds an album of pictures to the gallery',
  help: `album add --title "TITLE" [--description "TEXT"] [--date DAY] PICTURE …
  PICTURE  a picture, or a folder whose pictures are taken in the order of their names
  --date   the day it shows: 2026-11-21, or 2083-08-05 for Bikram Sambat; today if not given
  Pictures are turned upright and made smaller, and lose what the camera noted, such as the place.
${changeHelp}`,
  async run(settings, args) {
    const { values, positionals } = readArguments(args, albumOptions);
    required(positionals[0], 'the name of a picture or of a folder of pictures');
    const findings = new Findings();
    const pictures = await readAlbumPictures(findings, positionals.flatMap(picturesIn));
    await runChange(
      settings,
      values,
      (campus) => add(campus, values, pictures, findings),
      (album) => `Added: album ${showAlbum(album).trim()}`,
    );
  },
};
