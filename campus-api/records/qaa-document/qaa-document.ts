import { z } from 'zod';
import { paths } from '#campus-api/api/call.ts';
import { id } from '#campus-api/database/values.ts';
import { line, textField } from '#campus-api/model/field-kinds.ts';
import { type Fields, replyOf, replyShape, shapeOf } from '#campus-api/model/fields.ts';
import { recordLists } from '../engine/record-lists.ts';
import { recordTable } from '../engine/record-table.ts';

/**
 * `link`: a stored file name, or an absolute https address; `original`: the original name of the uploaded file, null for an
 * address and for old files.
 */
export const qaaDocumentFields = {
  name: textField(
    line({
      name: 'name',
      maxLength: 300,
      label: { en: 'Name', ne: 'नाम' },
      hint: {
        en: 'Begin with its number, such as “C1-Q1 Strategic plan”.',
        ne: 'अगाडि क्रमसहित, जस्तै “C1-Q1 Strategic plan”।',
      },
      placeholder: '"NAME"',
      help: 'with its number first: "C1-Q1 Strategic plan"',
    }),
    { column: 'name', name: 'doccName' },
  ),
  link: {
    column: 'link',
    schema: z.string(),
    reply: {
      name: 'doccLink',
      schema: z.string().meta({ description: 'A stored file name, or an absolute https address' }),
    },
  },
  original: { schema: z.string().nullish() },
} as const satisfies Fields;

export const qaaDocumentRecord = z.strictObject({
  id,
  ...shapeOf(qaaDocumentFields),
  name: z.string().min(1),
  link: z.string().min(1),
});
export type QaaDocumentRecord = z.infer<typeof qaaDocumentRecord>;

export const qaaDocumentTable = recordTable({
  kind: 'qaa-document',
  name: 'qaa_documents',
  fields: qaaDocumentFields,
  order: 'id',
});

export const qaaDocumentLists = recordLists({
  all: {
    path: paths.qaaDocuments,
    summary: 'Documents of the quality assurance area; the site serves them to logged-in users',
  },
  reply: z.strictObject(replyShape(qaaDocumentFields)).meta({ id: 'QaaDocument' }),
  toReply: (document: QaaDocumentRecord) => replyOf(qaaDocumentFields, document),
});
