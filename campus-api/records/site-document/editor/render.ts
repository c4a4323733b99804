import { firstValue } from '#campus-api/web/drafts/drafts.ts';
import { inBothLanguages } from '#campus-api/web/records/both-texts.ts';
import { momentControls } from '#campus-api/web/records/entries.ts';
import { requiredMark } from '#campus-api/web/records/form-parts.ts';
import { isFieldOfLinks } from '#campus-api/web/records/prepare-upload.ts';
import { type Html, html } from '#campus-api/web/view/html.ts';
import type { Locale } from '#content/locale.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { siteTexts } from '../messages.ts';
import { SITE_PATH } from './document-draft.ts';
import type { Field, FieldOf } from './field.ts';
import type { SiteForm } from './form-view.ts';
import { itemTitle } from './item-title.ts';
import { countOf } from './plain-text.ts';
import { chosenVariant } from './read-values.ts';
import { renderColours } from './render-colours.ts';
import { renderPages } from './render-pages.ts';
import { attachControl, renderPicture, uploadControl } from './render-picture.ts';
import { renderTable } from './render-table.ts';

const inBoth = (text: string) => ({ en: text, ne: text });

/** The controls of a field; `name` is its path without the numbers of items. */
export function renderField(field: Field, path: string, name: string, form: SiteForm): Html {
  const { view, parts, labels } = form;
  const label = labels.field(name);
  const hint = labels.hint(name);
  const isOptional = field.isOptional || mayBeEmpty.has(field.kind) || form.isCompleted(name);
  const site = siteTexts[view.language];
  const control = { name: path, label, isOptional, ...(hint && { hint }) };
  const texts = (
    render: (control: { name: string; label: string; isOptional: boolean; lang: Locale; hint?: string }) => Html,
    explanation = hint,
  ) =>
    inBothLanguages(view, (lang, languageName) =>
      render({
        name: `${path}.${lang}`,
        label: fillIn(view.messages.editing.inLanguage, { label, language: languageName }, view.language),
        isOptional,
        lang,
        // Explained once, before the language of the page.
        ...(lang === view.language && explanation && { hint: explanation }),
      }),
    );
  switch (field.kind) {
    case 'object':
      if (field.fields.some(([, { kind }]) => kind === 'colour')) return renderColours(field, form);
      return path === ''
        ? fieldsOf(field, path, name, form)
        : html`<fieldset class="group" id="${path}"><legend>${label}${isOptional && hasRequired(field) && html` <span class="soft">${view.messages.optional}</span>`}</legend>${hint && html`<p class="hint">${hint}</p>`}${fieldsOf(field, path, name, form)}</fieldset>`;
    case 'list':
      return renderList(field, path, name, form);
    case 'text':
      return texts((each) =>
        field.isLong ? parts.lines({ ...each, rows: 3 }) : parts.line({ ...each, maxLetters: field.maxLetters }),
      );
    case 'cell':
      return texts(parts.line);
    case 'texts': {
      const lines = texts((each) => parts.lines({ ...each, rows: rowsFor(form, each.name) }), site.linesHint);
      if (!isFieldOfLinks(path)) return lines;
      return html`<fieldset class="group" id="${path}"><legend>${label}</legend>${lines}${attachControl(path, form)}</fieldset>`;
    }
    case 'lines': {
      const options = optionsOf(path, name, form);
      return options === null
        ? parts.lines({ ...control, rows: rowsFor(form, path) })
        : parts.checks({ ...control, options });
    }
    case 'pairs':
    case 'outline':
      return parts.lines({ ...control, rows: rowsFor(form, path) });
    case 'table':
      return renderTable(path, label, form);
    case 'picture':
      return html`<fieldset class="group" id="${path}"><legend>${label}${requiredMark(view, { isOptional })}</legend>${hint && html`<p class="hint">${hint}</p>`}${renderPicture(path, form)}${isOptional && firstValue(form.draft.fields, `${path}.src`) !== '' && html`<p class="tools"><button name="do" value="delete:${path}" formnovalidate aria-label="${fillIn(site.deleteOf, { label }, view.language)}">${site.delete}</button></p>`}${uploadControl(path, false, form, form.minimumSize(name))}</fieldset>`;
    case 'day':
      return parts.date({ ...control, years: { past: 20, future: 5 } });
    case 'moment':
      return momentControls(parts, view, { name: path, label: inBoth(label), ...(hint && { hint: inBoth(hint) }) });
    case 'flag':
      return html`<p class="field"><label class="choice"><input type="checkbox" id="${path}" name="${path}" value="on"${firstValue(form.draft.fields, path) === 'on' && html` checked`}> ${label}</label></p>`;
    case 'choice': {
      const choices: Readonly<Record<string, string>> = site.choices;
      const options = field.options.map((option) => [option, choices[option] ?? option] as const);
      return parts.choice({ ...control, options, none: site.choose });
    }
    case 'page':
      return parts.line({ ...control, hint: hint ?? site.pageHint, list: 'pages' });
    case 'url':
      return parts.line({ ...control, type: 'url' });
    case 'line':
    case 'colour':
    case 'number': {
      if (form.isHidden(name))
        return html`<input type="hidden" name="${path}" value="${firstValue(form.draft.fields, path)}">`;
      const options = optionsOf(path, name, form);
      if (options === null) return parts.line(control);
      const isWithoutFaculty = name === 'faculty' && options.length === 0;
      return parts.choice({
        ...control,
        options,
        none: site.choose,
        ...(isWithoutFaculty && {
          hint: html`${site.noFaculties} <a href="${SITE_PATH}/edit/programmes">${site.addFaculties}</a>`,
        }),
      });
    }
  }
}

/** The values to choose from: first those of the form in their order, also one without an option, which is not lost. Null for a field that is typed. */
function optionsOf(path: string, name: string, { choicesOf, draft }: SiteForm): [string, string][] | null {
  const options = choicesOf(name);
  if (options === null) return null;
  const chosen = (draft.fields[path] ?? []).flatMap((value) => value.split(/\r?\n/)).filter(Boolean);
  const labels = new Map(options);
  return [...new Set([...chosen, ...labels.keys()])].map((value) => [value, labels.get(value) ?? value]);
}

/** Lists, which may have no items. */
const mayBeEmpty: ReadonlySet<Field['kind']> = new Set(['texts', 'lines', 'pairs']);

/** Whether a group has a field without which it cannot be stored: an optional one is left out as a whole. */
const hasRequired = ({ fields }: FieldOf<'object'>) =>
  fields.some(([, { isOptional, kind }]) => !isOptional && !mayBeEmpty.has(kind) && kind !== 'list');

/** Rows of a text box: as many as its text has lines, within limits. */
function rowsFor({ draft: { fields } }: SiteForm, name: string): number {
  const lines = firstValue(fields, name)
    .split('\n')
    .reduce((sum, line) => sum + Math.ceil((line.length + 1) / 60), 0);
  return Math.min(Math.max(3, lines + 1), 20);
}

function fieldsOf({ fields }: FieldOf<'object'>, path: string, name: string, form: SiteForm): Html {
  const inside = (parent: string, child: string) => (parent === '' ? child : `${parent}.${child}`);
  return html`${fields.map(([child, field]) => renderField(field, inside(path, child), inside(name, child), form))}`;
}

function renderList(field: FieldOf<'list'>, path: string, name: string, form: SiteForm): Html {
  const { view, parts, labels, draft } = form;
  const site = siteTexts[view.language];
  const { fields } = draft;
  const count = countOf(fields, path, field.max);
  const problem = parts.problem(path);
  const hint = labels.hint(name);
  const pages = form.pages.get(path);
  const items = Array.from({ length: (pages?.to ?? count) - (pages?.from ?? 0) }, (_, offset) => {
    const index = (pages?.from ?? 0) + offset;
    return renderItem(field, `${path}.${index}`, name, index, count, form);
  });
  const [first] = field.variants;
  const adds = field.variants.map((variant, index) => {
    const label = field.variants.length > 1 ? variantName(variant, form) : labels.oneItem(name);
    const value = field.variants.length > 1 ? `add:${path}/${index}` : `add:${path}`;
    return html`<button name="do" value="${value}" formnovalidate>${fillIn(site.add, { label }, view.language)}</button>`;
  });
  return html`<fieldset class="group" id="${path}"><legend>${labels.field(name)}</legend>${hint && html`<p class="hint">${hint}</p>`}${problem && html`<p class="wrong">${problem}</p>`}
<input type="hidden" name="${path}" value="${count}">${pages && renderPages(pages, path, count, form)}${items}
${count < field.max && (first?.kind === 'picture' ? uploadControl(path, true, form, form.minimumSize(name)) : html`<p class="actions">${adds}</p>`)}</fieldset>`;
}

function renderItem(
  list: FieldOf<'list'>,
  path: string,
  name: string,
  index: number,
  count: number,
  form: SiteForm,
): Html {
  const { view, labels, draft } = form;
  const site = siteTexts[view.language];
  const chosen = chosenVariant(list, draft.fields, path);
  const variant = list.variants[chosen];
  const title = itemTitle(path, form);
  const label = labels.item(name, index);
  const of = (message: string) =>
    fillIn(message, { label: title === '' ? label : `${label}, ${title}` }, view.language);
  const button = (verb: 'up' | 'down' | 'delete', text: string, message: string) =>
    html`<button name="do" value="${verb}:${path}" formnovalidate aria-label="${of(message)}">${text}</button>`;
  const isOpen = count === 1 || form.open.some((each) => each === path || each.startsWith(`${path}.`));
  return html`<details class="item" id="${path}"${isOpen && html` open`}><summary>${label}${variant !== undefined && list.variants.length > 1 && html` <span class="soft">${variantName(variant, form)}</span>`}${title !== '' && html`: <span class="what">${title}</span>`}${form.isHiddenPage(firstValue(draft.fields, `${path}.path`)) && html` <span class="tag warn">${site.notVisible}</span>`}</summary>
${list.variants.length > 1 && html`<input type="hidden" name="${path}.is" value="${chosen}">`}
${variant?.kind === 'picture' ? renderPicture(path, form) : variant && fieldsOf(variant, path, name, form)}
<p class="tools">${index > 0 && button('up', '↑', site.up)}${index < count - 1 && button('down', '↓', site.down)}${button('delete', site.delete, site.deleteOf)}</p></details>`;
}

/** The name of a variant by the field that the others lack. */
function variantName(variant: FieldOf<'list'>['variants'][number], { view }: SiteForm): string {
  const names: Readonly<Record<string, string>> = siteTexts[view.language].variants;
  const own = variant.kind === 'object' ? variant.fields.find(([name]) => Object.hasOwn(names, name)) : undefined;
  return names[own?.[0] ?? ''] ?? '';
}
