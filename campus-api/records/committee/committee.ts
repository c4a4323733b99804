import { z } from 'zod';
import { replyId } from '#campus-api/api/replies.ts';
import { id } from '#campus-api/database/values.ts';

/** One seat in a committee; `order` sorts within the committee, `role` replaces the designation there. */
export const committeeSeat = z.strictObject({
  committeeId: id,
  staffId: id,
  role: z.string(),
  roleNe: z.string().nullish(),
  order: z.int(),
});

export type CommitteeSeat = z.infer<typeof committeeSeat>;

export const committeeRecord = z.strictObject({ id, name: z.string().min(1), nameNe: z.string().nullish() });
export type CommitteeRecord = z.infer<typeof committeeRecord>;

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
