import { basename, join } from 'node:path';
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
  canUseUnicode,
  type FormProblem,
  failureProblems,
  issueProblems,
  uploadProblem,
  uploadProblemText,
} from '#campus-api/web/view/change-page.ts';
import { html } from '#campus-api/web/view/html.ts';
import { issueText } from '#campus-api/web/view/issue-text.ts';
import { adminLayout, problemList, tokenField, type View } from '#campus-api/web/view/layout.ts';
import { reportAddress } from '#campus-api/web/view/results.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { staffTable } from './export-command.ts';
import { staffTexts } from './messages.ts';
import type { StaffRecord } from './staff.ts';
import { readAllStaff } from './staff-records.ts';
import { importStaffTable } from './write-table.ts';

const kind = 'staff-table';

/** Export and import of all staff as a table; changes are listed before the import. */
export function addStaffTableRoutes(
  app: Hono<AdminEnv>,
  { database, drafts, uploadQuota, change }: AdminServices,
): void {
  const importTable = (session: AdminSession, draft: Draft, confirmation: Confirmation) => {
    const [file] = draft.files;
    if (!file) throw new HTTPException(404);
    const table = { path: drafts.pathOf(draft.id, file), name: file.name };
    // A table has no pictures: a new file name is reported as missing.
    const portrait = (name: string) => ({ path: join(drafts.folderOf(draft.id), 'none', basename(name)), name });
    const replace = firstValue(draft.fields, 'replace') !== '';
    const usesUnicode = firstValue(draft.fields, 'unicode') !== '';
    return change(session, confirmation, (campus) =>
      importStaffTable(campus, table, { replace, portrait, usesUnicode }),
    );
  };

  app.get('/staff/table.csv', (c) => {
    const session = requireAccount(c);
    if (session instanceof Response) return session;
    c.header('Content-Type', 'text/csv; charset=utf-8');
    c.header('Content-Disposition', 'attachment; filename="staff.csv"');
    return c.body(staffTable(readAllStaff(database), viewOf(c).language));
  });

  const uploadPage = (c: AdminContext, session: AdminSession, problems: FormProblem[], draftId = newId()) => {
    const view = viewOf(c);
    const staff = staffTexts[view.language];
    const body = html`${problemList(view.messages, problems)}<section class="panel"><p>${staff.uploadHint}</p>
<p class="actions"><a class="button" href="/staff/table.csv">${staff.download}</a></p></section>
<form method="post" action="/staff/table/${draftId}" enctype="multipart/form-data" class="panel narrow">${tokenField(session)}
<div class="field"><label for="table">${staff.tableFile}</label><input id="table" type="file" name="files" accept=".xlsx,.csv,text/csv"></div>
<p><label class="choice"><input type="checkbox" name="replace" value="yes"> ${staff.replace}</label></p>
<p class="actions"><button class="main">${staff.look}</button></p></form>`;
    return c.html(adminLayout(view, { title: staff.table, body, section: 'staff' }));
  };

  app.get('/staff/table', (c) => {
    const session = requireAccount(c);
    return session instanceof Response ? session : uploadPage(c, session, []);
  });

  app.post('/staff/table/:draft{[\\w-]{43}}', async (c) => {
    const session = requireAccount(c);
    if (session instanceof Response) return session;
    const id = c.req.param('draft');
    try {
      const admit = (sent: Fields) => requireToken(session, sent);
      const { fields, files } = await uploadQuota.use(session.account.id, (takeBytes) =>
        receiveForm(c.req.raw, drafts.folderOf(id), admit, { takeBytes }),
      );
      if (!drafts.save(session.account.id, { id, kind, fields: { replace: fields.replace ?? [] }, files }))
        throw new HTTPException(404);
      return c.redirect(`/staff/table/${id}`, 303);
    } catch (error) {
      const name = uploadProblem(error);
      if (name === null) throw error;
      return uploadPage(c, session, [{ field: 'table', text: uploadProblemText(name, viewOf(c)) }]);
    }
  });

  app.get('/staff/table/:draft', async (c) => {
    const session = requireAccount(c);
    if (session instanceof Response) return session;
    const draft = drafts.read(session.account.id, c.req.param('draft'));
    if (draft?.kind !== kind) throw new HTTPException(404);
    const view = viewOf(c);
    const { messages, language } = view;
    if (draft.files.length === 0)
      return uploadPage(c, session, [{ field: 'table', text: staffTexts[language].noFile }], draft.id);
    try {
      const before = new Map(readAllStaff(database).map((person) => [person.id, person]));
      const { result, warnings } = await importTable(session, draft, { confirmed: false, dryRun: true });
      const edited = result.changed.filter(
        (person) => JSON.stringify(person) !== JSON.stringify(before.get(person.id)),
      );
      const list = (label: string, people: StaffRecord[]) =>
        people.length > 0 &&
        html`<h2>${fillIn(label, { count: people.length }, language)}</h2><ul class="dots">${people.map((person) => html`<li>${describe(person, before.get(person.id), view)}</li>`)}</ul>`;
      const isSame = result.added.length + edited.length + result.removed.length === 0 && !result.isReordered;
      const warningTexts = issueProblems(warnings, {}, view);
      const body = html`<section class="panel">${warningTexts.length > 0 && html`<h2>${messages.confirmation.warnings}</h2><ul class="dots problem">${warningTexts.map(({ text }) => html`<li>${text}</li>`)}</ul>`}${list(staffTexts[language].added, result.added)}${list(staffTexts[language].edited, edited)}${list(messages.editing.gone, result.removed)}${result.isReordered && html`<h2>${staffTexts[language].order}</h2><p>${staffTexts[language].orderHint}</p>`}${isSame && html`<p>${staffTexts[language].same}</p>`}
<form method="post" action="/staff/table/${draft.id}/take" class="actions">${tokenField(session)}${!isSame && html`<button class="main${result.removed.length > 0 && ' danger'}">${staffTexts[language].take}</button>`}${canUseUnicode(warnings) && html` <button formaction="/staff/table/${draft.id}/unicode">${messages.unicode.use}</button>`} <a class="button" href="/staff/table">${messages.cancel}</a></form></section>`;
      return c.html(adminLayout(view, { title: staffTexts[language].changes, body, section: 'staff' }));
    } catch (error) {
      return uploadPage(c, session, tableProblems(error, view), newId());
    }
  });

  app.post('/staff/table/:draft/unicode', async (c) => {
    const form = await requireForm(c);
    if (form instanceof Response) return form;
    const draft = drafts.read(form.session.account.id, c.req.param('draft'));
    if (draft?.kind !== kind) throw new HTTPException(404);
    drafts.save(form.session.account.id, { ...draft, fields: { ...draft.fields, unicode: ['yes'] } });
    return c.redirect(`/staff/table/${draft.id}`, 303);
  });

  app.post('/staff/table/:draft/take', async (c) => {
    const form = await requireForm(c);
    if (form instanceof Response) return form;
    const draft = drafts.read(form.session.account.id, c.req.param('draft'));
    if (draft?.kind !== kind) throw new HTTPException(404);
    try {
      // The page with the button listed the deletions.
      const written = await importTable(form.session, draft, { confirmed: true });
      drafts.remove(form.session.account.id, draft.id);
      return c.redirect(reportAddress('/staff', 'imported', written), 303);
    } catch (error) {
      return uploadPage(c, form.session, tableProblems(error, viewOf(c)));
    }
  });
}

function tableProblems(error: unknown, view: View): FormProblem[] {
  if (!(error instanceof TableError)) return failureProblems(error, {}, view);
  const staff = staffTexts[view.language];
  return error.problems.map(({ line, column = '', code, values = {} }) => {
    const lineText = fillIn(staff.line, { line }, view.language);
    const name = Object.hasOwn(staff.columns, column) ? staff.columns[column as keyof typeof staff.columns] : column;
    const where = [lineText, name].filter(Boolean).join(', ');
    const reason = issueText({ level: 'error', field: '', code, values }, '', view.language);
    return { field: 'table', text: `${where}: ${reason}` };
  });
}

/** A person, with previous values of changed fields. */
function describe(person: StaffRecord, before: StaffRecord | undefined, { language }: View): string {
  const staff = staffTexts[language];
  if (!before) return [person.fullName, person.designation, person.department].filter(Boolean).join(', ');
  const typeOf = ({ type }: StaffRecord) => (type === 1 ? staff.teaching : staff.nonTeaching);
  const names = ['fullName', 'designation', 'department', 'about'] as const;
  const changes = names
    .flatMap((name) => [
      [before[name], person[name]],
      [before.nepali?.[name], person.nepali?.[name]],
    ])
    .filter(([old, current]) => old !== current)
    .map(([old, current]) => `${old || '–'} → ${current || '–'}`);
  if (person.type !== before.type) changes.push(`${typeOf(before)} → ${typeOf(person)}`);
  if (person.profilePic !== before.profilePic)
    changes.push(person.profilePic === null ? staff.pictureGoes : staff.otherPicture);
  return `${person.fullName}${changes.length > 0 ? `: ${changes.join('; ')}` : ''}`;
}
