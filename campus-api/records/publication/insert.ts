import type { DatabaseSync } from 'node:sqlite';
import { fileRows, insertRows } from '#campus-api/database/insert.ts';
import { rowOf } from '#campus-api/model/fields.ts';
import { type PublicationRecord, publicationFields } from './publication.ts';

/** The row of a publication; its files are rows of their own. */
export function publicationRow({ nepali, ...publication }: PublicationRecord) {
  const translated = { description_ne: nepali?.description ?? null, about_ne: nepali?.about ?? null };
  return { ...rowOf(publicationFields, publication), ...translated };
}

export function insertPublication(database: DatabaseSync, publication: PublicationRecord): void {
  insertRows(database, 'publications', [publicationRow(publication)]);
  insertRows(database, 'publication_files', fileRows('publication_id', publication.id, publication.files));
}
