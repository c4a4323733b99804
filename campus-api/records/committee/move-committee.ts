import type { Campus } from '#campus-api/changes/campus.ts';
import { type ChangeResult, changeCampus } from '#campus-api/changes/change-campus.ts';
import { type Direction, swapWithNeighbour } from '#campus-api/changes/order-rows.ts';
import { refuseField } from '#campus-api/validation/issue.ts';
import { findCommittee, readCommittees, type SeatedCommittee } from './read-committees.ts';

/** Swaps a committee with the previous or next one of its page. The first and the last one stay. @throws RefusedError */
export function moveCommittee(campus: Campus, id: number, direction: Direction): ChangeResult<SeatedCommittee> {
  const { database } = campus;
  return changeCampus(campus, { action: 'edit' }, () => {
    const committee = findCommittee(database, id) ?? refuseField('id', 'not-there', { what: 'committee', value: id });
    const ids = readCommittees(database)
      .filter(({ page }) => page === committee.page)
      .map((candidate) => candidate.id);
    swapWithNeighbour(database, ['committees', 'position'], ids, id, direction);
    return committee;
  });
}
