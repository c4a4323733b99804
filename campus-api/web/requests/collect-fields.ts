import { HTTPException } from 'hono/http-exception';
import type { Fields } from '../drafts.ts';

/** More than the largest table of the admin has; each costs memory before anything is checked. */
export const MAX_FIELDS = 2000;

/** Gathers the fields of a form. Without a prototype: a field may have any name, also `__proto__` or `constructor`. */
export function collectFields(): { fields: Fields; add(name: string, value: string): void } {
  const fields: Fields = Object.create(null);
  let count = 0;
  return {
    fields,
    /** @throws HTTPException 413 */
    add(name, value) {
      count += 1;
      if (count > MAX_FIELDS) throw new HTTPException(413);
      const values = fields[name];
      if (values) values.push(value);
      else fields[name] = [value];
    },
  };
}
