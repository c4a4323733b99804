import type { ListedRecord } from '#campus-api/web/records/listing.ts';
import type { RecordType } from '#campus-api/web/records/record-type.ts';
import type { AdminServices } from '#campus-api/web/requests/services.ts';
import type { View } from '#campus-api/web/view/layout.ts';
import { membersText } from './members-text.ts';
import { committeeTexts } from './messages.ts';
import { enteredSeats, seatFieldNames, seatFields, seatProblems, seatRows } from './seat-rows.ts';
import { createStructureStore } from './structure-store.ts';
import { type StructureList, setStructure, structureLists } from './write-structure.ts';

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
  headings: (language) => {
    const { structure: title, editOne } = committeeTexts[language];
    return { newOne: editOne, editOne, title };
  },
  labels: (language) => {
    const { seats } = committeeTexts[language];
    return { seat: seats };
  },
  fields: seatFieldNames,

  load({ database }, id) {
    const list = listOf(id);
    return list && { files: [], fields: seatFields(createStructureStore(database).read()[list]) };
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

  listing: {
    page(view, services) {
      const rows = structureRows(view, services);
      return { rows, total: rows.length };
    },
  },
};

export function structureRows(view: View, services: AdminServices): ListedRecord[] {
  const record = createStructureStore(services.database).read();
  const members = membersText(view, services);
  return structureLists.map((list, index) => ({
    id: index + 1,
    name: committeeTexts[view.language][list],
    facts: [members(record[list])],
  }));
}
