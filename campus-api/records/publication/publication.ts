import { z } from 'zod';
import {
  attachmentsShape,
  attachmentsToReply,
  fileTextsShape,
  fileTextsToReply,
  nepaliReply,
  nepaliToReply,
  replyId,
  replyInstant,
} from '#campus-api/api/replies.ts';
import { date, id, nepaliTexts, storedFile } from '#campus-api/database/values.ts';
import {
  bothFieldsOf,
  bothLine,
  bothLines,
  day,
  type Fields,
  line,
  replyOf,
  replyShape,
  shapeOf,
} from '#campus-api/model/fields.ts';
import { publicationMessages as messages } from './messages.ts';

export const publicationFields = {
  description: {
    column: 'description',
    schema: z.string(),
    reply: { schema: z.string().meta({ description: 'The title' }) },
    entry: bothLine({ name: 'title', label: messages.name, placeholder: '"TITLE"' }),
  },
  editors: {
    column: 'editors',
    schema: z.string(),
    reply: { name: 'aurthor', schema: z.string().meta({ description: 'Editors' }) },
    entry: line({ name: 'editors', isOptional: true, label: messages.editors, placeholder: 'NAMES' }),
  },
  publisher: {
    column: 'publisher',
    schema: z.string(),
    reply: { name: 'department', schema: z.string().meta({ description: 'Publisher' }) },
    entry: line({
      name: 'publisher',
      isOptional: true,
      label: messages.publisher,
      placeholder: 'NAME',
      help: 'the department or cell that publishes it',
    }),
  },
  publishDate: {
    column: 'publish_date',
    schema: z.string(),
    reply: { schema: replyInstant },
    entry: day({
      name: 'date',
      isOptional: true,
      years: { past: 40, future: 0 },
      label: messages.date,
      hint: messages.dateHint,
      help: 'the day of publication: 2026-11-21, or 2083-08-05 for Bikram Sambat; default: today',
    }),
  },
  about: {
    column: 'about',
    schema: z.string(),
    reply: { schema: z.string() },
    entry: bothLines({ name: 'about', label: messages.about }),
  },
} as const satisfies Fields;

export const publicationRecord = z.strictObject({
  id,
  ...shapeOf(publicationFields),
  publishDate: date,
  files: z.array(storedFile),
  nepali: nepaliTexts(...bothFieldsOf(publicationFields)),
});
export type PublicationRecord = z.infer<typeof publicationRecord>;

export const publicationReply = z
  .strictObject({
    id: replyId,
    ...replyShape(publicationFields),
    ...attachmentsShape,
    ...fileTextsShape,
    nepali: nepaliReply(...bothFieldsOf(publicationFields)),
  })
  .meta({ id: 'Publication' });

export const publicationToReply = (publication: PublicationRecord) => ({
  id: publication.id,
  ...replyOf(publicationFields, publication),
  ...attachmentsToReply(publication.files),
  ...fileTextsToReply(publication.files),
  ...nepaliToReply(publication.nepali),
});
