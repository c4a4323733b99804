import type { Hono } from 'hono';
import type { AdminSession } from '#campus-api/accounts/sessions.ts';
import { type ApprovableKind, approvableKinds, approvedKinds, chooseApprovedKinds } from '../records/approval-rules.ts';
import { APPROVALS_PATH } from '../records/approvals.ts';
import { requirePermission, requirePermittedForm } from '../requests/access.ts';
import { type AdminContext, type AdminEnv, viewOf } from '../requests/context.ts';
import type { AdminServices } from '../requests/services.ts';
import { html } from '../view/html.ts';
import { adminLayout, problemList, tokenField } from '../view/layout.ts';

const sections = {
  notice: 'notices',
  'flash-notice': 'flash',
  album: 'albums',
  publication: 'publications',
  event: 'events',
  'qaa-document': 'qaa',
  'site-document': 'site',
} as const;

/** Administrators choose what a second person approves. */
export function addApprovalSettings(app: Hono<AdminEnv>, { database }: AdminServices): void {
  const path = `${APPROVALS_PATH}/settings`;
  const page = (c: AdminContext, session: AdminSession, kinds: readonly ApprovableKind[], isRefused: boolean) => {
    const view = viewOf(c);
    const { workflow, accounts, cancel, nav } = view.messages;
    const body = html`${isRefused && problemList(view.messages, [{ field: 'kind', text: workflow.twoPeople }])}
<form id="approval" method="post" action="${path}" class="panel narrow">${tokenField(session)}
<fieldset id="kind"><legend>${workflow.approval}</legend><p class="hint">${workflow.approvalHint}</p><div class="choices">${approvableKinds.map(
      (kind) =>
        html`<label class="choice"><input type="checkbox" name="kind" value="${kind}"${kinds.includes(kind) && html` checked`}> ${nav[sections[kind]]}</label>`,
    )}</div></fieldset>
<p class="actions"><button class="main">${accounts.save}</button> <a class="button quiet" href="/accounts">${cancel}</a></p></form>`;
    return c.html(adminLayout(view, { title: workflow.approval, body, section: 'accounts' }), isRefused ? 422 : 200);
  };
  app.get(path, (c) => {
    const session = requirePermission(c, 'account');
    return session instanceof Response ? session : page(c, session, approvedKinds(database), false);
  });
  app.post(path, async (c) => {
    const form = await requirePermittedForm(c, 'account');
    if (form instanceof Response) return form;
    const kinds = approvableKinds.filter((kind) => form.fields.kind?.includes(kind));
    if (!chooseApprovedKinds(database, kinds, form.session.account.userName)) return page(c, form.session, kinds, true);
    return c.redirect('/accounts?done=approval', 303);
  });
}
