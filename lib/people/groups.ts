import type { Committee, Staff } from '#lib/upstream/types.ts';

/** People under one heading; an empty heading is none. `id` names the group on its page. */
export interface PeopleGroup {
  id: string;
  heading: string;
  people: Staff[];
}

/** Where a person stands on a page: what links to them end with. */
export const personAnchor = (id: string): string => `person-${id}`;

/** One group a department, in the order in which the departments first come; people without one at the end. */
export function groupByDepartment(staff: readonly Staff[]): PeopleGroup[] {
  const departments = [...Map.groupBy(staff, ({ department }) => department)];
  return departments
    .sort(([a], [b]) => Number(a === '') - Number(b === ''))
    .map(([heading, people], index) => ({ id: `group-${index + 1}`, heading, people: once(people) }));
}

/** One group a committee, named by the first member whose record names it; committees without members are left out. */
export function groupByCommittee(committees: readonly Committee[]): PeopleGroup[] {
  return committees
    .filter(({ members }) => members.length > 0)
    .map(({ id, members }) => ({
      id: `committee-${id}`,
      heading: members.find(({ committee }) => committee !== '')?.committee ?? '',
      people: once(members),
    }));
}

/** Everyone in one group without a heading; no group for nobody. */
export function ungrouped(people: readonly Staff[]): PeopleGroup[] {
  return people.length > 0 ? [{ id: 'group-1', heading: '', people: once(people) }] : [];
}

function once(people: readonly Staff[]): Staff[] {
  return [...new Map(people.map((person) => [person.id, person])).values()];
}
