/** Length of the longest common subsequence, computed on all bits of a column at once (Hyyrö 2004). */
function commonLength(one: readonly string[], other: readonly string[]): number {
  const positions = new Map<string, bigint>();
  for (const [index, unit] of one.entries()) positions.set(unit, (positions.get(unit) ?? 0n) | (1n << BigInt(index)));
  const mask = (1n << BigInt(one.length)) - 1n;
  let row = mask;
  for (const unit of other) {
    const matches = row & (positions.get(unit) ?? 0n);
    if (matches !== 0n) row = ((row + matches) | (row - matches)) & mask;
  }
  return one.length - row.toString(2).replaceAll('0', '').length;
}

function similarity(one: readonly string[], other: readonly string[]): number {
  const longest = Math.max(one.length, other.length);
  return longest === 0 ? 1 : commonLength(one, other) / longest;
}

const tidy = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ').trim();

/** Share of characters, blanks included, that two texts have in the same order: 1 for equal texts. */
export const characterSimilarity = (one: string, other: string) => similarity([...tidy(one)], [...tidy(other)]);

/** The same of whole words. */
export const wordSimilarity = (one: string, other: string) => similarity(tidy(one).split(' '), tidy(other).split(' '));
