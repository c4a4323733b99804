import type { DatabaseSync } from 'node:sqlite';
import { insertRows } from '#campus-api/database/insert.ts';
import { rowOf } from '#campus-api/model/fields.ts';
import {
  type CommitteeRecord,
  type CommitteeSeat,
  committeeFields,
  type StructureRecord,
  type StructureSeat,
} from './committee.ts';

/** Inserts committees, their seats and those of the structure into empty tables. */
export function insertCommittees(
  database: DatabaseSync,
  {
    committees,
    seats,
    structure,
  }: {
    committees: Pick<CommitteeRecord, 'id' | 'name' | 'nepali'>[];
    seats: CommitteeSeat[];
    structure: StructureRecord;
  },
): void {
  insertRows(
    database,
    'committees',
    committees.map((committee) => rowOf(committeeFields, committee)),
  );
  insertRows(
    database,
    'committee_seats',
    seats.map(({ committeeId, staffId, role, roleNe = null, order }) => ({
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
    Object.entries(structure).flatMap(([list, listed]: [string, StructureSeat[]]) =>
      listed.map((seat, position) => structureRow(list, seat, position)),
    ),
  );
}

export function structureRow(list: string, { staffId, role, roleNe = null }: StructureSeat, position: number) {
  return { list, position, staff_id: staffId, role, role_ne: roleNe };
}
