import type { StructureSeat } from '#campus-api/records.ts';
import { committeePages, readCommittees, setCommittee } from '../../committees/write-committees.ts';
import { type StructureList, setStructure, structureLists } from '../../committees/write-structure.ts';
import { readAllStaff } from '../../staff/staff-records.ts';
import { one } from '../drafts.ts';
import { html } from '../view/html.ts';
import type { View } from '../view/layout.ts';
import { chiefCommittee, chiefMessageLink, findChief } from './chief-message.ts';
import { committeePlace } from './committee-place.ts';
import { recordList } from './record-list.ts';
import type { Kind, SentForm } from './record-type.ts';
import { readSeats, seatFieldNames, seatFields, seatRows } from './seat-rows.ts';

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
  fields: ['name', ...seatFieldNames],

  known({ database }, id) {
    const record = readCommittees(database).find((one) => one.id === id);
    if (record) return { files: [], fields: { name: [record.name], ...seatFields(record.seats) } };
    return committeePages.has(id) ? { files: [], fields: {} } : null;
  },

  form(parts, sent) {
    const { view, office, draft } = sent;
    const id = Number(one(draft.fields, 'record'));
    const isChief = id === chiefCommittee && findChief(office.database) !== null;
    const place = committeePlace(id, view);
    return html`${place && html`<p class="hint">${place}</p>`}
${isChief && chiefMessageLink(view, office.database)}
${parts.line({ name: 'name', label: view.words.committees.name })}${seatRows(parts, sent)}`;
  },

  read(sent) {
    const form = { name: one(sent.draft.fields, 'name'), seats: readSeats(sent) };
    return { days: {}, problems: [], write: (campus, id, revision) => setCommittee(campus, id ?? 0, form, revision) };
  },

  list(view, office) {
    const { committees } = view.words;
    const there = readCommittees(office.database);
    const missing = [...committeePages].filter(([id]) => !there.some((record) => record.id === id));
    return html`${findChief(office.database) !== null && chiefMessageLink(view, office.database)}${recordList(
      view,
      this,
      there.map(({ id, name, seats }) => ({
        id,
        name,
        body: html`<p>${name}</p>`,
        facts: [committeePlace(id, view), names(view, office, seats)],
      })),
    )}
${
  missing.length > 0 &&
  html`<section><h2>${committees.missing}</h2><p class="hint">${committees.missingHint}</p>${recordList(
    view,
    this,
    missing.map(([id]) => {
      const name = committeePlace(id, view);
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
  fields: seatFieldNames,

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
