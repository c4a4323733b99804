import { normalize } from '#lib/i18n/normalize.ts';
import { readQuery, type Term } from './query.ts';

/** Where a text is marked, from and up to, in UTF-16 units. */
export type Mark = readonly [start: number, end: number];

const segmenter = new Intl.Segmenter('ne', { granularity: 'grapheme' });

/** A text folded letter by letter; `origin[n]` is the letter from which the nth unit comes. */
function foldByLetter(text: string) {
  const letters = [...segmenter.segment(text)];
  const origin: number[] = [];
  let folded = '';
  for (const [at, { segment }] of letters.entries()) {
    const piece = normalize(segment);
    folded += piece;
    for (let unit = 0; unit < piece.length; unit++) origin.push(at);
  }
  return { letters, origin, folded };
}

function patternsOf({ literals, meant, parts }: Term): RegExp[] {
  const literal = literals.map((text) => new RegExp(RegExp.escape(text), 'g'));
  return [...literal, ...(meant ? [new RegExp(meant.source, `${meant.flags}g`)] : []), ...parts.flatMap(patternsOf)];
}

/** Where the terms of a query are met in a text as it came: whole letters with all their signs, never a part of one. */
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
