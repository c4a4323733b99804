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

/** Path of the committees of each page; not part of the contract. */
export const committeeListPath = '/staffs/committees';

/** Path of the site content; not part of the contract. */
export const sitePath = '/site';

/** Path of the OpenAPI description; not part of the contract. */
export const openApiPath = '/openapi.json';

export function contactToDto({ linkedInLink, nepali, ...contact }: ContactRecord) {
  return { id: 1, ...contact, linkdinLink: linkedInLink, ...nepaliToDto(nepali) };
}

export function staffToDto({ type: _, profilePic, nepali, ...staff }: StaffRecord) {
  return {
    ...staff,
    committee: '',
    committeeId: null,
    profilePic: profilePic ?? 'N/A',
    about: staff.about ?? '',
    ...nepaliToDto(nepali),
  };
}

/** In a committee, the role there replaces the designation. */
export function memberToDto({ committee, committeeNe, committeeId, role, roleNe, ...staff }: CommitteeMember) {
  const { nepali, ...person } = staffToDto(withRole(staff, { role, roleNe }));
  const translated = { ...nepali, ...(committeeNe && { committee: committeeNe }) };
  return { ...person, committee, committeeId, ...nepaliToDto(translated) };
}

/** The person with the role, where there is one, as the designation. */
export function withRole(staff: StaffRecord, { role, roleNe }: Pick<StructureSeat, 'role' | 'roleNe'>): StaffRecord {
  if (role === '') return staff;
  const { designation: _, ...nepali } = staff.nepali ?? {};
  return { ...staff, designation: role, nepali: { ...nepali, ...(roleNe && { designation: roleNe }) } };
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

export function albumToDto({ images, thumbnails, nepali, ...album }: AlbumRecord) {
  return { ...album, images: images.join(','), thumbnails: thumbnails.join(','), ...nepaliToDto(nepali) };
}

export function publicationToDto({ editors, publisher, files, nepali, ...publication }: PublicationRecord) {
  return {
    ...publication,
    aurthor: editors,
    department: publisher,
    ...filesToDto(files),
    ...nepaliToDto(nepali),
  };
}

export function qaaDocumentToDto({ name, link }: QaaDocumentRecord) {
  return { doccName: name, doccLink: link };
}

/** `nepali` is an extension of the contract: other campus APIs send none. */
function nepaliToDto<Texts extends Readonly<Record<string, string | undefined>>>(nepali: Texts | undefined) {
  return nepali && Object.keys(nepali).length > 0 ? { nepali } : {};
}

/** Lists that pair by position. A comma inside an original name would shift the pairs, so it becomes a space. */
function filesToDto(files: StoredFile[]) {
  return {
    fileName: files.map(({ stored }) => stored).join(','),
    orignalFileName: files.map(({ original }) => original.replaceAll(/\s*,\s*/g, ' ')).join(','),
  };
}
