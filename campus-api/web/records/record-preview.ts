import type { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { AdminSession } from '#campus-api/accounts/sessions.ts';
import { openWithRows } from '#campus-api/changes/show-rows.ts';
import { recordOfRow } from '#campus-api/model/tracked-tables.ts';
import type { Draft } from '../drafts/drafts.ts';
import { requireAccount } from '../requests/access.ts';
import { type AdminContext, type AdminEnv, viewOf } from '../requests/context.ts';
import { type Html, html } from '../view/html.ts';
import { readableParts } from '../view/readable-part.ts';
import { readableFiles } from './readable-files.ts';
import { checkDraft, draftPath, type Editor, findDraft, isGone, recordIdOf, sentForm } from './record-draft.ts';
import type { RecordType } from './record-type.ts';
import { type PreviewedChange, previewPage, sitePreview } from './site-preview.ts';

/** The page of the website with the record of a draft, and the texts of its files. */
export function addPreviewRoute(app: Hono<AdminEnv>, editor: Editor): void {
  const { services, recordType } = editor;
  app.get(`${recordType.path}/drafts/:draft/preview`, async (c) => {
    const session = requireAccount(c);
    if (session instanceof Response) return session;
    const draft = findDraft(editor, session, c.req.param('draft'));
    if (recordType.isPrivate) throw new HTTPException(404);
    const view = viewOf(c);
    const draftUrl = draftPath(editor, draft);
    const preview = await recordPreview(editor, c, session, draft);
    if (preview === null) return c.redirect(`${draftUrl}?check`, 303);
    const readable = await readableParts(readableFiles(sentForm(editor, view, draft)), view, {
      recognises: services.settings.recognises,
      form: { session, action: `${draftUrl}/texts` },
    });
    const { section } = recordType;
    const title = view.messages.editing.previewTitle;
    const page = { title, section, content: html`${preview}\n${readable}`, draftUrl };
    return c.html(previewPage(view, session, { ...page, isNew: recordIdOf(draft) === null }));
  });
}

/** The website with the record as it is in the draft; null for a draft with problems, and without a page for visitors. */
export async function recordPreview(
  editor: Editor,
  c: AdminContext,
  session: AdminSession,
  draft: Draft,
): Promise<Html | null> {
  const { services, recordType } = editor;
  if (recordType.isPrivate) return null;
  const view = viewOf(c);
  // A record that was removed meanwhile is published as a new one.
  const isNew = isGone(sentForm(editor, view, draft));
  const written = isNew ? { ...draft, fields: { ...draft.fields, record: [] } } : draft;
  let change: PreviewedChange = { rows: [], newFiles: [] };
  const problems = await checkDraft(editor, view, session, written, (rows, newFiles) => {
    change = { rows, newFiles };
  });
  if (problems.length > 0) return null;
  const id = recordIdOf(written) ?? addedRecord(recordType, change.rows);
  return sitePreview(services, c, change, {
    path: pageAfter(editor, change, id),
    name: recordType.headings(view.language).title,
  });
}

/** The id of the record that a change adds. */
function addedRecord({ name }: RecordType, rows: PreviewedChange['rows']): number | null {
  const added = rows.map(({ table, after }) => after && recordOfRow(table, after)).find((each) => each?.kind === name);
  return added?.id ?? null;
}

/** The page of a record after a change, which may move it. */
function pageAfter({ services, recordType }: Editor, { rows }: PreviewedChange, id: number | null): string {
  const database = openWithRows(services.settings.campus.dataDir, rows);
  try {
    return recordType.sitePage({ ...services, database: database ?? services.database }, id).replace(/#.*/, '');
  } finally {
    database?.close();
  }
}
