import { lowerMedian, type Segment, toBlocks, toLines } from '../child/blocks.ts';
import { readingOrder } from '../child/columns.ts';
import { withRuledTables } from '../child/ruled-tables.ts';
import { uprightRules } from '../child/rules.ts';
import { toParts } from '../child/tables.ts';
import type { Block } from '../types.ts';
import { pageScale, toRule } from './page-scale.ts';
import type { RuledLine } from './ruled-lines.ts';
import type { Word, WordLine } from './words.ts';

/** Gap between cells, in ems, and as a multiple of the usual gap between words. */
const CELL = 1;
const CELL_GAPS = 2.5;
/** Sizes this near to the usual one are equal: they are measured, and depend on the letters of a line. */
const USUAL = { from: 0.75, to: 1.3 };

interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Arranges recognised words to blocks, as those of a text layer. */
export function toPageBlocks(lines: readonly WordLine[], ruled: readonly RuledLine[], picture: PictureSize): Block[] {
  const points = pageScale(picture);
  const usualSize = lowerMedian(lines.map(({ size }) => size)) * points;
  const rules = ruled.map((line) => toRule(line, points, picture.height));
  const isRuledOff = uprightRules(rules);
  const maxGap = Math.max(CELL * usualSize, CELL_GAPS * usualGap(lines) * points);

  function toSegments({ words, baseline, size }: WordLine): Segment[] {
    const segments: { words: Word[]; right: number }[] = [];
    const y = (picture.height - baseline) * points;
    for (const word of [...words].sort((a, b) => a.left - b.left)) {
      const open = segments.at(-1);
      const [left, right] = [word.left * points, word.right * points];
      if (open && left - open.right <= maxGap && !isRuledOff(open.right, left, y)) {
        open.words.push(word);
        open.right = Math.max(open.right, right);
      } else segments.push({ words: [word], right });
    }
    const relative = (size * points) / usualSize;
    return segments.map(({ words: [first, ...others], right }) => ({
      text: [first, ...others].map((word) => word?.text).join(' '),
      left: (first?.left ?? 0) * points,
      right,
      baseline: y,
      size: relative > USUAL.from && relative < USUAL.to ? usualSize : size * points,
      isBold: false,
    }));
  }

  const segments = withRuledTables(lines.flatMap(toSegments), rules);
  return readingOrder(segments).flatMap((group) =>
    toParts(toLines(group)).flatMap((part): Block[] =>
      part.kind === 'table'
        ? [{ kind: 'table', rows: part.rows, hasHeader: part.hasHeader }]
        : toBlocks(part.lines, usualSize),
    ),
  );
}

/** The usual gap between the words of a line. */
function usualGap(lines: readonly WordLine[]): number {
  const gaps = lines.flatMap(({ words }) =>
    words.slice(1).map((word, index) => word.left - (words[index]?.right ?? word.left)),
  );
  return lowerMedian(gaps.filter((gap) => gap > 0));
}
