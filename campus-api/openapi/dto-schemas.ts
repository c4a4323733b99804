import { z } from 'zod';

/** Replies of the wire contract with its own spellings, as this API sends them. */

const id = z.int().meta({ description: 'Stays with its record, and is a part of the address of its page' });
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const instant = z
  .string()
  .meta({ description: 'An ISO time, YYYY-MM-DD or epoch milliseconds; without a zone it is Nepal’s (+05:45)' });
const fileList = z
  .string()
  .meta({ description: 'Names of stored files with commas between them, each found below /images; empty for none' });
const originalNames = z.string().meta({
  description:
    'The names that visitors save the files under, with commas between them, paired with fileName by position',
});

export const contactSchema = z
  .strictObject({
    id,
    title: z.string(),
    phone: z.string(),
    email: z.string(),
    address: z.string(),
    city: z.string(),
    state: z.string(),
    country: z.string(),
    pinCode: z.string(),
    campusIntroduction: z.string().meta({ description: 'HTML; the site takes away what is not harmless' }),
    facebookLink: z.string(),
    instagramLink: z.string(),
    twitterLink: z.string(),
    linkdinLink: z.string(),
  })
  .meta({ id: 'Contact' });

export const staffSchema = z
  .strictObject({
    id,
    fullName: z.string(),
    department: z.string(),
    designation: z.string().meta({ description: 'In a committee or a list of the structure, the rank held there' }),
    committee: z.string(),
    committeeId: z.int().nullable(),
    profilePic: z.string().meta({ description: 'A stored file name; N/A for none' }),
    about: z.string(),
  })
  .meta({ id: 'Staff' });

export const structureSchema = z
  .strictObject({
    exeCommitteeIds: z.string(),
    mgmtCommitteeIds: z.string(),
    campusAuthoritiesIds: z.string(),
  })
  .meta({
    id: 'Structure',
    description: 'Ids of staff with commas between them, in the order of display; who presides comes first',
  });

export const noticeSchema = z
  .strictObject({
    id,
    description: z.string(),
    createdDate: instant,
    lastDate: day.nullable().meta({ description: 'The closing date' }),
    fileName: fileList,
    orignalFileName: originalNames,
  })
  .meta({ id: 'Notice' });

export const flashNoticeSchema = noticeSchema
  .extend({
    noticeId: id.nullable().optional().meta({
      description:
        'The notice that it announces, null for none. No part of the contract: without it the site looks for a notice of the same words or days',
    }),
  })
  .meta({ id: 'FlashNotice' });

export const withdrawnNoticeSchema = z.strictObject({
  id,
  replacedBy: z.int().nullable().meta({ description: 'The id of a public notice that replaces it; null for none' }),
});

export const albumSchema = z
  .strictObject({
    id,
    title: z.string(),
    date: day,
    description: z.string(),
    images: fileList,
    thumbnails: fileList,
  })
  .meta({ id: 'Album', description: 'thumbnails pair with images by position' });

export const publicationSchema = z
  .strictObject({
    id,
    description: z.string().meta({ description: 'The title' }),
    aurthor: z.string().meta({ description: 'Editors' }),
    department: z.string().meta({ description: 'Publisher' }),
    about: z.string(),
    publishDate: instant,
    fileName: fileList,
    orignalFileName: originalNames,
  })
  .meta({ id: 'Publication' });

export const qaaDocumentSchema = z
  .strictObject({
    doccName: z.string(),
    doccLink: z.string().meta({ description: 'A stored file name, or an absolute https address' }),
  })
  .meta({ id: 'QaaDocument' });

export const visitSchema = z.strictObject({ visit: z.int() }).meta({ id: 'Visits' });

export const messageSchema = z.strictObject({ message: z.string() }).meta({ id: 'Message' });

/** Every reply but that of the login has its content in `body`. */
export function inBody<Schema extends z.ZodType>(body: Schema) {
  return z.strictObject({ body });
}
