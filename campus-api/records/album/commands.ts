import { changeCommand, listCommand, removeCommand } from '#campus-api/cli/change-command.ts';
import { readIds, required, takeArgs } from '#campus-api/cli/read-arguments.ts';
import { UsageError } from '#campus-api/cli/usage-error.ts';
import { formOfOptions, helpOf, optionsOf, usageOf } from '#campus-api/model/field-options.ts';
import { Issues } from '#campus-api/validation/issue.ts';
import { showDay } from '#campus-api/validation/read-day.ts';
import { parseAdDate } from '#packages/nepali/calendar/index.ts';
import { type AlbumRecord, albumFields, albumTable } from './album.ts';
import { picturesIn, readAlbumPictures } from './album-pictures.ts';
import { albumChanges } from './changes.ts';

const options = optionsOf(albumFields);

const addAlbum = changeCommand({
  summary: 'add an album of pictures to the gallery',
  help: `album add ${usageOf(albumFields, { isNew: true })} PICTURE …
  PICTURE  a picture, or a folder of pictures, added in the order of their names
${helpOf(albumFields, {})}
  Pictures are rotated upright and resized; camera metadata such as the location is removed.`,
  options,
  async plan(values, args) {
    required(args[0], 'the name of a picture or of a folder of pictures');
    const issues = new Issues();
    const added = await readAlbumPictures(issues, picturesIn(issues, args));
    return {
      write: (campus) => albumChanges.add(campus, { ...formOfOptions(values), added }),
      show: (album) => `Added: album ${showAlbum(album).trim()}`,
    };
  },
});

const editAlbum = changeCommand({
  summary: 'edit an album, its pictures and their order; omitted fields are unchanged',
  help: `album edit ID ${usageOf(albumFields, { isNew: false })} [--picture PICTURE …] [--drop NUMBER …] [--order NUMBERS]
  --picture  a picture or a folder of pictures to append
  --drop     the numbers of pictures to delete: 3, or 3,5
  --order    the numbers of the pictures to put first, in their new order: 4,1; the others follow`,
  options: {
    ...options,
    picture: { type: 'string', multiple: true },
    drop: { type: 'string', multiple: true },
    order: { type: 'string' },
  },
  async plan({ picture = [], drop = [], order, ...values }, args) {
    const [id = 0] = readIds(takeArgs(args, 1));
    const issues = new Issues();
    const read = await readAlbumPictures(issues, picturesIn(issues, picture));
    const added = picture.length > 0 ? read : undefined;
    const isMoved = drop.length > 0 || order !== undefined;
    return {
      async write(campus) {
        const keep = isMoved ? arrange(albumChanges.require(campus.database, id), drop, order ?? '') : undefined;
        return await albumChanges.edit(campus, id, { ...formOfOptions(values), keep, added });
      },
      show: (album) => `Changed: album ${showAlbum(album).trim()}`,
    };
  },
});

/** The remaining pictures, those of `order` first. @throws UsageError for a number that the album lacks */
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

const removeAlbums = removeCommand({
  summary: 'remove albums with their pictures',
  help: 'album remove ID …',
  remove: albumChanges.remove,
  show: showAlbum,
});

const listAlbums = listCommand({
  summary: 'list the albums with their ids',
  help: 'album list',
  read: ({ database }) => albumTable.open(database).all(),
  show: showAlbum,
});

export const albumCommands = [
  ['album add', addAlbum],
  ['album edit', editAlbum],
  ['album remove', removeAlbums],
  ['album list', listAlbums],
] as const;

function showAlbum({ id, date, title, images }: AlbumRecord): string {
  const day = parseAdDate(date);
  return `${String(id).padStart(4)} ${day ? showDay(day) : date}, ${images.length} pictures: ${title}`;
}
