import type { DatabaseSync } from 'node:sqlite';
import { orderRows } from '#campus-api/changes/order-rows.ts';
import { insertRows, updateRow } from '#campus-api/database/insert.ts';
import { type StaffRecord, staffTypeIds } from './staff.ts';
import { createStaffStore } from './store.ts';

/** All people, teachers first, each type in its order of display. */
export function readAllStaff(database: DatabaseSync): StaffRecord[] {
  const { ofType } = createStaffStore(database);
  return staffTypeIds.flatMap(ofType);
}

/** Adds people. Runs inside a transaction, like the functions below. */
export function insertStaff(database: DatabaseSync, staff: StaffRecord[]): void {
  insertRows(database, 'staff', staff.map(staffRow));
}

/** Updates people; their ids, and with them their seats in committees, stay. */
export function updateStaff(database: DatabaseSync, staff: StaffRecord[]): void {
  for (const person of staff) updateRow(database, 'staff', staffRow(person));
}

/** Puts these people into this order within the positions that they have among all others; updates only moved people. */
export function orderStaff(database: DatabaseSync, ids: readonly number[]): void {
  orderRows(database, ['staff', 'display_order'], ids);
}

/** Deletes people with their seats in committees and lists. */
export function deleteStaff(database: DatabaseSync, staff: StaffRecord[]): void {
  const statements = [
    database.prepare('DELETE FROM committee_seats WHERE staff_id = ?'),
    database.prepare('DELETE FROM structure_seats WHERE staff_id = ?'),
    database.prepare('DELETE FROM staff WHERE id = ?'),
  ];
  for (const { id } of staff) for (const statement of statements) statement.run(id);
}

function staffRow({ fullName, profilePic, officeHours, nepali, ...person }: StaffRecord) {
  return {
    ...person,
    full_name: fullName,
    profile_pic: profilePic,
    office_hours: officeHours,
    full_name_ne: nepali?.fullName ?? null,
    department_ne: nepali?.department ?? null,
    designation_ne: nepali?.designation ?? null,
    about_ne: nepali?.about ?? null,
    subjects_ne: nepali?.subjects ?? null,
    office_hours_ne: nepali?.officeHours ?? null,
    publications_ne: nepali?.publications ?? null,
    message_ne: nepali?.message ?? null,
  };
}
