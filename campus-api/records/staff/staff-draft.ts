import type { TableRow } from '#campus-api/csv/parse-table.ts';
import type { Problem } from '#campus-api/csv/problems.ts';
import { isEmail } from '#campus-api/validation/read-fields.ts';
import type { Locale } from '#content/locale.ts';
import type { StaffColumn, StaffColumnIndexes } from './staff-columns.ts';

/** One parsed row; a missing column is undefined, and its field is unchanged for existing staff. */
export interface StaffDraft {
  line: number;
  id: number | null;
  fullName: string;
  nameNe: string | undefined;
  type: 1 | 2;
  department: string | undefined;
  departmentNe: string | undefined;
  designation: string | undefined;
  designationNe: string | undefined;
  phone: string | undefined;
  email: string | undefined;
  subjects: string | undefined;
  subjectsNe: string | undefined;
  officeHours: string | undefined;
  officeHoursNe: string | undefined;
  publications: string | undefined;
  publicationsNe: string | undefined;
  /** A file name; null for none. An empty cell retains the current picture. */
  picture: string | null | undefined;
  about: string | undefined;
  aboutNe: string | undefined;
}

export const staffTypes = new Map<string, 1 | 2>([
  ['teaching', 1],
  ['1', 1],
  ['शिक्षक', 1],
  ['non-teaching', 2],
  ['2', 2],
  ['कर्मचारी', 2],
]);

/** Names of the types in exported tables. */
export const staffTypeNames: Readonly<Record<Locale, Record<1 | 2, string>>> = {
  en: { 1: 'teaching', 2: 'non-teaching' },
  ne: { 1: 'शिक्षक', 2: 'कर्मचारी' },
};

/** Cell values that delete a picture. */
const noPicture = /^(?:none|n\/a)$/i;

/** Characters in each language. */
export const maxTextLengths = { about: 10_000, subjects: 500, officeHours: 300, publications: 10_000 } as const;

const maxLengths: Record<StaffColumn, number> = {
  id: 15,
  name: 200,
  nameNe: 200,
  type: 20,
  department: 200,
  departmentNe: 200,
  designation: 200,
  designationNe: 200,
  phone: 60,
  email: 200,
  subjects: maxTextLengths.subjects,
  subjectsNe: maxTextLengths.subjects,
  officeHours: maxTextLengths.officeHours,
  officeHoursNe: maxTextLengths.officeHours,
  publications: maxTextLengths.publications,
  publicationsNe: maxTextLengths.publications,
  picture: 200,
  about: maxTextLengths.about,
  aboutNe: maxTextLengths.about,
};

/** Parses a row; null, with at least one more problem, for an invalid one. */
export function readStaffRow(
  { line, cells }: TableRow,
  header: StaffColumnIndexes,
  problems: Problem[],
): StaffDraft | null {
  const before = problems.length;
  const addProblem = (column: StaffColumn, code: Problem['code'], values: Problem['values'] = {}) =>
    void problems.push({ line, column, code, values });
  const cell = (column: StaffColumn) => {
    const index = header[column];
    const text = index === undefined ? undefined : (cells[index] ?? '');
    if (text !== undefined && text.length > maxLengths[column])
      addProblem(column, 'table-cell-too-long', { most: maxLengths[column] });
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
  const nameNe = cell('nameNe');
  if (fullName === '' && !nameNe) addProblem('name', 'table-cell-empty');
  const type = staffTypes.get((cell('type') ?? '').toLowerCase());
  if (type === undefined) addProblem('type', 'table-type-unknown', { value: cell('type') ?? '' });
  const id = cell('id') ?? '';
  if (!/^\d*$/.test(id)) addProblem('id', 'table-no-id', { value: id });
  const email = cell('email');
  if (email && !isEmail(email)) addProblem('email', 'table-no-email', { value: email });
  const picture = cell('picture');
  const draft = {
    line,
    id: id === '' ? null : Number(id),
    fullName,
    nameNe,
    department: cell('department'),
    departmentNe: cell('departmentNe'),
    designation: cell('designation'),
    designationNe: cell('designationNe'),
    phone: cell('phone'),
    email,
    subjects: cell('subjects'),
    subjectsNe: cell('subjectsNe'),
    officeHours: cell('officeHours'),
    officeHoursNe: cell('officeHoursNe'),
    publications: cell('publications'),
    publicationsNe: cell('publicationsNe'),
    picture: noPicture.test(picture ?? '') ? null : picture || undefined,
    about: cell('about'),
    aboutNe: cell('aboutNe'),
  };
  return type === undefined || problems.length > before ? null : { ...draft, type };
}
