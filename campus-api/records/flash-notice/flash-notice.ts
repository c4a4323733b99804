import { z } from 'zod';
import { attachmentsShape, replyId } from '#campus-api/api/replies.ts';
import { date, id, moment } from '#campus-api/database/values.ts';
import { type Fields, line, replyOf, replyShape, shapeOf } from '#campus-api/model/fields.ts';
import { noticeDates } from '../notice/notice.ts';
import { flashNoticeMessages as messages } from './messages.ts';

/** A notice shown over the page at every load; `picture` is a stored file name. `noticeId` names the notice it announces. */
export const flashNoticeFields = {
  description: {
    column: 'description',
    schema: z.string(),
    reply: { schema: z.string() },
    entry: line({ name: 'text', rows: 3, label: messages.text }),
  },
  ...noticeDates({
    label: messages.lastDate,
    hint: messages.lastDateHint,
    help: 'the last day of display: 2026-12-01, or 2083-08-15 for Bikram Sambat; none for none',
  }),
  picture: { column: 'picture', schema: z.string().nullable() },
  noticeId: { column: 'notice_id', schema: z.number().nullable() },
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
export interface FlashNoticeListItem extends FlashNoticeRecord {
  publicNoticeId: number | null;
}

/** `noticeId` is an extension of the contract: other campus APIs send none. */
export const flashNoticeReply = z
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

export const flashNoticeToReply = (flash: FlashNoticeListItem) => ({
  id: flash.id,
  ...replyOf(flashNoticeFields, flash),
  fileName: flash.picture ?? '',
  orignalFileName: '',
  noticeId: flash.publicNoticeId,
});
