import type { Campus } from '#campus-api/changes/campus.ts';
import { type ChangeResult, changeCampus } from '#campus-api/changes/change-campus.ts';
import { reserveIds } from '#campus-api/changes/next-id.ts';
import { requireRevision } from '#campus-api/changes/revisions.ts';
import { insertRows } from '#campus-api/database/insert.ts';
import { readBothTexts } from '#campus-api/validation/both-languages.ts';
import { Issues, refuseField } from '#campus-api/validation/issue.ts';
import { readLine } from '#campus-api/validation/read-fields.ts';
import { committeePages, readCommittees, type SeatedCommittee } from './read-committees.ts';
import { type SeatForm, validateSeats } from './seats.ts';
import { pagesOfCommittees } from './store.ts';

/** A committee as entered; undefined fields are unchanged. */
export interface CommitteeForm {
  name?: string | undefined;
  nameNe?: string | undefined;
  /** The address of the page that shows an added committee; `''` for none. */
  page?: string | undefined;
  seats?: readonly SeatForm[] | undefined;
}

/** Ids of added committees begin here, above the ids that the site requests. */
const FIRST_ADDED_ID = 100;

const readName = (issues: Issues, field: string, name: string) => readLine(issues, field, name, { mayBeEmpty: true });

/** Adds a committee. @throws RefusedError, NeedsConfirmationError */
export function addCommittee(campus: Campus, form: CommitteeForm): ChangeResult<SeatedCommittee> {
  return changeCampus(campus, { action: 'add' }, (issues) => {
    const id = Math.max(reserveIds(campus.database, 'committees'), FIRST_ADDED_ID);
    return writeCommittee(
      campus,
      issues,
      { id, name: '', nameNe: null, page: null, seats: [] },
      { ...form, name: form.name ?? '' },
    );
  });
}

/** Sets fields of a committee; creates one of the site's committees if it is missing. @throws RefusedError, NeedsConfirmationError, ConflictError */
export function setCommittee(
  campus: Campus,
  id: number,
  form: CommitteeForm,
  revision?: number,
): ChangeResult<SeatedCommittee> {
  const { database } = campus;
  const entered = new Issues();
  if (Object.values(form).every((value) => value === undefined)) entered.error('name', 'nothing-named');
  return changeCampus(campus, { action: 'edit', issues: entered }, (issues) => {
    const before = readCommittees(database).find((committee) => committee.id === id);
    if (before === undefined && !committeePages.has(id)) {
      const choices = [...committeePages.keys()].sort((a, b) => a - b).join(', ');
      refuseField('id', 'unknown-choice', { what: 'committee', value: id, choices });
    }
    requireRevision(database, 'committee', id, revision);
    return before
      ? writeCommittee(campus, issues, before, form)
      : writeCommittee(
          campus,
          issues,
          { id, name: '', nameNe: null, page: null, seats: [] },
          { ...form, name: form.name ?? '' },
        );
  });
}

/** Writes a committee inside a change. */
export function writeCommittee(
  { database }: Campus,
  issues: Issues,
  before: SeatedCommittee,
  form: CommitteeForm,
): SeatedCommittee {
  const { id } = before;
  const stored = { text: before.name, nepali: before.nameNe ?? '' };
  const options = { isRequired: form.name !== undefined || form.nameNe !== undefined, read: readName };
  const name = readBothTexts(issues, 'name', { text: form.name, nepali: form.nameNe }, stored, options);
  const page = committeePages.has(id) ? null : readPage(issues, form.page ?? before.page ?? '');
  const seats = form.seats ? validateSeats(database, issues, form.seats) : before.seats;
  issues.throwIfErrors();
  database
    .prepare(
      `INSERT INTO committees (id, name, name_ne, page) VALUES (?, ?, ?, ?)
       ON CONFLICT (id) DO UPDATE SET name = excluded.name, name_ne = excluded.name_ne, page = excluded.page`,
    )
    .run(id, name.text, name.nepali || null, page);
  database.prepare('DELETE FROM committee_seats WHERE committee_id = ?').run(id);
  const rows = seats.map(({ staffId, role, roleNe = null }, index) => ({
    committee_id: id,
    staff_id: staffId,
    role,
    role_ne: roleNe,
    position: index + 1,
  }));
  insertRows(database, 'committee_seats', rows);
  return { id, name: name.text, nameNe: name.nepali || null, page, seats };
}

function readPage(issues: Issues, page: string): string | null {
  const isKnown = pagesOfCommittees.some((path) => path === page);
  if (page !== '' && !isKnown)
    issues.error('page', 'unknown-choice', { what: 'page', value: page, choices: pagesOfCommittees.join(', ') });
  return isKnown ? page : null;
}

/** Deletes committees and their seats, not their members. */
export function removeCommittees(campus: Campus, ids: readonly number[]): ChangeResult<SeatedCommittee[]> {
  const { database } = campus;
  return changeCampus(campus, { action: 'remove' }, () => {
    reserveIds(database, 'committees', 0);
    return ids.map((id) => {
      const committee = readCommittees(database).find((candidate) => candidate.id === id);
      if (!committee) refuseField('id', 'not-there', { what: 'committee', value: id });
      database.prepare('DELETE FROM committee_seats WHERE committee_id = ?').run(id);
      database.prepare('DELETE FROM committees WHERE id = ?').run(id);
      return committee;
    });
  });
}
