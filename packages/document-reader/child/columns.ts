import { lowerMedian, type Segment, toLines } from './blocks.ts';

/** Columns of running text: at least this many lines side by side, this many characters and ems wide, and mostly filled. */
const MIN_LINES = 3;
const MIN_CHARACTERS = 18;
const MIN_EMS = 11;
const MIN_FILL = 0.66;
/** Share of lines without wide gaps, which justified lines may have. */
const MIN_UNBROKEN = 0.6;
/** Share of segments that may cross a gutter, such as headings above columns. */
const MAX_CROSSING = 0.35;
const MAX_GUTTERS = 6;
const MAX_DEPTH = 3;

const leftOf = (segments: readonly Segment[]) => Math.min(...segments.map(({ left }) => left));
const rightOf = (segments: readonly Segment[]) => Math.max(...segments.map(({ right }) => right));

/** The middles of upright white strips that few segments cross, the least crossed and widest first. */
function gutters(segments: readonly Segment[]): number[] {
  const edges = segments
    .flatMap(({ left, right }) => [
      { at: left, step: 1 },
      { at: right, step: -1 },
    ])
    .sort((a, b) => a.at - b.at || a.step - b.step);
  const strips: { middle: number; depth: number; width: number }[] = [];
  let depth = 0;
  for (const [index, { at, step }] of edges.entries()) {
    depth += step;
    const end = edges[index + 1];
    const isMinimum = step === -1 && end?.step === 1 && end.at > at;
    if (isMinimum && depth <= segments.length * MAX_CROSSING)
      strips.push({ middle: (at + end.at) / 2, depth, width: end.at - at });
  }
  return strips
    .sort((a, b) => a.depth - b.depth || b.width - a.width)
    .slice(0, MAX_GUTTERS)
    .map(({ middle }) => middle);
}

/** Whether segments form a column of running text. */
export function isRunningText(segments: readonly Segment[]): boolean {
  const lines = toLines(segments);
  const unbroken = lines.filter((line) => line.segments.length === 1);
  if (lines.length < MIN_LINES || unbroken.length < lines.length * MIN_UNBROKEN) return false;
  const width = rightOf(segments) - leftOf(segments);
  const fills = lines.map((line) => (rightOf(line.segments) - leftOf(line.segments)) / width);
  const lengths = lines.map((line) => line.segments.reduce((sum, { text }) => sum + text.length, 0));
  const em = lowerMedian(lines.map(({ size }) => size));
  return width >= MIN_EMS * em && lowerMedian(fills) >= MIN_FILL && lowerMedian(lengths) >= MIN_CHARACTERS;
}

/** The baseline below which both sides of a gutter have text; short lines above it belong to a text of full width. */
function topOf(band: readonly Segment[], gutter: number): number {
  const topmost = (segments: readonly Segment[]) => segments[0]?.baseline ?? 0;
  return Math.min(
    topmost(band.filter(({ right }) => right <= gutter)),
    topmost(band.filter(({ right }) => right > gutter)),
  );
}

/** Divides segments, from top to bottom, at segments across a gutter; null where no band is in two columns. */
function divide(segments: readonly Segment[], gutter: number): Segment[][] | null {
  const groups: Segment[][] = [];
  let band: Segment[] = [];
  let plain: Segment[] = [];
  let isDivided = false;

  function endBand(): void {
    const start = topOf(band, gutter);
    const isAbove = ({ baseline, size }: Segment) => baseline > start + 2 * size;
    const left = band.filter((segment) => segment.right <= gutter && !isAbove(segment));
    const right = band.filter((segment) => segment.right > gutter && !isAbove(segment));
    if (isRunningText(left) && isRunningText(right)) {
      isDivided = true;
      groups.push([...plain, ...band.filter(isAbove)], left, right);
      plain = [];
    } else plain.push(...band);
    band = [];
  }

  for (const segment of [...segments].sort((a, b) => b.baseline - a.baseline)) {
    if (segment.left < gutter && segment.right > gutter) {
      endBand();
      plain.push(segment);
    } else band.push(segment);
  }
  endBand();
  groups.push(plain);
  return isDivided ? groups.filter((group) => group.length > 0) : null;
}

/** Groups the segments of a page in reading order: columns of running text one after another, headings across them apart. */
export function readingOrder(segments: readonly Segment[], depth = 0): readonly (readonly Segment[])[] {
  if (depth >= MAX_DEPTH || segments.length < 2 * MIN_LINES) return [segments];
  for (const gutter of gutters(segments)) {
    const groups = divide(segments, gutter);
    if (groups) return groups.flatMap((group) => readingOrder(group, depth + 1));
  }
  return [segments];
}
