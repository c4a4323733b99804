import type { Campus } from '#campus-api/changes/campus.ts';
import { type ChangeResult, changeCampus } from '#campus-api/changes/change-campus.ts';
import { requireRevision } from '#campus-api/changes/revisions.ts';
import { type FormOf, mergeEntries } from '#campus-api/model/fields.ts';
import { chiefCommittee, type StaffRecord, staffFields } from '../staff/staff.ts';
import { updateStaff } from '../staff/staff-records.ts';
import { createStaffStore } from '../staff/store.ts';
import { readCommittees } from './read-committees.ts';
import { blankCommittee, writeCommittee } from './write.ts';

/** The campus chief by the id among the staff, and the message. */
export type ChiefForm = { person: string } & Pick<FormOf<typeof staffFields>, 'message' | 'messageNe'>;

const emptyCommittee = {
  ...blankCommittee(chiefCommittee),
  name: 'Campus Chief',
  nepali: { name: 'क्याम्पस प्रमुख' },
};

/** Seats the chief first in the committee, with the role of the previous one, and sets the message. @throws RefusedError, ConflictError */
export function setChief(campus: Campus, form: ChiefForm, revision?: number): ChangeResult<StaffRecord> {
  const { database } = campus;
  return changeCampus(campus, { action: 'edit' }, (issues) => {
    requireRevision(database, 'committee', chiefCommittee, revision);
    const committee = readCommittees(database).find(({ id }) => id === chiefCommittee) ?? emptyCommittee;
    const [person] = createStaffStore(database).withIds([Number(form.person)]);
    if (person === undefined) issues.error('person', 'missing');
    const message = mergeEntries({ message: staffFields.message }, issues, form, person ?? {});
    issues.throwIfErrors();
    if (person === undefined) throw new Error('A change without a person was not refused');
    const [previous, ...others] = committee.seats;
    const seats = [
      { role: '', ...previous, staffId: person.id },
      ...others.filter(({ staffId }) => staffId !== person.id),
    ].map((seat) => ({ staffId: String(seat.staffId), role: seat.role, roleNe: seat.roleNe ?? '' }));
    writeCommittee(campus, issues, committee, { seats });
    const changed: StaffRecord = { ...person, ...message };
    updateStaff(database, [changed]);
    return changed;
  });
}
