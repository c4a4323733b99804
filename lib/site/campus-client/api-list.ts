import { isMissing } from './is-missing.ts';

/** Splits a comma-separated list into trimmed, non-empty items. */
export function splitList(list: string): string[] {
  return items(list).filter(Boolean);
}

/**
 * Pairs two lists by position. Where the second has no item, the first serves for both; surplus items are ignored.
 * Empty items count only if both lists have the same length: in `a,b,c` with `A,,C` the third is `C`.
 */
export function pairLists(first: string, second: string): [string, string][] {
  const even = items(first).length === items(second).length;
  const partners = even ? items(second) : splitList(second);
  return (even ? items(first) : splitList(first))
    .map((item, index): [string, string] => [item, partners[index] || item])
    .filter(([item]) => item);
}

function items(list: string): string[] {
  return list.split(',').map((item) => (isMissing(item) ? '' : item.trim()));
}
