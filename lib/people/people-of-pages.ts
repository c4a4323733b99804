import 'server-only';
import { type PeoplePath, type PeopleSource, peoplePages } from '#content/people-pages.ts';
import { getCommittees, getStaffByType, getStructureMembers } from '#lib/content-store/readers.ts';
import { groupByCommittee, groupByDepartment, type PeopleGroup, ungrouped } from './groups.ts';

interface PeopleOfPage {
  /** @throws CampusApiError */
  read: () => Promise<PeopleGroup[]>;
  groupedBy: 'department' | 'committee';
}

/** The people of a page in their groups. */
export function peopleOfPage(path: PeoplePath): PeopleOfPage {
  const source: PeopleSource = peoplePages[path].people;
  if ('staff' in source) {
    return { read: async () => groupByDepartment(await getStaffByType(source.staff)), groupedBy: 'department' };
  }
  if ('committees' in source) {
    return { read: async () => groupByCommittee(await getCommittees(source.committees)), groupedBy: 'committee' };
  }
  return { read: async () => ungrouped(await getStructureMembers(source.structure)), groupedBy: 'committee' };
}
