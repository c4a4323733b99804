import { inBothLanguages } from '#campus-api/web/records/both-texts.ts';
import { type Html, html } from '#campus-api/web/view/html.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { siteTexts } from '../messages.ts';
import { EMPTY_HEADING, joinRows, storedText } from './cells.ts';
import type { FieldOf } from './field.ts';
import type { FieldKind, ReadContext } from './field-kind.ts';
import type { SiteForm } from './form-view.ts';
import { gridsOf, readGrids, type StoredTable, tableValues } from './table.ts';

export const table: FieldKind<FieldOf<'table'>> = {
  values: (content, { path }) => tableValues(path, gridsOf(content as StoredTable)),
  read: ({ path }, context) => readTable(path, context),
  render: ({ path, form, control: { label } }) => renderTable(path, label, form),
};

function readTable(path: string, { fields, unreadable }: ReadContext): unknown {
  const grids = readGrids(fields, path);
  if (grids === null) return undefined;
  const { en, ne, caption, isText } = grids;
  if (isText && en.length > 0 && ne.length > 0 && en.length !== ne.length) {
    const reason = { code: 'different-lines', en: en.length, ne: ne.length } as const;
    unreadable.push({ control: `${path}.text.en`, reason });
  }
  const [headings = [], ...rows] = joinRows(en, ne);
  const columns = headings.map(
    (cell, column) => storedText(en[0]?.[column] ?? '', ne[0]?.[column] ?? '') ?? cell ?? EMPTY_HEADING,
  );
  const title = storedText(caption.en, caption.ne);
  return { ...(title && { caption: title }), columns, rows };
}

/** A table: cell by cell, or as text that is pasted from a spreadsheet. */
function renderTable(path: string, label: string, form: SiteForm): Html {
  const { view, draft, parts } = form;
  const site = siteTexts[view.language];
  const { editing } = view.messages;
  const { table: texts } = site;
  const grids = readGrids(draft.fields, path);
  const button = (verb: string, text: string, argument = path) =>
    html`<button name="do" value="${verb}:${argument}" formnovalidate>${text}</button>`;
  if (grids === null) return html`<p class="actions" id="${path}">${button('cells', texts.add)}</p>`;
  const named = (text: string, language: string) =>
    fillIn(editing.inLanguage, { label: text, language }, view.language);
  const problem = parts.problem(path);
  const caption = inBothLanguages(view, (lang, language) =>
    parts.line({ name: `${path}.caption.${lang}`, label: named(texts.caption, language), lang }),
  );
  const asText = () =>
    inBothLanguages(view, (lang, language) =>
      parts.lines({
        name: `${path}.text.${lang}`,
        label: named(texts.textLabel, language),
        hint: texts.textHint,
        rows: 10,
        isPlain: true,
        lang,
      }),
    );
  return html`<fieldset class="group" id="${path}"><legend>${label}</legend>${problem && html`<p class="wrong">${problem}</p>`}
<input type="hidden" name="${path}" value="${grids.isText ? 'text' : 'cells'}">
${caption}${grids.isText ? asText() : renderCells(path, grids, form)}
<p class="actions">${grids.isText ? button('cells', texts.cells) : html`${button('row', texts.row)} ${button('column', texts.column)} ${button('text', texts.text)}`} ${button('delete', texts.remove)}</p></fieldset>`;
}

function renderCells(path: string, { en, ne }: { en: string[][]; ne: string[][] }, form: SiteForm): Html {
  const { view, parts } = form;
  const site = siteTexts[view.language];
  const { table: texts } = site;
  const columns = en[0]?.length ?? 0;
  const own = view.language === 'en' ? [en, ne] : [ne, en];
  const headingOf = (column: number) =>
    own[0]?.[0]?.[column] || own[1]?.[0]?.[column] || fillIn(texts.heading, { column: column + 1 }, view.language);
  const cells = (row: number) =>
    Array.from({ length: columns }, (_, column) => {
      const label =
        row === 0
          ? fillIn(texts.heading, { column: column + 1 }, view.language)
          : fillIn(texts.cell, { row, heading: headingOf(column) }, view.language);
      return inBothLanguages(view, (lang, language) =>
        parts.line({
          name: `${path}.cell.${row}.${column}.${lang}`,
          label: fillIn(view.messages.editing.inLanguage, { label, language }, view.language),
          isOptional: true,
          lang,
        }),
      );
    });
  const removeRow = (row: number) =>
    html`<button name="do" value="unrow:${path}/${row}" formnovalidate>${fillIn(texts.unrow, { row }, view.language)}</button>`;
  const removeColumn = (column: number) =>
    html`<button name="do" value="uncolumn:${path}/${column}" formnovalidate>${fillIn(texts.uncolumn, { column: column + 1 }, view.language)}</button>`;
  return html`<div class="cells">${en.map(
    (_, row) =>
      html`<div class="row">${cells(row)}${row > 0 && en.length > 2 && html`<p class="tools">${removeRow(row)}</p>`}</div>`,
  )}</div>${columns > 1 && html`<p class="actions">${Array.from({ length: columns }, (_, column) => removeColumn(column))}</p>`}
<input type="hidden" name="${path}.columns" value="${columns}"><input type="hidden" name="${path}.rows" value="${en.length - 1}">`;
}
