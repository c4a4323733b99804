import { z } from 'zod';

// Records that the embedded campus API stores. `campus-api/api/dto.ts` converts them to the spelling of the contract.

const id = z.int().positive();
/** In Nepal's time: `YYYY-MM-DDTHH:mm:ss+05:45`. */
const moment = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+05:45$/, 'is not YYYY-MM-DDTHH:mm:ss+05:45');
const day = z.iso.date('is not YYYY-MM-DD');

/** A stored file and its download name. `stored` is a bare name in the files folder, never a path. */
const storedFile = z.strictObject({ stored: z.string().min(1), original: z.string().min(1) });

/** `departmentIds`: ids of categories (`campus-api/categories.ts`). `lastDate` is AD. */
const noticeRecord = z.strictObject({
  id,
  departmentIds: z.array(z.int()).min(1),
  description: z.string(),
  createdDate: moment,
  lastDate: day.nullable(),
  files: z.array(storedFile),
  /** Time of publication, past or scheduled, and of the withdrawal. */
  publishAt: moment.nullish(),
  withdrawnAt: moment.nullish(),
  /** The id of the notice that replaces a withdrawn one. */
  replacedBy: id.nullish(),
});

/** A withdrawn notice that was public; `replacedBy`: a public notice. */
export interface WithdrawnNoticeRecord {
  id: number;
  replacedBy: number | null;
}

/** A notice shown over the page at every load; `picture` is a stored file name. `noticeId` names the notice it announces. */
const flashNoticeRecord = z.strictObject({
  id,
  description: z.string(),
  createdDate: moment,
  lastDate: day.nullable(),
  picture: z.string().nullable(),
  noticeId: id.nullable(),
});

/** Texts in Nepali beside the fields of these names. Without one, the field is shown in both languages. */
function nepaliTexts<Name extends string>(...names: Name[]) {
  return z.partialRecord(z.enum(names), z.string().min(1)).optional();
}

/** `type` 1 teaching, 2 non-teaching. */
const staffRecord = z.strictObject({
  id,
  fullName: z.string().min(1),
  type: z.literal([1, 2]),
  department: z.string(),
  designation: z.string(),
  profilePic: z.string().nullable(),
  about: z.string().nullable(),
  nepali: nepaliTexts('fullName', 'department', 'designation', 'about'),
});

/** One seat in a committee; `order` sorts within the committee, `role` replaces the designation there. */
const committeeSeat = z.strictObject({
  committeeId: id,
  staffId: id,
  role: z.string(),
  roleNe: z.string().nullish(),
  order: z.int(),
});

const committeeRecord = z.strictObject({ id, name: z.string().min(1), nameNe: z.string().nullish() });

/** One seat in a list of the structure; `role` replaces the designation there, where there is one. */
const structureSeat = z.strictObject({ staffId: id, role: z.string(), roleNe: z.string().nullish() });

/** Seats in the order of display; the chair comes first. */
const structureRecord = z.strictObject({
  executiveCommittee: z.array(structureSeat),
  managementCommittee: z.array(structureSeat),
  campusAuthorities: z.array(structureSeat),
});

/** `date` is AD. `thumbnails` pair with `images` by position. */
const albumRecord = z.strictObject({
  id,
  title: z.string(),
  date: day,
  description: z.string(),
  images: z.array(z.string()),
  thumbnails: z.array(z.string()),
  nepali: nepaliTexts('title', 'description'),
});

const publicationRecord = z.strictObject({
  id,
  description: z.string(),
  editors: z.string(),
  publisher: z.string(),
  about: z.string(),
  publishDate: day,
  files: z.array(storedFile),
  nepali: nepaliTexts('description', 'about'),
});

/**
 * `link`: a stored file name, or an absolute https address; `original`: the original name of the uploaded file, null for an
 * address and for old files.
 */
const qaaDocumentRecord = z.strictObject({
  id,
  name: z.string().min(1),
  link: z.string().min(1),
  original: z.string().nullish(),
});

/** `campusIntroduction` is HTML. */
const contactRecord = z.strictObject({
  title: z.string(),
  phone: z.string(),
  email: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  country: z.string(),
  pinCode: z.string(),
  campusIntroduction: z.string(),
  facebookLink: z.string(),
  instagramLink: z.string(),
  twitterLink: z.string(),
  linkedInLink: z.string(),
  nepali: nepaliTexts('title', 'address', 'city', 'state', 'country', 'campusIntroduction'),
});

/** Content for an empty database at the first start; lists are in the order of display. */
export const campusContentSchema = z.strictObject({
  contact: contactRecord,
  committees: z.array(committeeRecord),
  staff: z.array(staffRecord),
  seats: z.array(committeeSeat),
  structure: structureRecord,
  notices: z.array(noticeRecord),
  flashNotices: z.array(flashNoticeRecord),
  albums: z.array(albumRecord),
  publications: z.array(publicationRecord),
  qaaDocuments: z.array(qaaDocumentRecord),
});

export type StoredFile = z.infer<typeof storedFile>;
export type NoticeRecord = z.infer<typeof noticeRecord>;
export type FlashNoticeRecord = z.infer<typeof flashNoticeRecord>;
export type StaffRecord = z.infer<typeof staffRecord>;
export type CommitteeRecord = z.infer<typeof committeeRecord>;
export type StructureSeat = z.infer<typeof structureSeat>;
export type StructureRecord = z.infer<typeof structureRecord>;
export type AlbumRecord = z.infer<typeof albumRecord>;
export type PublicationRecord = z.infer<typeof publicationRecord>;
export type QaaDocumentRecord = z.infer<typeof qaaDocumentRecord>;
export type ContactRecord = z.infer<typeof contactRecord>;
export type CampusContent = z.infer<typeof campusContentSchema>;
