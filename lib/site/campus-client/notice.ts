import { z } from 'zod';
import type { AdDate } from '#lib/platform/calendar/ad-date.ts';
import { date, fileTexts, id, text } from './api-schema.ts';
import { type Attachment, readAttachmentFields, readPictureFields } from './attachment.ts';
import { readDateField, readMomentField } from './records.ts';
import type { Report } from './report.ts';

/** A notice in the reply of the campus API. `letterNumber` and `isImported`: only in replies of the embedded one. */
export const apiNoticeSchema = z.object({
  id,
  description: text,
  letterNumber: text,
  isImported: z.boolean().optional().catch(undefined),
  createdDate: date,
  lastDate: date,
  fileName: text,
  orignalFileName: text,
  fileTexts,
});

/** `noticeId`: only in replies of the embedded campus API. */
export const apiFlashNoticeSchema = apiNoticeSchema.extend({ noticeId: id.nullish().catch(undefined) });

type ApiNotice = z.infer<typeof apiNoticeSchema>;
type ApiFlashNotice = z.infer<typeof apiFlashNoticeSchema>;

/**
 * `createdAt`: the instant of `created` in UTC, ISO; midnight in Nepal where the campus gave only a day. `letterNumber`: the number under which
 * the office dispatched it, missing where it has none. `isImported`: it comes from an old site, and readers are not notified of it.
 */
export interface Notice {
  id: string;
  description: string;
  letterNumber?: string;
  isImported?: true;
  created: AdDate | null;
  createdAt: string | null;
  lastDate: AdDate | null;
  attachments: Attachment[];
}

/** `pictures`: stored file names. `noticeId`: the announced notice, null for none, undefined where the campus API does not send it. */
export interface FlashNotice {
  id: string;
  description: string;
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
  return {
    id: record.id,
    description,
    created: created?.date ?? null,
    createdAt: created?.instant ?? null,
    lastDate: readDateField(record.lastDate, `${path}.lastDate`, report),
    attachments,
    ...(record.letterNumber && { letterNumber: record.letterNumber }),
    ...(record.isImported && { isImported: true as const }),
  };
}

export function toFlashNotice(record: ApiFlashNotice, path: string, report: Report): FlashNotice | null {
  const { id, description, noticeId } = record;
  const pictures = readPictureFields(record.fileName, '', `${path}.fileName`, report).map(([picture]) => picture);
  const created = readDateField(record.createdDate, `${path}.createdDate`, report);
  const lastDate = readDateField(record.lastDate, `${path}.lastDate`, report);
  if (description || pictures.length > 0) return { id, description, created, lastDate, pictures, noticeId };
  report.addProblem(`${path}.description`, 'neither words nor a picture');
  return null;
}
