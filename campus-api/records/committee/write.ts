import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { type ChangeResult, changeCampus } from '#campus-api/changes/change-campus.ts';
import { requireRevision } from '#campus-api/changes/revisions.ts';
import type { Campus } from '#campus-api/changes/with-campus.ts';
import { insertRows } from '#campus-api/database/insert.ts';
import { Issues, refuseField } from '#campus-api/validation/issue.ts';
import { readLine } from '#campus-api/validation/read-fields.ts';
import type { StructureSeat } from '../records.ts';
import { type SeatForm, validateSeats } from './seats.ts';

/** Committees that the site requests by their ids (specification, section 7), and the page of each. */
export const committeePages: ReadonlyMap<number, CommitteePage> = new Map([
  [1, 'chief'],
  ...[9, 14, 15, 16, 17, 22, 25].map((id) => [id, 'teachers'] as const),
  ...[12, 13, 18, 19, 20, 21].map((id) => [id, 'employees'] as const),
]);
export type CommitteePage = 'chief' | 'teachers' | 'employees';

/** A committee with its seats in the order of display. */
export interface SeatedCommittee {
  id: number;
  name: string;
  seats: StructureSeat[];
}

/** A committee as entered; undefined fields are unchanged. */
export interface CommitteeForm {
  name?: string | undefined;
  seats?: readonly SeatForm[] | undefined;
}

const committeeRows = z.array(z.object({ id: z.number(), name: z.string() }));
const seatRows = z.array(z.object({ staffId: z.number(), role: z.string() }));

export function readCommittees(database: DatabaseSync): SeatedCommittee[] {
  const seats = database.prepare(
    'SELECT staff_id AS staffId, role FROM committee_seats WHERE committee_id = ? ORDER BY position, staff_id',
  );
  const rows = committeeRows.parse(database.prepare('SELECT id, name FROM committees ORDER BY id').all());
  return rows.map(({ id, name }) => ({ id, name, seats: seatRows.parse(seats.all(id)) }));
}

/** Sets name and seats of a committee; creates one of the site's committees if it is missing. @throws RefusedError, NeedsConfirmationError, ConflictError */
export function setCommittee(
  campus: Campus,
  id: number,
  form: CommitteeForm,
  revision?: number,
): ChangeResult<SeatedCommittee> {
  const { database } = campus;
  const entered = new Issues();
  if (form.name === undefined && form.seats === undefined) entered.error('name', 'nothing-named');
  return changeCampus(campus, { action: 'edit', issues: entered }, (issues) => {
    const before = readCommittees(database).find((committee) => committee.id === id);
    if (before === undefined && !committeePages.has(id)) {
      const choices = [...committeePages.keys()].sort((a, b) => a - b).join(', ');
      refuseField('id', 'unknown-choice', { what: 'committee', value: id, choices });
    }
    requireRevision(database, 'committee', id, revision);
    const entry = form.name ?? before?.name;
    const name = entry === before?.name ? (before?.name ?? '') : readLine(issues, 'name', entry);
    if (entry === undefined) issues.error('name', 'missing');
    const seats = form.seats ? validateSeats(database, issues, form.seats) : (before?.seats ?? []);
    issues.throwIfErrors();
    database
      .prepare('INSERT INTO committees (id, name) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET name = excluded.name')
      .run(id, name);
    database.prepare('DELETE FROM committee_seats WHERE committee_id = ?').run(id);
    const rows = seats.map(({ staffId, role }, index) => ({
      committee_id: id,
      staff_id: staffId,
      role,
      position: index + 1,
    }));
    insertRows(database, 'committee_seats', rows);
    return { id, name, seats };
  });
}

/** Deletes committees and their seats, not their members. */
export function removeCommittees(campus: Campus, ids: readonly number[]): ChangeResult<SeatedCommittee[]> {
  const { database } = campus;
  return changeCampus(campus, { action: 'remove' }, () =>
    ids.map((id) => {
      const committee = readCommittees(database).find((candidate) => candidate.id === id);
      if (!committee) refuseField('id', 'not-there', { what: 'committee', value: id });
      database.prepare('DELETE FROM committee_seats WHERE committee_id = ?').run(id);
      database.prepare('DELETE FROM committees WHERE id = ?').run(id);
      return committee;
    }),
  );
}
