import { withScheme } from '#campus-api/validation/read-fields.ts';
import { readNumber } from '#campus-api/validation/read-number.ts';
import { firstValue } from '#campus-api/web/drafts/drafts.ts';
import { momentControls } from '#campus-api/web/records/entries.ts';
import { dayFields } from '#campus-api/web/view/fields.ts';
import { html } from '#campus-api/web/view/html.ts';
import { parseAdDate } from '#packages/nepali/calendar/index.ts';
import { localizeDigits } from '#packages/nepali/text/digits.ts';
import { siteTexts } from '../messages.ts';
import { readColour } from './colour-values.ts';
import type { FieldOf } from './field.ts';
import type { FieldKind, FormPlace } from './field-kind.ts';
import { optionsOf } from './options.ts';
import { oneLine } from './plain-text.ts';
import { SITE_PATH } from './site-address.ts';

type TypedField = FieldOf<'line' | 'colour' | 'number'>;

/** A value that is typed, chosen where the form has choices for it, or only sent back. */
function renderTyped({ path, name, form, control }: FormPlace<TypedField>) {
  const { draft, parts, view } = form;
  if (form.isHidden(name)) return html`<input type="hidden" name="${path}" value="${firstValue(draft.fields, path)}">`;
  const options = optionsOf(path, name, form);
  if (options === null) return parts.line(control);
  const site = siteTexts[view.language];
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

const plain = {
  values: (content: unknown, { path }: { path: string }) => ({ [path]: [String(content)] }),
  read: ({ value }: { value: string }): unknown => oneLine(value) || undefined,
};

export const line: FieldKind<FieldOf<'line'>> = { ...plain, render: renderTyped };

export const colour: FieldKind<FieldOf<'colour'>> = {
  ...plain,
  read: ({ value }) => readColour(value) || undefined,
  render: renderTyped,
};

export const number: FieldKind<FieldOf<'number'>> = {
  values: (content, { path, language }) => ({ [path]: [localizeDigits(String(content), language)] }),
  read({ field, path, value }, { unreadable }) {
    const text = oneLine(value);
    if (text === '') return undefined;
    const read = readNumber(text);
    if (read === null) unreadable.push({ control: path, reason: { code: 'bad-number', example: field.example } });
    return read ?? text;
  },
  render: renderTyped,
};

export const choice: FieldKind<FieldOf<'choice'>> = {
  ...plain,
  render({ field, form: { parts, view }, control }) {
    const site = siteTexts[view.language];
    const choices: Readonly<Record<string, string>> = site.choices;
    const options = field.options.map((option) => [option, choices[option] ?? option] as const);
    return parts.choice({ ...control, options, none: site.choose });
  },
};

export const url: FieldKind<FieldOf<'url'>> = {
  ...plain,
  read: ({ value }) => withScheme(oneLine(value)) || undefined,
  render: ({ form: { parts }, control }) => parts.line({ ...control, type: 'url' }),
};

export const page: FieldKind<FieldOf<'page'>> = {
  ...plain,
  read: ({ value }, { pagePath }) => (oneLine(value) === '' ? undefined : pagePath(oneLine(value))),
  render: ({ form: { parts, view }, control }) =>
    parts.line({ ...control, hint: control.hint ?? siteTexts[view.language].pageHint, list: 'pages' }),
};

export const flag: FieldKind<FieldOf<'flag'>> = {
  values: (content, { path }) => ({ [path]: content === true ? ['on'] : [] }),
  read: ({ value }) => value === 'on' || undefined,
  render: ({ path, form: { draft }, control }) =>
    html`<p class="field"><label class="choice"><input type="checkbox" id="${path}" name="${path}" value="on"${firstValue(draft.fields, path) === 'on' && html` checked`}> ${control.label}</label></p>`,
};

export const day: FieldKind<FieldOf<'day'>> = {
  values: (content, { path }) => dayFields(path, parseAdDate(String(content))),
  read: ({ path }, { readDay }) => readDay(path) ?? undefined,
  render: ({ form: { parts }, control }) => parts.date({ ...control, years: { past: 20, future: 5 } }),
};

const inBoth = (text: string) => ({ en: text, ne: text });

export const moment: FieldKind<FieldOf<'moment'>> = {
  values(content, { path, language }) {
    const [date = '', time = ''] = String(content).split('T');
    return { ...dayFields(path, parseAdDate(date)), [`${path}Time`]: [localizeDigits(time.slice(0, 5), language)] };
  },
  read: ({ path }, { readMoment }) => readMoment(path) ?? undefined,
  render: ({ path, form: { parts, view }, control: { label, hint } }) =>
    momentControls(parts, view, { name: path, label: inBoth(label), ...(hint && { hint: inBoth(hint) }) }),
};
