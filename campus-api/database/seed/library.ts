import type { DatabaseSync } from 'node:sqlite';
import type { AlbumRecord, CampusContent } from '../../records.ts';
import { fileRows, insertRows, type Row } from './insert.ts';

/** Albums, publications and the quality assurance documents. */
export function insertLibrary(database: DatabaseSync, { albums, publications, qaaDocuments }: CampusContent): void {
  insertAlbums(database, albums);
  insertRows(
    database,
    'publications',
    publications.map(({ id, description, editors, publisher, about, publishDate }) => ({
      id,
      description,
      editors,
      publisher,
      about,
      publish_date: publishDate,
    })),
  );
  insertRows(
    database,
    'publication_files',
    publications.flatMap(({ id, files }) => fileRows('publication_id', id, files)),
  );
  insertRows(
    database,
    'qaa_documents',
    qaaDocuments.map(({ id, name, link }) => ({ id, name, link })),
  );
}

export function insertAlbums(database: DatabaseSync, albums: AlbumRecord[]): void {
  insertRows(
    database,
    'albums',
    albums.map(({ id, title, date, description }) => ({ id, title, date, description })),
  );
  for (const album of albums) insertPictures(database, album);
}

/** Pictures of an album whose own row is there. */
export function insertPictures(database: DatabaseSync, album: AlbumRecord): void {
  insertRows(database, 'album_pictures', pictureRows(album));
}

function pictureRows({ id, images, thumbnails }: AlbumRecord): Row[] {
  return images.map((image, position) => ({ album_id: id, position, image, thumbnail: thumbnails[position] ?? null }));
}
