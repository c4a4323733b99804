import type { DatabaseSync } from 'node:sqlite';
import type { Campus } from '#campus-api/changes/campus.ts';
import { reserveIds } from '#campus-api/changes/next-id.ts';
import { documentLabel } from '#campus-api/model/document-label.ts';
import { type Issues, refuseField } from '#campus-api/validation/issue.ts';
import type { DocumentContent } from './documents.ts';
import { insertDocument } from './insert.ts';
import type { SiteDocument, SiteStore } from './store.ts';
import { dropVersion, registerDocumentFiles, scheduleVersion } from './versions.ts';

/** A document after it was saved. */
export interface SavedDocument extends SiteDocument {
  isNew: boolean;
  isChanged: boolean;
  /** The time at which the content takes the place of the current one; null for now. */
  scheduledAt: string | null;
}

/** A document whose fields are valid, as it is stored. */
export interface ValidDocument {
  key: string;
  content: DocumentContent;
  isChanged: boolean;
}

/** When a document becomes public. */
export interface Schedule {
  /** The time from which on visitors see the content, as `timestamp` of the site content; null for now. */
  publishAt?: string | null;
  /** Whether the content continues the scheduled version, which is then replaced without a warning. */
  continuesVersion?: boolean;
}

export function writeDocument(
  campus: Campus,
  store: SiteStore,
  { key, content, isChanged }: ValidDocument,
  { publishAt = null, continuesVersion = false }: Schedule,
): SavedDocument {
  const { database } = campus;
  const existing = store.find(key);
  if (existing === null) {
    if (publishAt !== null && !key.startsWith('page/')) refuseField('publishAt', 'site-new-scheduled', { value: key });
    const added = {
      id: reserveIds(database, 'site_documents'),
      key,
      content: publishAt === null ? content : { ...content, publishAt },
    };
    insertDocument(database, added);
    return { ...added, isNew: true, isChanged: true, scheduledAt: null };
  }
  const saved = { ...existing, isNew: false, isChanged, scheduledAt: null };
  if (publishAt !== null) {
    if (isChanged) scheduleVersion(campus, existing.id, content, publishAt);
    else if (continuesVersion) dropVersion(database, existing.id);
    return { ...saved, scheduledAt: isChanged ? publishAt : null };
  }
  if (continuesVersion) dropVersion(database, existing.id);
  if (!isChanged) return saved;
  updateDocument(database, existing.id, content);
  return { ...saved, content };
}

/** Warns of scheduled changes that a save replaces, or that will replace it. */
export function warnOfVersions(
  issues: Issues,
  store: SiteStore,
  saved: readonly ValidDocument[],
  { publishAt = null, continuesVersion = false }: Schedule,
): void {
  if (continuesVersion) return;
  const versions = store.versions();
  for (const { key, isChanged } of saved) {
    const version = versions.get(key);
    if (version === undefined || !isChanged) continue;
    const { author, publishAt: at } = version;
    const values = { at: documentLabel(key, 'en'), by: author, time: at ?? '' };
    if (publishAt !== null) issues.warn('', 'site-version-replaced', values);
    else if (at !== null) issues.warn('', 'site-version-follows', values);
  }
}

export function updateDocument(database: DatabaseSync, id: number, content: DocumentContent): void {
  database.prepare('UPDATE site_documents SET content = ? WHERE id = ?').run(JSON.stringify(content), id);
  registerDocumentFiles(database, id);
}
