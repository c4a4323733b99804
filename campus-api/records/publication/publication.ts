import { z } from 'zod';
import { paths } from '#campus-api/api/call.ts';
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
import { bothLine, bothLines, day, textField } from '#campus-api/model/field-kinds.ts';
import { bothFieldsOf, type Fields, replyOf, replyShape, shapeOf } from '#campus-api/model/fields.ts';
import { timeFields } from '#campus-api/model/times.ts';
import { recordLists } from '../engine/record-lists.ts';
import { filesIn, recordTable } from '../engine/record-table.ts';

export const publicationFields = {
  description: textField(
    bothLine({
      name: 'title',
      label: { en: 'Title', ne: 'शीर्षक' },
      placeholder: '"TITLE"',
      headings: ['name', 'नाम', 'पुस्तकको नाम'],
    }),
    {
      column: 'description',
      isSearched: true,
      description: 'The title',
    },
  ),
  editors: textField(
    bothLine({
      name: 'editors',
      isOptional: true,
      label: { en: 'Editors', ne: 'सम्पादक' },
      placeholder: 'NAMES',
      headings: ['editor', 'author', 'authors', 'लेखक'],
    }),
    { name: 'aurthor', description: 'Editors' },
  ),
  publisher: textField(
    bothLine({
      name: 'publisher',
      isOptional: true,
      label: { en: 'Publisher', ne: 'प्रकाशक' },
      placeholder: 'NAME',
      headings: ['department', 'विभाग'],
      help: 'the department or cell that publishes it',
    }),
    { name: 'department', description: 'Publisher' },
  ),
  publishDate: {
    column: 'publish_date',
    schema: z.string(),
    reply: { schema: replyInstant },
    entry: day({
      name: 'date',
      isOptional: true,
      years: { past: 40, future: 0 },
      label: { en: 'Date of publication', ne: 'प्रकाशन मिति' },
      headings: ['मिति', 'published', 'प्रकाशित मिति', 'publish date', 'publication date', 'year', 'वर्ष', 'साल'],
      hint: { en: 'Leave empty for today.', ne: 'आजको मिति राख्न खाली छोड्नुहोस्।' },
      help: 'the day of publication: 2026-11-21, or 2083-08-05 for Bikram Sambat; default: today',
    }),
  },
  about: textField(
    bothLines({
      name: 'about',
      label: { en: 'About it', ne: 'परिचय' },
      headings: ['description', 'विवरण'],
    }),
  ),
  ...timeFields,
} as const satisfies Fields;

export const publicationRecord = z.strictObject({
  id,
  ...shapeOf(publicationFields),
  publishDate: date,
  files: z.array(storedFile),
  nepali: nepaliTexts(...bothFieldsOf(publicationFields)),
});
export type PublicationRecord = z.infer<typeof publicationRecord>;

export const publicationTable = recordTable({
  kind: 'publication',
  name: 'publications',
  fields: publicationFields,
  ...filesIn('publication_files', 'publication_id'),
  order: 'publish_date DESC, id DESC',
});

const publicationReply = z
  .strictObject({
    id: replyId,
    ...replyShape(publicationFields),
    ...attachmentsShape,
    ...fileTextsShape,
    nepali: nepaliReply(...bothFieldsOf(publicationFields)),
  })
  .meta({ id: 'Publication' });

export const publicationLists = recordLists({
  all: { path: paths.publications, summary: 'All publications, newest first' },
  search: { path: paths.publicationSearch, summary: 'Publications, newest first, by title', usualLimit: 15 },
  reply: publicationReply,
  toReply: (publication: PublicationRecord) => ({
    id: publication.id,
    ...replyOf(publicationFields, publication),
    ...attachmentsToReply(publication.files),
    ...fileTextsToReply(publication.files),
    ...nepaliToReply(publication.nepali),
  }),
});
