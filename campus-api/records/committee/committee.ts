import { z } from 'zod';
import { replyId } from '#campus-api/api/replies.ts';
import { namesMigration } from '#campus-api/database/migrations/016-names.ts';
import { migrations } from '#campus-api/database/migrations/index.ts';
import { id } from '#campus-api/database/values.ts';
import type { RecordKindDefinition } from '#campus-api/model/record-kind.ts';

/** One seat in a committee; `order` sorts within the committee, `role` replaces the designation there. */
export const committeeSeat = z.strictObject({
  committeeId: id,
  staffId: id,
  role: z.string(),
  roleNe: z.string().nullish(),
  order: z.int(),
});

export const committeeRecord = z.strictObject({ id, name: z.string().min(1), nameNe: z.string().nullish() });

export const listedCommitteeReply = z.strictObject({
  id: replyId,
  page: z.string().meta({ description: 'The address of the page on the site' }),
});

/** One seat in a list of the structure; `role` replaces the designation there, where there is one. */
const structureSeat = z.strictObject({ staffId: id, role: z.string(), roleNe: z.string().nullish() });
export type StructureSeat = z.infer<typeof structureSeat>;

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

export const committeeKind = {
  one: { en: 'committee', ne: 'समिति' },
  several: { en: '{count} committees', ne: '{count} वटा समिति' },
  role: 'publisher',
  tags: ['staff'],
  tables: {
    committees: { id: 'id', noun: 'committee', label: 'name' },
    committee_seats: {
      isPart: true,
      id: 'committee_id',
      noun: 'seat in a committee',
      label: 'staff_id',
      reference: { column: 'staff_id', table: 'staff' },
    },
  },
} as const satisfies RecordKindDefinition;

export const structureKind = {
  one: { en: 'structure of the campus', ne: 'क्याम्पसको संरचना' },
  several: { en: 'structure of the campus', ne: 'क्याम्पसको संरचना' },
  role: 'publisher',
  tags: ['staff'],
  tables: {
    structure_seats: {
      isPart: true,
      id: null,
      noun: 'seat in the structure',
      label: 'staff_id',
      reference: { column: 'staff_id', table: 'staff' },
    },
    ranks: {
      isPart: true,
      id: null,
      noun: 'rank',
      label: 'designation',
      since: migrations.indexOf(namesMigration) + 1,
    },
  },
} as const satisfies RecordKindDefinition;
