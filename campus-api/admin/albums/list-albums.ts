import type { AlbumRecord } from '#campus-api/records.ts';
import { createAlbumStore } from '#campus-api/stores/album-store.ts';
import { parseAdDate } from '#lib/calendar/index.ts';
import { listCommand } from '../change-command.ts';
import { showDay } from '../read-day.ts';

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
