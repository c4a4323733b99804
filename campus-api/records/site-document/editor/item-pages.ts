import { type Fields, firstValue } from '#campus-api/web/drafts/drafts.ts';
import type { Field } from './field.ts';
import { countOf } from './plain-text.ts';

/** A form with more controls shows its lists page by page: it must have fewer than a form may send (`MAX_FIELDS`). */
const MAX_CONTROLS = 600;
const MAX_CONTROLS_OF_PAGE = 250;
const MAX_ITEMS_OF_PAGE = 25;

/** The items of a long list: where each page begins, and the items on the current one. */
export interface ItemPages {
  starts: readonly number[];
  from: number;
  /** Exclusive. */
  to: number;
}

/** The name of the control with the range of items that a form shows. */
const RANGE = 'shown';

/** The lists of a document that are too long for one form; `at` are paths of fields that should be visible, the most important one first. */
export function itemPagesOf(root: Field, fields: Fields, at: readonly string[]): ReadonlyMap<string, ItemPages> {
  const pages = new Map<string, ItemPages>();
  if (root.kind !== 'object' || Object.keys(fields).length <= MAX_CONTROLS) return pages;
  for (const [name, field] of root.fields) {
    if (field.kind !== 'list') continue;
    const count = countOf(fields, name, field.max);
    const starts = startsOf(controlsOfItems(fields, name, count));
    if (starts.length < 2) continue;
    const focus = at.map((path) => itemOf(path, name)).find((index) => index !== null) ?? 0;
    const from = starts.findLast((start) => start <= focus) ?? 0;
    pages.set(name, { starts, from, to: starts.find((start) => start > from) ?? count });
  }
  return pages;
}

/** The number of the item of a list that a path leads into. */
function itemOf(path: string, list: string): number | null {
  const [, digits] = path.startsWith(`${list}.`) ? (/^(\d+)/.exec(path.slice(list.length + 1)) ?? []) : [];
  return digits === undefined ? null : Number(digits);
}

function controlsOfItems(fields: Fields, list: string, count: number): number[] {
  const controls = Array.from({ length: count }, () => 0);
  for (const name of Object.keys(fields)) {
    const item = itemOf(name, list);
    if (item !== null && item < count) controls[item] = (controls[item] ?? 0) + 1;
  }
  return controls;
}

function startsOf(controls: readonly number[]): number[] {
  const starts = controls.length > 0 ? [0] : [];
  let sum = 0;
  for (const [index, number] of controls.entries()) {
    const isFull = sum + number > MAX_CONTROLS_OF_PAGE || index - (starts.at(-1) ?? 0) >= MAX_ITEMS_OF_PAGE;
    if (isFull && index > (starts.at(-1) ?? 0)) {
      starts.push(index);
      sum = 0;
    }
    sum += number;
  }
  return starts;
}

/** The control by which a form reports the items that it shows. */
export const rangeControl = (list: string, { from, to }: ItemPages): [name: string, value: string] => [
  `${list}.${RANGE}`,
  `${from}-${to}`,
];

/** A sent form with the items that it did not show, from `base`. */
export function withHiddenItems(root: Field, sent: Fields, base: () => Fields): Fields {
  const names = root.kind === 'object' ? root.fields.map(([name]) => name) : [];
  const ranges = names.flatMap((list) => {
    const [, from, to] = /^(\d+)-(\d+)$/.exec(firstValue(sent, `${list}.${RANGE}`)) ?? [];
    return to === undefined ? [] : [{ list, from: Number(from), to: Number(to) }];
  });
  if (ranges.length === 0) return sent;
  const hidden = Object.entries(base()).filter(([name]) =>
    ranges.some(({ list, from, to }) => {
      const item = itemOf(name, list);
      return item !== null && (item < from || item >= to);
    }),
  );
  const own = Object.entries(sent).filter(([name]) => !ranges.some(({ list }) => name === `${list}.${RANGE}`));
  return Object.fromEntries([...own, ...hidden]);
}

/** Whether the form shows the field. */
export function isOnPage(pages: ReadonlyMap<string, ItemPages>, path: string): boolean {
  return [...pages].every(([list, { from, to }]) => {
    const item = itemOf(path, list);
    return item === null || (item >= from && item < to);
  });
}
