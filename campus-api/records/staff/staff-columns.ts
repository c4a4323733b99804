import { type ColumnIndexes, type ColumnNames, columnHeadings, readColumns } from '#campus-api/csv/columns.ts';
import type { TableRow } from '#campus-api/csv/parse-table.ts';
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
  subjects: ['subjects', 'पढाउने विषय'],
  subjectsNe: ['subjects_ne', 'पढाउने विषय (नेपालीमा)'],
  officeHours: ['office_hours', 'भेट्ने समय'],
  officeHoursNe: ['office_hours_ne', 'भेट्ने समय (नेपालीमा)'],
  publications: ['publications', 'प्रकाशन'],
  publicationsNe: ['publications_ne', 'प्रकाशन (नेपालीमा)'],
  picture: ['picture', 'फोटो'],
  about: ['about', 'परिचय'],
  aboutNe: ['about_ne', 'परिचय (नेपालीमा)'],
} as const satisfies ColumnNames<string>;

export type StaffColumn = keyof typeof columns;
export const staffColumns: readonly string[] = columnHeadings(columns, 'en');

/** The names of all columns, in their order of export. */
export const columnNames = (language: Locale): string[] => columnHeadings(columns, language);

export type StaffColumnIndexes = ColumnIndexes<StaffColumn>;

/** Reads the names of the columns; adds unknown, missing and duplicate columns to `problems`. */
export function readHeader({ line, cells }: TableRow, problems: Problem[]): StaffColumnIndexes {
  const { indexes, surplus } = readColumns<StaffColumn>(columns, cells);
  for (const { name, isKnown } of surplus)
    problems.push(
      isKnown
        ? { line, column: name, code: 'table-column-twice' }
        : { line, column: name, code: 'table-column-unknown', values: { columns: staffColumns.join(', ') } },
    );
  for (const name of ['name', 'type'] as const) {
    if (indexes[name] === undefined) problems.push({ line, column: name, code: 'table-column-missing' });
  }
  return indexes;
}
