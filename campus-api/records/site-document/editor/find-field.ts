import { type Fields, firstValue } from '#campus-api/web/drafts/drafts.ts';
import type { Field, FieldOf } from './field.ts';

/** A field of a form, the name of its control, and the names of its fields without the numbers of items: `parts.heading`. */
export interface FieldMatch {
  field: Field;
  path: string;
  name: string;
}

/**
 * The innermost field on the path to a part of the content, such as `parts`, 0, `heading`, `en`. The search ends at a list without that item, and at a
 * field that is edited as a whole.
 */
export function findField(root: Field, fields: Fields, steps: readonly PropertyKey[]): FieldMatch {
  let match: FieldMatch = { field: root, path: '', name: '' };
  for (const step of steps) {
    const { field, path, name } = match;
    if (field.kind === 'object') {
      const child = field.fields.find(([each]) => each === step)?.[1];
      if (child === undefined) break;
      const join = (parent: string) => (parent === '' ? String(step) : `${parent}.${String(step)}`);
      match = { field: child, path: join(path), name: join(name) };
    } else if (field.kind === 'list') {
      const itemPath = `${path}.${String(step)}`;
      const variant = field.variants[chosenVariant(field, fields, itemPath)];
      if (variant === undefined || !/^\d+$/.test(String(step))) break;
      match = { field: variant, path: itemPath, name };
    } else break;
  }
  return match;
}

/** The steps of a path such as `parts.0.heading`. */
export const stepsOf = (path: string): string[] => path.split('.').filter((step) => step !== '');

/** The variant of an item of a list. */
export function chosenVariant({ variants }: FieldOf<'list'>, fields: Fields, itemPath: string): number {
  const index = Number(firstValue(fields, `${itemPath}.is`));
  return variants[index] === undefined ? 0 : index;
}
