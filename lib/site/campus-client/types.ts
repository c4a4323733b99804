// All plain data, for the cache and the browser. A text that the campus omitted is '', ids are strings.

export type { Attachment } from './attachment.ts';
export type { ListedCommittee } from './committee-list.ts';
export type { Contact } from './contact.ts';
export type { CampusEvent } from './events.ts';
export type { Album, AlbumPicture } from './gallery.ts';
export type { FlashNotice, Notice } from './notice.ts';
export type { WithdrawnNotice } from './notices.ts';
export type { Publication } from './publications.ts';
export type { QaaCredentials, QaaDocument, QaaLogin } from './qaa.ts';
export type { Committee, Staff, StaffStructure, StaffType } from './staff.ts';
