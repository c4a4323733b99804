import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { inRankOrder, readRanks } from './ranks.ts';
import { type CommitteeMember, type StaffRecord, staffTable } from './staff.ts';
import { staffTypeIds } from './staff-types.ts';

const text = z.string().nullable();
const seatRows = z.array(
  z.object({
    staffId: z.number(),
    committeeId: z.number(),
    committee: z.string(),
    committeeNe: text,
    role: z.string(),
    roleNe: text,
  }),
);

export interface StaffStore {
  /** Staff of one type in the order of display: within their department by rank, then in their own order. */
  ofType(type: number): StaffRecord[];
  /** Staff in the order of `ids`; unknown ids are omitted. */
  withIds(ids: number[]): StaffRecord[];
  inCommittee(committeeId: number): CommitteeMember[];
}

export function createStaffStore(database: DatabaseSync, options: { isPublic?: boolean } = {}): StaffStore {
  const { find, where } = staffTable.open(database, options);
  const seats = database.prepare(
    `SELECT staff_id AS staffId, committee_id AS committeeId, name AS committee, committees.content ->> '$.nepali.name' AS committeeNe, role, role_ne AS roleNe
     FROM committee_seats JOIN committees ON committees.id = committee_id
     WHERE committee_id = ? ORDER BY committee_seats.position, staff_id`,
  );
  return {
    ofType: (type) => inRankOrder(where('type = :type', { type }), readRanks(database)),
    withIds: (ids) => ids.flatMap((id) => find(id) ?? []),
    inCommittee: (committeeId) =>
      seatRows.parse(seats.all(committeeId)).flatMap(({ staffId, ...seat }) => {
        const person = find(staffId);
        return person ? { ...person, ...seat } : [];
      }),
  };
}

/** All people, teachers first, each type in its order of display. */
export function readAllStaff(database: DatabaseSync): StaffRecord[] {
  const { ofType } = createStaffStore(database);
  return staffTypeIds.flatMap(ofType);
}
