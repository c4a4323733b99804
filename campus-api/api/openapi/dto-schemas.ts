import { z } from 'zod';

/** Replies of the API contract in its spelling, as this API sends them. */

const id = z.int().meta({ description: 'Permanent, and part of the address of its page' });
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const instant = z
  .string()
  .meta({ description: 'An ISO time, YYYY-MM-DD or epoch milliseconds; without a zone it is Nepal’s (+05:45)' });
const fileList = z
  .string()
  .meta({ description: 'Comma-separated names of stored files, each served below /images; empty for none' });
const originalNames = z.string().meta({
  description: 'Comma-separated download names of the files, paired with fileName by position',
});

/** Texts in Nepali: an optional field that is not part of the contract. */
function nepaliTexts<Name extends string>(...names: Name[]) {
  return z.partialRecord(z.enum(names), z.string()).optional().meta({
    description:
      'The fields of these names in Nepali, where they have a text of their own. Not part of the contract: without it Nepali pages translate names by the translations of the site content',
  });
}

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
    campusIntroduction: z.string().meta({ description: 'HTML; the site removes unsafe parts' }),
    facebookLink: z.string(),
    instagramLink: z.string(),
    twitterLink: z.string(),
    linkdinLink: z.string(),
    nepali: nepaliTexts('title', 'address', 'city', 'state', 'country', 'campusIntroduction'),
  })
  .meta({ id: 'Contact' });

export const staffSchema = z
  .strictObject({
    id,
    fullName: z.string(),
    department: z.string(),
    designation: z.string().meta({ description: 'In a committee or a list of the structure, the role there' }),
    committee: z.string(),
    committeeId: z.int().nullable(),
    profilePic: z.string().meta({ description: 'A stored file name; N/A for none' }),
    about: z.string(),
    nepali: nepaliTexts('fullName', 'department', 'designation', 'committee', 'about'),
  })
  .meta({ id: 'Staff' });

export const listedCommitteeSchema = z.strictObject({
  id,
  page: z.string().meta({ description: 'The address of the page on the site' }),
});

export const structureSchema = z
  .strictObject({
    exeCommitteeIds: z.string(),
    mgmtCommitteeIds: z.string(),
    campusAuthoritiesIds: z.string(),
  })
  .meta({
    id: 'Structure',
    description: 'Comma-separated ids of staff in the order of display; the chair comes first',
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
        'The notice that it announces, null for none. Not part of the contract: without it the site searches a notice with the same text or days',
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
    nepali: nepaliTexts('title', 'description'),
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
    nepali: nepaliTexts('description', 'about'),
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

/** Wraps content in `body`, like every reply but that of the login. */
export function inBody<Schema extends z.ZodType>(body: Schema) {
  return z.strictObject({ body });
}
