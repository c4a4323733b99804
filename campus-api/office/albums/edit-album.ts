import type { Command } from '../../command.ts';
import type { AlbumRecord } from '../../records.ts';
import { Findings } from '../findings/finding.ts';
import { readArguments, readIds, takeWords } from '../read-arguments.ts';
import { changeHelp, runChange } from '../run-change.ts';
import { UsageError } from '../usage-error.ts';
import { albumOptions } from './add-album.ts';
import { picturesIn, readAlbumPictures } from './album-pictures.ts';
import { showAlbum } from './list-albums.ts';
import { editAlbum as edit, requireAlbum } from './write-albums.ts';

const options = {
  ...albumOptions,
  picture: { type: 'string', multiple: true },
  drop: { type: 'string', multiple: true },
  order: { type: 'string' },
} as const;

export const editAlbum: Command = {
  summary: 'changes an album, its pictures and their order; what is not named stays',
  help: `album edit ID [--title "TITLE"] [--description "TEXT"] [--date DAY] [--picture PICTURE …] [--drop NUMBER …] [--order NUMBERS]
  --picture  a picture, or a folder of them, that comes behind the others
  --drop     the place of a picture that goes: 3, or 3,5
  --order    the places of pictures that come first, in their order from now on: 4,1; the others follow
${changeHelp}`,
  async run(settings, args) {
    const { values, positionals } = readArguments(args, options);
    const [id = 0] = readIds(takeWords(positionals, 1));
    const findings = new Findings();
    const pictures = await readAlbumPictures(findings, (values.picture ?? []).flatMap(picturesIn));
    const { drop = [], order, ...form } = values;
    await runChange(
      settings,
      values,
      (campus) => {
        const isMoved = drop.length > 0 || order !== undefined;
        const keep = isMoved ? arrange(requireAlbum(campus, id), drop, order ?? '') : undefined;
        const { title, description, date } = form;
        return edit(campus, id, { title, description, date, keep }, pictures, { findings });
      },
      (album) => `Changed: album ${showAlbum(album).trim()}`,
    );
  },
};

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
