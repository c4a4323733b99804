import { isDevanagari, metSpellings, withLostLetters, wordsOf } from '#packages/nepali/text/index.ts';
import { type ApartMatches, apartMatches, joinedWords } from './compound-names.ts';
import { Lexicon } from './lexicon.ts';
import type { Term } from './query.ts';
import type { SearchIndex } from './search-index.ts';
import { synonymsOf, synonymWords } from './synonyms.ts';

/** Shorter prefixes match too many words. */
const MIN_PREFIX_LENGTH = 3;

/** Weights of words other than the typed one. */
const SYNONYM = 0.6;
const SOUND = 0.5;
const MISTYPED = 0.4;
/** Only the consonants sound the same. */
const CONSONANTS = 0.3;

/** Weight of a prefix match, multiplied by the share of the word that was typed, at least MIN_PREFIX_SHARE. */
const PREFIX = 0.8;
const MIN_PREFIX_SHARE = 0.7;

/** Weight and origin of an indexed word that a word of a query may stand for. */
export interface Expansion {
  readonly likeness: number;
  readonly by: 'typed' | 'transliteration' | 'synonym' | 'sound' | 'spelling';
  /** For a transliteration or a synonym, the folded word. */
  readonly word: string;
}

export type Expansions = ReadonlyMap<number, Expansion>;

/** Number of typing mistakes tolerated in a word. */
function mistakesIn(word: string): number {
  if (/\d/.test(word) || word.length < 4) return 0;
  return word.length < 6 ? 1 : 2;
}

/** Words that have synonyms. */
const dictionary = new Lexicon([...synonymWords].flatMap(wordsOf));

/** Words of the index and the dictionary with the fewest differences from the typed text. */
function nearest(words: Lexicon, typed: string): readonly string[] {
  const mistakes = mistakesIn(typed);
  if (mistakes === 0) return [];
  const near = [words, dictionary].map((lexicon) => lexicon.nearest(typed, mistakes));
  const fewest = Math.min(...near.map(({ distance }) => distance));
  return [...new Set(near.filter(({ distance }) => distance === fewest).flatMap((each) => each.words))];
}

/**
 * Indexed words that a word may stand for: itself, words with this prefix, its transliteration and its synonyms; for words without synonyms, words
 * that sound the same in either script; if none matches, the words with the fewest differences and their synonyms, else words with the same
 * consonants.
 */
function expand(
  { words, sounds }: SearchIndex,
  { spellings, transliterations }: Term,
  { allowsTypos, joined, apart }: { allowsTypos: boolean; joined: Iterable<number>; apart: ApartMatches },
): Expansions {
  const expansions = new Map<number, Expansion>();
  // The first origin of a word is the one shown to visitors.
  const addExpansion = (number: number, meaning: Expansion) => {
    const existing = expansions.get(number);
    if (existing && existing.likeness >= meaning.likeness) return;
    expansions.set(number, existing ? { ...existing, likeness: meaning.likeness } : meaning);
  };
  const addWord = (word: string, likeness: number, by: Expansion['by']) => {
    const exact = words.indexOfWord(word);
    if (exact !== null) addExpansion(exact, { likeness, by, word });
    if (word.length < MIN_PREFIX_LENGTH) return;
    for (const [longer, number] of words.beginningWith(word)) {
      if (number === exact) continue;
      const share = Math.max(MIN_PREFIX_SHARE, word.length / longer.length);
      addExpansion(number, { likeness: likeness * PREFIX * share, by, word });
    }
  };
  const [typed = '', ...others] = spellings;
  addWord(typed, 1, 'typed');
  for (const same of transliterations.flatMap(wordsOf)) addWord(same, 1, 'transliteration');
  for (const other of others) addWord(other, SYNONYM, 'synonym');
  // Names begin like words that have synonyms: Prakash and prakashan, Asha and Ashadh, Bidya and bidyalaya.
  const hasSynonyms = synonymWords.has(typed);
  const addSounds = (numbers: Iterable<number>, likeness: number) => {
    for (const number of numbers) {
      // A spelling of the same script is a typing mistake.
      const isOtherScript = isDevanagari(words.list[number] ?? '') !== isDevanagari(typed);
      if (isOtherScript || allowsTypos) addExpansion(number, { likeness, by: 'sound', word: '' });
    }
  };
  if (!hasSynonyms) for (const spelling of [typed, ...metSpellings(typed)]) addSounds(sounds.alike(spelling), SOUND);
  for (const number of joined) addExpansion(number, { likeness: SOUND, by: 'sound', word: '' });
  const mayBeMistyped = allowsTypos && apart.size === 0;
  if (expansions.size === 0 && mayBeMistyped && !hasSynonyms)
    for (const spelling of withLostLetters(typed)) addSounds(sounds.alike(spelling), CONSONANTS);
  if (expansions.size === 0 && mayBeMistyped) {
    for (const correction of nearest(words, typed)) {
      const [itself = correction, ...synonyms] = synonymsOf(correction).flatMap(wordsOf);
      addWord(itself, MISTYPED, 'spelling');
      for (const synonym of synonyms) addWord(synonym, MISTYPED * SYNONYM, 'synonym');
    }
  }
  if (expansions.size === 0 && mayBeMistyped && !hasSynonyms) addSounds(sounds.withConsonantsOf(typed), CONSONANTS);
  return expansions;
}

/** A term of a query with the indexed words that it may stand for. */
export interface ExpandedTerm extends Term {
  readonly expansions: Expansions;
  readonly apart: ApartMatches;
  readonly parts: readonly ExpandedTerm[];
}

/** `allowsTypos`: whether typing mistakes are tolerated. */
export function expandTerms(index: SearchIndex, terms: readonly Term[], allowsTypos = true): ExpandedTerm[] {
  const allJoined = joinedWords(index, terms, allowsTypos);
  return terms.map((term, at) => {
    const joined = allJoined[at] ?? [];
    const apart = apartMatches(index, term, allowsTypos);
    const expansions = term.spellings.length > 0 ? expand(index, term, { allowsTypos, joined, apart }) : new Map();
    return { ...term, expansions, apart, parts: expandTerms(index, term.parts, allowsTypos) };
  });
}
