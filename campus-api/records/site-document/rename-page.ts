import type { DatabaseSync } from 'node:sqlite';
import type { Campus } from '#campus-api/changes/campus.ts';
import { type ChangeResult, changeCampus } from '#campus-api/changes/change-campus.ts';
import { requireRevision } from '#campus-api/changes/revisions.ts';
import { refuseField } from '#campus-api/validation/issue.ts';
import { parseKey } from '#content/site/index.ts';
import { isFixedPage } from '#lib/platform/routes/reserved.ts';
import { checkSite } from './check-site.ts';
import { readDocuments, requireDocument } from './documents.ts';
import { redirectLinks } from './links.ts';
import { addRedirect, readPageRedirects } from './redirects.ts';
import { createSiteStore } from './store.ts';
import { updateDocument } from './write-document.ts';

/** Result of renaming a page; `updated` are the keys of the documents whose links now lead to the new address. */
export interface RenamedPage {
  from: string;
  to: string;
  updated: string[];
}

/**
 * Gives a page of text another address: `/about/history`. The old one redirects to it, and links in other documents follow.
 * @throws RefusedError for an address of the specification, or one that is in use; ConflictError
 */
export function renamePage(campus: Campus, from: string, to: string, revision?: number): ChangeResult<RenamedPage> {
  const { database } = campus;
  const key = pageKey('from', from);
  const newKey = pageKey('to', to);
  if (isFixedPage(from)) refuseField('from', 'site-address-fixed', { address: from });
  return changeCampus(campus, { action: 'edit' }, (issues) => {
    const { id } = requireDocument(campus, key);
    requireRevision(database, 'site-document', id, revision);
    if (createSiteStore(database).find(newKey) !== null)
      refuseField('to', 'site-address-taken', { at: to, address: to, other: to });
    const before = readDocuments(database);
    database.prepare('UPDATE site_documents SET key = ? WHERE id = ?').run(newKey, id);
    addRedirect(database, from, to);
    const updated = updateLinks(database, from, to);
    const redirects = readPageRedirects(database);
    checkSite(issues, { before, after: readDocuments(database), redirects, saved: new Set([newKey]), at: () => to });
    return { from, to, updated };
  });
}

function pageKey(field: string, address: string): string {
  const key = `page${address}`;
  if (!address.startsWith('/') || parseKey(key) === null) refuseField(field, 'site-no-page-address', { at: address });
  return key;
}

/** Lets the links of all documents and of their scheduled versions lead to the new address. Returns the keys of the changed documents. */
export function updateLinks(database: DatabaseSync, from: string, to: string): string[] {
  for (const { documentId, content } of createSiteStore(database).versions().values()) {
    const changed = JSON.stringify(redirectLinks(content, from, to));
    if (changed !== JSON.stringify(content))
      database.prepare('UPDATE site_versions SET content = ? WHERE document_id = ?').run(changed, documentId);
  }
  return createSiteStore(database)
    .all()
    .flatMap(({ id, key, content }) => {
      const changed = redirectLinks(content, from, to);
      if (JSON.stringify(changed) === JSON.stringify(content)) return [];
      updateDocument(database, id, changed);
      return [key];
    });
}
