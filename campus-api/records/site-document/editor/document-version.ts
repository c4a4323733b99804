import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { HTTPException } from 'hono/http-exception';
import type { AdminSession } from '#campus-api/accounts/sessions.ts';
import { readVersion } from '#campus-api/changes/past-versions.ts';
import { DRAFT_FILE, type Draft, type DraftFile } from '#campus-api/web/drafts/drafts.ts';
import { copyStored } from '#campus-api/web/records/copy-stored.ts';
import type { DraftType } from '#campus-api/web/records/draft-type.ts';
import type { AdminServices } from '#campus-api/web/requests/services.ts';
import type { View } from '#campus-api/web/view/layout.ts';
import type { DocumentContent } from '../documents.ts';
import { newDocumentDraft } from './document-draft.ts';

/** Stores a draft with an earlier version of a document. `missing`: names of files that were deleted permanently. @throws HTTPException 404 */
export async function documentVersion(
  { services, subjectOf, load }: Pick<DraftType<DocumentContent>, 'services' | 'subjectOf' | 'load'>,
  { account }: AdminSession,
  view: View,
  name: string,
  change: number,
): Promise<{ draft: Draft; missing: readonly string[] }> {
  const { database, drafts } = services;
  const subject = subjectOf(name);
  const read = () => load(name, view);
  const content = subject && readVersion(database, subject, (each) => each === change, read);
  if (content === null) throw new HTTPException(404);
  const draft = newDocumentDraft(services, name, view.language, { content });
  drafts.save(account.id, draft);
  const { complete, missing } = withStoredFiles(services, draft);
  drafts.save(account.id, complete);
  return { draft: complete, missing };
}

/** The id that a removed document had; null if the log has none of that key. */
export function removedId(database: DatabaseSync, key: string): number | null {
  const row = database
    .prepare(
      `SELECT subject.value ->> 'id' AS id FROM changed_records JOIN changes ON changes.id = change_id, json_each(subjects) AS subject
       WHERE changed_records.kind = 'site-document' AND record_id = subject.value ->> 'id' AND subject.value ->> 'name' = ?
         AND record_id NOT IN (SELECT id FROM site_documents)
       ORDER BY change_id DESC LIMIT 1`,
    )
    .get(key);
  return row === undefined ? null : Number(row.id);
}

/** The draft with copies of the files that it refers to and the website does not serve any more. `missing`: names of deleted ones. */
function withStoredFiles(services: AdminServices, draft: Draft): { complete: Draft; missing: string[] } {
  const files: DraftFile[] = [];
  const missing: string[] = [];
  const addressOf = (address: string, mark: string, encoded: string) => {
    const stored = decodeURIComponent(encoded);
    if (existsSync(join(services.filesFolder, stored))) return address;
    const file = copyStored(services, draft.id, { stored, original: stored });
    if (file === null) {
      missing.push(stored);
      return address;
    }
    files.push({ ...file, stored: file.name });
    return mark + DRAFT_FILE + file.key;
  };
  const fields = Object.fromEntries(
    Object.entries(draft.fields).map(([name, values]) => [
      name,
      values.map((value) => value.replaceAll(/(^|\]\()\/files\/([^\s/)"]+)/g, addressOf)),
    ]),
  );
  return { complete: { ...draft, fields, files }, missing: [...new Set(missing)] };
}
