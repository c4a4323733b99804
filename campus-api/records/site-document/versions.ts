import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import type { Campus } from '#campus-api/changes/campus.ts';
import { type ChangeResult, changeCampus } from '#campus-api/changes/change-campus.ts';
import { requireRevision } from '#campus-api/changes/revisions.ts';
import { jsonColumn } from '#campus-api/database/rows.ts';
import { refuseField } from '#campus-api/validation/issue.ts';
import { nepalTime } from '#campus-api/validation/read-time.ts';
import type { DocumentContent } from './documents.ts';
import { insertDocumentFiles } from './insert.ts';
import { createSiteStore } from './store.ts';

const content = jsonColumn(z.record(z.string(), z.unknown()));
const dueRows = z.array(z.object({ id: z.number(), content, author: z.string() }));

/** Schedules the content of a document, in the place of an earlier schedule. */
export function scheduleVersion(
  { database, by }: Pick<Campus, 'database' | 'by'>,
  id: number,
  version: DocumentContent,
  publishAt: string,
): void {
  database
    .prepare(
      `INSERT INTO site_versions (document_id, content, publish_at, author) VALUES (?, ?, ?, ?)
       ON CONFLICT (document_id) DO UPDATE SET content = excluded.content, publish_at = excluded.publish_at, author = excluded.author`,
    )
    .run(id, JSON.stringify(version), publishAt, by);
  registerDocumentFiles(database, id);
}

export function dropVersion(database: DatabaseSync, id: number): void {
  database.prepare('DELETE FROM site_versions WHERE document_id = ?').run(id);
  registerDocumentFiles(database, id);
}

/** Registers the stored files of a document and of its scheduled version. */
export function registerDocumentFiles(database: DatabaseSync, id: number): void {
  const contents = database
    .prepare(
      'SELECT content FROM site_documents WHERE id = :id UNION ALL SELECT content FROM site_versions WHERE document_id = :id',
    )
    .all({ id })
    .map((row): unknown => JSON.parse(String(row.content)));
  database.prepare('DELETE FROM site_document_files WHERE document_id = ?').run(id);
  insertDocumentFiles(database, id, contents);
}

/** Deletes the scheduled version of a document. @throws RefusedError without one, ConflictError, NeedsConfirmationError */
export function cancelVersion(campus: Campus, key: string, revision?: number): ChangeResult<string> {
  return changeCampus(campus, { action: 'edit' }, () => {
    const version = createSiteStore(campus.database).versions().get(key);
    if (version === undefined) refuseField('', 'site-no-version', { value: key });
    requireRevision(campus.database, 'site-document', version.documentId, revision);
    dropVersion(campus.database, version.documentId);
    return key;
  });
}

/** Whether a scheduled version is due, and not yet written into its document. */
export function hasDueVersions(database: DatabaseSync): boolean {
  return database.prepare('SELECT 1 FROM site_versions WHERE publish_at <= ?').get(nepalTime(new Date())) !== undefined;
}

/**
 * Writes versions that are due into their documents, each as a logged change of its author. Visitors already see them: the views of the database take
 * them into account from their time on.
 */
export function publishDueVersions(campus: Pick<Campus, 'database' | 'filesFolder' | 'checkRows'>): void {
  const { database } = campus;
  const due = database
    .prepare('SELECT document_id AS id, content, author FROM site_versions WHERE publish_at <= ? ORDER BY publish_at')
    .all(nepalTime(new Date()));
  for (const { id, content, author } of dueRows.parse(due)) {
    const asAuthor = {
      ...campus,
      by: author,
      confirmation: { confirmed: true },
      mayChange: () => true,
      needsApproval: () => false,
    };
    changeCampus(asAuthor, { action: 'publish' }, () => {
      database.prepare('UPDATE site_documents SET content = ? WHERE id = ?').run(JSON.stringify(content), id);
      dropVersion(database, id);
    });
  }
}

/** Versions that an undo brings back after their time wait until they are scheduled again. */
export function holdDueVersions(database: DatabaseSync): void {
  database.prepare('UPDATE site_versions SET publish_at = NULL WHERE publish_at <= ?').run(nepalTime(new Date()));
}
