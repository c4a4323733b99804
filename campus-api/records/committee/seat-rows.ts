import { toControls } from '#campus-api/validation/both-languages.ts';
import { type Fields, firstValue } from '#campus-api/web/drafts/drafts.ts';
import { inBothLanguages } from '#campus-api/web/records/both-texts.ts';
import type { FormParts } from '#campus-api/web/records/form-parts.ts';
import { ROWS_ADDED, rowFields } from '#campus-api/web/records/seat-fields.ts';
import type { SentForm } from '#campus-api/web/records/sent-form.ts';
import type { FormProblem } from '#campus-api/web/view/change-page.ts';
import { type Html, html } from '#campus-api/web/view/html.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { inLanguage } from '#lib/platform/i18n/in-language.ts';
import { readAllStaff } from '../staff/store.ts';
import type { StructureSeat } from './committee.ts';
import { committeeTexts } from './messages.ts';

/** Rows of a committee without members: typical committees have seven to eleven. */
const INITIAL_ROWS = 12;
/** Empty rows after the filled ones. */
const EMPTY_ROWS = 3;
/** The maximum number of rows that the button adds; all filled rows are shown. */
const MAX_ROWS = 500;

/** The fields of a form of seats. */
export const seatFieldNames = [...rowFields, 'rows'] as const;

export const seatFields = (seats: readonly StructureSeat[]): Fields => {
  const roles = seats.map(({ role, roleNe }) => toControls({ text: role, nepali: roleNe ?? '' }));
  return {
    staffId: seats.map(({ staffId }) => String(staffId)),
    role: roles.map(({ text }) => text),
    roleNe: roles.map(({ nepali }) => nepali),
  };
};

/** Rows with any input, in their order. */
const enteredRows = (fields: Fields) =>
  (fields.staffId ?? [])
    .map((staffId, index) => ({ staffId, role: fields.role?.[index] ?? '', roleNe: fields.roleNe?.[index] ?? '' }))
    .filter((row) => Object.values(row).some((value) => value !== ''));

/** The number of rows of the form: the filled ones and some empty ones, and no fewer than before. */
function countRows(fields: Fields): number {
  const filled = enteredRows(fields).length;
  const requested = Math.min(Number(firstValue(fields, 'rows')) || 0, MAX_ROWS);
  return Math.max(filled === 0 ? INITIAL_ROWS : filled + EMPTY_ROWS, requested);
}

/** Members in the order of display: rows of a person and a rank. Empty rows are dropped. */
export function seatRows(parts: FormParts, { view, services, draft: { fields } }: SentForm): Html {
  const committees = committeeTexts[view.language];
  const { date, editing } = view.messages;
  const people = readAllStaff(services.database).map((person) => inLanguage(person, view.language));
  const rows = enteredRows(fields);
  const count = countRows(fields);
  const problem = parts.problem('seat');
  const nameOf = (staffId: string) => people.find(({ id }) => String(id) === staffId)?.fullName ?? staffId;
  const members = rows.map(({ staffId, role, roleNe }) => [nameOf(staffId), role, roleNe].filter(Boolean).join(', '));
  const content = html`<fieldset id="seat"${problem && html` aria-describedby="seat-problem"`}><legend>${committees.seats}</legend><p class="hint">${committees.seatsHint}</p>${problem && html`<p class="problem" id="seat-problem">${problem}</p>`}
<input type="hidden" name="rows" value="${count}">
<ol class="seats">${Array.from({ length: count }, (_, index) => {
    const row = rows[index] ?? { staffId: '', role: '', roleNe: '' };
    const of = (label: string) => fillIn(committees.of, { label, number: index + 1 }, view.language);
    const button = (verb: string, label: string, symbol: string) =>
      html`<button name="do" value="${verb}:${index}" formnovalidate aria-label="${of(label)}">${symbol}</button>`;
    return html`<li><select id="seat-${index + 1}" name="staffId" aria-label="${of(committees.person)}"${index === 0 && parts.autofocus('seat')}><option value="">${date.choose}</option>${people.map(
      ({ id, fullName, designation }) =>
        html`<option value="${id}"${row.staffId === String(id) ? html` selected` : ''}>${fullName}${designation && ` (${designation})`}</option>`,
    )}</select>${inBothLanguages(view, (lang, language) => {
      const label = fillIn(editing.inLanguage, { label: committees.role, language }, view.language);
      const name = lang === 'ne' ? 'roleNe' : 'role';
      return html`<input name="${name}" lang="${lang}" value="${row[name]}" aria-label="${of(label)}" placeholder="${label}" autocomplete="off">`;
    })}
<div class="tools">${index > 0 && button('up', committees.up, '↑')}${index < count - 1 && button('down', committees.down, '↓')}${index < rows.length && button('unseat', committees.takeOut, committees.takeOut)}</div></li>`;
  })}</ol>
${parts.unicodeButton('role')}${parts.unicodeButton('roleNe')}
${count < MAX_ROWS && html`<p class="actions"><button name="do" value="rows:${count + ROWS_ADDED}" formnovalidate>${fillIn(committees.addRows, { count: ROWS_ADDED }, view.language)}</button></p>`}</fieldset>`;
  return parts.own({ name: 'seat', label: committees.seats }, members.join('\n'), content);
}

/** Rows with a rank but without a person, by their numbers in the form. */
export const seatProblems = ({ view: { language }, draft: { fields } }: SentForm): FormProblem[] =>
  enteredRows(fields).flatMap(({ staffId }, index) => {
    const text = fillIn(committeeTexts[language].noPerson, { number: index + 1 }, language);
    return staffId === '' ? [{ field: 'seat', text: `${committeeTexts[language].seats}: ${text}` }] : [];
  });

export const enteredSeats = ({ draft: { fields } }: Pick<SentForm, 'draft'>) =>
  enteredRows(fields).filter(({ staffId }) => staffId !== '');
