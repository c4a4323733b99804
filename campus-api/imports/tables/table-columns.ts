import { type ColumnNames, columnHeadings } from '#campus-api/csv/columns.ts';
import type { Locale, Localized } from '#content/locale.ts';

/** Kinds of tables that can be imported. */
export const tableTypes = ['notices', 'publications'] as const;
export type TableType = (typeof tableTypes)[number];

/** The columns of a table of notices. */
export const noticeColumns = {
  id: ['id', 'आईडी', 'आइडी'],
  date: ['date', 'मिति', 'published', 'प्रकाशित मिति'],
  title: ['title', 'शीर्षक', 'subject', 'विषय'],
  text: ['text', 'सूचना', 'notice', 'body', 'व्यहोरा'],
  textNe: ['text_ne', 'सूचना (नेपालीमा)'],
  department: ['department', 'विभाग', 'category', 'वर्ग'],
  lastDate: ['closing_date', 'अन्तिम मिति', 'last_date', 'deadline'],
  letterNumber: ['letter_number', 'चलानी नम्बर', 'letter_no', 'चलानी नं', 'च.नं'],
  file: ['files', 'फाइल', 'file', 'attachments'],
} as const satisfies ColumnNames<string>;

/** The columns of a table of publications. */
export const publicationColumns = {
  id: ['id', 'आईडी', 'आइडी'],
  date: ['date', 'मिति', 'published', 'प्रकाशित मिति'],
  title: ['title', 'शीर्षक', 'name', 'नाम'],
  titleNe: ['title_ne', 'शीर्षक (नेपालीमा)', 'name_ne', 'नाम (नेपालीमा)'],
  editors: ['editors', 'सम्पादक', 'author', 'authors', 'लेखक'],
  publisher: ['publisher', 'प्रकाशक'],
  about: ['about', 'परिचय', 'description', 'विवरण'],
  aboutNe: ['about_ne', 'परिचय (नेपालीमा)'],
  file: ['files', 'फाइल', 'file', 'attachments'],
} as const satisfies ColumnNames<string>;

export type TableColumn = keyof typeof noticeColumns | keyof typeof publicationColumns;

export const tableColumns: Readonly<Record<TableType, ColumnNames<string>>> = {
  notices: noticeColumns,
  publications: publicationColumns,
};

/** The date, and one of the columns of the name or text. */
export const neededColumns: Readonly<Record<TableType, readonly (readonly TableColumn[])[]>> = {
  notices: [['date'], ['text', 'title', 'textNe']],
  publications: [['date'], ['title', 'titleNe']],
};

/** The name of a column in both languages. */
export function columnLabel(type: TableType, column: string): Localized {
  const [en, ne] = tableColumns[type][column] ?? [column, column];
  return { en: en.replaceAll('_', ' '), ne };
}

/** The names of the columns of an empty table: the text of a notice includes its title. */
export const templateHeadings = (type: TableType, language: Locale): string[] => {
  const { title: _, ...columns } = tableColumns[type];
  return columnHeadings(type === 'notices' ? columns : tableColumns[type], language);
};
