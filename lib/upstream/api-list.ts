/** The items of a comma-separated list, without blanks around them and without empty ones. */
export function splitList(list: string): string[] {
  return items(list).filter(Boolean);
}

/**
 * Two lists paired by position. Where the second has nothing the first serves for both; its surplus is ignored.
 * Empty items hold their place only while the lists are of one length: in `a,b,c` with `A,,C` the third is `C`.
 */
export function pairLists(first: string, second: string): [string, string][] {
  const even = items(first).length === items(second).length;
  const partners = even ? items(second) : splitList(second);
  return (even ? items(first) : splitList(first))
    .map((item, index): [string, string] => [item, partners[index] || item])
    .filter(([item]) => item);
}

function items(list: string): string[] {
  return list.split(',').map((item) => item.trim());
}
