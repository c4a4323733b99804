import { normalize } from '#packages/nepali/text/index.ts';
import { readQuery, type Term } from './query.ts';

/** Range of a text to mark, end exclusive, in UTF-16 units. */
export type Mark = readonly [start: number, end: number];

const segmenter = new Intl.Segmenter('ne', { granularity: 'grapheme' });

/** Folds a text letter by letter; `origin[n]` is the index of the letter that the nth unit comes from. */
function foldByLetter(text: string) {
  const letters = [...segmenter.segment(text)];
  const origin: number[] = [];
  let folded = '';
  for (const [at, { segment }] of letters.entries()) {
    const foldedSegment = normalize(segment);
    folded += foldedSegment;
    for (let unit = 0; unit < foldedSegment.length; unit++) origin.push(at);
  }
  return { letters, origin, folded };
}

function patternsOf({ literals, synonymPattern, parts }: Term): RegExp[] {
  const literal = literals.map((text) => new RegExp(RegExp.escape(text), 'g'));
  return [
    ...literal,
    ...(synonymPattern ? [new RegExp(synonymPattern.source, `${synonymPattern.flags}g`)] : []),
    ...parts.flatMap(patternsOf),
  ];
}

/** Ranges of a text that match the terms of a query, extended to whole grapheme clusters. */
export function findHighlights(text: string, query: string): Mark[] {
  const { letters, origin, folded } = foldByLetter(text);
  const isMarked = new Set<number>();
  for (const pattern of readQuery(query).flatMap(patternsOf)) {
    for (const { index, 0: match } of folded.matchAll(pattern)) {
      for (let unit = index; unit < index + match.length; unit++) isMarked.add(origin[unit] ?? -1);
    }
  }
  const marks: [number, number][] = [];
  for (const [at, { index, segment }] of letters.entries()) {
    if (!isMarked.has(at)) continue;
    const last = marks.at(-1);
    if (last?.[1] === index) last[1] += segment.length;
    else marks.push([index, index + segment.length]);
  }
  return marks;
}
