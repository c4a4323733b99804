import type { AdminSession } from '#campus-api/accounts/sessions.ts';
import { openWithRows } from '#campus-api/changes/show-rows.ts';
import { recordOfRow } from '#campus-api/model/tracked-tables.ts';
import type { Draft } from '../drafts/drafts.ts';
import type { View } from '../view/layout.ts';
import { checkDraft } from './check-draft.ts';
import type { DraftType } from './draft-type.ts';
import { type Editor, isGone, recordIdOf, sentForm } from './record-draft.ts';
import type { RecordType } from './record-type.ts';
import type { PreviewedChange, SitePage } from './site-preview.ts';

/** The page of the website with the record as it is in the draft; null for a draft with problems, and without a page for visitors. */
export async function recordPreview(
  type: DraftType,
  editor: Editor,
  session: AdminSession,
  view: View,
  draft: Draft,
): Promise<SitePage | null> {
  const { recordType } = editor;
  if (recordType.isPrivate) return null;
  // A record that was removed meanwhile is published as a new one.
  const isNew = isGone(sentForm(editor, view, draft));
  const written = isNew ? { ...draft, fields: { ...draft.fields, record: [] } } : draft;
  let change: PreviewedChange = { rows: [], newFiles: [] };
  const problems = await checkDraft(type, view, session, written, (rows, newFiles) => {
    change = { rows, newFiles };
  });
  if (problems.length > 0) return null;
  const id = recordIdOf(written) ?? addedRecord(recordType, change.rows);
  return { change, path: pageAfter(editor, change, id), name: recordType.headings(view.language).title };
}

/** The id of the record that a change adds. */
function addedRecord({ name }: RecordType, rows: PreviewedChange['rows']): number | null {
  const added = rows.map(({ table, after }) => after && recordOfRow(table, after)).find((each) => each?.kind === name);
  return added?.id ?? null;
}

/** The page of a record after a change, which may move it; that of all records of its type if no page shows it. */
function pageAfter({ services, recordType }: Editor, { rows }: PreviewedChange, id: number | null): string {
  const database = openWithRows(services.settings.campus.dataDir, rows);
  try {
    const changed = { ...services, database: database ?? services.database };
    const path = recordType.sitePage(changed, id) ?? recordType.sitePage(changed, null) ?? '/';
    return path.replace(/#.*/, '');
  } finally {
    database?.close();
  }
}
