import { z } from 'zod';
import { replyId } from '#campus-api/api/replies.ts';
import { jsonColumn } from '#campus-api/database/rows.ts';
import { id, nepaliTexts } from '#campus-api/database/values.ts';
import { bothLine, choice } from '#campus-api/model/field-kinds.ts';
import { type Fields, shapeOf } from '#campus-api/model/fields.ts';
import { productNames } from '#content/messages/layout.ts';
import { type PeoplePath, peoplePages, peoplePaths } from '#content/people-pages.ts';
import { recordTable } from '../engine/record-table.ts';

/** One seat in a committee; `order` sorts within the committee, `role` replaces the designation there. */
export const committeeSeat = z.strictObject({
  committeeId: id,
  staffId: id,
  role: z.string(),
  roleNe: z.string().nullish(),
  order: z.int(),
});

export type CommitteeSeat = z.infer<typeof committeeSeat>;

/** Pages that can show an added committee: those of committees and of the structure. */
export const pagesOfCommittees: readonly PeoplePath[] = peoplePaths.filter(
  (path) => !('staff' in peoplePages[path].people),
);

/** `page`: the address of the page that shows an added committee, null for none. */
export const committeeFields = {
  name: {
    column: 'name',
    schema: z.string(),
    entry: bothLine({ name: 'name', label: { en: 'Name', ne: 'नाम' }, placeholder: '"NAME"' }),
  },
  page: {
    schema: z.string().nullable().default(null),
    entry: choice({
      name: 'page',
      isOptional: true,
      label: { en: 'Page on the website', ne: 'वेबसाइटको पृष्ठ' },
      options: pagesOfCommittees.map((value) => ({ value, ...(productNames.get(value) ?? { en: value, ne: value }) })),
      none: { en: 'On no page', ne: 'कुनै पृष्ठमा नदेखाउने' },
      named: (text) => pagesOfCommittees.find((path) => path === text),
      placeholder: 'ADDRESS',
      help: `the address of the page that shows an added committee: ${pagesOfCommittees.join(', ')}`,
    }),
  },
} as const satisfies Fields;

export const committeeRecord = z.strictObject({
  id,
  ...shapeOf(committeeFields),
  name: z.string().min(1),
  nepali: nepaliTexts('name'),
});
export type CommitteeRecord = z.infer<typeof committeeRecord>;

/** A seat of a committee or of a list of the structure; `role` replaces the designation there, where there is one. */
const structureSeat = z.strictObject({ staffId: id, role: z.string(), roleNe: z.string().nullish() });
export type StructureSeat = z.infer<typeof structureSeat>;

export const seatRow = ({ staffId, role, roleNe = null }: StructureSeat, position: number) => ({
  ...{ staff_id: staffId, role, role_ne: roleNe, position },
});

/** Committees with their seats in the order of display. */
export const committeeTable = recordTable({
  kind: 'committee',
  name: 'committees',
  fields: committeeFields,
  columns: {
    seats: {
      sql: `(SELECT json_group_array(json_object('staffId', staff_id, 'role', role, 'roleNe', role_ne) ORDER BY position, staff_id)
        FROM committee_seats WHERE committee_id = records.id)`,
      schema: jsonColumn(z.array(structureSeat)),
    },
  },
  parts: [
    {
      table: 'committee_seats',
      owner: 'committee_id',
      rows: ({ id: committee_id, seats }) =>
        seats.map((seat, index) => ({ committee_id, ...seatRow(seat, index + 1) })),
    },
  ],
  dependents: { committee_seats: 'committee_id' },
  order: 'coalesce(position, id), id',
});

export const listedCommitteeReply = z.strictObject({
  id: replyId,
  page: z.string().meta({ description: 'The address of the page on the site' }),
});

/** Seats in the order of display; the chair comes first. */
export const structureRecord = z.strictObject({
  executiveCommittee: z.array(structureSeat),
  managementCommittee: z.array(structureSeat),
  campusAuthorities: z.array(structureSeat),
});
export type StructureRecord = z.infer<typeof structureRecord>;

export const structureReply = z
  .strictObject({ exeCommitteeIds: z.string(), mgmtCommitteeIds: z.string(), campusAuthoritiesIds: z.string() })
  .meta({
    id: 'Structure',
    description: 'Comma-separated ids of staff in the order of display; the chair comes first',
  });

export function structureToReply({ executiveCommittee, managementCommittee, campusAuthorities }: StructureRecord) {
  const ids = (seats: StructureSeat[]) => seats.map(({ staffId }) => staffId).join(',');
  return {
    exeCommitteeIds: ids(executiveCommittee),
    mgmtCommitteeIds: ids(managementCommittee),
    campusAuthoritiesIds: ids(campusAuthorities),
  };
}
