import type { FormOf, Fields as RecordFields } from '#campus-api/model/fields.ts';
import { bothTextsOf, entriesOf } from '#campus-api/model/fields.ts';
import type { Locale } from '#content/locale.ts';
import { parseAdDate } from '#packages/nepali/calendar/index.ts';
import { type Fields, firstValue } from '../drafts/drafts.ts';
import { dayFieldNames, dayFields, readDays } from '../view/fields.ts';
import { type Html, html } from '../view/html.ts';
import type { View } from '../view/layout.ts';
import { bothFields, bothLabels, bothNames, bothTexts, languagesHint } from './both-texts.ts';
import type { FormParts } from './form-parts.ts';

// The form of a record's flat fields (`model/fields.ts`).

const dayNames = (fields: RecordFields): string[] =>
  entriesOf(fields).flatMap(({ name, control }) => (control === 'day' ? name : []));

/** The names of their controls, which a draft stores. */
export const entryNames = (fields: RecordFields): string[] =>
  entriesOf(fields).flatMap(({ name, control, isBoth }) => {
    if (isBoth) return bothNames([name]);
    return control === 'day' ? dayFieldNames(name) : name;
  });

export const entryLabels = (fields: RecordFields, language: Locale): Record<string, string> =>
  Object.assign(
    {},
    ...entriesOf(fields).map(({ name, label, isBoth }) =>
      isBoth ? bothLabels(language, { [name]: label[language] }) : { [name]: label[language] },
    ),
  );

/** A record as the values of the controls. */
export function entryValues(fields: RecordFields, record: object): Fields {
  const values = new Map<string, unknown>(Object.entries(record));
  return Object.assign(
    {},
    ...Object.entries(fields).map(([field, { entry }]) => {
      const value = String(values.get(field) ?? '');
      if (entry === undefined) return {};
      if (entry.isBoth) return bothFields({ [entry.name]: bothTextsOf(record, field) });
      return entry.control === 'day'
        ? dayFields(entry.name, parseAdDate(value.slice(0, 10)))
        : { [entry.name]: [value] };
    }),
  );
}

/** The texts of a record in both languages, for a search of its list. */
export const entryTexts = (fields: RecordFields, record: object): string =>
  Object.entries(fields)
    .flatMap(([field, { entry }]) => (entry?.control === 'text' ? Object.values(bothTextsOf(record, field)) : []))
    .join(' ');

/** The controls in the order of the list; `own`: those of a record type by the names of the fields. */
export function entryControls(
  fields: RecordFields,
  parts: FormParts,
  view: View,
  own: Readonly<Record<string, () => Html>> = {},
): Html {
  const { language } = view;
  const firstBoth = entriesOf(fields).find(({ isBoth }) => isBoth);
  return html`${Object.entries(fields).map(([field, { entry }]) => {
    if (entry === undefined || own[field] !== undefined) return own[field]?.() ?? '';
    const { name, control, label, hint, isOptional = false, type, list, rows, years, options = [], none } = entry;
    const texts = {
      name,
      label: label[language],
      isOptional,
      ...(hint && { hint: hint[language] }),
      ...(type && { type }),
      ...(list && { list }),
    };
    if (control === 'day') return parts.date({ ...texts, years: years ?? { past: 0, future: 1 } });
    if (control === 'choice') {
      const choices = options.map((option) => [option.value, option[language]] as const);
      return parts.choice({ ...texts, options: choices, ...(none && { none: none[language] }) });
    }
    const text = (each: Parameters<FormParts['lines']>[0]) =>
      rows === undefined ? parts.line(each) : parts.lines({ ...each, rows });
    if (!entry.isBoth) return text(texts);
    return html`${entry === firstBoth && languagesHint(view)}${bothTexts(view, texts, text)}`;
  })}`;
}

/** The entered values: a day as commands read it, undefined without one. */
export function readEntries<F extends RecordFields>(fields: F, view: View, sent: Fields) {
  const { days, problems } = readDays(view, sent, dayNames(fields), entryLabels(fields, view.language));
  const values = entriesOf(fields).flatMap(({ name, control, isBoth }) => {
    if (control === 'day') return [[name, days[name] ? `${days[name]} AD` : undefined] as const];
    return (isBoth ? bothNames([name]) : [name]).map((each) => [each, firstValue(sent, each)] as const);
  });
  const form = Object.fromEntries<string | undefined>(values) as FormOf<F>;
  return { form, days, problems };
}
