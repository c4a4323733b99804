import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import type { StaffRecord } from '../records.ts';

const staffFields = {
  id: z.number(),
  fullName: z.string(),
  type: z.literal([1, 2]),
  department: z.string(),
  designation: z.string(),
  profilePic: z.string().nullable(),
  about: z.string().nullable(),
};
const staffRow = z.object(staffFields);
const memberRow = z.object({ ...staffFields, committeeId: z.number(), committee: z.string(), role: z.string() });

const staffColumns = 'staff.id, full_name AS fullName, type, department, designation, profile_pic AS profilePic, about';

/** A member of a committee; `committee` is its name, `role` may be empty. */
export type CommitteeMember = z.infer<typeof memberRow>;

export interface StaffStore {
  /** Staff of one type in the order of display. */
  ofType(type: number): StaffRecord[];
  /** Staff in the order of `ids`; unknown ids are omitted. */
  withIds(ids: number[]): StaffRecord[];
  inCommittee(committeeId: number): CommitteeMember[];
}

export function createStaffStore(database: DatabaseSync): StaffStore {
  const ofType = database.prepare(
    `SELECT ${staffColumns} FROM staff WHERE type = ? ORDER BY coalesce(display_order, id), id`,
  );
  const withId = database.prepare(`SELECT ${staffColumns} FROM staff WHERE id = ?`);
  const inCommittee = database.prepare(
    `SELECT ${staffColumns}, committee_id AS committeeId, name AS committee, role
     FROM committee_seats JOIN staff ON staff.id = staff_id JOIN committees ON committees.id = committee_id
     WHERE committee_id = ? ORDER BY position, staff_id`,
  );
  return {
    ofType: (type) => z.array(staffRow).parse(ofType.all(type)),
    withIds: (ids) => z.array(staffRow).parse(ids.map((id) => withId.get(id)).filter((row) => row !== undefined)),
    inCommittee: (committeeId) => z.array(memberRow).parse(inCommittee.all(committeeId)),
  };
}
