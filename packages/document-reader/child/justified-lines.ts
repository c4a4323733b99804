import { lowerMedian } from './blocks.ts';
import type { Fragment } from './fragment.ts';

/** Gap without a drawn blank that separates cells also where they are not aligned. In ems. */
export const CELL = 0.3;
/** Ratio of the gaps of a justified line, which are equal but for the shapes of letters. */
const MAX_RATIO = 1.3;
/** In ems. */
const TOLERANCE = 0.12;
const MIN_GAPS = 2;

const hasLetters = ({ runs }: Fragment) => runs.some(({ text }) => /\p{L}/u.test(text));

/**
 * Joins fragments with equal gaps: programs draw no blanks in justified lines, so that their words look like cells of a narrow table.
 * Joins also fragments with a gap of one blank, unless they are aligned with others.
 */
export function joinJustified(fragments: readonly Fragment[]): Fragment[] {
  const isAligned = alignment(fragments);
  const joined: Fragment[] = [];
  let group: Fragment[] = [];
  const isGroupAligned = () => {
    const aligned = group.slice(1).filter((fragment, index) => isAligned(group[index], fragment));
    return aligned.length > (group.length - 1) / 2;
  };
  const endGroup = () => {
    joined.push(...(isJustified(group) && !isGroupAligned() ? [join(group)] : group));
    group = [];
  };
  for (const fragment of fragments) {
    if (fragment.gapBefore === null) endGroup();
    const before = group.at(-1);
    const isNarrow = fragment.gapBefore !== null && fragment.gapBefore <= CELL * fragment.size;
    if (before && isNarrow && !isAligned(before, fragment)) join([before, fragment]);
    else group.push(fragment);
  }
  endGroup();
  return joined;
}

/** In points: two words begin or end at the same position. */
const SAME = 1;
/** Words that begin or end at one position by chance: fewer than this, or this many times the average. */
const CHANCE = 4;

/** Returns a test whether many fragments end or begin where one ends and the next begins, as the cells of a table. */
function alignment(fragments: readonly Fragment[]): (before: Fragment | undefined, fragment: Fragment) => boolean {
  const width = Math.max(...fragments.map(({ right }) => right)) - Math.min(...fragments.map(({ left }) => left));
  const average = (fragments.length * (2 * SAME + 1)) / Math.max(width, 1);
  const counters = [(fragment: Fragment) => fragment.left, (fragment: Fragment) => fragment.right].map((edge) => {
    const counts = new Map<number, number>();
    for (const fragment of fragments)
      for (let shift = -SAME; shift <= SAME; shift += 1) {
        const position = Math.round(edge(fragment)) + shift;
        counts.set(position, (counts.get(position) ?? 0) + 1);
      }
    return (fragment: Fragment) => counts.get(Math.round(edge(fragment))) ?? 0;
  });
  const [countLeft, countRight] = counters;
  const isUsual = (count: number) => count > CHANCE * Math.max(1, average);
  return (before, fragment) =>
    isUsual(countLeft?.(fragment) ?? 0) || (before !== undefined && isUsual(countRight?.(before) ?? 0));
}

function isJustified(group: readonly Fragment[]): boolean {
  const between = group.slice(1).map(({ gapBefore }) => gapBefore ?? 0);
  const gaps = [...between, ...group.flatMap((fragment) => fragment.gaps)];
  if (between.length === 0 || gaps.length < MIN_GAPS) return false;
  const usual = lowerMedian(gaps);
  const tolerance = TOLERANCE * (group[0]?.size ?? 0);
  const isUsual = (gap: number) => gap < usual * MAX_RATIO + tolerance && gap > usual / MAX_RATIO - tolerance;
  return between.every(isUsual) && group.filter(hasLetters).length > group.length / 2;
}

function join(group: readonly Fragment[]): Fragment {
  const [first, ...others] = group;
  if (!first) throw new Error('a group has a fragment');
  for (const { runs, right, gaps, gapBefore } of others) {
    const last = first.runs.at(-1);
    if (last) last.text += ' ';
    first.runs.push(...runs);
    first.gaps.push(gapBefore ?? 0, ...gaps);
    first.right = Math.max(first.right, right);
  }
  return first;
}
