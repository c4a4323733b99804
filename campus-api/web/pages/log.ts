import type { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { AdminSession } from '#campus-api/accounts/sessions.ts';
import { actionBehind, undoChange } from '#campus-api/campus/undo.ts';
import { type ChangeEntry, listChanges, readChange } from '#campus-api/changes/change-log.ts';
import { NeedsConfirmationError } from '#campus-api/changes/confirmation.ts';
import { hasPermission, mayEditDocument, mayUndo } from '#campus-api/model/permissions.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { firstValue } from '../drafts/drafts.ts';
import { authorText } from '../records/approvals.ts';
import { requireAccount, requireForm } from '../requests/access.ts';
import { type AdminContext, type AdminEnv, viewOf } from '../requests/context.ts';
import type { AdminServices } from '../requests/services.ts';
import { confirmationPage, type FormProblem, failureProblems } from '../view/change-page.ts';
import { moment } from '../view/days.ts';
import { html } from '../view/html.ts';
import { adminLayout, problemList, tokenField } from '../view/layout.ts';
import { logEntry } from '../view/log-entry.ts';
import { readReport, reportAddress, reportText } from '../view/results.ts';

const PAGE_SIZE = 50;

/** The log of changes, with buttons to undo them. */
export function addLogRoutes(app: Hono<AdminEnv>, { database, change }: AdminServices): void {
  const page = (c: AdminContext, session: AdminSession, problems: FormProblem[]) => {
    const view = viewOf(c);
    const { messages, language } = view;
    const before = Number(c.req.query('before')) || undefined;
    const enquiries = hasPermission(session.account, 'enquiry');
    const entries = listChanges(database, { limit: PAGE_SIZE + 1, enquiries, ...(before !== undefined && { before }) });
    const body = html`${problemList(messages, problems)}<p class="hint">${messages.log.hint}</p>
${entries.length === 0 ? html`<p>${messages.none}</p>` : ''}
<ul class="list">${entries.slice(0, PAGE_SIZE).map((entry) => {
      const { id, at, by, undoes, undoneBy, undoable } = entry;
      return html`<li><div><p>${logEntry(entry, view)}</p>
<p class="soft">${moment(at, view)} · ${authorText(by, view)}${undoes !== null && ` · ${fillIn(messages.log.undoes, { number: undoes }, language)}`}${undoneBy !== null && ` · ${fillIn(messages.log.undone, { number: undoneBy }, language)}`} · ${fillIn(messages.log.number, { number: id }, language)}</p></div>
${undoable && isPermitted(session, entry) && html`<form method="post" action="/log/${id}/undo" class="inline">${tokenField(session)}<button aria-label="${fillIn(messages.log.undoOf, { number: id }, language)}">${messages.log.undo}</button></form>`}</li>`;
    })}</ul>
${entries.length > PAGE_SIZE && html`<p><a href="/log?before=${entries[PAGE_SIZE - 1]?.id}">${messages.log.older}</a></p>`}`;
    const report = readReport(new URL(c.req.url).searchParams, messages);
    const status = report ? reportText(view, report) : '';
    return c.html(adminLayout(view, { title: messages.log.title, body, section: 'log', status }));
  };

  const isPermitted = ({ account }: AdminSession, entry: ChangeEntry) =>
    mayUndo(account, { action: actionBehind(database, entry), kinds: entry.records.map(({ kind }) => kind) }) &&
    (entry.subjects ?? []).every(
      (subject) => subject.kind !== 'site-document' || mayEditDocument(account, subject.name ?? ''),
    );

  app.get('/log', (c) => {
    const session = requireAccount(c);
    return session instanceof Response ? session : page(c, session, []);
  });

  app.post('/log/:id{[0-9]{1,15}}/undo', async (c) => {
    const form = await requireForm(c);
    if (form instanceof Response) return form;
    const id = Number(c.req.param('id'));
    const entry = readChange(database, id);
    if (entry !== null && !isPermitted(form.session, entry)) throw new HTTPException(403);
    try {
      const confirmation = { confirmed: firstValue(form.fields, 'confirmation') || false };
      const written = await change(form.session, confirmation, (campus) => undoChange(campus, id));
      return c.redirect(reportAddress('/log', 'undone', written), 303);
    } catch (error) {
      const view = viewOf(c);
      if (error instanceof NeedsConfirmationError) {
        const question = { error, action: c.req.path, back: '/log', labels: {}, section: 'log', yes: 'undo' } as const;
        return c.html(confirmationPage(view, form.session, question));
      }
      return page(c, form.session, failureProblems(error, {}, view));
    }
  });
}
