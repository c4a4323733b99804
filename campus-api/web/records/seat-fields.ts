import type { Fields } from '../drafts/drafts.ts';

/** Rows that the button adds. */
export const ROWS_ADDED = 4;

/** The fields of a row of seats. */
export const rowFields = ['staffId', 'role', 'roleNe'] as const;

/** The fields with their rows in another order, or without some. */
export function arrangeRows(fields: Fields, arrange: (rows: string[]) => string[]): Fields {
  const count = fields.staffId?.length ?? 0;
  const columns = rowFields.map((name) => [
    name,
    arrange(Array.from({ length: count }, (_, index) => fields[name]?.[index] ?? '')),
  ]);
  return { ...fields, ...Object.fromEntries(columns) };
}
