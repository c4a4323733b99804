import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { insertRows } from '#campus-api/database/insert.ts';
import type { StaffRecord } from '../records.ts';
import { staffRow } from './insert.ts';
import { createStaffStore } from './store.ts';

/** All staff, teachers first, each type in its order of display. */
export function readAllStaff(database: DatabaseSync): StaffRecord[] {
  const { ofType } = createStaffStore(database);
  return [...ofType(1), ...ofType(2)];
}

/** Adds people. Runs inside a transaction, like the functions below. */
export function insertStaff(database: DatabaseSync, staff: StaffRecord[]): void {
  insertRows(database, 'staff', staff.map(staffRow));
}

/** Updates people; their ids, and with them their seats in committees, stay. */
export function updateStaff(database: DatabaseSync, staff: StaffRecord[]): void {
  const update = database.prepare(
    `UPDATE staff SET full_name = :full_name, type = :type, department = :department, designation = :designation,
       profile_pic = :profile_pic, about = :about WHERE id = :id`,
  );
  for (const person of staff) update.run(staffRow(person));
}

const positionRows = z.array(z.object({ id: z.number(), position: z.number() }));

/** Puts these people into this order within the positions that they have among all others; updates only moved people. */
export function orderStaff(database: DatabaseSync, ids: readonly number[]): void {
  const rows = positionRows.parse(
    database.prepare('SELECT id, coalesce(display_order, id) AS position FROM staff').all(),
  );
  const positions = new Map(rows.map(({ id, position }) => [id, position]));
  const free = ids.map((id) => positions.get(id) ?? id).sort((a, b) => a - b);
  const update = database.prepare('UPDATE staff SET display_order = ? WHERE id = ?');
  for (const [index, id] of ids.entries()) if (free[index] !== positions.get(id)) update.run(free[index] ?? null, id);
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
