import type { Campus } from '#campus-api/changes/campus.ts';
import { type ChangeResult, changeCampus } from '#campus-api/changes/change-campus.ts';
import { reserveIds } from '#campus-api/changes/next-id.ts';
import { requireRevision } from '#campus-api/changes/revisions.ts';
import type { NewFile } from '#campus-api/files/store-file.ts';
import { refuseField } from '#campus-api/validation/issue.ts';
import { checkSite } from './check-site.ts';
import { isContent, readDocuments, requireDocument } from './documents.ts';
import { moveCategories } from './move-categories.ts';
import { readPageRedirects } from './redirects.ts';
import { saveDocuments } from './save-documents.ts';
import { createSiteStore, type SiteDocument } from './store.ts';
import type { SavedDocument, Schedule } from './write-document.ts';

/**
 * Adds or edits a document, which is then no longer a sample. `revision`: that of `revisionOf('site-document', id)` when it was read, null for a document that
 * must be new; without it nothing is compared. `newFiles`: uploaded files that it references by `/files/NAME`.
 * @throws RefusedError with the path of the field of each issue, NeedsConfirmationError, ConflictError
 */
export function saveDocument(
  campus: Campus,
  key: string,
  content: unknown,
  revision?: number | null,
  newFiles: readonly NewFile[] = [],
  schedule: Schedule = {},
): ChangeResult<SavedDocument> {
  const action = createSiteStore(campus.database).find(key) === null ? 'add' : 'edit';
  const entered = isContent(content) ? { ...content, isSample: undefined } : content;
  const options = { ...schedule, action, newFiles, check: () => requireState(campus, key, revision) } as const;
  const saved = saveDocuments(campus, [{ key, content: entered }], options);
  const [result] = saved.result.saved;
  if (result === undefined) throw new Error(`${key} was not saved`);
  return { ...saved, result };
}

/** Deletes documents. @throws RefusedError for an unknown key, NeedsConfirmationError with the documents whose links break */
export function removeDocuments(campus: Campus, keys: readonly string[]): ChangeResult<SiteDocument[]> {
  const { database } = campus;
  return changeCampus(campus, { action: 'remove' }, (issues) => {
    reserveIds(database, 'site_documents', 0);
    const before = readDocuments(database);
    const removed = keys.map((key) => {
      const document = requireDocument(campus, key);
      database.prepare('DELETE FROM site_documents WHERE id = ?').run(document.id);
      return document;
    });
    const after = moveCategories(database, before, readDocuments(database));
    const redirects = readPageRedirects(database);
    checkSite(issues, { before, after, redirects, saved: new Set(), at: (key) => key });
    return removed;
  });
}

/** @throws RefusedError, ConflictError unless the document is as the editor saw it */
function requireState(campus: Campus, key: string, revision: number | null | undefined): void {
  if (revision === undefined) return;
  const existing = createSiteStore(campus.database).find(key);
  if (revision === null && existing !== null) refuseField('', 'site-key-taken', { value: key });
  if (revision !== null) requireRevision(campus.database, 'site-document', requireDocument(campus, key).id, revision);
}
