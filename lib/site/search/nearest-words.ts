import { wordsOf } from '#packages/nepali/text/index.ts';
import type { SearchIndex } from './search-index.ts';

/** The largest distance of a proposed word, and its largest part of the typed word. */
const MAX_DISTANCE = 3;
const MAX_PART = 0.5;

/** Proposed words. */
const MAX_WORDS = 3;

/** A folded word of the index as a title writes it; null where only other texts have it. */
function writtenInTitle({ list, words, starts, entries }: SearchIndex, folded: string): string | null {
  const word = words.indexOfWord(folded);
  const entry = word === null ? undefined : list[entries[starts[word] ?? 0] ?? 0];
  const titles = entry ? [entry.title.en, entry.title.ne] : [];
  const written = titles.flatMap((title) => title.split(/[\s,.:;()“”"–/]+/u));
  return written.find((each) => wordsOf(each).join(' ') === folded) ?? null;
}

/** Words in titles that are spelt almost like those of a query without results. */
export function nearestWords(index: SearchIndex, query: string): string[] {
  const near = wordsOf(query).flatMap((typed) => {
    const maxDistance = Math.min(MAX_DISTANCE, Math.floor(typed.length * MAX_PART));
    return index.words.nearest(typed, maxDistance).words.flatMap((word) => writtenInTitle(index, word) ?? []);
  });
  return [...new Set(near)].slice(0, MAX_WORDS);
}
