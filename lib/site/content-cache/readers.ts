import 'server-only';
import { cacheTag } from 'next/cache';
import type {
  Album,
  CampusEvent,
  Committee,
  Notice,
  Staff,
  StaffStructure,
  StaffType,
} from '#lib/site/campus-client/types.ts';
import {
  type ContentName,
  type ContentValue,
  committees,
  contents,
  departmentNotices,
  staffByType,
  staffGroups,
} from './contents.ts';
import { findInMemory } from './last-known-good/in-memory.ts';
import type { Content } from './last-known-good/last-known-good.ts';
import { cacheContent, type ReadResult, reader } from './reader.ts';
import { tags } from './tags.ts';

/** Each content that pages read without arguments. `life`: `recent` where a record may have been published meanwhile. @throws CampusApiError */
const read = reader(
  async <Name extends ContentName>(name: Name, life?: 'recent'): Promise<ReadResult<ContentValue<Name>>> => {
    'use cache';
    cacheTag(contents[name].tag);
    return cacheContent(contents[name], life);
  },
);

/** The newest 7 notices, newest first. @throws CampusApiError */
export const getHomeNotices = () => read('homeNotices');

/**
 * All notices of a department in the campus's order. There may be tens of thousands, so they are not cached by the framework: pages read
 * the notices that they show through a cached function (`lib/site/notices/read-notices.ts`). @throws CampusApiError
 */
export async function getDepartmentNotices(department: string): Promise<readonly Notice[]> {
  return (await findDepartmentNotices(department)).value;
}

/** `getDepartmentNotices` with the state of the list, at most `maxAge` milliseconds old. @throws CampusApiError */
export function findDepartmentNotices(department: string, maxAge?: number): Promise<Content<readonly Notice[]>> {
  const { key, load } = departmentNotices(department);
  return findInMemory(key, load, maxAge);
}

/** The notices that the campus has withdrawn; none where its API does not list them. @throws CampusApiError */
export const getWithdrawnNotices = () => read('withdrawnNotices', 'recent');

/** The pop-up notices of every page load, in the campus's order. @throws CampusApiError */
export const getFlashNotices = () => read('flashNotices');

/** Null when the campus has recorded no contact. @throws CampusApiError */
export const getContact = () => read('contact');

/** The contact record with id 1, for the About Us page. Null when there is none. @throws CampusApiError */
export const getContactRecord = () => read('contactRecord');

/** One committee for each id, in their order; an unknown committee has no members. @throws CampusApiError */
export const getCommittees = reader(async (ids: readonly string[]): Promise<ReadResult<Committee[]>> => {
  'use cache';
  cacheTag(tags.staff);
  return cacheContent(committees(ids));
});

/** The committees of each page in their order; none where the campus API does not list them. @throws CampusApiError */
export const getCommitteeList = () => read('committeeList');

/** The campus chief: the first of committee 1, or null when the seat is empty. @throws CampusApiError */
export const getCampusChief = () => read('campusChief');

/** Empty lists when the campus has recorded none. @throws CampusApiError */
export const getStaffStructure = () => read('staffStructure');

/** The campus's groups of these members of staff, in the order of the ids; unknown ids are left out. @throws CampusApiError */
export const getStaffGroups = reader(async (ids: readonly string[]): Promise<ReadResult<Staff[][]>> => {
  'use cache';
  cacheTag(tags.staff);
  return cacheContent(staffGroups(ids));
});

/** The members that one list of the structure record names, each once, in its order. @throws CampusApiError */
export async function getStructureMembers(list: keyof StaffStructure): Promise<Staff[]> {
  const ids = (await getStaffStructure())[list];
  const members = new Map((await getStaffGroups(ids)).flat().map((person) => [person.id, person]));
  const rank = ({ id }: Staff) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  return [...members.values()].sort((a, b) => rank(a) - rank(b));
}

/** @throws CampusApiError */
export const getStaffByType = reader(async (type: StaffType): Promise<ReadResult<Staff[]>> => {
  'use cache';
  cacheTag(tags.staff);
  return cacheContent(staffByType(type));
});

/** @throws CampusApiError */
export const getAlbums = () => read('albums');

/** The album with this id; albums are requested again, at most every 15 s, where it is unknown. @throws CampusApiError */
export async function findAlbum(id: string): Promise<Album | null> {
  const hasId = (album: Album) => album.id === id;
  return (await getAlbums()).find(hasId) ?? (await read('albums', 'recent')).find(hasId) ?? null;
}

/** The newest 3 albums, newest first. @throws CampusApiError */
export const getLatestAlbums = () => read('latestAlbums');

/** @throws CampusApiError */
export const getPublications = () => read('publications');

/** At most 15 publications. @throws CampusApiError */
export const getLatestPublications = () => read('latestPublications');

/** The events of the academic calendar, the earliest first; none where the campus API does not list them. @throws CampusApiError */
export const getEvents = () => read('events');

/** The event with this id; events are requested again, at most every 15 s, where it is unknown. @throws CampusApiError */
export async function findEvent(id: string): Promise<CampusEvent | null> {
  const hasId = (event: CampusEvent) => event.id === id;
  return (await getEvents()).find(hasId) ?? (await read('events', 'recent')).find(hasId) ?? null;
}
