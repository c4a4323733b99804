import type { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { type AdminSession, newId } from '#campus-api/accounts/sessions.ts';
import type { Confirmation } from '#campus-api/changes/confirmation.ts';
import { TableError } from '#campus-api/csv/problems.ts';
import { type Draft, type Fields, firstValue } from '#campus-api/web/drafts/drafts.ts';
import { receiveForm } from '#campus-api/web/drafts/uploads.ts';
import { requireAccount, requireForm } from '#campus-api/web/requests/access.ts';
import { type AdminContext, type AdminEnv, viewOf } from '#campus-api/web/requests/context.ts';
import { requireToken } from '#campus-api/web/requests/form.ts';
import type { AdminServices } from '#campus-api/web/requests/services.ts';
import {
  type FormProblem,
  failureProblems,
  issueProblems,
  uploadProblem,
  uploadProblemText,
} from '#campus-api/web/view/change-page.ts';
import { bothDays } from '#campus-api/web/view/days.ts';
import { html } from '#campus-api/web/view/html.ts';
import { issueText } from '#campus-api/web/view/issue-text.ts';
import { adminLayout, problemList, tokenField, type View } from '#campus-api/web/view/layout.ts';
import { reportAddress } from '#campus-api/web/view/results.ts';
import { eventTypeNames, eventTypes } from '#content/event-types.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import type { EventRecord } from './event.ts';
import { importEvents } from './import-events.ts';
import { eventTexts } from './messages.ts';
import { createEventStore } from './store.ts';
import { eventColumns, eventTable } from './table.ts';

const kind = 'event-table';
const path = '/events/table';
const section = 'events';

/** Events that the page with the changes lists of each sort. */
const MAX_LISTED = 100;

/** Export of all events as a table, import of a table or calendar file; changes are listed before the import. */
export function addEventTableRoutes(
  app: Hono<AdminEnv>,
  { database, drafts, uploadQuota, change }: AdminServices,
): void {
  const importFile = (session: AdminSession, draft: Draft, confirmation: Confirmation) => {
    const [file] = draft.files;
    if (!file) throw new HTTPException(404);
    const source = { path: drafts.pathOf(draft.id, file), name: file.name };
    const type = firstValue(draft.fields, 'type') || 'event';
    return change(session, confirmation, (campus) => importEvents(campus, source, type));
  };
  const findDraft = ({ account }: AdminSession, id: string) => {
    const draft = drafts.read(account.id, id);
    if (draft?.kind !== kind) throw new HTTPException(404);
    return draft;
  };

  app.get(`${path}.csv`, (c) => {
    const session = requireAccount(c);
    if (session instanceof Response) return session;
    c.header('Content-Type', 'text/csv; charset=utf-8');
    c.header('Content-Disposition', 'attachment; filename="events.csv"');
    return c.body(eventTable(createEventStore(database).all()));
  });

  app.get(path, (c) => {
    const session = requireAccount(c);
    return session instanceof Response ? session : uploadPage(c, session, []);
  });

  app.post(`${path}/:draft{[\\w-]{43}}`, async (c) => {
    const session = requireAccount(c);
    if (session instanceof Response) return session;
    const id = c.req.param('draft');
    try {
      const admit = (sent: Fields) => requireToken(session, sent);
      const { fields, files } = await uploadQuota.use(session.account.id, (takeBytes) =>
        receiveForm(c.req.raw, drafts.folderOf(id), admit, { takeBytes }),
      );
      const saved = { id, kind, fields: { type: fields.type ?? [] }, files };
      if (!drafts.save(session.account.id, saved)) throw new HTTPException(404);
      return c.redirect(`${path}/${id}`, 303);
    } catch (error) {
      const name = uploadProblem(error);
      if (name === null) throw error;
      return uploadPage(c, session, [{ field: 'table', text: uploadProblemText(name, viewOf(c)) }]);
    }
  });

  app.get(`${path}/:draft{[\\w-]{43}}`, async (c) => {
    const session = requireAccount(c);
    if (session instanceof Response) return session;
    const draft = findDraft(session, c.req.param('draft'));
    const view = viewOf(c);
    const { messages, language } = view;
    const texts = eventTexts[language];
    if (draft.files.length === 0) return uploadPage(c, session, [{ field: 'table', text: texts.noFile }], draft.id);
    try {
      const { result, warnings } = await importFile(session, draft, { confirmed: false, dryRun: true });
      const warningTexts = issueProblems(warnings, {}, view);
      const isSame = result.added.length + result.changed.length === 0;
      const body = html`<section class="panel">${warningTexts.length > 0 && html`<h2>${messages.confirmation.warnings}</h2><ul class="dots problem">${warningTexts.map(({ text }) => html`<li>${text}</li>`)}</ul>`}${listed(texts.added, result.added, view)}${listed(texts.edited, result.changed, view)}${result.unchanged > 0 && html`<p>${fillIn(texts.same, { count: result.unchanged }, language)}</p>`}${isSame && html`<p>${texts.nothing}</p>`}
<form method="post" action="${path}/${draft.id}/take" class="actions">${tokenField(session)}${!isSame && html`<button class="main">${texts.take}</button>`} <a class="button" href="${path}">${messages.cancel}</a></form></section>`;
      return c.html(adminLayout(view, { title: texts.changes, body, section }));
    } catch (error) {
      return uploadPage(c, session, fileProblems(error, view), newId());
    }
  });

  app.post(`${path}/:draft{[\\w-]{43}}/take`, async (c) => {
    const form = await requireForm(c);
    if (form instanceof Response) return form;
    const draft = findDraft(form.session, c.req.param('draft'));
    try {
      // The page with the button listed the changes and warnings.
      const written = await importFile(form.session, draft, { confirmed: true });
      drafts.remove(form.session.account.id, draft.id);
      return c.redirect(reportAddress('/events', 'imported', written), 303);
    } catch (error) {
      return uploadPage(c, form.session, fileProblems(error, viewOf(c)));
    }
  });
}

function uploadPage(c: AdminContext, session: AdminSession, problems: FormProblem[], draftId = newId()) {
  const view = viewOf(c);
  const texts = eventTexts[view.language];
  const columns = fillIn(texts.columnsHint, { columns: eventColumns.join(', ') }, view.language);
  const body = html`${problemList(view.messages, problems)}<section class="panel"><p>${texts.tableHint}</p><p class="hint">${columns}</p>
<p class="actions"><a class="button" href="${path}.csv">${texts.download}</a></p></section>
<form method="post" action="${path}/${draftId}" enctype="multipart/form-data" class="panel narrow">${tokenField(session)}
<div class="field"><label for="type">${texts.fileType}</label><p class="hint" id="type-hint">${texts.fileTypeHint}</p><select id="type" name="type" aria-describedby="type-hint">${eventTypes.toReversed().map((type) => html`<option value="${type}">${eventTypeNames[type][view.language]}</option>`)}</select></div>
<div class="field"><label for="table">${texts.tableFile}</label><input id="table" type="file" name="files" accept=".xlsx,.csv,.ics,text/csv,text/calendar"></div>
<p class="actions"><button class="main">${texts.look}</button></p></form>`;
  return c.html(adminLayout(view, { title: texts.table, body, section }));
}

function listed(label: string, events: readonly EventRecord[], view: View) {
  if (events.length === 0) return '';
  const { language } = view;
  const others = events.length - MAX_LISTED;
  return html`<h2>${fillIn(label, { count: events.length }, language)}</h2><ul class="dots">${events
    .slice(0, MAX_LISTED)
    .map(
      ({ type, title, startDate, endDate, startTime }) =>
        html`<li>${eventTypeNames[type][language]}: ${title}, ${bothDays(startDate, view)}${endDate !== startDate && ` – ${bothDays(endDate, view)}`}${startTime && `, ${startTime}`}</li>`,
    )}</ul>${others > 0 && html`<p>${fillIn(eventTexts[language].more, { count: others }, language)}</p>`}`;
}

function fileProblems(error: unknown, view: View): FormProblem[] {
  if (!(error instanceof TableError)) return failureProblems(error, {}, view);
  return error.problems.map(({ line, column, code, values = {} }) => {
    const where = fillIn(eventTexts[view.language].line, { line }, view.language);
    const reason = issueText({ level: 'error', field: '', code, values }, column ?? '', view.language);
    return { field: 'table', text: `${where}: ${reason}` };
  });
}
