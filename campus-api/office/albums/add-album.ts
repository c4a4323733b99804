import { nepalDate } from '#lib/calendar/index.ts';
import type { Command } from '../../command.ts';
import { insertAlbums } from '../../database/seed/library.ts';
import { changeCampus } from '../change-campus.ts';
import { takeIds } from '../next-id.ts';
import { readDate, readText } from '../notices/notice-fields.ts';
import { publish } from '../publish.ts';
import { readArguments, required } from '../read-arguments.ts';
import { showDay } from '../read-day.ts';
import { withCampus } from '../with-campus.ts';
import { readAlbumPictures } from './album-pictures.ts';

const options = { title: { type: 'string' }, description: { type: 'string' }, date: { type: 'string' } } as const;

export const addAlbum: Command = {
  summary: 'adds an album of pictures to the gallery',
  help: `album add --title "TITLE" [--description "TEXT"] [--date DAY] PICTURE …
  PICTURE  a picture, or a folder whose pictures are taken in the order of their names
  --date   the day it shows: 2026-11-21, or 2083-08-05 for Bikram Sambat; today if not given
  Pictures are turned upright and made smaller, and lose what the camera noted, such as the place.`,
  async run(settings, args) {
    const { values, positionals } = readArguments(args, options);
    const title = readText(values.title, '--title');
    const description = values.description === undefined ? '' : readText(values.description, '--description');
    const date = values.date === undefined ? nepalDate(new Date()) : readDate(values.date, '--date');
    required(positionals[0], 'the name of a picture or of a folder of pictures');
    const { images, thumbnails, newFiles } = await readAlbumPictures(positionals);
    const id = await withCampus(settings, (campus) =>
      changeCampus(campus, newFiles, () => {
        const result = takeIds(campus.database, 'albums');
        insertAlbums(campus.database, [{ id: result, title, date, description, images, thumbnails }]);
        return { result };
      }),
    );
    console.log(
      `Added: album ${id}, ${showDay(date)}, ${images.length} pictures: ${title}\n${await publish(['gallery'])}`,
    );
  },
};
