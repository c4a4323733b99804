import type { Entry } from '#campus-api/model/field-kinds.ts';
import type { FormOf, Fields as RecordFields } from '#campus-api/model/fields.ts';
import { bothTextsOf, entriesOf } from '#campus-api/model/fields.ts';
import { cleanLine } from '#campus-api/validation/read-fields.ts';
import type { Locale } from '#content/locale.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { type AdDate, parseAdDate } from '#packages/nepali/calendar/index.ts';
import { toLatinDigits } from '#packages/nepali/text/digits.ts';
import { type Fields, firstValue } from '../drafts/drafts.ts';
import { dayFieldNames, dayFields, readDays } from '../view/fields.ts';
import { type Html, html } from '../view/html.ts';
import type { View } from '../view/layout.ts';
import { adminMessagesIn } from '../view/messages.ts';
import { bothFields, bothLabels, bothNames, bothTexts, languagesHint } from './both-texts.ts';
import type { FormParts } from './form-parts.ts';

// The form of a record's flat fields (`model/fields.ts`).

const dayNames = (fields: RecordFields): string[] =>
  entriesOf(fields).flatMap(({ name, control }) => (control === 'day' || control === 'moment' ? name : []));

/** The names of their controls, which a draft stores. */
export const entryNames = (fields: RecordFields): string[] =>
  entriesOf(fields).flatMap(({ name, control, isBoth }) => {
    if (isBoth) return bothNames([name]);
    if (control === 'moment') return [...dayFieldNames(name), `${name}Time`];
    return control === 'day' ? dayFieldNames(name) : name;
  });

export const entryLabels = (fields: RecordFields, language: Locale): Record<string, string> =>
  Object.assign(
    {},
    ...entriesOf(fields).map(({ name, label, isBoth, control }) =>
      isBoth
        ? bothLabels(language, { [name]: label[language] })
        : {
            [name]: label[language],
            ...(control === 'moment' && { [`${name}Time`]: timeLabel(label[language], language) }),
          },
    ),
  );

const timeLabel = (label: string, language: Locale) => `${label}: ${adminMessagesIn(language).editing.publishAtTime}`;

/** A record as the values of the controls. */
export function entryValues(fields: RecordFields, record: object): Fields {
  const values = new Map<string, unknown>(Object.entries(record));
  return Object.assign(
    {},
    ...Object.entries(fields).map(([field, { entry }]) => {
      const value = String(values.get(field) ?? '');
      if (entry === undefined) return {};
      if (entry.isBoth) return bothFields({ [entry.name]: bothTextsOf(record, field) });
      if (entry.control === 'moment')
        return {
          ...dayFields(entry.name, parseAdDate(value.slice(0, 10))),
          [`${entry.name}Time`]: value === '' ? [] : [value.slice(11, 16)],
        };
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
    if (control === 'moment') return momentControls(parts, view, entry);
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

/** A day and a time of a form; `timeLabel`: that of the time alone, where the form has one moment of that name. */
interface MomentEntry extends Pick<Entry, 'name' | 'label' | 'hint' | 'years'> {
  timeLabel?: string;
}

/** A day and a time, unfolded where they are filled in or wrong. */
export function momentControls(
  parts: FormParts,
  { messages, language }: View,
  { name, label, hint, years, timeLabel: own }: MomentEntry,
): Html {
  const { publishAtTimeHint } = messages.editing;
  const isOpen = [name, `${name}Time`, ...dayFieldNames(name)].some(
    (each) => parts.isFilled(each) || parts.problem(each) !== undefined,
  );
  const time = { name: `${name}Time`, label: own ?? timeLabel(label[language], language), hint: publishAtTimeHint };
  return html`<details${isOpen && html` open`}><summary>${label[language]}</summary>
${parts.date({ name, label: label[language], ...(hint && { hint: hint[language] }), years: years ?? { past: 0, future: 2 }, isOptional: true })}${parts.line({ ...time, isOptional: true })}</details>`;
}

/** The text of a moment as commands read it, `none` without one, and its problem. */
export function readMomentFields(
  view: View,
  sent: Fields,
  { name, label, timeLabel: own }: MomentEntry,
  day: AdDate | null,
) {
  const { language, messages } = view;
  const time = toLatinDigits(cleanLine(firstValue(sent, `${name}Time`))).replace('.', ':');
  const isTime = /^([01]?\d|2[0-3]):[0-5]\d$/.test(time);
  const texts = { label: own ?? timeLabel(label[language], language) };
  if (time !== '' && !isTime)
    return { text: 'none', problem: { field: `${name}Time`, text: fillIn(messages.problem.noTime, texts, language) } };
  if (time !== '' && day === null)
    return { text: 'none', problem: { field: name, text: `${label[language]}: ${messages.problem.part}` } };
  return { text: day === null ? 'none' : `${day} AD ${time}`.trim(), problem: null };
}

/** The entered values: a day as commands read it, undefined without one. */
export function readEntries<F extends RecordFields>(fields: F, view: View, sent: Fields) {
  const { days, problems } = readDays(view, sent, dayNames(fields), entryLabels(fields, view.language));
  const values = entriesOf(fields).flatMap(({ name, control, isBoth, label }) => {
    if (control === 'moment') {
      const { text, problem } = readMomentFields(view, sent, { name, label }, days[name] ?? null);
      if (problem && problems.every(({ field }) => field !== problem.field)) problems.push(problem);
      return [[name, text] as const];
    }
    if (control === 'day') return [[name, days[name] ? `${days[name]} AD` : undefined] as const];
    return (isBoth ? bothNames([name]) : [name]).map((each) => [each, firstValue(sent, each)] as const);
  });
  const form = Object.fromEntries<string | undefined>(values) as FormOf<F>;
  return { form, days, problems };
}
