import 'server-only';
import { getCommittees, getStaffByType, getStructureMembers } from '#lib/content-store/readers.ts';
import { committeeIds } from '#lib/upstream/staff.ts';
import { groupByCommittee, groupByDepartment, type PeopleGroup, ungrouped } from './groups.ts';

interface PeopleOfPage {
  /** @throws CampusApiError */
  read: () => Promise<PeopleGroup[]>;
  groupedBy: 'department' | 'committee';
}

const members = (list: Parameters<typeof getStructureMembers>[0]): PeopleOfPage => ({
  read: async () => ungrouped(await getStructureMembers(list)),
  groupedBy: 'committee',
});
const staff = (type: Parameters<typeof getStaffByType>[0]): PeopleOfPage => ({
  read: async () => groupByDepartment(await getStaffByType(type)),
  groupedBy: 'department',
});
const committees = (ids: readonly string[]): PeopleOfPage => ({
  read: async () => groupByCommittee(await getCommittees(ids)),
  groupedBy: 'committee',
});

/** The people of each page. Search results link to the first of these pages with a person. */
export const peopleOfPages = {
  '/keyStaff': members('campusAuthorities'),
  '/staff': staff('teaching'),
  '/nonTeachingsstaff': staff('non-teaching'),
  '/mgmtCommittee': members('managementCommittee'),
  '/executiveCommittee': members('executiveCommittee'),
  '/teachersAssociation': committees(committeeIds.teachersAssociation),
  '/employeeAssociation': committees(committeeIds.employeeAssociation),
} as const;
