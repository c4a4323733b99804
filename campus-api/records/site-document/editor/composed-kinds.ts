import { type Fields, firstValue } from '#campus-api/web/drafts/drafts.ts';
import { type Html, html } from '#campus-api/web/view/html.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { siteTexts } from '../messages.ts';
import { type FieldOf, mayBeEmpty } from './field.ts';
import { type FieldKind, type FormPlace, orNothing, type RenderField } from './field-kind.ts';
import { chosenVariant } from './find-field.ts';
import type { SiteForm } from './form-view.ts';
import { itemTitle } from './item-title.ts';
import { renderPicture, uploadControl } from './picture-kind.ts';
import { countOf } from './plain-text.ts';
import { renderColours } from './render-colours.ts';
import { renderPages } from './render-pages.ts';

type StoredObject = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is StoredObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const inside = (parent: string, child: string) => (parent === '' ? child : `${parent}.${child}`);

export const object: FieldKind<FieldOf<'object'>> = {
  values(content, { field, path, language }, inner): Fields {
    const stored = content as StoredObject;
    const values = field.fields.map(([name, each]) => inner(each, stored[name], inside(path, name), language));
    return Object.assign({}, ...values);
  },
  read({ field, path }, context, inner) {
    const entries = field.fields.flatMap(([name, each]) => {
      const content = inner(each, inside(path, name), context);
      return content === undefined ? [] : [[name, content] as const];
    });
    return field.isOptional && entries.length === 0 ? undefined : Object.fromEntries(entries);
  },
  render({ field, path, name, form, control: { label, hint, isOptional } }, inner) {
    if (field.fields.some(([, { kind }]) => kind === 'colour')) return renderColours(field, form);
    const controls = controlsOf(field, path, name, form, inner);
    return path === ''
      ? controls
      : html`<fieldset class="group" id="${path}"><legend>${label}${isOptional && hasRequired(field) && html` <span class="soft">${form.view.messages.optional}</span>`}</legend>${hint && html`<p class="hint">${hint}</p>`}${controls}</fieldset>`;
  },
};

/** Whether a group has a field without which it cannot be stored: an optional one is left out as a whole. */
const hasRequired = ({ fields }: FieldOf<'object'>) =>
  fields.some(([, { isOptional, kind }]) => !isOptional && !mayBeEmpty.has(kind) && kind !== 'list');

function controlsOf(
  { fields }: FieldOf<'object'>,
  path: string,
  name: string,
  form: SiteForm,
  renderField: RenderField,
): Html {
  return html`${fields.map(([child, field]) => renderField(field, inside(path, child), inside(name, child), form))}`;
}

export const list: FieldKind<FieldOf<'list'>> = {
  values(content, { field, path, language }, inner): Fields {
    const items = content as unknown[];
    const values = items.map((item, index) => {
      const variant = variantOf(field, item);
      const itemPath = `${path}.${index}`;
      const shape = field.variants[variant] ?? { kind: 'object', isOptional: false, fields: [] };
      const chosen = field.variants.length > 1 && { [`${itemPath}.is`]: [String(variant)] };
      return { ...chosen, ...inner(shape, item, itemPath, language) };
    });
    return Object.assign({ [path]: [String(items.length)] }, ...values);
  },
  read({ field, path }, context, inner) {
    const items = Array.from({ length: countOf(context.fields, path, field.max) }, (_, index) => {
      const itemPath = `${path}.${index}`;
      const variant = field.variants[chosenVariant(field, context.fields, itemPath)];
      return variant === undefined ? {} : (inner(variant, itemPath, context) ?? {});
    });
    return orNothing(field, items);
  },
  render: renderList,
};

/** The variant of a list to which a stored item belongs: the first one that has all of its fields. */
function variantOf({ variants }: FieldOf<'list'>, item: unknown): number {
  const names = isObject(item) ? Object.keys(item) : [];
  const index = variants.findIndex(
    (variant) => variant.kind === 'picture' || names.every((name) => variant.fields.some(([field]) => field === name)),
  );
  return Math.max(index, 0);
}

function renderList({ field, path, name, form }: FormPlace<FieldOf<'list'>>, renderField: RenderField): Html {
  const { view, parts, labels, draft } = form;
  const site = siteTexts[view.language];
  const { fields } = draft;
  const count = countOf(fields, path, field.max);
  const problem = parts.problem(path);
  const hint = labels.hint(name);
  const pages = form.pages.get(path);
  const items = Array.from({ length: (pages?.to ?? count) - (pages?.from ?? 0) }, (_, offset) => {
    const index = (pages?.from ?? 0) + offset;
    return renderItem(field, `${path}.${index}`, name, index, count, form, renderField);
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
  renderField: RenderField,
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
${variant?.kind === 'picture' ? renderPicture(path, form) : variant && controlsOf(variant, path, name, form, renderField)}
<p class="tools">${index > 0 && button('up', '↑', site.up)}${index < count - 1 && button('down', '↓', site.down)}${button('delete', site.delete, site.deleteOf)}</p></details>`;
}

/** The name of a variant by the field that the others lack. */
function variantName(variant: FieldOf<'list'>['variants'][number], { view }: SiteForm): string {
  const names: Readonly<Record<string, string>> = siteTexts[view.language].variants;
  const own = variant.kind === 'object' ? variant.fields.find(([name]) => Object.hasOwn(names, name)) : undefined;
  return names[own?.[0] ?? ''] ?? '';
}
