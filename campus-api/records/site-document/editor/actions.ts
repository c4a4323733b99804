import { inUnicode } from '#campus-api/validation/to-unicode.ts';
import { type Fields, firstValue } from '#campus-api/web/drafts/drafts.ts';
import type { Field } from './field.ts';
import { findField, stepsOf } from './find-field.ts';
import { countOf } from './plain-text.ts';
import { changeTable, pasteIntoTable, tableVerbs } from './table.ts';

/** The form after a button within it, and the path that it shows. */
export interface ActionResult {
  fields: Fields;
  path: string;
}

/**
 * Applies a button of the form: `add:parts`, `add:entries/1` (the second variant), `up:parts.1`, `down:…`, `delete:…`, `row:parts.0.table` and other
 * buttons of tables, `colour:colours.main/#14366b`, `unicode:title.ne`; scripts also send `move:parts.3/0` and `paste:parts.0.table/1.0.ne`.
 * Null for other buttons.
 */
export function applySiteAction(root: Field, fields: Fields, verb: string, argument: string): ActionResult | null {
  const [path = '', number = '0'] = argument.split('/');
  const tableVerb = tableVerbs.find((each) => each === verb);
  if (tableVerb) return editTable(root, fields, path, (before) => changeTable(before, path, tableVerb, Number(number)));
  switch (verb) {
    case 'add':
      return addItem(root, fields, path, number);
    case 'up':
      return swapItems(root, fields, path, -1);
    case 'down':
      return swapItems(root, fields, path, 1);
    case 'move':
      return moveItem(root, fields, path, Number(number));
    case 'paste':
      return editTable(root, fields, path, (before) => pasteIntoTable(before, path, number));
    case 'delete':
      return (
        deleteItem(root, fields, path) ?? deletePicture(root, fields, path) ?? editTable(root, fields, path, () => ({}))
      );
    case 'colour': {
      const { field } = findField(root, fields, stepsOf(path));
      return field.kind === 'colour' ? { fields: { ...fields, [path]: [number] }, path } : null;
    }
    case 'unicode':
      return { fields: { ...fields, [path]: [inUnicode(firstValue(fields, path))] }, path };
    default:
      return null;
  }
}

/** The list of an item and the item's number. */
function listOf(root: Field, fields: Fields, itemPath: string) {
  const [, path = '', number = ''] = /^(.*)\.(\d+)$/.exec(itemPath) ?? [];
  const { field, path: foundPath } = findField(root, fields, stepsOf(path));
  if (field.kind !== 'list' || foundPath !== path) return null;
  const count = countOf(fields, path, field.max);
  return Number(number) < count ? { path, index: Number(number), count } : null;
}

function addItem(root: Field, fields: Fields, path: string, variant: string): ActionResult | null {
  const { field, path: foundPath } = findField(root, fields, stepsOf(path));
  if (field.kind !== 'list' || foundPath !== path) return null;
  const count = countOf(fields, path, field.max);
  if (count >= field.max) return { fields, path };
  const chosen = field.variants.length > 1 ? { [`${path}.${count}.is`]: [variant] } : {};
  return { fields: { ...fields, [path]: [String(count + 1)], ...chosen }, path: `${path}.${count}` };
}

/** Renames the controls of the items of a list; those whose new number is null are dropped. */
function renumber(fields: Fields, path: string, newNumber: (index: number) => number | null): Fields {
  const renamed = Object.entries(fields).flatMap(([name, values]) => {
    if (!name.startsWith(`${path}.`)) return [[name, values] as const];
    const [, digits = '', rest = ''] = /^(\d+)(.*)/s.exec(name.slice(path.length + 1)) ?? [];
    const number = digits === '' ? null : newNumber(Number(digits));
    return number === null ? [] : [[`${path}.${number}${rest}`, values] as const];
  });
  return Object.fromEntries(renamed);
}

function swapItems(root: Field, fields: Fields, itemPath: string, step: 1 | -1): ActionResult | null {
  const list = listOf(root, fields, itemPath);
  if (list === null) return null;
  const { path, index, count } = list;
  const other = index + step;
  if (other < 0 || other >= count) return { fields, path: itemPath };
  const swapped = renumber(fields, path, (number) => (number === index ? other : number === other ? index : number));
  return { fields: swapped, path: `${path}.${other}` };
}

/** Moves an item to the number of another one. */
function moveItem(root: Field, fields: Fields, itemPath: string, to: number): ActionResult | null {
  const list = listOf(root, fields, itemPath);
  if (list === null) return null;
  const { path, index, count } = list;
  if (!Number.isInteger(to) || to < 0 || to >= count) return { fields, path: itemPath };
  const order = Array.from({ length: count }, (_, number) => number).toSpliced(index, 1);
  order.splice(to, 0, index);
  return { fields: renumber(fields, path, (number) => order.indexOf(number)), path: `${path}.${to}` };
}

function deleteItem(root: Field, fields: Fields, itemPath: string): ActionResult | null {
  const list = listOf(root, fields, itemPath);
  if (list === null) return null;
  const { path, index, count } = list;
  const left = renumber(fields, path, (number) => (number === index ? null : number > index ? number - 1 : number));
  return { fields: { ...left, [path]: [String(count - 1)] }, path };
}

function deletePicture(root: Field, fields: Fields, path: string): ActionResult | null {
  const { field, path: foundPath } = findField(root, fields, stepsOf(path));
  if (field.kind !== 'picture' || foundPath !== path) return null;
  const others = Object.entries(fields).filter(([name]) => !name.startsWith(`${path}.`));
  return { fields: Object.fromEntries(others), path };
}

function editTable(root: Field, fields: Fields, path: string, change: (fields: Fields) => Fields): ActionResult | null {
  const { field, path: foundPath } = findField(root, fields, stepsOf(path));
  if (field.kind !== 'table' || foundPath !== path) return null;
  const others = Object.entries(fields).filter(([name]) => name !== path && !name.startsWith(`${path}.`));
  return { fields: { ...Object.fromEntries(others), ...change(fields) }, path };
}
