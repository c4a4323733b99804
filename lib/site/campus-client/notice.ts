import { z } from 'zod';
import type { Locale } from '#content/locale.ts';
import type { AdDate } from '#packages/nepali/calendar/index.ts';
import { beginningOf } from '#packages/nepali/text/clip.ts';
import { date, fileTexts, id, optionalText, text } from './api-schema.ts';
import { type Attachment, readAttachmentFields, readPictureFields } from './attachment.ts';
import { readDateField, readMomentField } from './records.ts';
import type { Report } from './report.ts';

/** An id, or nothing for a value that is none. */
const reference = id.nullish().catch(undefined);

/** A notice in the reply of the campus API. The fields from `translation` to `updatedAt` and `isImported` are only in replies of the embedded one. */
export const apiNoticeSchema = z.object({
  id,
  description: text,
  translation: optionalText,
  letterNumber: optionalText,
  bodyEn: optionalText,
  bodyNe: optionalText,
  pictureAlt: optionalText,
  closingTime: optionalText,
  contact: optionalText,
  replaces: reference,
  result: reference,
  updateNote: optionalText,
  updatedOn: date,
  updatedAt: date,
  isImported: z.boolean().optional().catch(undefined),
  createdDate: date,
  lastDate: date,
  fileName: text,
  orignalFileName: text,
  fileTexts,
});

/** `noticeId`: only in replies of the embedded campus API. */
export const apiFlashNoticeSchema = z.object({
  ...apiNoticeSchema.pick({
    id: true,
    description: true,
    translation: true,
    createdDate: true,
    lastDate: true,
    fileName: true,
  }).shape,
  noticeId: reference,
});

type ApiNotice = z.infer<typeof apiNoticeSchema>;
type ApiFlashNotice = z.infer<typeof apiFlashNoticeSchema>;

/** A text in one or both languages. */
export type PartialText = Readonly<Partial<Record<Locale, string>>>;

/** Optional fields of a notice. */
interface NoticeDetails {
  /** The description in the other language. */
  translation?: string;
  /** The number under which the office dispatched it. */
  letterNumber?: string;
  /** It comes from an old site, and readers are not notified of it. */
  isImported?: true;
  /** The text below the description, with marks (`packages/document-reader/plain-text.ts`). */
  body?: PartialText;
  /** Describes the first attached picture, which is then shown above the text. */
  pictureAlt?: string;
  /** The time of Nepal on the closing date: `17:00`. */
  closingTime?: string;
  contact?: string;
  /** The id of an earlier notice that it replaces. */
  replaces?: string;
  /** The id of the notice with its result. */
  result?: string;
  /** A change by the campus, with its day. */
  update?: { day: AdDate; note: string };
  /** The instant of its last change after its publication, ISO. */
  updatedAt?: string;
}

/** `replacedBy`: the id of the public notice that replaces it (`mark-replaced.ts`); its closing date counts no more. `createdAt`: the instant of `created` in UTC, ISO; midnight in Nepal where the campus gave only a day. */
export interface Notice extends NoticeDetails {
  id: string;
  description: string;
  created: AdDate | null;
  createdAt: string | null;
  lastDate: AdDate | null;
  attachments: Attachment[];
  replacedBy?: string;
}

/** `pictures`: stored file names. `noticeId`: the announced notice, null for none, undefined where the campus API does not send it. */
export interface FlashNotice {
  id: string;
  description: string;
  translation?: string;
  created: AdDate | null;
  lastDate: AdDate | null;
  pictures: string[];
  noticeId?: string | null | undefined;
}

/** A notice without a text has the name of its first file as description. */
export function toNotice(record: ApiNotice, path: string, report: Report): Notice | null {
  const attachments = readAttachmentFields(record, `${path}.fileName`, report);
  const description = record.description || attachments[0]?.downloadName;
  if (!description) {
    report.addProblem(`${path}.description`, 'neither words nor files');
    return null;
  }
  const created = readMomentField(record.createdDate, `${path}.createdDate`, report);
  const updatedAt = readMomentField(record.updatedAt, `${path}.updatedAt`, report)?.instant;
  return {
    id: record.id,
    description,
    created: created?.date ?? null,
    createdAt: created?.instant ?? null,
    lastDate: readDateField(record.lastDate, `${path}.lastDate`, report),
    attachments,
    ...readDetails(record, path, report),
    ...(updatedAt && updatedAt > (created?.instant ?? '') && { updatedAt }),
  };
}

/** Longer texts are cut; the embedded campus API accepts none. */
const MAX_BODY_LENGTH = 20_000;

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** Only the fields that have a value. */
function readDetails(record: ApiNotice, path: string, report: Report): NoticeDetails {
  const { id: own, translation, letterNumber, bodyEn, bodyNe, pictureAlt, closingTime, contact, updateNote } = record;
  const isTime = TIME.test(closingTime);
  if (closingTime && !isTime) report.addProblem(`${path}.closingTime`, 'not a time');
  const other = (value: string | null | undefined) => (value && value !== own ? value : undefined);
  const replaces = other(record.replaces);
  const result = other(record.result);
  const day = updateNote ? readDateField(record.updatedOn, `${path}.updatedOn`, report) : null;
  return {
    ...(translation && { translation }),
    ...(letterNumber && { letterNumber }),
    ...(record.isImported && { isImported: true as const }),
    ...((bodyEn || bodyNe) && {
      body: {
        ...(bodyEn && { en: beginningOf(bodyEn, MAX_BODY_LENGTH) }),
        ...(bodyNe && { ne: beginningOf(bodyNe, MAX_BODY_LENGTH) }),
      },
    }),
    ...(pictureAlt && { pictureAlt }),
    ...(isTime && { closingTime }),
    ...(contact && { contact }),
    ...(replaces && { replaces }),
    ...(result && { result }),
    ...(day && { update: { day, note: updateNote } }),
  };
}

export function toFlashNotice(record: ApiFlashNotice, path: string, report: Report): FlashNotice | null {
  const { id, description, translation, noticeId } = record;
  const pictures = readPictureFields(record.fileName, '', `${path}.fileName`, report).map(([picture]) => picture);
  const created = readDateField(record.createdDate, `${path}.createdDate`, report);
  const lastDate = readDateField(record.lastDate, `${path}.lastDate`, report);
  const texts = { description, ...(translation && { translation }) };
  if (description || pictures.length > 0) return { id, ...texts, created, lastDate, pictures, noticeId };
  report.addProblem(`${path}.description`, 'neither words nor a picture');
  return null;
}
