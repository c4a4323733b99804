import type { DatabaseSync } from 'node:sqlite';
import type { z } from 'zod';
import { orderRows } from '#campus-api/changes/order-rows.ts';
import { insertRows, updateRow } from '#campus-api/database/insert.ts';
import { rowOf } from '#campus-api/model/fields.ts';
import { type StaffRecord, staffFields, type staffRecord } from './staff.ts';
import { staffTypeIds } from './staff-types.ts';
import { createStaffStore } from './store.ts';

/** All people, teachers first, each type in its order of display. */
export function readAllStaff(database: DatabaseSync): StaffRecord[] {
  const { ofType } = createStaffStore(database);
  return staffTypeIds.flatMap(ofType);
}

/** Adds people. Runs inside a transaction, like the functions below. */
export function insertStaff(database: DatabaseSync, staff: z.input<typeof staffRecord>[]): void {
  insertRows(
    database,
    'staff',
    staff.map((person) => rowOf(staffFields, person)),
  );
}

/** Updates people; their ids, and with them their seats in committees, stay. */
export function updateStaff(database: DatabaseSync, staff: StaffRecord[]): void {
  for (const person of staff) updateRow(database, 'staff', rowOf(staffFields, person));
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
