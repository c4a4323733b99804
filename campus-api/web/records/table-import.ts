import type { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { type AdminSession, newId } from '#campus-api/accounts/sessions.ts';
import type { Campus } from '#campus-api/changes/campus.ts';
import type { ChangeResult } from '#campus-api/changes/change-campus.ts';
import type { Confirmation } from '#campus-api/changes/confirmation.ts';
import type { ColumnChoices } from '#campus-api/csv/headings.ts';
import type { TableType } from '#campus-api/csv/open-table.ts';
import { TableError } from '#campus-api/csv/problems.ts';
import type { Locale } from '#content/locale.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { type Draft, type Fields, firstValue } from '../drafts/drafts.ts';
import { receiveForm } from '../drafts/uploads.ts';
import type { AdminMessages } from '../messages/index.ts';
import { requireAccount, requireForm } from '../requests/access.ts';
import { type AdminContext, type AdminEnv, viewOf } from '../requests/context.ts';
import { requireToken } from '../requests/form.ts';
import type { AdminServices } from '../requests/services.ts';
import {
  canUseUnicode,
  type FormProblem,
  failureProblems,
  issueProblems,
  uploadProblem,
  uploadProblemText,
} from '../view/change-page.ts';
import { chooserText } from '../view/fields.ts';
import { type Html, html } from '../view/html.ts';
import { issueText } from '../view/issue-text.ts';
import { adminLayout, problemList, tokenField, type View } from '../view/layout.ts';
import { reportAddress } from '../view/results.ts';
import { columnChoices, columnForm, isColumnField } from './column-choice.ts';

/** `line`: `Line {line}`; `table` and `changes`: titles of the two pages. */
interface TableTexts {
  table: string;
  download: string;
  tableFile: string;
  look: string;
  changes: string;
  take: string;
  noFile: string;
  line: string;
}

/** An uploaded table. `fields`: those of the form, by `fieldNames`; `folder`: that of the upload; `choices`: columns chosen for its headings. */
export interface UploadedTable {
  file: { path: string; name: string };
  fields: Fields;
  folder: string;
  choices: ColumnChoices;
}

/** Changes that an import would make. `removes`: whether records would go. */
interface TableChanges {
  lists: Html;
  isSame: boolean;
  removes?: boolean;
}

/** Export of all records of a type as a table, and import of one. */
export interface TableImport<Result> {
  /** The drafts of its uploads. */
  kind: string;
  /** Their section of the menu, and the name of their list. */
  section: keyof AdminMessages['nav'];
  texts(language: Locale): TableTexts;
  /** All records as CSV. */
  exportTable(language: Locale): string;
  /** The endings and media types of the file. */
  accept: string;
  /** Fields of the upload form, besides the file. */
  fieldNames: readonly string[];
  /** Parts of the page with the form: above the download, and above and below the field of the file. */
  form(view: View): { hint: Html; above?: Html; below?: Html };
  /** Its columns, for headings that are not known. */
  type: Pick<TableType<string>, 'columns' | 'choices'>;
  importFile(campus: Campus, table: UploadedTable): ChangeResult<Result> | Promise<ChangeResult<Result>>;
  describe(result: Result, view: View): TableChanges;
  /** The name of a column in a problem: in its place beside the line, or as the name of the field. */
  nameColumn?(column: string, language: Locale): { place?: string; label?: string };
  /** Whether text in a legacy font can be converted on the way: the draft gets the field `unicode`. */
  hasUnicode?: boolean;
}

const pathOf = ({ section }: Pick<TableImport<never>, 'section'>) => `/${section}/table`;
const DRAFT = ':draft{[\\w-]{43}}';

/** Routes of the table of a record type; changes are listed before the import. */
export function addTableImport<Result>(
  app: Hono<AdminEnv>,
  { drafts, uploadQuota, change }: AdminServices,
  table: TableImport<Result>,
): void {
  const { kind, section } = table;
  const path = pathOf(table);
  const importFile = (session: AdminSession, draft: Draft, confirmation: Confirmation) => {
    const [file] = draft.files;
    if (!file) throw new HTTPException(404);
    const uploaded = { path: drafts.pathOf(draft.id, file), name: file.name };
    const { fields } = draft;
    const uploadedTable = { file: uploaded, fields, folder: drafts.folderOf(draft.id), choices: columnChoices(fields) };
    return change(session, confirmation, (campus) => table.importFile(campus, uploadedTable));
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
    const { messages } = view;
    const texts = table.texts(view.language);
    if (draft.files.length === 0)
      return uploadPage(c, session, table, [{ field: 'table', text: texts.noFile }], draft.id);
    try {
      const { result, warnings } = await importFile(session, draft, { confirmed: false, dryRun: true });
      const { lists, isSame, removes = false } = table.describe(result, view);
      const warningTexts = issueProblems(warnings, {}, view);
      const body = html`<section class="panel">${warningTexts.length > 0 && html`<h2>${messages.confirmation.warnings}</h2><ul class="dots problem">${warningTexts.map(({ text }) => html`<li>${text}</li>`)}</ul>`}${lists}
<form method="post" action="${path}/${draft.id}/take" class="actions">${tokenField(session)}${!isSame && html`<button class="main${removes && ' danger'}">${texts.take}</button>`}${table.hasUnicode && canUseUnicode(warnings) && html` <button formaction="${path}/${draft.id}/unicode">${messages.unicode.use}</button>`} <a class="button" href="${path}">${messages.cancel}</a></form></section>`;
      return c.html(adminLayout(view, { title: texts.changes, body, section }));
    } catch (error) {
      const problems = tableProblems(error, table, view);
      const rejected = error instanceof TableError ? error.rejected : null;
      const choice =
        rejected && columnForm(rejected, table.type, { action: `${path}/${draft.id}/columns`, session, view });
      return uploadPage(c, session, table, problems, newId(), choice ?? '');
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

function uploadPage<Result>(
  c: AdminContext,
  session: AdminSession,
  table: TableImport<Result>,
  problems: FormProblem[],
  draftId = newId(),
  choice: Html | '' = '',
) {
  const view = viewOf(c);
  const texts = table.texts(view.language);
  const path = pathOf(table);
  const { hint, above, below } = table.form(view);
  const body = html`${problemList(view.messages, problems)}${choice}<section class="panel">${hint}
<p class="actions"><a class="button" href="${path}.csv">${texts.download}</a></p></section>
<form method="post" action="${path}/${draftId}" enctype="multipart/form-data" class="panel narrow">${tokenField(session)}
${above}<div class="field"><label for="table">${texts.tableFile}</label><input id="table" type="file" name="files" accept="${table.accept}"${chooserText(view, false)}></div>
${below}<p class="actions"><button class="main">${texts.look}</button></p></form>`;
  return c.html(adminLayout(view, { title: texts.table, body, section: table.section }));
}

function tableProblems<Result>(error: unknown, table: TableImport<Result>, view: View): FormProblem[] {
  if (!(error instanceof TableError)) return failureProblems(error, {}, view);
  const { language } = view;
  return error.problems.map(({ line, column = '', code, values = {} }) => {
    const { place, label = '' } = table.nameColumn?.(column, language) ?? {};
    const where = [fillIn(table.texts(language).line, { line }, language), place].filter(Boolean).join(', ');
    return {
      field: 'table',
      text: `${where}: ${issueText({ level: 'error', field: '', code, values }, label, language)}`,
    };
  });
}

/** Records under a heading with their number, at most `most` of them; nothing without one. */
export function changedRecords<Item>(
  { heading, more }: { heading: string; more: string },
  records: readonly Item[],
  { language }: View,
  row: (record: Item) => Html | string,
  most = Number.POSITIVE_INFINITY,
): Html | '' {
  if (records.length === 0) return '';
  const others = records.length - most;
  return html`<h2>${fillIn(heading, { count: records.length }, language)}</h2><ul class="dots">${records.slice(0, most).map((record) => html`<li>${row(record)}</li>`)}</ul>${others > 0 && html`<p>${fillIn(more, { count: others }, language)}</p>`}`;
}
