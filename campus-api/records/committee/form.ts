import { firstValue } from '#campus-api/web/drafts.ts';
import { recordList } from '#campus-api/web/records/record-list.ts';
import type { RecordType, SentForm } from '#campus-api/web/records/record-type.ts';
import { html } from '#campus-api/web/view/html.ts';
import type { View } from '#campus-api/web/view/layout.ts';
import { committeesOfPages } from '#content/people-pages.ts';
import type { StructureSeat } from '../records.ts';
import { chiefCommittee, chiefMessageLink, findChief } from '../staff/chief-message.ts';
import { readAllStaff } from '../staff/staff-records.ts';
import { committeeLabel } from './committee-label.ts';
import { enteredSeats, seatFieldNames, seatFields, seatProblems, seatRows } from './seat-rows.ts';
import { committeePages, readCommittees, setCommittee } from './write.ts';
import { type StructureList, setStructure, structureLists } from './write-structure.ts';

const names = (view: View, services: SentForm['services'], seats: readonly StructureSeat[]) => {
  const people = new Map(readAllStaff(services.database).map(({ id, fullName }) => [id, fullName]));
  return (
    seats.map(({ staffId, role }) => [people.get(staffId), role].filter(Boolean).join(', ')).join('; ') ||
    view.messages.none
  );
};

/** The committees of the site with their seats. */
export const committeeType: RecordType = {
  name: 'committee',
  path: '/committees',
  section: 'committees',
  sitePage: (_, id) =>
    id === chiefCommittee
      ? '/chiefMessage'
      : (committeesOfPages.find(({ ids }) => ids.includes(String(id)))?.path ?? '/teachersAssociation'),
  isFixed: true,
  headings: ({ committees: { title, editOne } }) => ({ newOne: editOne, editOne, title }),
  labels: ({ committees: { name, seats } }) => ({ name, seat: seats }),
  fields: ['name', ...seatFieldNames],

  load({ database }, id) {
    const record = readCommittees(database).find((each) => each.id === id);
    if (record) return { files: [], fields: { name: [record.name], ...seatFields(record.seats) } };
    return committeePages.has(id) ? { files: [], fields: {} } : null;
  },

  form(parts, sent) {
    const { view, services, draft } = sent;
    const id = Number(firstValue(draft.fields, 'record'));
    const isChief = id === chiefCommittee && findChief(services.database) !== null;
    const label = committeeLabel(id, view);
    return html`${label && html`<p class="hint">${label}</p>`}
${isChief && chiefMessageLink(view, services.database)}
${parts.line({ name: 'name', label: view.messages.committees.name })}${seatRows(parts, sent)}`;
  },

  read(sent) {
    const form = { name: firstValue(sent.draft.fields, 'name'), seats: enteredSeats(sent) };
    return {
      days: {},
      problems: seatProblems(sent),
      write: (campus, id, revision) => setCommittee(campus, id ?? 0, form, revision),
    };
  },

  list(view, services) {
    const { committees } = view.messages;
    const existing = readCommittees(services.database);
    const missing = [...committeePages].filter(([id]) => !existing.some((record) => record.id === id));
    return html`${findChief(services.database) !== null && chiefMessageLink(view, services.database)}${recordList(
      view,
      this,
      existing.map(({ id, name, seats }) => ({
        id,
        name,
        body: html`<p>${name}</p>`,
        facts: [committeeLabel(id, view), names(view, services, seats)],
      })),
    )}
${
  missing.length > 0 &&
  html`<section><h2>${committees.missing}</h2><p class="hint">${committees.missingHint}</p>${recordList(
    view,
    this,
    missing.map(([id]) => {
      const name = committeeLabel(id, view);
      return { id, name, body: html`<p>${name}</p>`, facts: [] };
    }),
  )}</section>`
}
<h2>${committees.structure}</h2>${structureType.list(view, services, new URLSearchParams())}`;
  },
};

const listOf = (id: number): StructureList | null => structureLists[id - 1] ?? null;

const structurePages: Readonly<Record<StructureList, string>> = {
  campusAuthorities: '/keyStaff',
  managementCommittee: '/mgmtCommittee',
  executiveCommittee: '/executiveCommittee',
};

/** The lists of the structure; they share one revision. */
export const structureType: RecordType = {
  name: 'structure',
  path: '/structure',
  section: 'committees',
  sitePage: (_, id) => structurePages[listOf(id ?? 1) ?? 'campusAuthorities'],
  isFixed: true,
  headings: ({ committees: { structure: title, editOne } }) => ({ newOne: editOne, editOne, title }),
  labels: ({ committees: { seats } }) => ({ seat: seats }),
  fields: seatFieldNames,

  load({ stores }, id) {
    const list = listOf(id);
    return list && { files: [], fields: seatFields(stores.structure.read()[list]) };
  },

  form: seatRows,

  read(sent) {
    const seats = enteredSeats(sent);
    return {
      days: {},
      problems: seatProblems(sent),
      write: (campus, id, revision) => setStructure(campus, listOf(id ?? 0) ?? structureLists[0], seats, revision),
    };
  },

  list(view, services) {
    const record = services.stores.structure.read();
    return recordList(
      view,
      this,
      structureLists.map((list, index) => ({
        id: index + 1,
        name: view.messages.committees[list],
        body: html`<p>${view.messages.committees[list]}</p>`,
        facts: [names(view, services, record[list])],
      })),
    );
  },
};
