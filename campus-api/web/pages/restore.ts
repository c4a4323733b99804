import type { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { AdminSession } from '#campus-api/accounts/sessions.ts';
import { withInspectedArchive } from '#campus-api/backup/inspect-archive.ts';
import { type RestoredContent, restoreContent } from '#campus-api/backup/restore-content.ts';
import type { VisibleRecord } from '#campus-api/backup/visible-records.ts';
import type { ChangeResult } from '#campus-api/changes/change-campus.ts';
import { type Confirmation, NeedsConfirmationError } from '#campus-api/changes/confirmation.ts';
import { recordName } from '#campus-api/model/document-label.ts';
import type { Locale } from '#content/locale.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { localizeDigits } from '#packages/nepali/text/digits.ts';
import { languageOf } from '#packages/nepali/text/language.ts';
import { type Draft, firstValue, isDraftId } from '../drafts/drafts.ts';
import { receiveForm } from '../drafts/uploads.ts';
import { requirePermission, requirePermittedForm } from '../requests/access.ts';
import { type AdminContext, type AdminEnv, viewOf } from '../requests/context.ts';
import { requireToken } from '../requests/form.ts';
import type { AdminServices } from '../requests/services.ts';
import {
  confirmationPage,
  deletionList,
  type FormProblem,
  failureProblems,
  issueProblems,
  uploadProblem,
  uploadProblemText,
} from '../view/change-page.ts';
import { moment } from '../view/days.ts';
import { type Html, html } from '../view/html.ts';
import { nounText } from '../view/issue-text.ts';
import { adminLayout, tokenField, type View } from '../view/layout.ts';
import { reportAddress } from '../view/results.ts';

const kind = 'restore';
/** More than a campus with all its pictures. */
const MAX_ARCHIVE_BYTES = 64 * 1024 ** 3;

type ShowBackupPage = (c: AdminContext, session: AdminSession, problems: FormProblem[]) => Response | Promise<Response>;

/** Uploads a back-up, lists its changes and restores it. `backupPage` shows problems of the upload. */
export function addRestoreRoutes(
  app: Hono<AdminEnv>,
  { drafts, change, settings }: AdminServices,
  backupPage: ShowBackupPage,
): void {
  const restore = (session: AdminSession, draft: Draft, confirmation: Confirmation) => {
    const [file] = draft.files;
    if (!file) throw new HTTPException(404);
    const archive = { path: drafts.pathOf(draft.id, file), name: file.name };
    return withInspectedArchive(settings.campus.dataDir, archive, (inspected) =>
      change(session, confirmation, (campus) => restoreContent(campus, inspected)),
    );
  };
  const findDraft = (c: AdminContext, session: AdminSession): Draft => {
    const draft = drafts.read(session.account.id, c.req.param('draft') ?? '');
    if (draft?.kind !== kind) throw new HTTPException(404);
    return draft;
  };
  /** Deletes a back-up that cannot be restored. */
  const rejectBackup = (c: AdminContext, session: AdminSession, draft: Draft, error: unknown) => {
    const problems = failureProblems(error, {}, viewOf(c));
    drafts.remove(session.account.id, draft.id);
    return backupPage(
      c,
      session,
      problems.map(({ text }) => ({ field: 'archive', text })),
    );
  };

  app.post('/backup/restore/:draft', async (c) => {
    const session = requirePermission(c, 'backup');
    if (session instanceof Response) return session;
    const id = c.req.param('draft');
    if (!isDraftId(id)) throw new HTTPException(404);
    try {
      const folder = drafts.folderOf(id);
      const limits = { maxFileBytes: MAX_ARCHIVE_BYTES };
      const { files } = await receiveForm(c.req.raw, folder, (sent) => requireToken(session, sent), limits);
      if (files.length === 0)
        return backupPage(c, session, [{ field: 'archive', text: viewOf(c).messages.backup.noFile }]);
      for (const old of drafts.list(session.account.id))
        if (old.kind === kind) drafts.remove(session.account.id, old.id);
      if (!drafts.save(session.account.id, { id, kind, fields: {}, files })) throw new HTTPException(404);
    } catch (error) {
      const name = uploadProblem(error);
      if (name === null) throw error;
      return backupPage(c, session, [{ field: 'archive', text: uploadProblemText(name, viewOf(c)) }]);
    }
    return c.redirect(`/backup/restore/${id}`, 303);
  });

  app.get('/backup/restore/:draft', async (c) => {
    const session = requirePermission(c, 'backup');
    if (session instanceof Response) return session;
    const draft = findDraft(c, session);
    try {
      const preview = await restore(session, draft, { confirmed: false, dryRun: true });
      const view = viewOf(c);
      const body = reviewPart(view, session, draft, preview);
      return c.html(adminLayout(view, { title: view.messages.backup.reviewTitle, body, section: 'backup' }));
    } catch (error) {
      return rejectBackup(c, session, draft, error);
    }
  });

  app.post('/backup/restore/:draft/take', async (c) => {
    const form = await requirePermittedForm(c, 'backup');
    if (form instanceof Response) return form;
    const { session, fields } = form;
    const draft = findDraft(c, session);
    try {
      const written = await restore(session, draft, { confirmed: firstValue(fields, 'confirmation') || false });
      drafts.remove(session.account.id, draft.id);
      return c.redirect(reportAddress('/backup', 'restored', written), 303);
    } catch (error) {
      if (!(error instanceof NeedsConfirmationError)) return rejectBackup(c, session, draft, error);
      // The records changed after the review.
      const question = {
        error,
        action: c.req.path,
        back: '/backup',
        labels: {},
        section: 'backup',
        yes: 'restore',
      } as const;
      return c.html(confirmationPage(viewOf(c), session, question));
    }
  });
}

/** Changes of a back-up, and the button that restores it. */
function reviewPart(view: View, session: AdminSession, { id }: Draft, preview: ChangeResult<RestoredContent>): Html {
  const { messages, language } = view;
  const { backup } = messages;
  const { result, deletions, warnings, summary } = preview;
  const digits = (count: number) => localizeDigits(String(count), language);
  const isSame = summary === '';
  const { token } = new NeedsConfirmationError(deletions, warnings);
  const warningTexts = issueProblems(warnings, {}, view);
  // Records that visitors saw are listed above.
  const named = new Set(result.visible.disappears.map(({ noun, name }) => `${noun} ${name}`));
  const others = deletions.flatMap((deletion) => {
    const names = deletion.names.filter((name) => !named.has(`${deletion.noun} ${name}`));
    return names.length > 0 ? { ...deletion, names, count: deletion.count - deletion.names.length + names.length } : [];
  });
  const visibleList = (title: string, records: readonly VisibleRecord[]) => {
    const items = records.map(
      (record) => html`<li><strong>${nounText(record.noun, language)}</strong>${nameOf(record, language)}</li>`,
    );
    return records.length > 0 && html`<h2>${title}</h2><ul class="dots">${items}</ul>`;
  };
  return html`<section class="panel"><p>${fillIn(backup.reviewOf, { at: moment(result.at, view) }, language)}</p>
<table><thead><tr><th scope="col">${backup.kind}</th><th scope="col">${backup.now}</th><th scope="col">${backup.inBackup}</th></tr></thead>
<tbody>${result.counts.map(({ noun, before, after }) => html`<tr><th scope="row">${nounText(noun, language)}</th><td>${digits(before)}</td><td>${digits(after)}</td></tr>`)}</tbody></table>
${warningTexts.length > 0 && html`<h2>${messages.confirmation.warnings}</h2><ul class="dots problem">${warningTexts.map(({ text }) => html`<li>${text}</li>`)}</ul>`}
${visibleList(backup.appears, result.visible.appears)}${visibleList(backup.changes, result.visible.changes)}${visibleList(backup.disappears, result.visible.disappears)}
${others.length > 0 && html`<h2>${backup.goes}</h2>${deletionList(others, view)}`}
<p>${isSame ? backup.same : backup.stays}</p>${!isSame && html`<p>${backup.undo}</p>`}
<div class="actions">${
    !isSame &&
    html`<form method="post" action="/backup/restore/${id}/take">${tokenField(session)}<input type="hidden" name="confirmation" value="${token}"><button class="main danger">${backup.take}</button></form>`
  }<form method="post" action="/drafts/${id}/discard">${tokenField(session)}<input type="hidden" name="next" value="/backup"><button>${messages.cancel}</button></form></div></section>`;
}

function nameOf(record: VisibleRecord, language: Locale): Html | '' {
  const name = recordName(record, language);
  return name === '' ? '' : html`: <span lang="${languageOf(name)}">${name}</span>`;
}
