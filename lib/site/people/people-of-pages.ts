import 'server-only';
import { type PeoplePath, type PeopleSource, peoplePages } from '#content/people-pages.ts';
import { attempt } from '#lib/site/content-cache/attempt.ts';
import {
  getCommitteeList,
  getCommittees,
  getStaffByType,
  getStructureMembers,
} from '#lib/site/content-cache/readers.ts';
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
  const members = async () => ('structure' in source ? ungrouped(await getStructureMembers(source.structure)) : []);
  const fixed = 'committees' in source ? source.committees : [];
  return { read: async () => [...(await members()), ...(await committeesOf(path, fixed))], groupedBy: 'committee' };
}

/** The committees of a page in the order of the campus: the requested ones and added ones. */
async function committeesOf(path: PeoplePath, fixed: readonly string[]): Promise<PeopleGroup[]> {
  const list = await attempt(getCommitteeList);
  const listed = list.ok ? list.value.filter(({ page }) => page === path).map(({ id }) => id) : [];
  const ids = [...listed, ...fixed.filter((id) => !listed.includes(id))];
  return ids.length > 0 ? groupByCommittee(await getCommittees(ids)) : [];
}
