import type { DatabaseSync } from 'node:sqlite';
import { insertRows } from '#campus-api/database/insert.ts';
import { referencedFiles } from '#campus-api/files/file-references.ts';

/** A document of the site content before it has an id. */
export interface NewDocument {
  readonly key: string;
  readonly content: unknown;
}

/** Inserts documents into a table without any. */
export function insertDocuments(database: DatabaseSync, documents: readonly NewDocument[]): void {
  for (const [index, document] of documents.entries()) insertDocument(database, { id: index + 1, ...document });
}

export function insertDocument(database: DatabaseSync, { id, key, content }: NewDocument & { id: number }): void {
  insertRows(database, 'site_documents', [{ id, key, content: JSON.stringify(content) }]);
  insertDocumentFiles(database, id, content);
}

/** Registers the stored files of an existing document. */
export function insertDocumentFiles(database: DatabaseSync, id: number, content: unknown): void {
  insertRows(
    database,
    'site_document_files',
    referencedFiles(content).map((stored) => ({ document_id: id, stored })),
  );
}
