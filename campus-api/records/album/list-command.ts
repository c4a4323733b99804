import { listCommand } from '#campus-api/cli/change-command.ts';
import { showDay } from '#campus-api/validation/read-day.ts';
import { parseAdDate } from '#packages/nepali/calendar/index.ts';
import type { AlbumRecord } from './album.ts';
import { createAlbumStore } from './store.ts';

export const listAlbumsCommand = listCommand({
  summary: 'list the albums with their ids',
  help: 'album list',
  read: ({ database }) => createAlbumStore(database).all(),
  show: showAlbum,
});

export function showAlbum({ id, date, title, images }: AlbumRecord): string {
  const day = parseAdDate(date);
  return `${String(id).padStart(4)} ${day ? showDay(day) : date}, ${images.length} pictures: ${title}`;
}
