import type { FormProblem } from '#campus-api/web/change-page.ts';
import { type Fields, firstValue } from '#campus-api/web/drafts.ts';
import type { FormParts } from '#campus-api/web/records/form-parts.ts';
import type { SentForm } from '#campus-api/web/records/record-type.ts';
import { type Html, html } from '#campus-api/web/view/html.ts';
import { fillIn } from '#lib/i18n/fill-in.ts';
import type { StructureSeat } from '../records.ts';
import { readAllStaff } from '../staff/staff-records.ts';

/** Rows of a committee without members: typical committees have seven to eleven. */
const INITIAL_ROWS = 12;
/** Empty rows after the filled ones. */
const EMPTY_ROWS = 3;
/** Rows that the button adds. */
export const ROWS_ADDED = 4;
const MAX_ROWS = 200;

/** The fields of a form of seats. */
export const seatFieldNames = ['staffId', 'role', 'rows'] as const;

export const seatFields = (seats: readonly StructureSeat[]): Fields => ({
  staffId: seats.map(({ staffId }) => String(staffId)),
  role: seats.map(({ role }) => role),
});

/** Rows with any input, in their order. */
const enteredRows = (fields: Fields) =>
  (fields.staffId ?? [])
    .map((staffId, index) => ({ staffId, role: fields.role?.[index] ?? '' }))
    .filter(({ staffId, role }) => staffId !== '' || role !== '');

/** The number of rows of the form: the filled ones and some empty ones, and no fewer than before. */
function countRows(fields: Fields): number {
  const filled = enteredRows(fields).length;
  const requested = Number(firstValue(fields, 'rows')) || 0;
  return Math.min(Math.max(filled === 0 ? INITIAL_ROWS : filled + EMPTY_ROWS, requested), MAX_ROWS);
}

/** Members in the order of display: rows of a person and a rank. Empty rows are dropped. */
export function seatRows(parts: FormParts, { view, services, draft: { fields } }: SentForm): Html {
  const { committees, date } = view.messages;
  const people = readAllStaff(services.database);
  const rows = enteredRows(fields);
  const count = countRows(fields);
  const problem = parts.problem('seat');
  return html`<fieldset id="seat"${problem && html` aria-describedby="seat-problem"`}><legend>${committees.seats}</legend><p class="hint">${committees.seatsHint}</p>${problem && html`<p class="problem" id="seat-problem">${problem}</p>`}
<input type="hidden" name="rows" value="${count}">
<ol class="seats">${Array.from({ length: count }, (_, index) => {
    const { staffId, role } = rows[index] ?? { staffId: '', role: '' };
    const of = (label: string) => fillIn(committees.of, { label, number: index + 1 }, view.language);
    return html`<li><select id="seat-${index + 1}" name="staffId" aria-label="${of(committees.person)}"${index === 0 && parts.autofocus('seat')}><option value="">${date.choose}</option>${people.map(
      ({ id, fullName, designation }) =>
        html`<option value="${id}"${staffId === String(id) ? html` selected` : ''}>${fullName}${designation && ` (${designation})`}</option>`,
    )}</select><input name="role" value="${role}" aria-label="${of(committees.role)}" placeholder="${committees.role}" autocomplete="off">
${index > 0 && index < rows.length && html`<button name="do" value="up:${index}" formnovalidate aria-label="${of(committees.up)}">↑</button>`}</li>`;
  })}</ol>
${parts.unicodeButton('role')}
${count < MAX_ROWS && html`<p class="actions"><button name="do" value="rows:${count + ROWS_ADDED}" formnovalidate>${fillIn(committees.addRows, { count: ROWS_ADDED }, view.language)}</button></p>`}</fieldset>`;
}

/** Rows with a rank but without a person, by their numbers in the form. */
export const seatProblems = ({ view: { messages, language }, draft: { fields } }: SentForm): FormProblem[] =>
  enteredRows(fields).flatMap(({ staffId }, index) => {
    const text = fillIn(messages.committees.noPerson, { number: index + 1 }, language);
    return staffId === '' ? [{ field: 'seat', text: `${messages.committees.seats}: ${text}` }] : [];
  });

export const enteredSeats = ({ draft: { fields } }: Pick<SentForm, 'draft'>) =>
  enteredRows(fields).filter(({ staffId }) => staffId !== '');
