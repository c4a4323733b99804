import {
  committeeIds,
  fetchCommittees,
  fetchStaffByType,
  fetchStaffGroups,
  fetchStructure,
} from '#lib/upstream/staff.ts';
import type { Staff } from '#lib/upstream/staff-types.ts';
import { type Check, count, noteNames } from './check.ts';

const namesOf = (people: readonly Staff[]) =>
  noteNames(people.flatMap(({ department, designation, committee }) => [department, designation, committee]));

function committees(shows: string, ids: readonly string[]): Check {
  return {
    shows,
    call: 'POST /staffs/searchCommittee',
    async run() {
      const answered = await fetchCommittees(ids);
      const empty = answered.filter(({ members }) => members.length === 0).map(({ id }) => id);
      const members = answered.reduce((sum, committee) => sum + committee.members.length, 0);
      return {
        found: `${count(members, 'member')} in ${count(ids.length - empty.length, 'committee')}`,
        amiss: empty.length > 0 ? [`nobody in committee ${empty.join(', ')}`] : [],
        notes: namesOf(answered.flatMap(({ members: people }) => people)),
      };
    },
  };
}

/** Who is named by the record of the structure but not among the staff. */
async function findMembers() {
  const ids = [...new Set(Object.values((await fetchStructure()) ?? {}).flat())];
  const members = (await fetchStaffGroups(ids)).flat();
  const missing = ids.filter((id) => !members.some((member) => member.id === id));
  return {
    found: count(members.length, 'member'),
    notes: namesOf(members),
    amiss: missing.length > 0 ? [`the record names ids that are nobody's: ${missing.join(', ')}`] : [],
  };
}

/** All calls for people. */
export const peopleChecks: Check[] = [
  committees('Message from Campus Chief', committeeIds.chief),
  committees('association of teachers', committeeIds.teachersAssociation),
  committees('association of employees', committeeIds.employeeAssociation),
  {
    shows: 'lists of the two committees and authorities',
    call: 'GET /staffsStricture/',
    async run() {
      const lists = Object.values((await fetchStructure()) ?? {});
      const empty = lists.filter((ids) => ids.length === 0).length;
      return {
        found: lists.map((ids) => ids.length).join(' + '),
        amiss: lists.length === 0 ? ['no record'] : empty > 0 ? [`${count(empty, 'list')} empty`] : [],
      };
    },
  },
  { shows: 'members of those lists', call: 'POST /staffs/getStricture', run: findMembers },
  ...(['teaching', 'non-teaching'] as const).map((type) => ({
    shows: `${type} staff`,
    call: 'GET /staffs/searchEmpByType',
    async run() {
      const people = await fetchStaffByType(type);
      return { found: count(people.length, 'person').replace('persons', 'people'), notes: namesOf(people) };
    },
  })),
];
