import 'server-only';
import { cacheTag } from 'next/cache';
import { fetchChief, fetchCommittees, fetchStaffByType, fetchStaffGroups, fetchStructure } from './fetch-staff.ts';
import { orNoneUnlessKnown } from './last-known-good.ts';
import { type Kept, keep, reader } from './reader.ts';
import { tags } from './tags.ts';
import type { Committee, Staff, StaffStructure, StaffType } from './types.ts';

/** Committees of the specification, section 7. */
export const committeeIds = {
  chief: ['1'],
  employeeAssociation: ['12', '13', '18', '19', '20', '21'],
  teachersAssociation: ['9', '14', '15', '16', '17', '22', '25'],
} as const;

/** One committee for each id, in their order; one that the campus does not know has no members. @throws CampusApiError */
export const getCommittees = reader(async (ids: readonly string[]): Promise<Kept<Committee[]>> => {
  'use cache';
  cacheTag(tags.staff);
  return keep(`committees ${ids.join()}`, () => fetchCommittees(ids));
});

/** The campus chief: the first of committee 1, or null when the seat is empty. @throws CampusApiError */
export const getCampusChief = reader(async (): Promise<Kept<Staff | null>> => {
  'use cache';
  cacheTag(tags.staff);
  return keep('campus chief', async () => {
    const chief = await orNoneUnlessKnown('campus chief', null, fetchChief);
    return chief === 'empty' ? null : chief;
  });
});

const noStructure: StaffStructure = { executiveCommittee: [], managementCommittee: [], campusAuthorities: [] };

/** Empty lists when the campus has recorded none. @throws CampusApiError */
export const getStaffStructure = reader(async (): Promise<Kept<StaffStructure>> => {
  'use cache';
  cacheTag(tags.staff);
  return keep('staff structure', () => orNoneUnlessKnown('staff structure', noStructure, fetchStructure));
});

/** The campus's groups of these members of staff, in the order of the ids; unknown ids are left out. @throws CampusApiError */
export const getStaffGroups = reader(async (ids: readonly string[]): Promise<Kept<Staff[][]>> => {
  'use cache';
  cacheTag(tags.staff);
  return keep(`staff groups ${ids.join()}`, () => fetchStaffGroups(ids));
});

/** Everyone whom one list of the structure record names, once, in its order. @throws CampusApiError */
export async function getStructureMembers(list: keyof StaffStructure): Promise<Staff[]> {
  const ids = (await getStaffStructure())[list];
  const members = new Map((await getStaffGroups(ids)).flat().map((person) => [person.id, person]));
  const place = ({ id }: Staff) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  return [...members.values()].sort((a, b) => place(a) - place(b));
}

/** @throws CampusApiError */
export const getStaffByType = reader(async (type: StaffType): Promise<Kept<Staff[]>> => {
  'use cache';
  cacheTag(tags.staff);
  return keep(`staff ${type}`, () => fetchStaffByType(type));
});
