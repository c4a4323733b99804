import type { Locale } from '#content/locale.ts';
import type { Problem } from '../csv/problems.ts';

/** Columns of a list of staff, in the order in which they are written: the English name, the Nepali one, and others that are read. */
const columns = {
  id: ['id', 'आईडी', 'क्रम'],
  name: ['name', 'नाम'],
  type: ['type', 'प्रकार'],
  department: ['department', 'विभाग'],
  designation: ['designation', 'पद'],
  picture: ['picture', 'फोटो'],
  about: ['about', 'परिचय'],
} as const;

export type StaffColumn = keyof typeof columns;
export const staffColumns: readonly string[] = Object.keys(columns);

/** The names of all columns, in the order in which they are written. */
export function columnNames(language: Locale): string[] {
  return Object.values(columns).map(([english, nepali]) => (language === 'ne' ? nepali : english));
}

/** Where each column stands, from 0. */
export type Header = Partial<Record<StaffColumn, number>>;

function isColumn(name: string): name is StaffColumn {
  return staffColumns.includes(name);
}

/** Reads the names of the columns in any order and letter case; adds to `problems` what is not known, missing or twice there. */
export function readHeader({ line, cells }: { line: number; cells: string[] }, problems: Problem[]): Header {
  const header: Header = {};
  for (const [index, cell] of cells.entries()) {
    const known = Object.entries(columns).find(([, names]) => names.some((name) => name === cell.toLowerCase()))?.[0];
    if (known === undefined || !isColumn(known)) {
      if (cell !== '')
        problems.push({
          line,
          column: cell,
          code: 'table-column-unknown',
          values: { columns: staffColumns.join(', ') },
        });
    } else if (header[known] === undefined) header[known] = index;
    else problems.push({ line, column: cell, code: 'table-column-twice' });
  }
  for (const name of ['name', 'type'] as const) {
    if (header[name] === undefined) problems.push({ line, column: name, code: 'table-column-missing' });
  }
  return header;
}
