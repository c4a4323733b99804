import type { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { AdminSession } from '#campus-api/accounts/sessions.ts';
import { lastAuthor, readChange } from '#campus-api/changes/change-log.ts';
import { NeedsConfirmationError } from '#campus-api/changes/confirmation.ts';
import { readVersion } from '#campus-api/changes/past-versions.ts';
import { ConflictError } from '#campus-api/changes/revisions.ts';
import { type Draft, firstValue } from '../drafts/drafts.ts';
import { requireForm } from '../requests/access.ts';
import { type AdminContext, type AdminEnv, viewOf } from '../requests/context.ts';
import type { AdminServices } from '../requests/services.ts';
import { confirmationPage, failureProblems } from '../view/change-page.ts';
import type { Html } from '../view/html.ts';
import type { View } from '../view/layout.ts';
import { readingOf } from '../view/readings.ts';
import { correctedText } from '../view/recognised-part.ts';
import { type ResultName, reportAddress } from '../view/results.ts';
import { needsApproval } from './approval-rules.ts';
import { sendForApproval } from './approvals.ts';
import { applyAction } from './draft-actions.ts';
import { withPageText } from './file-texts.ts';
import { formPage } from './form.ts';
import { differencesPart, formValues, recordValues } from './form-values.ts';
import { readableFiles } from './readable-files.ts';
import {
  draftPath,
  type Editor,
  findDraft,
  isGone,
  legacyFields,
  recordIdOf,
  revisionFields,
  sentForm,
  subjectOf,
  writeDraft,
} from './record-draft.ts';
import type { RecordType, Visibility } from './record-type.ts';

/** Publication of drafts, and what their previews send. */
export function addPublishRoutes(app: Hono<AdminEnv>, editor: Editor): void {
  const { recordType } = editor;

  app.post(`${recordType.path}/drafts/:draft/publish`, async (c) => {
    const form = await requireForm(c);
    if (form instanceof Response) return form;
    const draft = findDraft(editor, form.session, c.req.param('draft'));
    return publishDraft(editor, c, form.session, draft, firstValue(form.fields, 'confirmation') || false);
  });

  app.post(`${recordType.path}/drafts/:draft/texts`, async (c) => {
    const form = await requireForm(c);
    if (form instanceof Response) return form;
    const draft = findDraft(editor, form.session, c.req.param('draft'));
    const [key, number] = [firstValue(form.fields, 'file'), firstValue(form.fields, 'page')];
    const file = readableFiles(sentForm(editor, viewOf(c), draft)).find((each) => each.key === key);
    if (!file || !/^[1-9]\d{0,2}$/.test(number)) throw new HTTPException(404);
    const page = Number(number);
    const { recognises } = editor.services.settings;
    const text = correctedText(readingOf(file.path, file.name, recognises), page, firstValue(form.fields, 'text'));
    editor.services.drafts.save(form.session.account.id, withPageText(draft, { file: key, page, text }));
    return c.redirect(`${draftPath(editor, draft)}/preview#text-${key}-${page}-form`, 303);
  });

  app.post(`${recordType.path}/drafts/:draft/unicode`, async (c) => {
    const form = await requireForm(c);
    if (form instanceof Response) return form;
    const draft = findDraft(editor, form.session, c.req.param('draft'));
    const names = await legacyFields(editor, viewOf(c), form.session, draft);
    const changed = names.reduce((before, name) => applyAction(before, 'unicode', name) ?? before, draft);
    editor.services.drafts.save(form.session.account.id, changed);
    return c.redirect(`${draftPath(editor, draft)}${recordType.isPrivate ? '' : '/preview'}`, 303);
  });
}

export async function publishDraft(
  editor: Editor,
  c: AdminContext,
  session: AdminSession,
  draft: Draft,
  confirmed: string | false,
): Promise<Response> {
  const { services, recordType } = editor;
  const { section } = recordType;
  const view = viewOf(c);
  const draftUrl = draftPath(editor, draft);
  const sent = sentForm(editor, view, draft);
  if (isGone(sent)) return conflictPage(editor, c, session, draft);
  const read = recordType.read(sent);
  if (read.problems.length > 0) return c.redirect(`${draftUrl}?check`, 303);
  try {
    const revision = Number(firstValue(draft.fields, 'revision'));
    if (needsApproval(services.database, recordType.name)) {
      await writeDraft(editor, session, draft, read, { confirmation: { confirmed: false, dryRun: true }, revision });
      return sendForApproval(services, c, session, draft);
    }
    const written = await writeDraft(editor, session, draft, read, { confirmation: { confirmed }, revision });
    services.drafts.remove(session.account.id, draft.id);
    const list = section === 'committees' ? '/committees' : recordType.path;
    const record = recordIdOf(draft) ?? recordOfChange(services, recordType, written.change);
    const name = resultOf(
      recordIdOf(draft) === null,
      record === null ? null : recordType.visibility?.(services, record),
    );
    return c.redirect(reportAddress(list, name, written, record), 303);
  } catch (error) {
    if (error instanceof ConflictError) return conflictPage(editor, c, session, draft);
    const labels = recordType.labels(view.language);
    if (error instanceof NeedsConfirmationError) {
      return c.html(
        confirmationPage(view, session, {
          error,
          action: `${draftUrl}/publish`,
          back: draftUrl,
          labels,
          section,
          yes: 'publish',
          unicode: `${draftUrl}/unicode`,
        }),
      );
    }
    return formPage(editor, c, session, draft, failureProblems(error, labels, view));
  }
}

/** The record of this type that a change wrote. */
function recordOfChange({ database }: AdminServices, { name }: RecordType, change: number | null): number | null {
  const records = change === null ? [] : (readChange(database, change)?.records ?? []);
  return records.find(({ kind }) => kind === name)?.id ?? null;
}

/** The result of publishing: not every published record is visible at once. */
function resultOf(isNew: boolean, visibility: Visibility | null | undefined): ResultName {
  if (visibility?.state === 'scheduled' || visibility?.state === 'over') return visibility.state;
  if (visibility?.state === 'withdrawn') return 'changedWithdrawn';
  return isNew ? 'published' : 'changed';
}

/** The form with what someone else changed meanwhile; it takes on the revision of the record. */
function conflictPage(editor: Editor, c: AdminContext, session: AdminSession, draft: Draft) {
  const { services, recordType } = editor;
  const id = recordIdOf(draft);
  const exists = id !== null && recordType.load(services, id) !== null;
  const revision = exists ? revisionFields(editor, id) : { record: [], revision: [] };
  const changed = { ...draft, fields: { ...draft.fields, ...revision } };
  services.drafts.save(session.account.id, changed);
  const by = id === null ? null : lastAuthor(services.database, subjectOf(recordType, id));
  const changes = exists ? changesSince(editor, viewOf(c), id, draft) : null;
  return formPage(editor, c, session, changed, [], { changes, by });
}

/** How a record differs from the revision that a draft was made from, or from the draft if the log does not have that any more. */
function changesSince(editor: Editor, view: View, id: number, draft: Draft): Html {
  const { services, recordType } = editor;
  const revision = Number(firstValue(draft.fields, 'revision'));
  const values = () => recordValues(editor, view, id, recordType.load(services, id));
  const before = readVersion(services.database, subjectOf(recordType, id), (change) => change <= revision, values);
  const own = () => formValues(editor, view, draft, recordType.load(services, id));
  return differencesPart(before ?? own(), values(), view);
}
