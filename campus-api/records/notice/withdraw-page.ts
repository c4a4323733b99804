import type { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { NeedsConfirmationError } from '#campus-api/changes/confirmation.ts';
import { firstValue } from '#campus-api/web/drafts/drafts.ts';
import { requireAccount, requireForm } from '#campus-api/web/requests/access.ts';
import { type AdminContext, type AdminEnv, viewOf } from '#campus-api/web/requests/context.ts';
import type { AdminServices } from '#campus-api/web/requests/services.ts';
import { confirmationPage, type FormProblem, failureProblems } from '#campus-api/web/view/change-page.ts';
import { textField } from '#campus-api/web/view/fields.ts';
import { html } from '#campus-api/web/view/html.ts';
import { adminLayout, problemList, tokenField } from '#campus-api/web/view/layout.ts';
import { reportAddress } from '#campus-api/web/view/results.ts';
import { languageOf } from '#packages/nepali/text/language.ts';
import { chosenNotice, noticeList } from './choose-notice.ts';
import { NOTICE_LIST } from './details.ts';
import { noticeTexts } from './messages.ts';
import type { NoticeRecord } from './notice.ts';
import { readNotice } from './notice-records.ts';
import { restoreNotice, withdrawNotice } from './states.ts';
import { visibilityOfNotice } from './visibility.ts';

/** Withdraws notices and publishes them again. */
export function addWithdrawRoutes(app: Hono<AdminEnv>, { database, change }: AdminServices): void {
  const noticeOf = (c: AdminContext): NoticeRecord => {
    const notice = readNotice(database, Number(c.req.param('id')));
    if (notice === null) throw new HTTPException(404);
    return notice;
  };
  const page = (c: AdminContext, problems: FormProblem[], { replacedBy = '', reason = '' } = {}) => {
    const session = requireAccount(c);
    if (session instanceof Response) return session;
    const { id, description, files } = noticeOf(c);
    const view = viewOf(c);
    const notices = noticeTexts[view.language];
    const body = html`${problemList(view.messages, problems)}
<form method="post" action="/notices/${id}/withdraw" class="panel">${tokenField(session)}
<p>${notices.withdrawWhat}</p>
<blockquote lang="${languageOf(description)}"><p>${description}</p>${files.length > 0 && html`<ul>${files.map(({ original }) => html`<li>${original}</li>`)}</ul>`}</blockquote>
${noticeList(database)}${textField({ name: 'replacedBy', label: notices.replacedBy, hint: notices.replacedByHint, list: NOTICE_LIST, value: replacedBy, problem: problems.find(({ field }) => field === 'replacedBy')?.text })}
${textField({ name: 'reason', label: notices.withdrawalReason, hint: notices.withdrawalReasonHint, value: reason, problem: problems.find(({ field }) => field === 'reason')?.text })}
<p class="actions"><button class="main danger">${notices.withdrawYes}</button> <a class="button" href="/notices">${notices.withdrawNo}</a></p></form>`;
    return c.html(adminLayout(view, { title: notices.withdrawTitle, body, section: 'notices' }));
  };

  app.get('/notices/:id{[0-9]{1,15}}/withdraw', (c) => page(c, []));

  app.post('/notices/:id{[0-9]{1,15}}/:action{withdraw|restore}', async (c) => {
    const form = await requireForm(c);
    if (form instanceof Response) return form;
    const { id } = noticeOf(c);
    const isBack = c.req.param('action') === 'restore';
    const replacedBy = firstValue(form.fields, 'replacedBy').slice(0, 200);
    const reason = firstValue(form.fields, 'reason').slice(0, 1000);
    try {
      const confirmation = { confirmed: firstValue(form.fields, 'confirmation') || false };
      const written = await change(form.session, confirmation, (campus) =>
        isBack
          ? restoreNotice(campus, id)
          : withdrawNotice(campus, id, { replacedBy: chosenNotice(database, replacedBy), reason }),
      );
      const { state } = visibilityOfNotice(written.result);
      const name = isBack ? (state === 'scheduled' ? 'scheduled' : 'republished') : 'withdrawn';
      return c.redirect(reportAddress('/notices', name, written, id), 303);
    } catch (error) {
      const view = viewOf(c);
      if (error instanceof NeedsConfirmationError) {
        const yes = isBack ? 'publish' : 'withdraw';
        const question = { error, action: c.req.path, back: '/notices', labels: {}, section: 'notices', yes } as const;
        return c.html(confirmationPage(view, form.session, question));
      }
      const labels = {
        replacedBy: noticeTexts[view.language].replacedBy,
        reason: noticeTexts[view.language].withdrawalReason,
      };
      return page(c, failureProblems(error, labels, view), { replacedBy, reason });
    }
  });
}
