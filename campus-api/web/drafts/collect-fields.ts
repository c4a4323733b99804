import { HTTPException } from 'hono/http-exception';
import type { Fields } from './drafts.ts';

/** More than the largest table of the admin has; each costs memory before anything is checked. */
export const MAX_FIELDS = 2000;

/** Size limit of one text of a form with files: a table of 5,000 cells in Nepali has half a megabyte. */
export const MAX_TEXT_BYTES = 1024 * 1024;
/** Size limit of all texts of a form together. */
const MAX_TEXTS_BYTES = 4 * MAX_TEXT_BYTES;

/** Gathers the fields of a form. Without a prototype: a field may have any name, also `__proto__` or `constructor`. */
export function collectFields(): { fields: Fields; add(name: string, value: string): void } {
  const fields: Fields = Object.create(null);
  let count = 0;
  let bytes = 0;
  return {
    fields,
    /** @throws HTTPException 413 */
    add(name, value) {
      count += 1;
      bytes += Buffer.byteLength(value);
      if (count > MAX_FIELDS || bytes > MAX_TEXTS_BYTES) throw new HTTPException(413);
      const values = fields[name];
      if (values) values.push(value);
      else fields[name] = [value];
    },
  };
}
