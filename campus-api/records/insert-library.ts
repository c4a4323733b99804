import type { DatabaseSync } from 'node:sqlite';
import { type DatabaseRow, fileRows, insertRows } from '#campus-api/database/insert.ts';
import { rowOf } from '#campus-api/model/fields.ts';
import type { AlbumRecord } from './album/album.ts';
import type { CampusContent } from './campus-content.ts';
import { type PublicationRecord, publicationFields } from './publication/publication.ts';
import { qaaDocumentFields } from './qaa-document/qaa-document.ts';

/** Inserts albums, publications and quality assurance documents. */
export function insertLibrary(database: DatabaseSync, { albums, publications, qaaDocuments }: CampusContent): void {
  insertAlbums(database, albums);
  for (const publication of publications) insertPublication(database, publication);
  insertRows(
    database,
    'qaa_documents',
    qaaDocuments.map((document) => rowOf(qaaDocumentFields, document)),
  );
}

/** The row of a publication; its files are rows of their own. */
export function publicationRow({ nepali, ...publication }: PublicationRecord) {
  const translated = { description_ne: nepali?.description ?? null, about_ne: nepali?.about ?? null };
  return { ...rowOf(publicationFields, publication), ...translated };
}

export function insertPublication(database: DatabaseSync, publication: PublicationRecord): void {
  insertRows(database, 'publications', [publicationRow(publication)]);
  insertRows(database, 'publication_files', fileRows('publication_id', publication.id, publication.files));
}

export function insertAlbums(database: DatabaseSync, albums: AlbumRecord[]): void {
  insertRows(database, 'albums', albums.map(albumRow));
  for (const album of albums) insertPictures(database, album);
}

export function albumRow({ id, title, date, description, nepali }: AlbumRecord) {
  const translated = { title_ne: nepali?.title ?? null, description_ne: nepali?.description ?? null };
  return { id, title, date, description, ...translated };
}

/** Inserts the pictures of an existing album. */
export function insertPictures(database: DatabaseSync, album: AlbumRecord): void {
  insertRows(database, 'album_pictures', pictureRows(album));
}

function pictureRows({ id, images, thumbnails }: AlbumRecord): DatabaseRow[] {
  return images.map((image, position) => ({ album_id: id, position, image, thumbnail: thumbnails[position] ?? null }));
}
