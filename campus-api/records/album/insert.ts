import type { DatabaseSync } from 'node:sqlite';
import { type DatabaseRow, insertRows } from '#campus-api/database/insert.ts';
import { rowOf } from '#campus-api/model/fields.ts';
import { type AlbumRecord, albumFields } from './album.ts';

export function insertAlbums(database: DatabaseSync, albums: AlbumRecord[]): void {
  insertRows(database, 'albums', albums.map(albumRow));
  for (const album of albums) insertPictures(database, album);
}

export const albumRow = (album: AlbumRecord) => rowOf(albumFields, album);

/** Inserts the pictures of an existing album. */
export function insertPictures(database: DatabaseSync, album: AlbumRecord): void {
  insertRows(database, 'album_pictures', pictureRows(album));
}

function pictureRows({ id, images, thumbnails }: AlbumRecord): DatabaseRow[] {
  return images.map((image, position) => ({ album_id: id, position, image, thumbnail: thumbnails[position] ?? null }));
}
