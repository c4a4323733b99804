import { z } from 'zod';
import { eventTypes } from '#content/event-types.ts';
import { isIdentifier } from '#lib/platform/i18n/one-line.ts';
import { isMissing } from './is-missing.ts';

// Replies of the campus API in its own spelling, which only lib/site/campus-client uses. Contract: any field but an id may be missing,
// null or ""; numbers may be numeric strings; unknown fields are ignored.

/** Control characters, which break addresses, feeds and calendars. */
const CONTROLS = /[^\P{Cc}\t\n\r]/gu;

export const text = z
  .union([z.string(), z.number(), z.boolean()])
  .nullish()
  .transform((value) => (value ?? '').toString().toWellFormed().replace(CONTROLS, '').trim())
  .transform((value) => (isMissing(value) ? '' : value));

/** A text of an extension: an unreadable one is left out without its record. */
export const optionalText = text.catch('');

/** An identifier of another program; an unreadable one is left out without its record. */
const identifier = z.string().trim().refine(isIdentifier).catch('');

/** An id is part of an address, so only letters valid there are accepted. */
export const id = z
  .union([z.string().trim(), z.number()])
  .transform(String)
  .pipe(z.string().regex(/^[\w-]{1,64}$/));

/** Parsed by `api-date.ts`, so that an unreadable date loses only the date, not the record. */
export const date = z.unknown().optional();

/** Texts in Nepali, without empty ones: only in replies of the embedded campus API. */
function nepaliTexts<Name extends string>(...names: readonly Name[]) {
  return z
    .record(z.string(), z.unknown())
    .nullish()
    .catch(undefined)
    .transform((texts): Partial<Record<Name, string>> | undefined => {
      const read = names.map((name) => [name, text.safeParse(texts?.[name]).data ?? ''] as const);
      const written = read.filter(([, nepali]) => nepali !== '');
      const result: Partial<Record<string, string>> = Object.fromEntries(written);
      return written.length > 0 ? result : undefined;
    });
}

/** Corrected texts of files by their stored name: only in replies of the embedded campus API. */
export const fileTexts = z
  .array(
    z.object({
      fileName: z.string(),
      pages: z.array(z.object({ page: z.int().min(1), text })),
    }),
  )
  .nullish()
  .catch(undefined);

export type ApiFileTexts = z.infer<typeof fileTexts>;

export const apiEnvelopeSchema = z.object({ body: z.unknown() });

const visits = z.union([z.number(), z.string().trim().regex(/^\d+$/).transform(Number)]).pipe(z.int().nonnegative());

/** The count at top level, in `body`, or in `body[0]`. */
export const apiCounterSchema = z.union([
  z.object({ visit: visits }).transform(({ visit }) => visit),
  z.object({ body: z.object({ visit: visits }) }).transform(({ body }) => body.visit),
  z.object({ body: z.tuple([z.object({ visit: visits })], z.unknown()) }).transform(({ body }) => body[0].visit),
]);

export const apiContactSchema = z.object({
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
  nepali: nepaliTexts('title', 'address', 'city', 'state', 'country', 'campusIntroduction'),
});

export const apiStaffSchema = z.object({
  id,
  fullName: text,
  department: text,
  designation: text,
  committee: text,
  committeeId: text,
  profilePic: text,
  about: text,
  /** Only in replies of the embedded campus API. */
  phone: text,
  email: text,
  subjects: optionalText,
  officeHours: optionalText,
  publications: optionalText,
  nepali: nepaliTexts(
    'fullName',
    'department',
    'designation',
    'committee',
    'about',
    'subjects',
    'officeHours',
    'publications',
  ),
});

export const apiListedCommitteeSchema = z.object({ id, page: z.string() });

export const apiStructureSchema = z.object({
  exeCommitteeIds: text,
  mgmtCommitteeIds: text,
  campusAuthoritiesIds: text,
});

export const apiWithdrawnNoticeSchema = z.object({
  id,
  replacedBy: id.nullish().catch(null),
  reason: optionalText,
});

export const apiAlbumSchema = z.object({
  id,
  title: text,
  date,
  description: text,
  images: text,
  thumbnails: text,
  nepali: nepaliTexts('title', 'description'),
});

export const apiPublicationSchema = z.object({
  id,
  description: text,
  aurthor: text,
  department: text,
  about: text,
  publishDate: date,
  fileName: text,
  orignalFileName: text,
  fileTexts,
  nepali: nepaliTexts('description', 'editors', 'publisher', 'about'),
});

/** Only in replies of the embedded campus API. */
export const apiEventSchema = z.object({
  id,
  uid: identifier,
  type: z.enum(eventTypes).catch('event'),
  title: text,
  startDate: date,
  endDate: date,
  startTime: text,
  endTime: text,
  place: text,
  description: text,
  albumId: id.nullish().catch(null),
  noticeId: id.nullish().catch(null),
  updatedAt: date,
  nepali: nepaliTexts('title', 'place', 'description'),
});

export const apiQaaDocumentSchema = z.object({ doccName: text, doccLink: text });

/** Schema for withholding files: a missing link, or one that is not a text, makes the record unreadable. */
export const apiQaaLinkSchema = z.object({ doccLink: z.string().trim().min(1) });

/** A document of the site content; the schema of `content` follows from the key (`content/site/`). `updatedAt`: when the campus last changed it. */
export const apiSiteDocumentSchema = z.object({
  key: z.string().max(250),
  content: z.unknown(),
  updatedAt: z.iso.datetime({ offset: true }).optional().catch(undefined),
});

export const apiLoginSchema = z.object({ message: z.string() });

export type ApiContact = z.infer<typeof apiContactSchema>;
export type ApiStaff = z.infer<typeof apiStaffSchema>;
export type ApiWithdrawnNotice = z.infer<typeof apiWithdrawnNoticeSchema>;
export type ApiAlbum = z.infer<typeof apiAlbumSchema>;
export type ApiPublication = z.infer<typeof apiPublicationSchema>;
export type ApiEvent = z.infer<typeof apiEventSchema>;
export type ApiSiteDocument = z.infer<typeof apiSiteDocumentSchema>;
export type ApiQaaDocument = z.infer<typeof apiQaaDocumentSchema>;
