import type { DatabaseSync } from 'node:sqlite';
import { fileRows, insertRows } from '#campus-api/database/insert.ts';
import { rowOf } from '#campus-api/model/fields.ts';
import { type PublicationRecord, publicationFields } from './publication.ts';

export const publicationRow = (publication: PublicationRecord) => rowOf(publicationFields, publication);

export function insertPublication(database: DatabaseSync, publication: PublicationRecord): void {
  insertRows(database, 'publications', [publicationRow(publication)]);
  insertRows(database, 'publication_files', fileRows('publication_id', publication.id, publication.files));
}
