import type { AlbumRecord } from '#campus-api/records.ts';
import { changeCommand, removeCommand } from '../change-command.ts';
import { readIds, required, takeWords } from '../read-arguments.ts';
import { UsageError } from '../usage-error.ts';
import { Issues } from '../validation/issue.ts';
import { picturesIn, readAlbumPictures } from './album-pictures.ts';
import { showAlbum } from './list-albums.ts';
import { addAlbum as add, editAlbum as edit, removeAlbums as remove, requireAlbum } from './write-albums.ts';

const options = { title: { type: 'string' }, description: { type: 'string' }, date: { type: 'string' } } as const;

export const addAlbum = changeCommand({
  summary: 'adds an album of pictures to the gallery',
  help: `album add --title "TITLE" [--description "TEXT"] [--date DAY] PICTURE …
  PICTURE  a picture, or a folder whose pictures are taken in the order of their names
  --date   the day it shows: 2026-11-21, or 2083-08-05 for Bikram Sambat; today if not given
  Pictures are turned upright and made smaller, and lose what the camera noted, such as the place.`,
  options,
  async plan(form, words) {
    required(words[0], 'the name of a picture or of a folder of pictures');
    const issues = new Issues();
    const pictures = await readAlbumPictures(issues, picturesIn(issues, words));
    return {
      write: (campus) => add(campus, form, pictures, issues),
      show: (album) => `Added: album ${showAlbum(album).trim()}`,
    };
  },
});

export const editAlbum = changeCommand({
  summary: 'changes an album, its pictures and their order; what is not named stays',
  help: `album edit ID [--title "TITLE"] [--description "TEXT"] [--date DAY] [--picture PICTURE …] [--drop NUMBER …] [--order NUMBERS]
  --picture  a picture, or a folder of them, that comes behind the others
  --drop     the place of a picture that goes: 3, or 3,5
  --order    the places of pictures that come first, in their order from now on: 4,1; the others follow`,
  options: {
    ...options,
    picture: { type: 'string', multiple: true },
    drop: { type: 'string', multiple: true },
    order: { type: 'string' },
  },
  async plan({ picture = [], drop = [], order, ...form }, words) {
    const [id = 0] = readIds(takeWords(words, 1));
    const issues = new Issues();
    const pictures = await readAlbumPictures(issues, picturesIn(issues, picture));
    const isMoved = drop.length > 0 || order !== undefined;
    return {
      write(campus) {
        const keep = isMoved ? arrange(requireAlbum(campus, id), drop, order ?? '') : undefined;
        return edit(campus, id, { ...form, keep }, pictures, { issues });
      },
      show: (album) => `Changed: album ${showAlbum(album).trim()}`,
    };
  },
});

/** The pictures that stay, those of `order` first. @throws UsageError for a place that the album lacks */
function arrange({ id, images }: AlbumRecord, drop: string[], order: string): string[] {
  const pictureAt = (word: string) => {
    const image = images[Number(word) - 1];
    if (image === undefined) throw new UsageError(`album ${id} has no picture ${word}: it has ${images.length}`);
    return image;
  };
  const read = (text: string) =>
    text
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(pictureAt);
  const dropped = new Set(drop.flatMap(read));
  return [...new Set([...read(order), ...images])].filter((image) => !dropped.has(image));
}

export const removeAlbums = removeCommand({
  summary: 'takes albums away, with their pictures',
  help: 'album remove ID …',
  remove,
  show: showAlbum,
});
