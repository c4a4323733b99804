import { isDevanagari, joinWords, splitWord, wordsOf } from '#packages/nepali/text/index.ts';
import type { Entry } from './entry.ts';
import { isStopWord, type Term } from './query.ts';
import { matchField } from './ranking.ts';
import type { SearchIndex } from './search-index.ts';

// Given names of two parts are written as one word or as two: खेमराज is Khem Raj.

/** The word of a term that may be a name, or a part of one. */
const nameOf = ({ words: [word = '', ...others], parts, date }: Term) =>
  others.length === 0 && parts.length === 0 && date === null ? word : '';

/** The indexed words that a word stands for: itself, and words that sound like it, in the same script only if `allowsTypos`. */
function alike({ words, sounds }: SearchIndex, word: string, sound: string, allowsTypos: boolean): Set<number> {
  const isNepali = isDevanagari(word);
  const others = [...sounds.alike(sound)].filter(
    (number) => allowsTypos || isDevanagari(words.list[number] ?? '') !== isNepali,
  );
  const itself = words.indexOfWord(word);
  return new Set(itself === null ? others : [itself, ...others]);
}

/** For each term of a query, the indexed words in which it and a neighbour are written as one. */
export function joinedWords(index: SearchIndex, terms: readonly Term[], allowsTypos: boolean): number[][] {
  const names = terms.map(nameOf);
  const pairs = names.slice(1).map((second, at) => {
    const first = names[at] ?? '';
    const joined = joinWords(first, second);
    return joined === null ? [] : [...alike(index, first + second, joined, allowsTypos)];
  });
  return terms.map((_, at) => [...(pairs[at - 1] ?? []), ...(pairs[at] ?? [])]);
}

/** The entries that a word of a query matches by two neighbouring words of their visible text; the two words, folded. */
export type ApartMatches = ReadonlyMap<Entry, { readonly at: number; readonly words: readonly [string, string] }>;

const none: ApartMatches = new Map();

/** Entries in whose visible text a word of a query is written as two. */
export function apartMatches(index: SearchIndex, term: Term, allowsTypos: boolean): ApartMatches {
  const pairs = term.spellings.length > 1 ? [] : splitWord(nameOf(term));
  if (pairs.length === 0) return none;
  const matches = new Map<Entry, { at: number; words: [string, string] }>();
  for (const [first, second] of pairs) {
    const seconds = partsAlike(index, second, allowsTypos);
    const firsts = seconds.size === 0 ? seconds : partsAlike(index, first, allowsTypos);
    if (firsts.size === 0) continue;
    for (const at of visibleEntries(index, firsts).intersection(visibleEntries(index, seconds))) {
      const entry = index.list[at];
      const words = entry && neighbours(index, entry, firsts, seconds);
      if (words) matches.set(entry, { at, words });
    }
  }
  return matches;
}

function partsAlike(index: SearchIndex, part: string, allowsTypos: boolean): Set<number> {
  const numbers = alike(index, part, part, allowsTypos);
  for (const number of numbers) {
    const word = index.words.list[number] ?? '';
    if (word.length < 2 || isStopWord(word)) numbers.delete(number);
  }
  return numbers;
}

/** The entries with one of the words in their visible text. */
export function visibleEntries({ starts, entries, fields }: SearchIndex, words: Iterable<number>): Set<number> {
  const matches = new Set<number>();
  for (const word of words)
    for (let at = starts[word] ?? 0; at < (starts[word + 1] ?? 0); at++)
      if ((fields[at] ?? 0) >= matchField.visible) matches.add(entries[at] ?? -1);
  return matches;
}

function neighbours(
  { words }: SearchIndex,
  { title, whole = '', note }: Entry,
  first: ReadonlySet<number>,
  second: ReadonlySet<number>,
): [string, string] | null {
  const has = (numbers: ReadonlySet<number>, word = '') => numbers.has(words.indexOfWord(word) ?? -1);
  for (const text of [title.en, title.ne, whole, note.en, note.ne]) {
    const written = wordsOf(text);
    const at = written.findIndex((word, index) => has(first, word) && has(second, written[index + 1]));
    if (at !== -1) return [written[at] ?? '', written[at + 1] ?? ''];
  }
  return null;
}
