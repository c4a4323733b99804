import { insertRows } from '#campus-api/database/seed/insert.ts';
import type { StructureRecord, StructureSeat } from '#campus-api/records.ts';
import { changeCampus, type Done } from '../change-campus.ts';
import { requireRevision } from '../changes/revisions.ts';
import type { Campus } from '../with-campus.ts';
import { readSeats, type SeatForm } from './seats.ts';

export type StructureList = keyof StructureRecord;
export const structureLists = [
  'executiveCommittee',
  'managementCommittee',
  'campusAuthorities',
] as const satisfies readonly StructureList[];

/** Says who sits in a list of the structure, and with which rank; whoever comes first presides. @throws RefusedError, NeedsConfirmationError, ConflictError */
export function setStructure(
  campus: Campus,
  list: StructureList,
  form: readonly SeatForm[],
  revision?: number,
): Done<StructureSeat[]> {
  const { database } = campus;
  return changeCampus(campus, { action: 'edit' }, (issues) => {
    requireRevision(database, 'structure', 1, revision);
    const seats = readSeats(database, issues, form);
    issues.refuse();
    database.prepare('DELETE FROM structure_seats WHERE list = ?').run(list);
    insertRows(
      database,
      'structure_seats',
      seats.map(({ staffId, role }, position) => ({ list, position, staff_id: staffId, role })),
    );
    return seats;
  });
}
