import type { Committee, Staff } from '#lib/site/campus-client/types.ts';

/** People under a heading, which may be empty. `id` identifies the group on its page. */
export interface PeopleGroup {
  id: string;
  heading: string;
  people: Staff[];
  nepali?: { heading?: string } | undefined;
}

/** The anchor of a person on a page. */
export const personAnchor = (id: string): string => `person-${id}`;

/** One group per department, in order of first appearance; people without a department last. */
export function groupByDepartment(staff: readonly Staff[]): PeopleGroup[] {
  const departments = [...Map.groupBy(staff, ({ department }) => department)];
  return departments
    .sort(([a], [b]) => Number(a === '') - Number(b === ''))
    .map(([heading, people], index) => ({
      id: `group-${index + 1}`,
      heading,
      people: unique(people),
      nepali: headingIn(people, 'department'),
    }));
}

/** One group per committee, named by the first member whose record has its name; committees without members are omitted. */
export function groupByCommittee(committees: readonly Committee[]): PeopleGroup[] {
  return committees
    .filter(({ members }) => members.length > 0)
    .map(({ id, members }) => ({
      id: `committee-${id}`,
      heading: members.find(({ committee }) => committee !== '')?.committee ?? '',
      people: unique(members),
      nepali: headingIn(members, 'committee'),
    }));
}

const HEAD =
  /(?<!deputy |assistant |vice )\bhead of (?:the )?department\b|\bhod\b|(?<![\p{L}\p{M}])विभाग(?:ीय)?\s?प्रमुख/iu;

/** The person whose designation names the head of a department. */
export function headOf(people: readonly Staff[]): Staff | undefined {
  return people.find(({ designation }) => HEAD.test(designation));
}

/** People of a page: more than a campus has, but a foreign API may invent any number. */
const MAX_PEOPLE = 1000;

/** The first people of the groups, as many as a page shows, and the number of the others. */
export function limitPeople(groups: readonly PeopleGroup[]): { groups: PeopleGroup[]; more: number } {
  let free = MAX_PEOPLE;
  let more = 0;
  const limited = groups.map((group) => {
    const people = group.people.slice(0, free);
    free -= people.length;
    more += group.people.length - people.length;
    return { ...group, people };
  });
  return { groups: limited.filter(({ people }) => people.length > 0), more };
}

/** The id of a group without a heading that precedes others. */
export const UNGROUPED = 'people';

/** All people in one group without a heading; no group for an empty list. */
export function ungrouped(people: readonly Staff[]): PeopleGroup[] {
  return people.length > 0 ? [{ id: UNGROUPED, heading: '', people: unique(people) }] : [];
}

/** The Nepali heading of a group, from the first person that has it. */
function headingIn(people: readonly Staff[], field: 'department' | 'committee'): PeopleGroup['nepali'] {
  const heading = people.map(({ nepali }) => nepali?.[field]).find((name) => name !== undefined);
  return heading === undefined ? undefined : { heading };
}

function unique(people: readonly Staff[]): Staff[] {
  return [...new Map(people.map((person) => [person.id, person])).values()];
}
