import { parseAdDate } from '#lib/calendar/index.ts';
import type { Command } from '../../command.ts';
import type { AlbumRecord } from '../../records.ts';
import { createAlbumStore } from '../../stores/album-store.ts';
import { readArguments, takeWords } from '../read-arguments.ts';
import { showDay } from '../read-day.ts';
import { readCampus } from '../run-change.ts';

export const listAlbums: Command = {
  summary: 'shows the albums with their ids',
  help: 'album list',
  async run(settings, args) {
    takeWords(readArguments(args, {}).positionals, 0);
    const albums = await readCampus(settings, ({ database }) => createAlbumStore(database).all());
    console.log(albums.map(showAlbum).join('\n') || 'There are none.');
  },
};

export function showAlbum({ id, date, title, images }: AlbumRecord): string {
  const day = parseAdDate(date);
  return `${String(id).padStart(4)} ${day ? showDay(day) : date}, ${images.length} pictures: ${title}`;
}
