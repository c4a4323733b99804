import type { DatabaseSync } from 'node:sqlite';
import { insertRows } from '#campus-api/database/insert.ts';
import type { CampusContent, StaffRecord, StructureSeat } from '../records.ts';

export function insertPeople(database: DatabaseSync, content: CampusContent): void {
  insertRows(database, 'staff', content.staff.map(staffRow));
  insertRows(
    database,
    'committees',
    content.committees.map(({ id, name }) => ({ id, name })),
  );
  insertRows(
    database,
    'committee_seats',
    content.seats.map(({ committeeId, staffId, role, order }) => ({
      committee_id: committeeId,
      staff_id: staffId,
      role,
      position: order,
    })),
  );
  insertRows(
    database,
    'structure_seats',
    Object.entries(content.structure).flatMap(([list, seats]: [string, StructureSeat[]]) =>
      seats.map(({ staffId, role }, position) => ({ list, position, staff_id: staffId, role })),
    ),
  );
}

export function staffRow({ id, fullName, type, department, designation, profilePic, about }: StaffRecord) {
  return { id, full_name: fullName, type, department, designation, profile_pic: profilePic, about };
}
