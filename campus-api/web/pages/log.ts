import type { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { AdminSession } from '#campus-api/accounts/sessions.ts';
import { undoChange } from '#campus-api/campus/undo.ts';
import { type ChangeEntry, listChanges, readChange } from '#campus-api/changes/change-log.ts';
import { NeedsConfirmationError } from '#campus-api/changes/confirmation.ts';
import { hasPermission } from '#campus-api/model/permissions.ts';
import { SITE_KIND } from '#campus-api/records/site-document/editor/site-address.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { firstValue } from '../drafts/drafts.ts';
import { authorText } from '../records/approvals.ts';
import { isUndoPermitted, undoForm } from '../records/undo-form.ts';
import { requireAccount, requireForm } from '../requests/access.ts';
import { type AdminContext, type AdminEnv, viewOf } from '../requests/context.ts';
import type { AdminServices } from '../requests/services.ts';
import { confirmationPage, type FormProblem, failureProblems } from '../view/change-page.ts';
import { moment } from '../view/days.ts';
import { type Html, html } from '../view/html.ts';
import { adminLayout, problemList, type View } from '../view/layout.ts';
import { logEntry } from '../view/log-entry.ts';
import { readReport, reportAddress, reportText } from '../view/results.ts';
import { draftTypeOf } from './draft-types.ts';

const PAGE_SIZE = 50;

/** The log of changes, with buttons to undo them. */
export function addLogRoutes(app: Hono<AdminEnv>, services: AdminServices): void {
  const { database, change } = services;
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
<p class="soft">${moment(at, view)} · ${authorText(by, view)}${undoes !== null && ` · ${fillIn(messages.log.undoes, { number: undoes }, language)}`}${undoneBy !== null && ` · ${fillIn(messages.log.undone, { number: undoneBy }, language)}`} · ${fillIn(messages.log.number, { number: id }, language)} ${changesLink(services, view, entry)}</p></div>
${undoable && isUndoPermitted(database, session.account, entry) && html`<a class="button" href="/log/${id}/undo" aria-label="${fillIn(messages.log.undoOf, { number: id }, language)}">${messages.log.undo}</a>`}</li>`;
    })}</ul>
${entries.length > PAGE_SIZE && html`<p><a href="/log?before=${entries[PAGE_SIZE - 1]?.id}">${messages.log.older}</a></p>`}`;
    const report = readReport(new URL(c.req.url).searchParams, messages);
    const status = report ? reportText(view, report) : '';
    return c.html(adminLayout(view, { title: messages.log.title, body, section: 'log', status }));
  };

  app.get('/log', (c) => {
    const session = requireAccount(c);
    return session instanceof Response ? session : page(c, session, []);
  });

  app.get('/log/:id{[0-9]{1,15}}/undo', (c) => {
    const session = requireAccount(c);
    if (session instanceof Response) return session;
    const view = viewOf(c);
    const { confirmation, log } = view.messages;
    const entry = readChange(database, Number(c.req.param('id')));
    const form = undoForm(database, view, entry?.id ?? null);
    if (entry === null || form === '') throw new HTTPException(404);
    const body = html`<section class="panel"><p>${logEntry(entry, view)}</p><p class="soft">${moment(entry.at, view)} · ${authorText(entry.by, view)}</p>
<p>${changesLink(services, view, entry)}</p><p class="actions">${form} <a class="button" href="/log">${confirmation.no}</a></p></section>`;
    return c.html(adminLayout(view, { title: log.undo, body, section: 'log' }));
  });

  app.post('/log/:id{[0-9]{1,15}}/undo', async (c) => {
    const form = await requireForm(c);
    if (form instanceof Response) return form;
    const id = Number(c.req.param('id'));
    const entry = readChange(database, id);
    if (entry !== null && !isUndoPermitted(database, form.session.account, entry)) throw new HTTPException(403);
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

/** A link to the versions of the only record of a change; nothing for an account that may not edit it. */
function changesLink(services: AdminServices, { messages, session }: View, { id, subjects }: ChangeEntry): Html | '' {
  const [subject, ...others] = subjects ?? [];
  if (session === null || subject === undefined || subject.count !== undefined || others.length > 0) return '';
  const type = draftTypeOf(services, subject.kind);
  const name = subject.kind === SITE_KIND ? (subject.name ?? '') : String(subject.id ?? 1);
  if (!type?.mayEdit(session.account, name) || type.subjectOf(name) === null) return '';
  return html`<a href="${type.addressOf('versions', name)}#change-${id}">${messages.versions.whatChanged}</a>`;
}
