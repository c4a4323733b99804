import { fillIn } from '#lib/i18n/fill-in.ts';
import { committeePages, readCommittees, setCommittee } from '../../office/committees/write-committees.ts';
import { type StructureList, setStructure, structureLists } from '../../office/committees/write-structure.ts';
import { readAllStaff } from '../../office/staff/staff-records.ts';
import type { StructureSeat } from '../../records.ts';
import { one } from '../drafts.ts';
import { type Html, html } from '../view/html.ts';
import type { View } from '../view/layout.ts';
import type { FormParts } from './form-parts.ts';
import type { Kind, SentForm } from './kind.ts';
import { recordList } from './record-list.ts';

/** Rows to fill besides the seats that are taken. */
const freeSeats = 4;

const seatFields = (seats: readonly StructureSeat[]) => ({
  staffId: seats.map(({ staffId }) => String(staffId)),
  role: seats.map(({ role }) => role),
});

/** Who sits where, in the order of display: rows of a person and a rank. A row without a person goes. */
function seatRows(parts: FormParts, { view, office, draft: { fields } }: SentForm): Html {
  const { committees, date } = view.words;
  const people = readAllStaff(office.database);
  const rows = (fields.staffId ?? [])
    .map((staffId, index) => ({ staffId, role: fields.role?.[index] ?? '' }))
    .filter(({ staffId, role }) => staffId !== '' || role !== '');
  const problem = parts.problem('seat');
  return html`<fieldset id="seat"><legend>${committees.seats}</legend><p class="hint">${committees.seatsHint}</p>${problem && html`<p class="wrong">${problem}</p>`}
<ol class="seats">${Array.from({ length: rows.length + freeSeats }, (_, index) => {
    const { staffId, role } = rows[index] ?? { staffId: '', role: '' };
    const of = (label: string) => fillIn(committees.of, { label, number: index + 1 }, view.language);
    return html`<li><select name="staffId" aria-label="${of(committees.person)}"><option value="">${date.choose}</option>${people.map(
      ({ id, fullName, designation }) =>
        html`<option value="${id}"${staffId === String(id) ? html` selected` : ''}>${fullName}${designation && ` (${designation})`}</option>`,
    )}</select><input name="role" value="${role}" aria-label="${of(committees.role)}" placeholder="${committees.role}" autocomplete="off">
${index > 0 && index < rows.length && html`<button name="do" value="up:${index}" formnovalidate aria-label="${of(committees.up)}">↑</button>`}</li>`;
  })}</ol></fieldset>`;
}

const readSeats = ({ draft: { fields } }: SentForm) =>
  (fields.staffId ?? [])
    .map((staffId, index) => ({ staffId, role: fields.role?.[index] ?? '' }))
    .filter(({ staffId }) => staffId !== '');

const names = (view: View, office: SentForm['office'], seats: readonly StructureSeat[]) => {
  const people = new Map(readAllStaff(office.database).map(({ id, fullName }) => [id, fullName]));
  return (
    seats.map(({ staffId, role }) => [people.get(staffId), role].filter(Boolean).join(', ')).join('; ') ||
    view.words.none
  );
};

/** The committees of the site with their seats. */
export const committee: Kind = {
  name: 'committee',
  path: '/committees',
  section: 'committees',
  isFixed: true,
  words: ({ committees: { title, editOne } }) => ({ newOne: editOne, editOne, title }),
  labels: ({ committees: { name, seats } }) => ({ name, seat: seats }),
  fields: ['name', 'staffId', 'role'],

  known({ database }, id) {
    const record = readCommittees(database).find((one) => one.id === id);
    if (record) return { files: [], fields: { name: [record.name], ...seatFields(record.seats) } };
    return committeePages.has(id) ? { files: [], fields: {} } : null;
  },

  form: (parts, sent) =>
    html`${parts.line({ name: 'name', label: sent.view.words.committees.name })}${seatRows(parts, sent)}`,

  read(sent) {
    const form = { name: one(sent.draft.fields, 'name'), seats: readSeats(sent) };
    return { days: {}, problems: [], write: (campus, id, revision) => setCommittee(campus, id ?? 0, form, revision) };
  },

  list(view, office) {
    const { committees } = view.words;
    const there = readCommittees(office.database);
    const missing = [...committeePages].filter(([id]) => !there.some((record) => record.id === id));
    return html`${recordList(
      view,
      this,
      there.map(({ id, name, seats }) => ({
        id,
        name,
        body: html`<p>${name}</p>`,
        facts: [names(view, office, seats)],
      })),
    )}
${
  missing.length > 0 &&
  html`<section><h2>${committees.missing}</h2><p class="hint">${committees.missingHint}</p>${recordList(
    view,
    this,
    missing.map(([id, page]) => {
      const name = fillIn(committees.place, { page: committees.pages[page], number: id }, view.language);
      return { id, name, body: html`<p>${name}</p>`, facts: [] };
    }),
  )}</section>`
}
<h2>${committees.structure}</h2>${structure.list(view, office, new URLSearchParams())}`;
  },
};

const listOf = (id: number): StructureList | null => structureLists[id - 1] ?? null;

/** The lists of the structure; they share one revision. */
export const structure: Kind = {
  name: 'structure',
  path: '/structure',
  section: 'committees',
  isFixed: true,
  words: ({ committees: { structure: title, editOne } }) => ({ newOne: editOne, editOne, title }),
  labels: ({ committees: { seats } }) => ({ seat: seats }),
  fields: ['staffId', 'role'],

  known({ stores }, id) {
    const list = listOf(id);
    return list && { files: [], fields: seatFields(stores.structure.read()[list]) };
  },

  form: seatRows,

  read(sent) {
    const seats = readSeats(sent);
    return {
      days: {},
      problems: [],
      write: (campus, id, revision) => setStructure(campus, listOf(id ?? 0) ?? structureLists[0], seats, revision),
    };
  },

  list(view, office) {
    const record = office.stores.structure.read();
    return recordList(
      view,
      this,
      structureLists.map((list, index) => ({
        id: index + 1,
        name: view.words.committees[list],
        body: html`<p>${view.words.committees[list]}</p>`,
        facts: [names(view, office, record[list])],
      })),
    );
  },
};
