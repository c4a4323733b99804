import type { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { AdminSession } from '#campus-api/accounts/sessions.ts';
import { NeedsConfirmationError } from '#campus-api/changes/confirmation.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { cleanText } from '#packages/nepali/text/index.ts';
import { firstValue, type WaitingDraft } from '../drafts/drafts.ts';
import { approvedAuthor, canApprove } from '../records/approval-rules.ts';
import { APPROVALS_PATH, draftTitle } from '../records/approvals.ts';
import type { DraftType } from '../records/draft-type.ts';
import { draftFileResponse } from '../records/files.ts';
import { sitePreview } from '../records/site-preview.ts';
import { requireAccount, requireForm } from '../requests/access.ts';
import { type AdminContext, type AdminEnv, viewOf } from '../requests/context.ts';
import type { AdminServices } from '../requests/services.ts';
import { confirmationPage, type FormProblem } from '../view/change-page.ts';
import { moment } from '../view/days.ts';
import { html } from '../view/html.ts';
import { adminLayout, problemList, tokenField } from '../view/layout.ts';
import { readableParts } from '../view/readable-part.ts';
import { draftTypeOf } from './draft-types.ts';

const MAX_COMMENT = 1000;

/** The pages on which a second person approves drafts or sends them back. */
export function addApprovalRoutes(app: Hono<AdminEnv>, services: AdminServices): void {
  const path = `${APPROVALS_PATH}/:draft{[\\w-]{43}}`;
  /** The draft of the address. @throws HTTPException 404 if it does not wait any more, 403 for an account that may not approve it */
  const requireWaiting = (c: AdminContext, session: AdminSession): WaitingDraft => {
    const waiting = services.drafts.waiting().find(({ id }) => id === c.req.param('draft'));
    if (waiting === undefined) throw new HTTPException(404);
    if (!canApprove(session.account, waiting)) throw new HTTPException(403);
    return waiting;
  };

  const typeOf = ({ kind }: WaitingDraft): DraftType => {
    const type = draftTypeOf(services, kind);
    if (type === null) throw new HTTPException(404);
    return type;
  };

  const page = async (c: AdminContext, session: AdminSession, draft: WaitingDraft, problems: FormProblem[] = []) => {
    const view = viewOf(c);
    const type = typeOf(draft);
    const name = type.nameOf(draft.fields);
    const opened = type.open(draft, view);
    const preview = await opened.preview(session);
    const readable = await readableParts(opened.readable(), view, {
      recognises: services.settings.recognises,
      form: null,
    });
    const changes = type.comparison(name, view, draft.fields).differences(type.load(name, view), opened.read().state());
    const { workflow } = view.messages;
    const sent = fillIn(workflow.sentBy, { name: draft.author, at: moment(draft.review.at, view) }, view.language);
    const form = (verb: string, content: unknown) =>
      html`<form method="post" action="${APPROVALS_PATH}/${draft.id}/${verb}?changed=${draft.changed}" class="panel">${tokenField(session)}${content}</form>`;
    const body = html`${problemList(view.messages, problems)}<p class="soft">${sent}</p>
${opened.link}${preview && sitePreview(services, c, preview)}${readable}
<section class="panel"><h2>${workflow.changes}</h2>${changes}</section>
${form('approve', html`<p>${workflow.approveHint}</p><p class="actions"><button class="main">${workflow.approve}</button></p>`)}
${form('return', html`<div class="field"><label for="comment">${workflow.comment}</label><textarea id="comment" name="comment" rows="3" maxlength="${MAX_COMMENT}"></textarea></div><p class="actions"><button>${workflow.sendBack}</button></p>`)}`;
    const title = `${workflow.approveTitle}: ${draftTitle(draft, view)}`;
    return c.html(adminLayout(view, { title, body, section: type.section }), problems.length > 0 ? 409 : 200);
  };
  /** Nobody approves what they have not seen. */
  const isSeen = (c: AdminContext, draft: WaitingDraft) => c.req.query('changed') === String(draft.changed);

  app.get(path, (c) => {
    const session = requireAccount(c);
    if (session instanceof Response) return session;
    const draft = requireWaiting(c, session);
    return page(c, session, draft);
  });

  app.get(`${path}/files/:key`, (c) => {
    const session = requireAccount(c);
    if (session instanceof Response) return session;
    return draftFileResponse(services, requireWaiting(c, session), c);
  });

  app.post(`${path}/approve`, async (c) => {
    const form = await requireForm(c);
    if (form instanceof Response) return form;
    const { session } = form;
    const draft = requireWaiting(c, session);
    const view = viewOf(c);
    const type = typeOf(draft);
    if (!isSeen(c, draft))
      return page(c, session, draft, [{ field: '', text: view.messages.workflow.changedMeanwhile }]);
    const { revision, ...opened } = type.open(draft, view);
    const read = opened.read();
    const userName = approvedAuthor(draft.author, session.account.userName);
    const both = { ...session, account: { ...session.account, userName } };
    try {
      const confirmed = firstValue(form.fields, 'confirmation') || false;
      const { report } = await read.write(both, { confirmed }, { revision });
      services.drafts.removePublished(draft.authorId, draft);
      return c.redirect(report(true), 303);
    } catch (error) {
      if (!(error instanceof NeedsConfirmationError)) return page(c, session, draft, read.failures(error));
      const question = {
        error,
        action: `${APPROVALS_PATH}/${draft.id}/approve?changed=${draft.changed}`,
        back: `${APPROVALS_PATH}/${draft.id}`,
        labels: read.labels(error.warnings),
        section: type.section,
        yes: 'publish',
      } as const;
      return c.html(confirmationPage(view, session, question));
    }
  });

  app.post(`${path}/return`, async (c) => {
    const form = await requireForm(c);
    if (form instanceof Response) return form;
    const draft = requireWaiting(c, form.session);
    const comment = cleanText(firstValue(form.fields, 'comment')).trim().slice(0, MAX_COMMENT);
    const { userName } = form.session.account;
    services.drafts.setReview(draft.id, { state: 'returned', comment, by: userName, at: Date.now() });
    return c.redirect('/?done=returned', 303);
  });
}
