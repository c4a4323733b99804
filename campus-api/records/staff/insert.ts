import type { DatabaseSync } from 'node:sqlite';
import { insertRows } from '#campus-api/database/insert.ts';
import type { CampusContent } from '../campus-content.ts';
import type { StructureSeat } from '../committee/committee.ts';
import type { StaffRecord } from './staff.ts';

export function insertPeople(database: DatabaseSync, content: CampusContent): void {
  insertRows(database, 'staff', content.staff.map(staffRow));
  insertRows(
    database,
    'committees',
    content.committees.map(({ id, name, nameNe = null }) => ({ id, name, name_ne: nameNe })),
  );
  insertRows(
    database,
    'committee_seats',
    content.seats.map(({ committeeId, staffId, role, roleNe = null, order }) => ({
      committee_id: committeeId,
      staff_id: staffId,
      role,
      role_ne: roleNe,
      position: order,
    })),
  );
  insertRows(
    database,
    'structure_seats',
    Object.entries(content.structure).flatMap(([list, seats]: [string, StructureSeat[]]) =>
      seats.map((seat, position) => structureRow(list, seat, position)),
    ),
  );
}

export function structureRow(list: string, { staffId, role, roleNe = null }: StructureSeat, position: number) {
  return { list, position, staff_id: staffId, role, role_ne: roleNe };
}

export function staffRow({ id, fullName, type, department, designation, profilePic, about, nepali }: StaffRecord) {
  return {
    id,
    full_name: fullName,
    type,
    department,
    designation,
    profile_pic: profilePic,
    about,
    full_name_ne: nepali?.fullName ?? null,
    department_ne: nepali?.department ?? null,
    designation_ne: nepali?.designation ?? null,
    about_ne: nepali?.about ?? null,
  };
}
