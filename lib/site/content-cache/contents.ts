import 'server-only';
import { fetchCommitteeList } from '#lib/site/campus-client/committee-list.ts';
import { fetchContact, fetchContactRecord } from '#lib/site/campus-client/contact.ts';
import { fetchEvents } from '#lib/site/campus-client/events.ts';
import { fetchAllAlbums, fetchLatestAlbums } from '#lib/site/campus-client/gallery.ts';
import {
  fetchDepartmentNotices,
  fetchFlashNotices,
  fetchHomeNotices,
  fetchWithdrawnNotices,
} from '#lib/site/campus-client/notices.ts';
import { fetchAllPublications, fetchLatestPublications } from '#lib/site/campus-client/publications.ts';
import {
  fetchChief,
  fetchCommittees,
  fetchStaffByType,
  fetchStaffGroups,
  fetchStructure,
} from '#lib/site/campus-client/staff.ts';
import type { Notice, StaffStructure, StaffType } from '#lib/site/campus-client/types.ts';
import { findInMemory } from './last-known-good/in-memory.ts';
import { emptyIfMissing } from './last-known-good/last-known-good.ts';

/** Content of the campus API: its key in the content cache, and its request. */
export interface ContentSource<T> {
  readonly key: string;
  /** @throws CampusApiError */
  readonly load: () => Promise<T>;
  /** How long a reader waits at most while nothing is stored, in milliseconds; by default as long as the request takes. */
  readonly maxWaitMs?: number;
}

/** For content that a page does not need: not every campus API has these calls. */
const OPTIONAL_WAIT_MS = 1000;

/** A source whose missing record does not replace a stored one. */
function recordSource<T, None>(key: string, none: None, load: () => Promise<T>) {
  return { key, load: () => emptyIfMissing(key, none, load) };
}

const noStructure: StaffStructure = { executiveCommittee: [], managementCommittee: [], campusAuthorities: [] };

/** All content, for the readers of pages (`readers.ts`) and for `readContent`. */
export const contents = {
  homeNotices: { key: 'home notices', load: fetchHomeNotices },
  withdrawnNotices: { key: 'withdrawn notices', load: fetchWithdrawnNotices, maxWaitMs: OPTIONAL_WAIT_MS },
  flashNotices: { key: 'flash notices', load: fetchFlashNotices },
  contact: recordSource('contact', null, fetchContact),
  contactRecord: recordSource('contact record', null, fetchContactRecord),
  committeeList: { key: 'committee list', load: fetchCommitteeList, maxWaitMs: OPTIONAL_WAIT_MS },
  campusChief: {
    key: 'campus chief',
    load: async () => {
      const chief = await emptyIfMissing('campus chief', null, fetchChief);
      return chief === 'empty' ? null : chief;
    },
  },
  staffStructure: recordSource('staff structure', noStructure, fetchStructure),
  albums: { key: 'albums', load: fetchAllAlbums },
  latestAlbums: { key: 'latest albums', load: fetchLatestAlbums },
  publications: { key: 'publications', load: fetchAllPublications },
  latestPublications: { key: 'latest publications', load: fetchLatestPublications },
  events: { key: 'events', load: fetchEvents },
};

export function departmentNotices(department: string): ContentSource<readonly Notice[]> {
  return { key: `notices ${department}`, load: () => fetchDepartmentNotices(department) };
}

export function committees(ids: readonly string[]) {
  return { key: `committees ${ids.join()}`, load: () => fetchCommittees(ids) };
}

export function staffGroups(ids: readonly string[]) {
  return { key: `staff groups ${ids.join()}`, load: () => fetchStaffGroups(ids) };
}

export function staffByType(type: StaffType) {
  return { key: `staff ${type}`, load: () => fetchStaffByType(type) };
}

/**
 * Content for callers outside of a rendering, where the readers of pages throw: the framework allows its cached functions only within one.
 * At most a minute old. @throws CampusApiError where nothing was ever stored
 */
export async function readContent<T>({ key, load }: ContentSource<T>): Promise<T> {
  return (await findInMemory(key, load)).value;
}
