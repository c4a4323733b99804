import type { Locale } from '#content/locale.ts';
import type { TableRow } from '../csv/parse-table.ts';
import type { Problem } from '../csv/problems.ts';
import type { Header, StaffColumn } from './staff-columns.ts';

/** One row as it is meant; a column that the table lacks is undefined, and stays as it is for staff who are there. */
export interface StaffDraft {
  line: number;
  id: number | null;
  fullName: string;
  type: 1 | 2;
  department: string | undefined;
  designation: string | undefined;
  /** A file name; null for none. An empty cell leaves the picture that is there. */
  picture: string | null | undefined;
  about: string | undefined;
}

export const staffTypes = new Map<string, 1 | 2>([
  ['teaching', 1],
  ['1', 1],
  ['शिक्षक', 1],
  ['non-teaching', 2],
  ['2', 2],
  ['कर्मचारी', 2],
]);

/** As tables are written. */
export const staffTypeNames: Readonly<Record<Locale, Record<1 | 2, string>>> = {
  en: { 1: 'teaching', 2: 'non-teaching' },
  ne: { 1: 'शिक्षक', 2: 'कर्मचारी' },
};

/** What takes a picture away. */
const noPicture = /^(?:none|n\/a)$/i;

const longest: Record<StaffColumn, number> = {
  id: 15,
  name: 200,
  type: 20,
  department: 200,
  designation: 200,
  picture: 200,
  about: 10_000,
};

/** Null, and at least one problem more, for a row that cannot be meant. */
export function readStaffRow({ line, cells }: TableRow, header: Header, problems: Problem[]): StaffDraft | null {
  const before = problems.length;
  const complain = (column: StaffColumn, code: Problem['code'], values: Problem['values'] = {}) =>
    void problems.push({ line, column, code, values });
  const cell = (column: StaffColumn) => {
    const index = header[column];
    const text = index === undefined ? undefined : (cells[index] ?? '');
    if (text !== undefined && text.length > longest[column])
      complain(column, 'table-cell-too-long', { most: longest[column] });
    return text;
  };
  const width = Math.max(...Object.values(header)) + 1;
  if (cells.slice(width).some((text) => text !== '')) {
    problems.push({
      line,
      code: 'table-too-many-cells',
      values: { cells: cells.length, columns: width },
    });
  }
  const fullName = cell('name') ?? '';
  if (fullName === '') complain('name', 'table-cell-empty');
  const type = staffTypes.get((cell('type') ?? '').toLowerCase());
  if (type === undefined) complain('type', 'table-type-unknown', { value: cell('type') ?? '' });
  const id = cell('id') ?? '';
  if (!/^\d*$/.test(id)) complain('id', 'table-no-id', { value: id });
  const picture = cell('picture');
  const draft = {
    line,
    id: id === '' ? null : Number(id),
    fullName,
    department: cell('department'),
    designation: cell('designation'),
    picture: noPicture.test(picture ?? '') ? null : picture || undefined,
    about: cell('about'),
  };
  return type === undefined || problems.length > before ? null : { ...draft, type };
}
