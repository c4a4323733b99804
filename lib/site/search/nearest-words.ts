import { wordsOf } from '#packages/nepali/text/index.ts';
import { matchField } from './ranking.ts';
import type { SearchIndex } from './search-index.ts';

/** The largest distance of a proposed word, and its largest part of the typed word. */
const MAX_DISTANCE = 3;
const MAX_PART = 0.5;

/** Proposed words. */
const MAX_WORDS = 3;

/** A folded word of the index as a title writes it; null if only other texts contain it. */
function writtenInTitle({ list, words, starts, entries, fields }: SearchIndex, folded: string): string | null {
  const word = words.indexOfWord(folded);
  if (word === null) return null;
  for (let at = starts[word] ?? 0; at < (starts[word + 1] ?? 0); at++) {
    const title = fields[at] === matchField.title ? list[entries[at] ?? 0]?.title : undefined;
    const written = title && `${title.en} ${title.ne}`.split(/[\s,.:;()“”"–/]+/u);
    const same = written?.find((each) => wordsOf(each).join(' ') === folded);
    if (same) return same;
  }
  return null;
}

/** Words in titles that are spelt almost like those of a query without results. */
export function nearestWords(index: SearchIndex, query: string): string[] {
  const near = wordsOf(query).flatMap((typed) => {
    const maxDistance = Math.min(MAX_DISTANCE, Math.floor(typed.length * MAX_PART));
    return index.words.nearest(typed, maxDistance).words.flatMap((word) => writtenInTitle(index, word) ?? []);
  });
  return [...new Set(near)].slice(0, MAX_WORDS);
}
