import { readDay } from '#campus-api/validation/read-day.ts';
import type { Locale } from '#content/locale.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import {
  type AdDate,
  bikramSambatMonths,
  calendarYears,
  formatGregorian,
  fromBikramSambat,
  nepalDate,
  provisionalMark,
  toBikramSambat,
} from '#packages/nepali/calendar/index.ts';
import { localizeDigits, toLatinDigits } from '#packages/nepali/text/digits.ts';
import { type Fields, firstValue } from '../drafts/drafts.ts';
import { type Html, html } from './html.ts';
import type { View } from './layout.ts';

/** The day of a date field, null if it is empty, or its problem. */
type EnteredDay = { day: AdDate | null } | { problem: string };

/** The names of the four controls of a date field. */
const parts = (name: string) => ({ year: `${name}Year`, month: `${name}Month`, day: `${name}Day`, ad: `${name}Ad` });

/** Names of the fields of a day, which a draft stores. */
export const dayFieldNames = (name: string): string[] => Object.values(parts(name));

/** The days of a form and their problems; `labels` are the labels of the fields. */
export function readDays(
  view: View,
  fields: Fields,
  names: readonly string[],
  labels: Readonly<Record<string, string>>,
): { days: Record<string, AdDate | null>; problems: { field: string; text: string }[] } {
  const problems: { field: string; text: string }[] = [];
  const days = names.map((name) => {
    const entered = readDayFields(fields, name, view);
    if ('day' in entered) return [name, entered.day] as const;
    problems.push({ field: name, text: `${labels[name]}: ${entered.problem}` });
    return [name, null] as const;
  });
  return { days: Object.fromEntries(days), problems };
}

/** The values of the date controls for a day. */
export function dayFields(name: string, day: AdDate | null): Fields {
  const bs = day && toBikramSambat(day);
  const { year, month, day: date, ad } = parts(name);
  if (bs) return { [year]: [String(bs.year)], [month]: [String(bs.month)], [date]: [String(bs.day)], [ad]: [] };
  return { [year]: [], [month]: [], [date]: [], [ad]: day ? [day] : [] };
}

/** A day chosen in Bikram Sambat, or entered in AD. */
function readDayFields(fields: Fields, name: string, { messages, language }: View): EnteredDay {
  const { date, problem } = messages;
  const names = parts(name);
  const chosen = [names.year, names.month, names.day].map((part) => toLatinDigits(firstValue(fields, part)));
  const written = firstValue(fields, names.ad).trim();
  const ad = written === '' ? null : readDay(written);
  if (ad !== null && typeof ad === 'object') return { problem: problem.noAd };
  if (chosen.every((part) => part === '')) return { day: ad };
  if (chosen.some((part) => !/^\d{1,4}$/.test(part))) return { problem: problem.part };
  const [year = 0, month = 0, day = 0] = chosen.map(Number);
  const chosenDay = fromBikramSambat({ year, month, day });
  if (chosenDay === null) {
    const days = daysOf(year, month);
    if (days === 0) return { problem: problem.part };
    const monthName = bikramSambatMonths[language][month - 1] ?? '';
    return { problem: fillIn(problem.noDay, { year, month: monthName, days }, language) };
  }
  if (ad !== null && ad !== chosenDay)
    return {
      problem: `${problem.twoDays} (${fillIn(date.ad, { date: formatGregorian(chosenDay, language) }, language)})`,
    };
  return { day: chosenDay };
}

interface DateField {
  name: string;
  label: string;
  hint: string;
  /** Number of BS years before and after this one in the list. */
  years: { past: number; future: number };
  isOptional?: boolean;
  problem?: string | undefined;
  /** The attribute that focuses it. */
  autofocus: Html;
}

/** Selects for year, month and day of Bikram Sambat, the same day in AD, and a field for dates in AD. */
export function dateField(
  view: View,
  fields: Fields,
  { name, label, hint, years, isOptional, problem, autofocus }: DateField,
): Html {
  const { messages, language } = view;
  const names = parts(name);
  const thisYear = toBikramSambat(nepalDate(new Date()))?.year ?? calendarYears().lastConfirmed;
  const chosenYear = Number(firstValue(fields, names.year)) || thisYear;
  const first = Math.max(calendarYears().first, Math.min(thisYear - years.past, chosenYear));
  const last = Math.min(calendarYears().last, Math.max(thisYear + years.future, chosenYear));
  const entered = readDayFields(fields, name, view);
  const day = 'day' in entered ? entered.day : null;
  const select = (part: 'year' | 'month' | 'day', options: [number, string, Html?][]) =>
    html`<div><label for="${names[part]}">${messages.date[part]}</label><select id="${names[part]}" name="${names[part]}" data-part="${part}"${problem ? html` aria-invalid="true" aria-describedby="${name}-problem"` : ''}${part === 'year' && autofocus}><option value="">${messages.date.choose}</option>${options.map(
      ([value, text, more]) =>
        html`<option value="${value}"${Number(firstValue(fields, names[part])) === value ? html` selected` : ''}${more ?? ''}>${text}</option>`,
    )}</select></div>`;
  const digits = (value: number) => localizeDigits(String(value), language);
  return html`<fieldset class="date" id="${name}" data-date aria-describedby="${name}-hint">
<legend>${label}${!isOptional && html` <span class="soft">${messages.required}</span>`}</legend>
<p class="hint" id="${name}-hint">${hint}</p>
${problem && html`<p class="problem" id="${name}-problem">${problem}</p>`}
<div class="parts">
${select(
  'year',
  range(last, first).map((year) => [year, yearName(year, language), yearData(year)]),
)}
${select(
  'month',
  range(1, 12).map((month) => [month, bikramSambatMonths[language][month - 1] ?? '']),
)}
${select(
  'day',
  range(1, 32).map((date) => [date, digits(date)]),
)}
</div>
<p class="ad" data-ad="${messages.date.ad}" aria-live="polite">${day && fillIn(messages.date.ad, { date: formatGregorian(day, language) }, language)}</p>
<details${firstValue(fields, names.ad) === '' ? '' : html` open`}><summary>${messages.date.inAd}</summary><label><span>${messages.date.adLabel}</span><input name="${names.ad}" data-part="ad" inputmode="numeric" autocomplete="off" value="${firstValue(fields, names.ad)}"></label></details>
</fieldset>`;
}

/** A year, marked if its official calendar is not published. */
const yearName = (year: number, language: Locale) =>
  localizeDigits(String(year), language) +
  (year > calendarYears().lastConfirmed ? ` (${provisionalMark[language]})` : '');

/** Lengths of the months and the first day, for the script that displays the day in AD. */
function yearData(year: number): Html {
  const lengths = range(1, 12).map((month) => daysOf(year, month));
  return html` data-days="${lengths.join(' ')}" data-first="${fromBikramSambat({ year, month: 1, day: 1 })}"`;
}

function daysOf(year: number, month: number): number {
  return range(32, 29).find((day) => fromBikramSambat({ year, month, day }) !== null) ?? 0;
}

/** Whole numbers, upwards or downwards. */
function range(from: number, to: number): number[] {
  const step = Math.sign(to - from) || 1;
  return Array.from({ length: Math.abs(to - from) + 1 }, (_, index) => from + index * step);
}

interface TextField {
  name: string;
  label: string;
  type?: 'text' | 'password' | 'search';
  value?: string;
  hint?: string;
  /** The id of a list to choose from. */
  list?: string;
  autocomplete?: string;
  /** The keyboard of a telephone. */
  inputmode?: 'numeric';
  problem?: string | undefined;
}

export function textField({
  name,
  label,
  type = 'text',
  value = '',
  hint,
  list,
  autocomplete = 'off',
  inputmode,
  problem,
}: TextField): Html {
  const described = [hint && `${name}-hint`, problem && `${name}-problem`].filter(Boolean).join(' ');
  return html`<div class="field"><label for="${name}">${label}</label>
${hint && html`<p class="hint" id="${name}-hint">${hint}</p>`}${problem && html`<p class="problem" id="${name}-problem">${problem}</p>`}
<input id="${name}" name="${name}" type="${type}" value="${value}" autocomplete="${autocomplete}" autocapitalize="none" spellcheck="false"${list && html` list="${list}"`}${inputmode ? html` inputmode="${inputmode}"` : ''}${described ? html` aria-describedby="${described}"` : ''}${problem ? html` aria-invalid="true" autofocus` : ''}></div>`;
}

/** The label of a chooser of files, for the script that shows it: browsers use their own language. */
export const chooserText = ({ messages: { editing } }: Pick<View, 'messages'>, isMultiple: boolean): Html =>
  html` data-choose="${isMultiple ? editing.chooseFiles : editing.chooseFile}"`;

/** The attributes of a form that sends its files with it, for the script that shows their progress. */
export const sendingForm = ({ messages }: Pick<View, 'messages'>): Html => {
  const { arrived, checking, changed, refused, logIn } = messages.sending;
  const texts = { arrived, checking, changed, refused, logIn, ...messages.sendingForm };
  return html` enctype="multipart/form-data" data-send data-texts="${JSON.stringify(texts)}"`;
};

/** A formatted size: `340 KB`, `२.४ MB`. */
export function sizeText(bytes: number, language: Locale): string {
  const text =
    bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
  return localizeDigits(text, language);
}
