import { fieldColumns } from '#campus-api/csv/field-columns.ts';
import { columnHeadings } from '#campus-api/csv/headings.ts';
import type { TableType } from '#campus-api/csv/open-table.ts';
import { publicationFields } from '#campus-api/records/publication/publication.ts';
import type { Locale, Localized } from '#content/locale.ts';

/** Kinds of tables that can be imported. */
export const tableTypes = ['notices', 'publications'] as const;
export type TableKind = (typeof tableTypes)[number];

/** The columns of a table of notices. */
const noticeColumns = {
  id: ['id', 'आईडी'],
  date: [
    'date',
    'मिति',
    'published',
    'प्रकाशित मिति',
    'publish date',
    'published date',
    'published on',
    'created',
    'created date',
    'सूचना मिति',
    'date of notice',
  ],
  title: ['title', 'शीर्षक', 'subject', 'विषय', 'heading'],
  text: [
    'text',
    'सूचना',
    'notice',
    'body',
    'व्यहोरा',
    'content',
    'details',
    'description',
    'विवरण',
    'सूचनाको व्यहोरा',
    'words of the notice',
  ],
  textNe: ['text_ne', 'सूचना (नेपालीमा)', 'नेपालीमा सूचना', 'notice in nepali'],
  department: ['department', 'प्रकार', 'category', 'वर्ग', 'विभाग', 'type', 'सूचनाको प्रकार', 'शाखा'],
  lastDate: ['closing_date', 'अन्तिम मिति', 'last_date', 'deadline', 'due date', 'म्याद', 'अन्तिम म्याद'],
  closingTime: ['closing_time', 'अन्तिम समय', 'last_time', 'deadline time'],
  letterNumber: [
    'letter_number',
    'चलानी नम्बर',
    'letter_no',
    'चलानी नं',
    'च.नं',
    'चलानी',
    'ref no',
    'reference no',
    'dispatch no',
  ],
  file: ['files', 'फाइल', 'file', 'attachments', 'attachment', 'संलग्न', 'file name', 'document'],
} as const;

const { publishDate, ...publicationTexts } = publicationFields;
const textColumns = fieldColumns(publicationTexts);

/** The columns of the texts of publications. */
export const publicationTextColumns = Object.keys(textColumns) as (keyof typeof textColumns)[];

/** The columns of a table of publications. */
const publicationColumns = {
  id: ['id', 'आईडी'],
  ...fieldColumns({ publishDate }),
  ...textColumns,
  file: ['files', 'फाइल', 'file', 'attachments', 'attachment', 'संलग्न', 'file name', 'document'],
} as const;

export type TableColumn = keyof typeof noticeColumns | keyof typeof publicationColumns;

const MAX_ROWS = 10_000;
const MAX_BYTES = 20 * 1024 * 1024;

/** The date, and one of the columns of the name or text. */
export const tableKinds: Readonly<Record<TableKind, TableType<TableColumn>>> = {
  notices: {
    columns: noticeColumns,
    needed: [['date'], ['text', 'title', 'textNe']],
    joins: { file: '\n' },
    maxRows: MAX_ROWS,
    maxBytes: MAX_BYTES,
  },
  publications: {
    columns: publicationColumns,
    needed: [['date'], ['title', 'titleNe']],
    joins: { editors: ', ', editorsNe: ', ', file: '\n' },
    maxRows: MAX_ROWS,
    maxBytes: MAX_BYTES,
  },
};

/** The kind of table of a source of imports. */
export const tableKindOf = (source: string): TableKind | null =>
  tableTypes.find((type) => source === `${type}-table`) ?? null;

/** The name of a column in both languages. */
export function columnLabel(kind: TableKind, column: string): Localized {
  const names = Object.entries(tableKinds[kind].columns).find(([name]) => name === column)?.[1];
  const [en, ne] = names ?? [column, column];
  return { en: en.replaceAll('_', ' '), ne };
}

/** The names of the columns of an empty table: the text of a notice includes its title. */
export const templateHeadings = (kind: TableKind, language: Locale): string[] => {
  if (kind === 'publications') return columnHeadings<keyof typeof publicationColumns>(publicationColumns, language);
  const { title: _, ...columns } = noticeColumns;
  return columnHeadings<keyof typeof columns>(columns, language);
};
