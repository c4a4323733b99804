import type { EventType } from '#content/event-types.ts';
import type { AdDate } from '#packages/nepali/calendar/index.ts';
import type { Attachment } from './attachment.ts';

// All plain data, for the cache and the browser. A text that the campus omitted is '', ids are strings.

/** The texts of a record that the campus has entered in Nepali, too; undefined where its API does not send them. */
export type Nepali<Name extends string> = Partial<Record<Name, string>> | undefined;

/** Safe http or https addresses. */
interface SocialLinks {
  facebook: string | null;
  instagram: string | null;
  twitter: string | null;
  linkedIn: string | null;
}

export interface Contact {
  title: string;
  phone: string;
  email: string;
  address: string;
  city: string;
  state: string;
  country: string;
  pinCode: string;
  /** Untrusted HTML as received; to be sanitised before display. */
  introductionHtml: string;
  social: SocialLinks;
  nepali?: Nepali<'title' | 'address' | 'city' | 'state' | 'country' | 'introductionHtml'>;
}

export type { Attachment } from './attachment.ts';
export type { FlashNotice, Notice } from './notice.ts';
export type { Committee, ListedCommittee, Staff, StaffStructure, StaffType } from './staff-types.ts';

/** A notice that the campus has withdrawn, with the id of its replacement and the reason, `''` without one. */
export interface WithdrawnNotice {
  id: string;
  replacedBy: string | null;
  reason: string;
}

/** Stored file names. */
export interface AlbumPicture {
  image: string;
  thumbnail: string;
}

export interface Album {
  id: string;
  title: string;
  date: AdDate | null;
  description: string;
  images: AlbumPicture[];
  nepali?: Nepali<'title' | 'description'>;
}

export interface Publication {
  id: string;
  description: string;
  editors: string;
  publisher: string;
  about: string;
  published: AdDate | null;
  attachments: Attachment[];
  nepali?: Nepali<'description' | 'editors' | 'publisher' | 'about'>;
}

/** An event of the academic calendar. `end`: its last day, included; times are `HH:MM` of Nepal, empty for whole days; `updatedAt` is an ISO time. */
export interface CampusEvent {
  id: string;
  /** Its UID in calendar files; empty where the campus API sends none. */
  uid: string;
  type: EventType;
  title: string;
  start: AdDate;
  end: AdDate;
  startTime: string;
  endTime: string;
  place: string;
  description: string;
  albumId: string | null;
  noticeId: string | null;
  updatedAt: string | null;
  nepali?: Nepali<'title' | 'place' | 'description'>;
}

/** A stored file, behind the login, an external https address, or only a title. */
export type QaaDocument = { title: string; fileName: string } | { title: string; url: string } | { title: string };

export interface QaaCredentials {
  userName: string;
  password: string;
}

/** `message`: text of the campus for the visitor. */
export interface QaaLogin {
  accepted: boolean;
  message: string;
  /** Embedded campus API only: a reference to the account with its present password, to detect a change later. */
  account?: string | undefined;
}
