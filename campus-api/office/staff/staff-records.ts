import type { DatabaseSync } from 'node:sqlite';
import { insertRows } from '../../database/seed/insert.ts';
import { staffRow } from '../../database/seed/people.ts';
import type { StaffRecord } from '../../records.ts';
import { createStaffStore } from '../../stores/staff-store.ts';

/** Teachers first, each kind in the order of the ids. */
export function readAllStaff(database: DatabaseSync): StaffRecord[] {
  const { ofType } = createStaffStore(database);
  return [...ofType(1), ...ofType(2)];
}

/** Runs inside a transaction, as do the others. */
export function insertStaff(database: DatabaseSync, staff: StaffRecord[]): void {
  insertRows(database, 'staff', staff.map(staffRow));
}

/** Updates people in place: the id stays, and with it their seats in committees. */
export function updateStaff(database: DatabaseSync, staff: StaffRecord[]): void {
  const update = database.prepare(
    `UPDATE staff SET full_name = :full_name, type = :type, department = :department, designation = :designation,
       profile_pic = :profile_pic, about = :about WHERE id = :id`,
  );
  for (const person of staff) update.run(staffRow(person));
}

/** With their seats in committees and lists. */
export function deleteStaff(database: DatabaseSync, staff: StaffRecord[]): void {
  const statements = [
    database.prepare('DELETE FROM committee_seats WHERE staff_id = ?'),
    database.prepare('DELETE FROM structure_seats WHERE staff_id = ?'),
    database.prepare('DELETE FROM staff WHERE id = ?'),
  ];
  for (const { id } of staff) for (const statement of statements) statement.run(id);
}
