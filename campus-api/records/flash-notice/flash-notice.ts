import { z } from 'zod';
import { paths } from '#campus-api/api/call.ts';
import { attachmentsShape, replyId } from '#campus-api/api/replies.ts';
import { date, id, moment } from '#campus-api/database/values.ts';
import { line, textField } from '#campus-api/model/field-kinds.ts';
import { type Fields, replyOf, replyShape, shapeOf } from '#campus-api/model/fields.ts';
import { timeFields } from '#campus-api/model/times.ts';
import { recordLists } from '../engine/record-lists.ts';
import { recordTable } from '../engine/record-table.ts';
import { translationFields } from '../notice/details.ts';
import { noticeDates } from '../notice/notice.ts';

/** A notice shown over the page at every load; `picture` is a stored file name. `noticeId` names the notice it announces. */
export const flashNoticeFields = {
  description: textField(line({ name: 'text', rows: 3, label: { en: 'Words', ne: 'व्यहोरा' } }), {
    column: 'description',
  }),
  ...translationFields,
  ...noticeDates({
    label: { en: 'Shown until', ne: 'कहिलेसम्म देखाउने' },
    hint: {
      en: 'A flash notice opens over every page. Delete it when it is no longer needed.',
      ne: 'विशेष सूचना हरेक पृष्ठमाथि खुल्छ। काम सकिएपछि मेटाउनुहोस्।',
    },
    help: 'the last day of display: 2026-12-01, or 2083-08-15 for Bikram Sambat; none for none',
  }),
  picture: { column: 'picture', schema: z.string().nullable() },
  noticeId: {
    column: 'notice_id',
    schema: z.number().nullable(),
    entry: {
      ...line({
        name: 'notice',
        isOptional: true,
        label: { en: 'Linked notice', ne: 'कुन सूचनामा लैजाने' },
        hint: { en: 'Visitors see a link to it.', ne: 'आगन्तुक लिङ्कबाट त्यो सूचनामा पुग्छन्।' },
        placeholder: 'ID|none',
        help: 'the id of the notice that it announces',
      }),
      read: undefined,
    },
  },
  ...timeFields,
} as const satisfies Fields;

export const flashNoticeRecord = z.strictObject({
  id,
  ...shapeOf(flashNoticeFields),
  createdDate: moment,
  lastDate: date.nullable(),
  noticeId: id.nullable(),
});
export type FlashNoticeRecord = z.infer<typeof flashNoticeRecord>;

/** `publicNoticeId`: the notice that it announces, null while visitors cannot open that. */
export const flashNoticeTable = recordTable({
  kind: 'flash-notice',
  name: 'flash_notices',
  fields: flashNoticeFields,
  columns: {
    publicNoticeId: {
      sql: '(SELECT id FROM public_notices WHERE public_notices.id = records.notice_id)',
      schema: z.number().nullish(),
    },
  },
  order: 'created_date DESC, id DESC',
});

/** `noticeId` is an extension of the contract: other campus APIs send none. */
const flashNoticeReply = z
  .strictObject({
    id: replyId,
    ...replyShape(flashNoticeFields),
    ...attachmentsShape,
    noticeId: replyId.nullable().optional().meta({
      description:
        'The notice that it announces, null for none. Not part of the contract: without it the site searches a notice with the same text or days',
    }),
  })
  .meta({ id: 'FlashNotice' });

export const flashNoticeLists = recordLists({
  all: {
    path: paths.flashNotices,
    summary: 'Notices shown over every page, newest first; fileName is the picture',
  },
  reply: flashNoticeReply,
  toReply: (flash: FlashNoticeRecord & { publicNoticeId?: number | null | undefined }) => ({
    id: flash.id,
    ...replyOf(flashNoticeFields, flash),
    fileName: flash.picture ?? '',
    orignalFileName: '',
    noticeId: flash.publicNoticeId ?? null,
  }),
});
