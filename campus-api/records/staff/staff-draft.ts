import type { RowCells } from '#campus-api/csv/row-cells.ts';
import { isEmail } from '#campus-api/validation/read-fields.ts';
import { toLatinDigits } from '#packages/nepali/text/digits.ts';
import type { StaffType } from './staff.ts';
import type { StaffColumn } from './staff-columns.ts';
import { staffTypes } from './staff-types.ts';

/** One parsed row; a missing column is undefined, and its field is unchanged for existing staff. */
export interface StaffDraft {
  line: number;
  id: number | null;
  fullName: string;
  nameNe: string | undefined;
  type: StaffType;
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
  message: string | undefined;
  messageNe: string | undefined;
}

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
  message: maxTextLengths.about,
  messageNe: maxTextLengths.about,
};

/** Parses a row; null, with at least one issue, for an invalid one. */
export function readStaffRow(cells: RowCells<StaffColumn>): StaffDraft | null {
  const { issues, line } = cells;
  const cell = (column: StaffColumn) => {
    const text = cells.optional(column);
    if (text !== undefined && text.length > maxLengths[column])
      issues.error(column, 'table-cell-too-long', { most: maxLengths[column] });
    return text;
  };
  const fullName = cell('name') ?? '';
  const nameNe = cell('nameNe');
  for (const column of ['name', 'nameNe'] as const) cells.text(column);
  if (fullName === '' && !nameNe) issues.error('name', 'table-cell-empty');
  const type = staffTypes.get((cell('type') ?? '').toLowerCase());
  if (type === undefined) issues.error('type', 'table-type-unknown', { value: cell('type') ?? '' });
  const id = toLatinDigits(cell('id') ?? '');
  if (!/^\d*$/.test(id)) issues.error('id', 'table-no-id', { value: id });
  const email = cell('email');
  if (email && !isEmail(email)) issues.error('email', 'table-no-email', { value: email });
  const picture = cell('picture');
  cell('phone');
  if (type === undefined) return null;
  return {
    line,
    id: id === '' ? null : Number(id),
    type,
    fullName,
    nameNe,
    department: cell('department'),
    departmentNe: cell('departmentNe'),
    designation: cell('designation'),
    designationNe: cell('designationNe'),
    phone: cells.code('phone'),
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
    message: cell('message'),
    messageNe: cell('messageNe'),
  };
}
