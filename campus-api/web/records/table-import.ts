import type { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { type AdminSession, newId } from '#campus-api/accounts/sessions.ts';
import type { Confirmation } from '#campus-api/changes/confirmation.ts';
import type { TableHeadings } from '#campus-api/csv/headings.ts';
import { TableError } from '#campus-api/csv/problems.ts';
import { type Draft, type Fields, firstValue } from '../drafts/drafts.ts';
import { receiveForm } from '../drafts/uploads.ts';
import { requireAccount, requireForm } from '../requests/access.ts';
import { type AdminEnv, viewOf } from '../requests/context.ts';
import { requireToken } from '../requests/form.ts';
import type { AdminServices } from '../requests/services.ts';
import { uploadProblem, uploadProblemText } from '../view/change-page.ts';
import { reportAddress } from '../view/results.ts';
import { columnForm, isColumnField, readColumnChoices } from './column-choice.ts';
import {
  changesPage,
  pathOf,
  type TableImport,
  type TableResult,
  tableProblems,
  type UploadedTable,
  uploadPage,
} from './table-page.ts';

const DRAFT = ':draft{[\\w-]{43}}';

/** Routes of the table of a record type; changes are listed before the import. */
export function addTableImport<Result extends TableResult>(
  app: Hono<AdminEnv>,
  { drafts, uploadQuota, change }: AdminServices,
  table: TableImport<Result>,
): void {
  const { kind, section } = table;
  const path = pathOf(table);
  const uploadedTable = ({ id, files: [file], fields }: Draft): UploadedTable => {
    if (!file) throw new HTTPException(404);
    const uploaded = { path: drafts.pathOf(id, file), name: file.name };
    return { file: uploaded, fields, folder: drafts.folderOf(id), choices: readColumnChoices(fields) };
  };
  const importFile = (session: AdminSession, draft: Draft, confirmation: Confirmation) => {
    const uploaded = uploadedTable(draft);
    return change(session, confirmation, (campus) => table.importFile(campus, uploaded));
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
    c.header('Content-Disposition', `attachment; filename="${section}.csv"`);
    return c.body(table.exportTable(viewOf(c).language));
  });

  app.get(path, (c) => {
    const session = requireAccount(c);
    return session instanceof Response ? session : uploadPage(c, session, table, []);
  });

  app.post(`${path}/${DRAFT}`, async (c) => {
    const session = requireAccount(c);
    if (session instanceof Response) return session;
    const id = c.req.param('draft');
    try {
      const admit = (sent: Fields) => requireToken(session, sent);
      const { fields, files } = await uploadQuota.use(session.account.id, (takeBytes) =>
        receiveForm(c.req.raw, drafts.folderOf(id), admit, { takeBytes }),
      );
      const stored = Object.fromEntries(table.fieldNames.map((name) => [name, fields[name] ?? []]));
      if (!drafts.save(session.account.id, { id, kind, fields: stored, files })) throw new HTTPException(404);
      return c.redirect(`${path}/${id}`, 303);
    } catch (error) {
      const name = uploadProblem(error);
      if (name === null) throw error;
      return uploadPage(c, session, table, [{ field: 'table', text: uploadProblemText(name, viewOf(c)) }]);
    }
  });

  app.get(`${path}/${DRAFT}`, async (c) => {
    const session = requireAccount(c);
    if (session instanceof Response) return session;
    const draft = findDraft(session, c.req.param('draft'));
    const view = viewOf(c);
    if (draft.files.length === 0)
      return uploadPage(c, session, table, [{ field: 'table', text: table.texts(view.language).noFile }], draft.id);
    const choiceOf = (headings: TableHeadings | null, isNeeded: boolean) =>
      headings && columnForm(headings, table.type, { action: `${path}/${draft.id}/columns`, session, view, isNeeded });
    try {
      const { result, warnings } = await importFile(session, draft, { confirmed: false, dryRun: true });
      const choice = choiceOf(result.openHeadings, false);
      return changesPage(c, session, table, { draftId: draft.id, result, warnings, choice: choice ?? '' });
    } catch (error) {
      const choice = choiceOf(error instanceof TableError ? error.rejected : null, true);
      return uploadPage(c, session, table, tableProblems(error, table, view), newId(), choice ?? '');
    }
  });

  app.post(`${path}/${DRAFT}/columns`, async (c) => {
    const form = await requireForm(c);
    if (form instanceof Response) return form;
    const draft = findDraft(form.session, c.req.param('draft'));
    const chosen = Object.entries(form.fields).filter(([name]) => isColumnField(name));
    drafts.save(form.session.account.id, { ...draft, fields: { ...draft.fields, ...Object.fromEntries(chosen) } });
    return c.redirect(`${path}/${draft.id}`, 303);
  });

  if (table.hasUnicode)
    app.post(`${path}/${DRAFT}/unicode`, async (c) => {
      const form = await requireForm(c);
      if (form instanceof Response) return form;
      const draft = findDraft(form.session, c.req.param('draft'));
      drafts.save(form.session.account.id, { ...draft, fields: { ...draft.fields, unicode: ['yes'] } });
      return c.redirect(`${path}/${draft.id}`, 303);
    });

  app.post(`${path}/${DRAFT}/take`, async (c) => {
    const form = await requireForm(c);
    if (form instanceof Response) return form;
    const draft = findDraft(form.session, c.req.param('draft'));
    try {
      // The page with the button listed the changes and warnings.
      const written = await importFile(form.session, draft, { confirmed: true });
      drafts.remove(form.session.account.id, draft.id);
      return c.redirect(reportAddress(`/${section}`, 'imported', written), 303);
    } catch (error) {
      return uploadPage(c, form.session, table, tableProblems(error, table, viewOf(c)));
    }
  });
}

/** Whether a box of the form is ticked. */
export const isTicked = (fields: Fields, name: string): boolean => firstValue(fields, name) !== '';
