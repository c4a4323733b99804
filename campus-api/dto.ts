import type {
  AlbumRecord,
  ContactRecord,
  PublicationRecord,
  QaaDocumentRecord,
  StaffRecord,
  StoredFile,
  StructureRecord,
  StructureSeat,
} from './records.ts';
import type { ListedFlashNotice, ListedNotice } from '#campus-api/stores/notice-store.ts';
import type { CommitteeMember } from '#campus-api/stores/staff-store.ts';

/** The calls' paths and records in the wire's own spelling; their descriptions are in `openapi/wire-schemas.ts`. */
export const paths = {
  counter: '/counter',
  contact: '/contact',
  committees: '/staffs/searchCommittee',
  structure: '/staffsStricture',
  structureMembers: '/staffs/getStricture',
  staffByType: '/staffs/searchEmpByType',
  albums: '/gallery/all',
  albumSearch: '/gallery/search',
  publications: '/publication',
  publicationSearch: '/publication/search',
  noticeSearch: '/notice/search',
  notices: '/notice',
  flashNotices: '/notice/flashNotice',
  qaaDocuments: '/qaa/getQaaDocc',
  qaaLogin: '/login/qaaLogin',
  files: '/images',
} as const;

/** Where the site brings what visitors write; no part of the contract. */
export const enquiriesPath = '/enquiry';

/** The notices that were withdrawn; no part of the contract. */
export const withdrawnNoticesPath = '/notice/withdrawn';

/** Where this API describes its calls; no part of the contract. */
export const openApiPath = '/openapi.json';

export function contactToWire({ linkedInLink, ...contact }: ContactRecord) {
  return { id: 1, ...contact, linkdinLink: linkedInLink };
}

export function staffToWire({ type: _, profilePic, ...staff }: StaffRecord) {
  return { ...staff, committee: '', committeeId: null, profilePic: profilePic ?? 'N/A', about: staff.about ?? '' };
}

/** In a committee, the role there stands in place of the designation. */
export function memberToWire({ committee, committeeId, role, ...staff }: CommitteeMember) {
  return { ...staffToWire(staff), designation: role || staff.designation, committee, committeeId };
}

export function structureToWire({ executiveCommittee, managementCommittee, campusAuthorities }: StructureRecord) {
  const ids = (seats: StructureSeat[]) => seats.map(({ staffId }) => staffId).join(',');
  return {
    exeCommitteeIds: ids(executiveCommittee),
    mgmtCommitteeIds: ids(managementCommittee),
    campusAuthoritiesIds: ids(campusAuthorities),
  };
}

export function noticeToWire({ id, description, createdDate, lastDate, files }: ListedNotice) {
  return { id, description, createdDate, lastDate, ...filesToWire(files) };
}

/** `noticeId` is an extension of the contract: other campus APIs send none. */
export function flashNoticeToWire({
  id,
  description,
  createdDate,
  lastDate,
  picture,
  publicNoticeId,
}: ListedFlashNotice) {
  return {
    id,
    description,
    createdDate,
    lastDate,
    fileName: picture ?? '',
    orignalFileName: '',
    noticeId: publicNoticeId,
  };
}

export function albumToWire({ images, thumbnails, ...album }: AlbumRecord) {
  return { ...album, images: images.join(','), thumbnails: thumbnails.join(',') };
}

export function publicationToWire({ editors, publisher, files, ...publication }: PublicationRecord) {
  return { ...publication, aurthor: editors, department: publisher, ...filesToWire(files) };
}

export function qaaDocumentToWire({ name, link }: QaaDocumentRecord) {
  return { doccName: name, doccLink: link };
}

/** Lists that pair by position. A comma inside an original name would shift the pairs, so it leaves as a blank. */
function filesToWire(files: StoredFile[]) {
  return {
    fileName: files.map(({ stored }) => stored).join(','),
    orignalFileName: files.map(({ original }) => original.replaceAll(/\s*,\s*/g, ' ')).join(','),
  };
}
