import type { AdminSession } from '#campus-api/accounts/sessions.ts';
import { type ColumnChoices, columnName, type TableHeadings } from '#campus-api/csv/headings.ts';
import type { TableType } from '#campus-api/csv/open-table.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { clip } from '#packages/nepali/text/clip.ts';
import { type Fields, firstValue } from '../drafts/drafts.ts';
import { type Html, html } from '../view/html.ts';
import { tokenField, type View } from '../view/layout.ts';

const FIELD = /^column-(\d{1,3})$/;
const VALUE = /^value-(\w{1,30})$/;

export const isColumnField = (name: string): boolean => FIELD.test(name) || VALUE.test(name);

/** The columns that a clerk has chosen for headings, and values for all rows. */
export function readColumnChoices(fields: Fields): ColumnChoices {
  const matches = (pattern: RegExp) =>
    Object.keys(fields).flatMap((name) => {
      const [, part] = pattern.exec(name) ?? [];
      return part === undefined ? [] : [[part, firstValue(fields, name)] as const];
    });
  return { columns: Object.fromEntries(matches(FIELD)), values: Object.fromEntries(matches(VALUE)) };
}

interface ColumnForm {
  action: string;
  session: AdminSession;
  view: View;
  /** Whether the table lacks needed columns; the form of one that was read unfolds. */
  isNeeded: boolean;
}

/** A choice of the column for each heading of a table, with the first values below it. */
export function columnForm(
  { headings, samples }: TableHeadings,
  { columns, choices = {} }: Pick<TableType<string>, 'columns' | 'choices'>,
  { action, session, view, isNeeded }: ColumnForm,
): Html {
  const { tables } = view.messages;
  const nameOf = (column: string) => columnName(columns, column, view.language);
  const names = Object.keys(columns).map((column) => ({ column, name: nameOf(column) }));
  const fields = headings.flatMap(({ text, column: current }, index) => {
    const values = samples.flatMap((cells) => cells[index] || []);
    if (text === '' && values.length === 0) return [];
    const id = `column-${index}`;
    return html`<div class="field"><label for="${id}">${text || `(${index + 1})`}</label><p class="hint" id="${id}-hint">${clip(values.join(' · '), 120)}</p><select id="${id}" name="${id}" aria-describedby="${id}-hint"><option value="">${tables.leaveOut}</option>${names.map(
      ({ column, name }) => html`<option value="${column}"${column === current && ' selected'}>${name}</option>`,
    )}</select></div>
`;
  });
  const missing = Object.entries(choices).filter(([column]) => !headings.some((heading) => heading.column === column));
  const values = missing.map(
    ([
      column,
      list = [],
    ]) => html`<div class="field"><label for="value-${column}">${fillIn(tables.forAllRows, { column: nameOf(column) }, view.language)}</label><select id="value-${column}" name="value-${column}"><option value="">–</option>${list.map(
      (choice) => html`<option value="${choice.value}">${choice[view.language]}</option>`,
    )}</select></div>
`,
  );
  const form = html`<p>${tables.chooseColumnsHint}</p>
${fields}${values}<p class="actions"><button class="${isNeeded && 'main'}">${tables.useColumns}</button></p>`;
  const content = isNeeded
    ? html`<h2>${tables.chooseColumns}</h2>${form}`
    : html`<details><summary>${tables.chooseColumns}</summary>${form}</details>`;
  return html`<form method="post" action="${action}" class="panel narrow">${tokenField(session)}${content}</form>`;
}
