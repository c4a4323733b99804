import { fieldColumns } from '#campus-api/csv/field-columns.ts';
import { columnHeadings } from '#campus-api/csv/headings.ts';
import type { TableType } from '#campus-api/csv/open-table.ts';
import type { Locale } from '#content/locale.ts';
import { staffFields } from './staff.ts';
import { staffTypeOptions } from './staff-types.ts';

const { about, message, ...others } = staffFields;

const columns = fieldColumns(others);

/** Columns of a table of staff, in their order of export. */
export const staffColumns = {
  id: ['id', 'आईडी', 'आइडी (id)', 'number (id)'],
  ...columns,
  nameNe: [...(columns.nameNe ?? ['name_ne', 'नाम (नेपालीमा)']), 'नेपाली नाम'],
  picture: ['picture', 'फोटो', 'portrait', 'photo', 'तस्बिर'],
  ...fieldColumns({ about, message }),
} as const;

export type StaffColumn = keyof typeof staffColumns;

/** The names of all columns, in their order of export. */
export const columnNames = (language: Locale): string[] => columnHeadings<StaffColumn>(staffColumns, language);

export const staffTableType: TableType<StaffColumn> = {
  columns: staffColumns,
  needed: [['name', 'nameNe'], ['type']],
  joins: { phone: ', ' },
  choices: { type: staffTypeOptions },
  maxRows: 10_000,
};
