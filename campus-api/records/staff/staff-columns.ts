import type { Problem } from '#campus-api/csv/problems.ts';
import type { Locale } from '#content/locale.ts';

/** Columns of a table of staff, in their order of export: the English name, the Nepali one, and other accepted names. */
const columns = {
  id: ['id', 'आईडी', 'क्रम'],
  name: ['name', 'नाम'],
  nameNe: ['name_ne', 'नाम (नेपालीमा)'],
  type: ['type', 'प्रकार'],
  department: ['department', 'विभाग'],
  departmentNe: ['department_ne', 'विभाग (नेपालीमा)'],
  designation: ['designation', 'पद'],
  designationNe: ['designation_ne', 'पद (नेपालीमा)'],
  phone: ['phone', 'फोन'],
  email: ['email', 'इमेल'],
  picture: ['picture', 'फोटो'],
  about: ['about', 'परिचय'],
  aboutNe: ['about_ne', 'परिचय (नेपालीमा)'],
} as const;

export type StaffColumn = keyof typeof columns;
export const staffColumns: readonly string[] = Object.values(columns).map(([english]) => english);

/** The names of all columns, in their order of export. */
export function columnNames(language: Locale): string[] {
  return Object.values(columns).map(([english, nepali]) => (language === 'ne' ? nepali : english));
}

/** Index of each column, from 0. */
export type ColumnIndexes = Partial<Record<StaffColumn, number>>;

function isColumn(name: string): name is StaffColumn {
  return Object.hasOwn(columns, name);
}

/** Reads the names of the columns in any order and letter case; adds unknown, missing and duplicate columns to `problems`. */
export function readHeader({ line, cells }: { line: number; cells: string[] }, problems: Problem[]): ColumnIndexes {
  const header: ColumnIndexes = {};
  for (const [index, cell] of cells.entries()) {
    const columnName = Object.entries(columns).find(([, names]) =>
      names.some((name) => name === cell.toLowerCase()),
    )?.[0];
    if (columnName === undefined || !isColumn(columnName)) {
      if (cell !== '')
        problems.push({
          line,
          column: cell,
          code: 'table-column-unknown',
          values: { columns: staffColumns.join(', ') },
        });
    } else if (header[columnName] === undefined) header[columnName] = index;
    else problems.push({ line, column: cell, code: 'table-column-twice' });
  }
  for (const name of ['name', 'type'] as const) {
    if (header[name] === undefined) problems.push({ line, column: name, code: 'table-column-missing' });
  }
  return header;
}
