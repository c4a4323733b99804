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
import type {
  Album,
  CampusEvent,
  Contact,
  FlashNotice,
  ListedCommittee,
  Notice,
  Publication,
  Staff,
  StaffStructure,
  StaffType,
  WithdrawnNotice,
} from '#lib/site/campus-client/types.ts';
import { findInMemory } from './last-known-good/in-memory.ts';
import { emptyIfMissing } from './last-known-good/last-known-good.ts';
import { tags } from './tags.ts';

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
function recordSource<T, None>(tag: string, key: string, none: None, load: () => Promise<T>) {
  return { tag, key, load: () => emptyIfMissing(key, none, load) };
}

const noStructure: StaffStructure = { executiveCommittee: [], managementCommittee: [], campusAuthorities: [] };

interface ContentValues {
  homeNotices: Notice[];
  withdrawnNotices: WithdrawnNotice[];
  flashNotices: FlashNotice[];
  contact: Contact | null;
  contactRecord: Contact | null;
  committeeList: ListedCommittee[];
  campusChief: Staff | null;
  staffStructure: StaffStructure;
  albums: Album[];
  latestAlbums: Album[];
  publications: Publication[];
  latestPublications: Publication[];
  events: CampusEvent[];
}

/** Names of the content that a page reads without arguments. */
export type ContentName = keyof ContentValues;
export type ContentValue<Name extends ContentName> = ContentValues[Name];

/** Content with the tag that invalidates it. */
type TaggedSource<T> = ContentSource<T> & { readonly tag: string };

/** All content, for the readers of pages (`readers.ts`) and for `readContent`. */
export const contents: { readonly [Name in ContentName]: TaggedSource<ContentValues[Name]> } = {
  homeNotices: { tag: tags.notices, key: 'home notices', load: fetchHomeNotices },
  withdrawnNotices: {
    tag: tags.notices,
    key: 'withdrawn notices',
    load: fetchWithdrawnNotices,
    maxWaitMs: OPTIONAL_WAIT_MS,
  },
  flashNotices: { tag: tags.flashNotices, key: 'flash notices', load: fetchFlashNotices },
  contact: recordSource(tags.contact, 'contact', null, fetchContact),
  contactRecord: recordSource(tags.contact, 'contact record', null, fetchContactRecord),
  committeeList: { tag: tags.staff, key: 'committee list', load: fetchCommitteeList, maxWaitMs: OPTIONAL_WAIT_MS },
  campusChief: {
    tag: tags.staff,
    key: 'campus chief',
    load: async () => {
      const chief = await emptyIfMissing('campus chief', null, fetchChief);
      return chief === 'empty' ? null : chief;
    },
  },
  staffStructure: recordSource(tags.staff, 'staff structure', noStructure, fetchStructure),
  albums: { tag: tags.gallery, key: 'albums', load: fetchAllAlbums },
  latestAlbums: { tag: tags.gallery, key: 'latest albums', load: fetchLatestAlbums },
  publications: { tag: tags.publications, key: 'publications', load: fetchAllPublications },
  latestPublications: { tag: tags.publications, key: 'latest publications', load: fetchLatestPublications },
  events: { tag: tags.events, key: 'events', load: fetchEvents },
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
