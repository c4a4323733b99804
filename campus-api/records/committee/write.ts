import type { Campus } from '#campus-api/changes/campus.ts';
import { type ChangeResult, changeCampus } from '#campus-api/changes/change-campus.ts';
import { reserveIds } from '#campus-api/changes/next-id.ts';
import { requireRevision } from '#campus-api/changes/revisions.ts';
import { blankTexts, type FormOf, mergeEntries } from '#campus-api/model/fields.ts';
import { Issues, refuseField } from '#campus-api/validation/issue.ts';
import { committeeFields, committeeTable } from './committee.ts';
import { committeePages, findCommittee, type SeatedCommittee } from './read-committees.ts';
import { type SeatForm, validateSeats } from './seats.ts';

/** A committee as entered; undefined fields are unchanged. */
export type CommitteeForm = FormOf<typeof committeeFields> & { seats?: readonly SeatForm[] | undefined };

/** Ids of added committees begin here, above the ids that the site requests. */
const FIRST_ADDED_ID = 100;

/** The fields of committees whose page is part of the contract. */
const { page: _, ...fixedFields } = committeeFields;

export const blankCommittee = (id: number): SeatedCommittee => ({
  ...blankTexts(committeeFields),
  id,
  nepali: {},
  page: null,
  seats: [],
});

/** Adds a committee. @throws RefusedError, NeedsConfirmationError */
export function addCommittee(campus: Campus, form: CommitteeForm): ChangeResult<SeatedCommittee> {
  return changeCampus(campus, { action: 'add' }, (issues) => {
    const id = Math.max(reserveIds(campus.database, 'committees'), FIRST_ADDED_ID);
    return writeCommittee(campus, issues, blankCommittee(id), form);
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
    const before = findCommittee(database, id);
    if (before === null && !committeePages.has(id)) {
      const choices = [...committeePages.keys()].sort((a, b) => a - b).join(', ');
      refuseField('id', 'unknown-choice', { what: 'committee', value: id, choices });
    }
    requireRevision(database, 'committee', id, revision);
    return writeCommittee(campus, issues, before ?? blankCommittee(id), form);
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
  const isFixed = committeePages.has(id);
  const merged = mergeEntries(isFixed ? fixedFields : committeeFields, issues, form, before);
  const seats = form.seats ? validateSeats(database, issues, form.seats) : before.seats;
  const after = { ...merged, page: isFixed ? null : merged.page, seats };
  issues.throwIfErrors();
  const isThere = database.prepare('SELECT 1 FROM committees WHERE id = ?').get(id) !== undefined;
  if (isThere) committeeTable.update(database, after);
  else committeeTable.insert(database, [after]);
  return after;
}

/** Deletes committees and their seats, not their members. */
export function removeCommittees(campus: Campus, ids: readonly number[]): ChangeResult<SeatedCommittee[]> {
  const { database } = campus;
  return changeCampus(campus, { action: 'remove' }, () => {
    reserveIds(database, 'committees', 0);
    return ids.map((id) => {
      const committee = findCommittee(database, id) ?? refuseField('id', 'not-there', { what: 'committee', value: id });
      committeeTable.remove(database, id);
      return committee;
    });
  });
}
