import { type AdminSession, newId } from '#campus-api/accounts/sessions.ts';
import type { Campus } from '#campus-api/changes/campus.ts';
import type { ChangeResult } from '#campus-api/changes/change-campus.ts';
import { type ColumnChoices, columnName, type TableHeadings } from '#campus-api/csv/headings.ts';
import type { TableType } from '#campus-api/csv/open-table.ts';
import { TableError } from '#campus-api/csv/problems.ts';
import type { ValidationIssue } from '#campus-api/validation/issue.ts';
import type { Locale } from '#content/locale.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import type { Fields } from '../drafts/drafts.ts';
import { type AdminContext, viewOf } from '../requests/context.ts';
import { canUseUnicode, type FormProblem, failureProblems, issueProblems } from '../view/change-page.ts';
import { chooserText, sendingForm } from '../view/fields.ts';
import { type Html, html } from '../view/html.ts';
import { issueText } from '../view/issue-text.ts';
import { adminLayout, problemList, tokenField, type View } from '../view/layout.ts';
import type { AdminMessages } from '../view/messages.ts';

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

/** Part of all results. `openHeadings`: the headings of a table if a person may choose other columns. */
export interface TableResult {
  openHeadings: TableHeadings | null;
}

/** Changes that an import would make. `removes`: whether records would go. */
interface TableChanges {
  lists: Html;
  isSame: boolean;
  removes?: boolean;
}

/** A table that was read: `result` and `warnings` are those of a dry run. */
interface ReadResult<Result> {
  draftId: string;
  result: Result;
  warnings: readonly ValidationIssue[];
  choice: Html | '';
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
  type: TableType<string>;
  importFile(campus: Campus, table: UploadedTable): ChangeResult<Result> | Promise<ChangeResult<Result>>;
  describe(result: Result, view: View): TableChanges;
  /** The name of a column in a problem: in its place beside the line, or as the name of the field. */
  nameColumn?(column: string, language: Locale): { place?: string; label?: string };
  /** Whether text in a legacy font can be converted on the way: the draft gets the field `unicode`. */
  hasUnicode?: boolean;
}

export const pathOf = ({ section }: Pick<TableImport<never>, 'section'>) => `/${section}/table`;

/** The form of the file, below the problems with the last one and a choice of its columns. */
export function uploadPage<Result>(
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
<form method="post" action="${path}/${draftId}"${sendingForm(view)} class="panel narrow">${tokenField(session)}
${above}<div class="field"><label for="table">${texts.tableFile}</label><input id="table" type="file" name="files" accept="${table.accept}"${chooserText(view, false)}></div>
${below}<p class="actions"><button class="main">${texts.look}</button></p></form>`;
  return c.html(adminLayout(view, { title: texts.table, body, section: table.section }));
}

/** The page with the changes that a table makes, their warnings and the button that makes them. */
export function changesPage<Result>(
  c: AdminContext,
  session: AdminSession,
  table: TableImport<Result>,
  { draftId, result, warnings, choice }: ReadResult<Result>,
) {
  const view = viewOf(c);
  const { messages } = view;
  const texts = table.texts(view.language);
  const path = `${pathOf(table)}/${draftId}`;
  const { lists, isSame, removes = false } = table.describe(result, view);
  const warningTexts = issueProblems(warnings, {}, view);
  const body = html`<section class="panel">${warningTexts.length > 0 && html`<h2>${messages.confirmation.warnings}</h2><ul class="dots problem">${warningTexts.map(({ text }) => html`<li>${text}</li>`)}</ul>`}${lists}
<form method="post" action="${path}/take" class="actions">${tokenField(session)}${!isSame && html`<button class="main${removes && ' danger'}">${texts.take}</button>`}${table.hasUnicode && canUseUnicode(warnings) && html` <button formaction="${path}/unicode">${messages.unicode.use}</button>`} <a class="button" href="${pathOf(table)}">${messages.cancel}</a></form></section>${choice}`;
  return c.html(adminLayout(view, { title: texts.changes, body, section: table.section }));
}

/** Why a table is not imported, by line. */
export function tableProblems<Result>(error: unknown, table: TableImport<Result>, view: View): FormProblem[] {
  if (!(error instanceof TableError)) return failureProblems(error, {}, view);
  const { language } = view;
  return error.problems.map(({ line, column = '', code, values = {} }) => {
    const isOfHeadings = code.startsWith('table-column-');
    const { place = isOfHeadings ? column : '', label = '' } = table.nameColumn?.(column, language) ?? {};
    const name = columnName(table.type.columns, place, language);
    const text = issueText({ level: 'error', field: '', code, values }, label, language);
    const where = [fillIn(table.texts(language).line, { line }, language), name].filter(Boolean).join(', ');
    // Some reasons begin with the name of the column.
    const reason = text.startsWith(`${name}: `) ? text.slice(name.length + 2) : text;
    return { field: 'table', text: `${where}: ${reason}` };
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
