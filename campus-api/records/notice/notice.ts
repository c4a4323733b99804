import { z } from 'zod';
import {
  attachmentsShape,
  attachmentsToReply,
  fileTextsShape,
  fileTextsToReply,
  replyDay,
  replyId,
  replyInstant,
} from '#campus-api/api/replies.ts';
import { jsonColumn } from '#campus-api/database/rows.ts';
import { addedText, date, id, moment, storedFile } from '#campus-api/database/values.ts';
import { addedField, day, line } from '#campus-api/model/field-kinds.ts';
import { type Fields, replyOf, replyShape, shapeOf } from '#campus-api/model/fields.ts';
import { withdrawField } from '#campus-api/model/times.ts';
import type { Localized } from '#content/locale.ts';
import { filesIn, recordTable } from '../engine/record-table.ts';
import { detailFields } from './details.ts';

/** The dates of a notice or flash notice. The last day is read with the rest of the record: it may be removed, and may not precede the notice. */
export const noticeDates = (texts: { label: Localized; hint: Localized; help: string }) =>
  ({
    createdDate: { column: 'created_date', schema: z.string(), reply: { schema: replyInstant } },
    lastDate: {
      column: 'last_date',
      schema: z.string().nullable(),
      reply: { schema: replyDay.nullable().meta({ description: 'The closing date' }) },
      entry: {
        ...day({ name: 'lastDate', isOptional: true, years: { past: 0, future: 1 }, ...texts }),
        read: undefined,
      },
    },
  }) as const satisfies Fields;

export const titleFields = {
  description: {
    column: 'description',
    isSearched: true,
    schema: z.string(),
    reply: { schema: z.string() },
    entry: line({
      name: 'text',
      rows: 5,
      label: { en: 'Words of the notice', ne: 'सूचनाको व्यहोरा' },
      hint: {
        en: 'In Nepali or English, as visitors will read it. Type Nepali in Unicode.',
        ne: 'नेपाली वा अङ्ग्रेजीमा, आगन्तुकले पढ्ने गरी। नेपाली युनिकोडमा टाइप गर्नुहोस्।',
      },
      help: 'the text of the notice, in English or Nepali',
    }),
  },
  letterNumber: addedField(
    line({
      name: 'letterNumber',
      maxLength: 60,
      isProse: false,
      isOptional: true,
      label: { en: 'Letter number', ne: 'चलानी नम्बर' },
      hint: {
        en: 'As on the letter, such as 123/2083. Visitors see it and can search for it.',
        ne: 'पत्रमा भएजस्तै, जस्तै १२३/२०८३। आगन्तुकले देख्छन् र यसैबाट खोज्न सक्छन्।',
      },
      placeholder: 'NUMBER',
      help: 'the number under which the office dispatched it: "123/2083"',
    }),
    {
      column: 'letter_number',
      isSearched: true,
      description: 'The number under which the office dispatched it (चलानी नम्बर)',
    },
  ),
} as const satisfies Fields;

export const noticeFields = {
  ...titleFields,
  ...noticeDates({
    label: { en: 'Closing date', ne: 'अन्तिम मिति (म्याद)' },
    hint: { en: 'Leave empty if there is no closing date.', ne: 'म्याद नभएको सूचनामा खाली छोड्नुहोस्।' },
    help: 'the closing date: 2026-12-01, or 2083-08-15 for Bikram Sambat; none for none',
  }),
  ...detailFields,
  /** Time of publication, past or scheduled, and of the withdrawal. */
  publishAt: { column: 'publish_at', schema: z.string().nullish() },
  ...withdrawField,
  withdrawnAt: { column: 'withdrawn_at', schema: z.string().nullish() },
  /** The id of the notice that replaces a withdrawn one. */
  replacedBy: { column: 'replaced_by', schema: z.number().nullish() },
  withdrawalReason: { schema: addedText },
} as const satisfies Fields;

/** `departmentIds`: ids of categories. `lastDate` is AD. */
export const noticeRecord = z.strictObject({
  id,
  ...shapeOf(noticeFields),
  createdDate: moment,
  lastDate: date.nullable(),
  publishAt: moment.nullish(),
  withdrawAt: moment.nullish(),
  withdrawnAt: moment.nullish(),
  replacedBy: id.nullish(),
  updatedOn: date.nullish(),
  departmentIds: z.array(z.int()).min(1),
  files: z.array(storedFile),
});
export type NoticeRecord = z.input<typeof noticeRecord>;

const files = filesIn('notice_files', 'notice_id');

/** Public or not, newest first. */
export const noticeTable = recordTable({
  kind: 'notice',
  name: 'notices',
  fields: noticeFields,
  columns: {
    departmentIds: {
      sql: '(SELECT json_group_array(department_id) FROM notice_departments WHERE notice_id = records.id)',
      schema: jsonColumn(z.array(z.number())),
    },
    ...files.columns,
  },
  parts: [
    {
      table: 'notice_departments',
      owner: 'notice_id',
      rows: ({ id: notice_id, departmentIds }) => departmentIds.map((department_id) => ({ notice_id, department_id })),
    },
    ...files.parts,
  ],
  order: 'created_date DESC, id DESC',
});

/** A notice in a list, without its departments. `isImported`: it comes from an old site or a table; readers are not notified of it. `updatedAt`: the time of its last change, if the log still has it. */
export interface NoticeListItem
  extends Omit<
    NoticeRecord,
    'departmentIds' | 'publishAt' | 'withdrawAt' | 'withdrawnAt' | 'replacedBy' | 'withdrawalReason'
  > {
  isImported?: boolean;
  updatedAt?: string | null;
}

const isImported = z
  .literal(true)
  .optional()
  .meta({ description: 'Whether it was imported: readers are not notified of it. Not part of the contract' });

const updatedAt = z.iso
  .datetime({ offset: true })
  .optional()
  .meta({ description: 'When the campus last changed it, if that is known. Not part of the contract' });

export const noticeReply = z
  .strictObject({
    id: replyId,
    ...replyShape(noticeFields),
    ...attachmentsShape,
    ...fileTextsShape,
    isImported,
    updatedAt,
  })
  .meta({ id: 'Notice' });

export const noticeToReply = (notice: NoticeListItem) => ({
  id: notice.id,
  ...replyOf(noticeFields, notice),
  ...(notice.replaces && { replaces: Number(notice.replaces) }),
  ...(notice.result && { result: Number(notice.result) }),
  ...attachmentsToReply(notice.files),
  ...fileTextsToReply(notice.files),
  ...(notice.isImported && { isImported: true as const }),
  ...(notice.updatedAt && { updatedAt: notice.updatedAt }),
});

/** A withdrawn notice that was public; `replacedBy`: a public notice. */
export interface WithdrawnNoticeRecord {
  id: number;
  replacedBy: number | null;
  reason: string;
}
