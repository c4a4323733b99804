import type { DatabaseSync } from 'node:sqlite';
import { insertRows } from '#campus-api/database/insert.ts';
import {
  type CommitteeRecord,
  type CommitteeSeat,
  committeeTable,
  type StructureRecord,
  type StructureSeat,
  seatRow,
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
  const seatsOf = (id: number) =>
    seats.filter(({ committeeId }) => committeeId === id).sort((a, b) => a.order - b.order);
  committeeTable.insert(
    database,
    committees.map((committee) => ({ ...committee, seats: seatsOf(committee.id) })),
  );
  insertRows(
    database,
    'structure_seats',
    Object.entries(structure).flatMap(([list, listed]: [string, StructureSeat[]]) =>
      listed.map((seat, position) => ({ list, ...seatRow(seat, position) })),
    ),
  );
}
