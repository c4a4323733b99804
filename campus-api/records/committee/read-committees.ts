import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import type { StructureSeat } from './committee.ts';
import { createCommitteeStore, type ListedCommittee } from './store.ts';

/** Committees that the site requests by their ids (specification, section 7), and the page of each. */
export const committeePages: ReadonlyMap<number, CommitteePage> = new Map([
  [1, 'chief'],
  ...[9, 14, 15, 16, 17, 22, 25].map((id) => [id, 'teachers'] as const),
  ...[12, 13, 18, 19, 20, 21].map((id) => [id, 'employees'] as const),
]);
export type CommitteePage = 'chief' | 'teachers' | 'employees';

/** A committee with its seats in the order of display. */
export interface SeatedCommittee extends ListedCommittee {
  seats: StructureSeat[];
}

const seatRows = z.array(z.object({ staffId: z.number(), role: z.string(), roleNe: z.string().nullable() }));

/** All committees in their order. */
export function readCommittees(database: DatabaseSync): SeatedCommittee[] {
  const seats = database.prepare(
    `SELECT staff_id AS staffId, role, role_ne AS roleNe FROM committee_seats WHERE committee_id = ?
     ORDER BY position, staff_id`,
  );
  const committees = createCommitteeStore(database).all();
  return committees.map((committee) => ({ ...committee, seats: seatRows.parse(seats.all(committee.id)) }));
}
