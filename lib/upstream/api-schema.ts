import { z } from 'zod';

// The campus API's replies with its own spellings, which end in lib/upstream. Contract: any field but an id may be missing,
// null or ""; numbers may be numeric strings; unknown fields are ignored.

/** What no text holds and addresses, feeds and calendars break on: control characters; halves of a surrogate pair become U+FFFD. */
const CONTROLS = /[^\P{Cc}\t\n\r]/gu;

const text = z
  .union([z.string(), z.number(), z.boolean()])
  .nullish()
  .transform((value) => (value ?? '').toString().toWellFormed().replace(CONTROLS, '').trim());

/** An id is part of an address, so it has the letters of one. */
const id = z
  .union([z.string().trim(), z.number()])
  .transform(String)
  .pipe(z.string().regex(/^[\w-]{1,64}$/));

/** Read by `wire-date.ts`, where an unreadable one costs the date and not the record. */
const date = z.unknown().optional();

export const envelopeWire = z.object({ body: z.unknown() });

const visits = z.union([z.number(), z.string().trim().regex(/^\d+$/).transform(Number)]).pipe(z.int().nonnegative());

/** The count at the top, in `body`, or in `body[0]`. */
export const counterWire = z.union([
  z.object({ visit: visits }).transform(({ visit }) => visit),
  z.object({ body: z.object({ visit: visits }) }).transform(({ body }) => body.visit),
  z.object({ body: z.tuple([z.object({ visit: visits })], z.unknown()) }).transform(({ body }) => body[0].visit),
]);

export const contactWire = z.object({
  title: text,
  phone: text,
  email: text,
  address: text,
  city: text,
  state: text,
  country: text,
  pinCode: text,
  campusIntroduction: text,
  facebookLink: text,
  instagramLink: text,
  twitterLink: text,
  linkdinLink: text,
});

export const staffWire = z.object({
  id,
  fullName: text,
  department: text,
  designation: text,
  committee: text,
  committeeId: text,
  profilePic: text,
  about: text,
});

export const structureWire = z.object({ exeCommitteeIds: text, mgmtCommitteeIds: text, campusAuthoritiesIds: text });

export const noticeWire = z.object({
  id,
  description: text,
  createdDate: date,
  lastDate: date,
  fileName: text,
  orignalFileName: text,
});

/** `noticeId` is sent by the embedded campus API alone. */
export const flashNoticeWire = noticeWire.extend({ noticeId: id.nullish().catch(undefined) });

export const withdrawnNoticeWire = z.object({ id, replacedBy: id.nullish().catch(null) });

export const albumWire = z.object({ id, title: text, date, description: text, images: text, thumbnails: text });

export const publicationWire = z.object({
  id,
  description: text,
  aurthor: text,
  department: text,
  about: text,
  publishDate: date,
  fileName: text,
  orignalFileName: text,
});

export const qaaDocumentWire = z.object({ doccName: text, doccLink: text });

/** For what is withheld: here a link that is missing or no text is no link of nothing, but one that cannot be read. */
export const qaaLinkWire = z.object({ doccLink: z.string().trim().min(1) });

export const loginWire = z.object({ message: z.string() });

export type ContactWire = z.infer<typeof contactWire>;
export type StaffWire = z.infer<typeof staffWire>;
export type NoticeWire = z.infer<typeof noticeWire>;
export type FlashNoticeWire = z.infer<typeof flashNoticeWire>;
export type WithdrawnNoticeWire = z.infer<typeof withdrawnNoticeWire>;
export type AlbumWire = z.infer<typeof albumWire>;
export type PublicationWire = z.infer<typeof publicationWire>;
export type QaaDocumentWire = z.infer<typeof qaaDocumentWire>;
