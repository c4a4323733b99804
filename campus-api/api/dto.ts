import type { FlashNoticeListItem, NoticeListItem } from '#campus-api/records/notice/store.ts';
import type {
  AlbumRecord,
  ContactRecord,
  PublicationRecord,
  QaaDocumentRecord,
  StaffRecord,
  StoredFile,
  StructureRecord,
  StructureSeat,
} from '#campus-api/records/records.ts';
import type { CommitteeMember } from '#campus-api/records/staff/store.ts';

/** The calls' paths and records in the spelling of the contract; their descriptions are in `openapi/dto-schemas.ts`. */
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

/** Path for visitors' enquiries; not part of the contract. */
export const enquiriesPath = '/enquiry';

/** Path of the withdrawn notices; not part of the contract. */
export const withdrawnNoticesPath = '/notice/withdrawn';

/** Path of the site content; not part of the contract. */
export const sitePath = '/site';

/** Path of the OpenAPI description; not part of the contract. */
export const openApiPath = '/openapi.json';

export function contactToDto({ linkedInLink, ...contact }: ContactRecord) {
  return { id: 1, ...contact, linkdinLink: linkedInLink };
}

export function staffToDto({ type: _, profilePic, ...staff }: StaffRecord) {
  return { ...staff, committee: '', committeeId: null, profilePic: profilePic ?? 'N/A', about: staff.about ?? '' };
}

/** In a committee, the role there replaces the designation. */
export function memberToDto({ committee, committeeId, role, ...staff }: CommitteeMember) {
  return { ...staffToDto(staff), designation: role || staff.designation, committee, committeeId };
}

export function structureToDto({ executiveCommittee, managementCommittee, campusAuthorities }: StructureRecord) {
  const ids = (seats: StructureSeat[]) => seats.map(({ staffId }) => staffId).join(',');
  return {
    exeCommitteeIds: ids(executiveCommittee),
    mgmtCommitteeIds: ids(managementCommittee),
    campusAuthoritiesIds: ids(campusAuthorities),
  };
}

export function noticeToDto({ id, description, createdDate, lastDate, files }: NoticeListItem) {
  return { id, description, createdDate, lastDate, ...filesToDto(files) };
}

/** `noticeId` is an extension of the contract: other campus APIs send none. */
export function flashNoticeToDto({
  id,
  description,
  createdDate,
  lastDate,
  picture,
  publicNoticeId,
}: FlashNoticeListItem) {
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

export function albumToDto({ images, thumbnails, ...album }: AlbumRecord) {
  return { ...album, images: images.join(','), thumbnails: thumbnails.join(',') };
}

export function publicationToDto({ editors, publisher, files, ...publication }: PublicationRecord) {
  return { ...publication, aurthor: editors, department: publisher, ...filesToDto(files) };
}

export function qaaDocumentToDto({ name, link }: QaaDocumentRecord) {
  return { doccName: name, doccLink: link };
}

/** Lists that pair by position. A comma inside an original name would shift the pairs, so it becomes a space. */
function filesToDto(files: StoredFile[]) {
  return {
    fileName: files.map(({ stored }) => stored).join(','),
    orignalFileName: files.map(({ original }) => original.replaceAll(/\s*,\s*/g, ' ')).join(','),
  };
}
