import type { RowCells } from '#campus-api/csv/row-cells.ts';
import { entriesOf, type FormOf } from '#campus-api/model/fields.ts';
import { isEmail } from '#campus-api/validation/read-fields.ts';
import { toLatinDigits } from '#packages/nepali/text/digits.ts';
import { staffFields } from './staff.ts';
import { type StaffColumn, staffColumns } from './staff-columns.ts';
import { type StaffType, staffTypeNamed } from './staff-types.ts';

/** One parsed row; a missing column is undefined, and its field is unchanged for existing staff. */
export interface StaffDraft {
  line: number;
  id: number | null;
  type: StaffType;
  form: FormOf<typeof staffFields>;
  /** A file name; null for none. An empty cell retains the current picture. */
  picture: string | null | undefined;
}

/** Cell values that delete a picture. */
const noPicture = /^(?:none|n\/a)$/i;

/** Characters of the columns. */
const maxLengths = new Map<string, number>([
  ['id', 15],
  ['picture', 200],
  ...entriesOf(staffFields).flatMap(({ name, maxLength }): [string, number][] =>
    maxLength === undefined
      ? []
      : [
          [name, maxLength],
          [`${name}Ne`, maxLength],
        ],
  ),
]);

const columns = Object.keys(staffColumns) as StaffColumn[];
const notTexts: ReadonlySet<StaffColumn> = new Set(['id', 'type', 'phone', 'email', 'picture']);
const textColumns = columns.filter((column) => !notTexts.has(column));

/** Parses a row; null, with at least one issue, for an invalid one. */
export function readStaffRow(cells: RowCells<StaffColumn>): StaffDraft | null {
  const { issues, line } = cells;
  const row: Partial<Record<StaffColumn, string | undefined>> = Object.fromEntries(
    columns.map((column) => [column, cells.optional(column)]),
  );
  for (const column of columns) {
    const most = maxLengths.get(column) ?? Number.POSITIVE_INFINITY;
    if ((row[column] ?? '').length > most) issues.error(column, 'table-cell-too-long', { most });
  }
  const { id: number = '', picture = '', ...form } = row;
  for (const column of textColumns) cells.text(column);
  if (!form.name && !form.nameNe) issues.error('name', 'table-cell-empty');
  const type = staffTypeNamed(form.type ?? '');
  if (type === undefined) issues.error('type', 'table-type-unknown', { value: form.type ?? '' });
  const id = toLatinDigits(number);
  if (!/^\d*$/.test(id)) issues.error('id', 'table-no-id', { value: id });
  if (form.email && !isEmail(form.email)) issues.error('email', 'table-no-email', { value: form.email });
  if (type === undefined) return null;
  return {
    line,
    id: id === '' ? null : Number(id),
    type,
    form: { ...form, phone: cells.code('phone') },
    picture: noPicture.test(picture) ? null : picture || undefined,
  };
}
