import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { nepaliTexts } from '#campus-api/database/rows.ts';
import { columnsOf, shapeOf } from '#campus-api/model/fields.ts';
import { inRankOrder, readRanks } from './ranks.ts';
import { type CommitteeMember, type StaffRecord, staffFields } from './staff.ts';

const text = z.string().nullable();
const staffRow = z.object({ id: z.number(), ...shapeOf(staffFields), nepali: nepaliTexts });
const memberRow = staffRow.extend({
  committeeId: z.number(),
  committee: z.string(),
  committeeNe: text,
  role: z.string(),
  roleNe: text,
});
const staffColumns = `staff.id, ${columnsOf(staffFields)}`;

export interface StaffStore {
  /** Staff of one type in the order of display: within their department by rank, then in their own order. */
  ofType(type: number): StaffRecord[];
  /** Staff in the order of `ids`; unknown ids are omitted. */
  withIds(ids: number[]): StaffRecord[];
  inCommittee(committeeId: number): CommitteeMember[];
}

export function createStaffStore(database: DatabaseSync, { isPublic = false } = {}): StaffStore {
  const people = isPublic ? 'public_staff AS staff' : 'staff';
  const ofType = database.prepare(
    `SELECT ${staffColumns} FROM ${people} WHERE type = ? ORDER BY coalesce(display_order, id), id`,
  );
  const withId = database.prepare(`SELECT ${staffColumns} FROM ${people} WHERE id = ?`);
  const inCommittee = database.prepare(
    `SELECT ${staffColumns}, committee_id AS committeeId, name AS committee, name_ne AS committeeNe, role, role_ne AS roleNe
     FROM committee_seats JOIN ${people} ON staff.id = staff_id JOIN committees ON committees.id = committee_id
     WHERE committee_id = ? ORDER BY committee_seats.position, staff_id`,
  );
  return {
    ofType: (type) => inRankOrder(z.array(staffRow).parse(ofType.all(type)), readRanks(database)),
    withIds: (ids) => z.array(staffRow).parse(ids.map((id) => withId.get(id)).filter((row) => row !== undefined)),
    inCommittee: (committeeId) => z.array(memberRow).parse(inCommittee.all(committeeId)),
  };
}
