import type { Campus } from '#campus-api/changes/campus.ts';
import { type ChangeResult, changeCampus } from '#campus-api/changes/change-campus.ts';
import { requireRevision } from '#campus-api/changes/revisions.ts';
import { insertRows } from '#campus-api/database/insert.ts';
import { type StructureRecord, type StructureSeat, seatRow } from './committee.ts';
import { type SeatForm, validateSeats } from './seats.ts';

export type StructureList = keyof StructureRecord;
export const structureLists = [
  'executiveCommittee',
  'managementCommittee',
  'campusAuthorities',
] as const satisfies readonly StructureList[];

/** Sets the seats in a list of the structure, with their roles; the first one is the chair. @throws RefusedError, NeedsConfirmationError, ConflictError */
export function setStructure(
  campus: Campus,
  list: StructureList,
  form: readonly SeatForm[],
  revision?: number,
): ChangeResult<StructureSeat[]> {
  const { database } = campus;
  return changeCampus(campus, { action: 'edit' }, (issues) => {
    requireRevision(database, 'structure', 1, revision);
    const seats = validateSeats(database, issues, form);
    issues.throwIfErrors();
    database.prepare('DELETE FROM structure_seats WHERE list = ?').run(list);
    insertRows(
      database,
      'structure_seats',
      seats.map((seat, position) => ({ list, ...seatRow(seat, position) })),
    );
    return seats;
  });
}
