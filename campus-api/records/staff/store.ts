import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { nepaliTexts, selectNepali } from '#campus-api/database/rows.ts';
import { inRankOrder, readRanks } from './ranks.ts';
import { type CommitteeMember, type StaffRecord, staffTypeIds } from './staff.ts';

const staffFields = {
  id: z.number(),
  fullName: z.string(),
  type: z.literal(staffTypeIds),
  department: z.string(),
  designation: z.string(),
  profilePic: z.string().nullable(),
  about: z.string().nullable(),
  phone: z.string(),
  email: z.string(),
  subjects: z.string(),
  officeHours: z.string(),
  publications: z.string(),
  message: z.string(),
  nepali: nepaliTexts,
};
const text = z.string().nullable();
const staffRow = z.object(staffFields);
const memberRow = z.object({
  ...staffFields,
  committeeId: z.number(),
  committee: z.string(),
  committeeNe: text,
  role: z.string(),
  roleNe: text,
});

const nepali = selectNepali({
  fullName: 'full_name_ne',
  department: 'department_ne',
  designation: 'designation_ne',
  about: 'about_ne',
  subjects: 'subjects_ne',
  officeHours: 'office_hours_ne',
  publications: 'publications_ne',
  message: 'message_ne',
});
const staffColumns = `staff.id, full_name AS fullName, type, department, designation, profile_pic AS profilePic, about, phone, email, subjects, office_hours AS officeHours, publications, message, ${nepali}`;

export interface StaffStore {
  /** Staff of one type in the order of display: within their department by rank, then in their own order. */
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
    `SELECT ${staffColumns}, committee_id AS committeeId, name AS committee, name_ne AS committeeNe, role, role_ne AS roleNe
     FROM committee_seats JOIN staff ON staff.id = staff_id JOIN committees ON committees.id = committee_id
     WHERE committee_id = ? ORDER BY committee_seats.position, staff_id`,
  );
  return {
    ofType: (type) => inRankOrder(z.array(staffRow).parse(ofType.all(type)), readRanks(database)),
    withIds: (ids) => z.array(staffRow).parse(ids.map((id) => withId.get(id)).filter((row) => row !== undefined)),
    inCommittee: (committeeId) => z.array(memberRow).parse(inCommittee.all(committeeId)),
  };
}
