/** What the embedded campus API stores. The wire's own spellings (`campus-api/wire.ts`) are made from these on the way out. */

/** A stored file and the name a visitor saves it under. `stored` is a bare name in the files folder, never a path. */
export interface StoredFile {
  stored: string;
  original: string;
}

/** `createdDate` and `lastDate` are Nepal's: `YYYY-MM-DDTHH:mm:ss+05:45` and `YYYY-MM-DD`. Departments: 10 Exam, 11 Administration, 12 Admission, 13 Downloads. */
export interface NoticeRecord {
  id: number;
  departmentIds: number[];
  description: string;
  createdDate: string;
  lastDate: string | null;
  files: StoredFile[];
  /** From when on it is public, where that was or is to come, and when it was withdrawn; both in Nepal's time as `createdDate`. */
  publishAt?: string | null;
  withdrawnAt?: string | null;
}

/** A notice shown over the page at every load; `picture` is a stored file name. `noticeId` names the notice it announces. */
export interface FlashNoticeRecord {
  id: number;
  description: string;
  createdDate: string;
  lastDate: string | null;
  picture: string | null;
  noticeId: number | null;
}

/** `type` 1 teaching, 2 non-teaching. */
export interface StaffRecord {
  id: number;
  fullName: string;
  type: 1 | 2;
  department: string;
  designation: string;
  profilePic: string | null;
  about: string | null;
}

/** One seat in a committee; `order` sorts within the committee, `role` replaces the designation there. */
export interface CommitteeSeat {
  committeeId: number;
  staffId: number;
  role: string;
  order: number;
}

export interface CommitteeRecord {
  id: number;
  name: string;
}

/** One seat in a list of the structure; `role` replaces the designation there, where there is one. */
export interface StructureSeat {
  staffId: number;
  role: string;
}

/** Seats in the order of display; who presides comes first. */
export interface StructureRecord {
  executiveCommittee: StructureSeat[];
  managementCommittee: StructureSeat[];
  campusAuthorities: StructureSeat[];
}

/** `date`: `YYYY-MM-DD` in AD. `thumbnails` pair with `images` by position. */
export interface AlbumRecord {
  id: number;
  title: string;
  date: string;
  description: string;
  images: string[];
  thumbnails: string[];
}

export interface PublicationRecord {
  id: number;
  description: string;
  editors: string;
  publisher: string;
  about: string;
  publishDate: string;
  files: StoredFile[];
}

/** `link`: a stored file name, or an absolute https address. */
export interface QaaDocumentRecord {
  id: number;
  name: string;
  link: string;
}

export interface ContactRecord {
  title: string;
  phone: string;
  email: string;
  address: string;
  city: string;
  state: string;
  country: string;
  pinCode: string;
  /** HTML. */
  campusIntroduction: string;
  facebookLink: string;
  instagramLink: string;
  twitterLink: string;
  linkedInLink: string;
}

/** Everything that fills an empty database at the first start. */
export interface CampusContent {
  contact: ContactRecord;
  committees: CommitteeRecord[];
  staff: StaffRecord[];
  seats: CommitteeSeat[];
  structure: StructureRecord;
  notices: NoticeRecord[];
  flashNotices: FlashNoticeRecord[];
  albums: AlbumRecord[];
  publications: PublicationRecord[];
  qaaDocuments: QaaDocumentRecord[];
}
