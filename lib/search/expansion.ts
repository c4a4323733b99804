import { Lexicon } from './lexicon.ts';
import type { Term } from './query.ts';
import type { SearchIndex } from './search-index.ts';
import { knownWords, synonymsOf } from './synonyms.ts';
import { isDevanagari, soundOf, wordsOf } from './words.ts';

/** Beginnings shorter than this could be of anything. */
const LEAST_BEGINNING = 3;

/** How much a word counts that is not the one that was typed. */
const SYNONYM = 0.6;
const SOUND = 0.5;
const MISTYPED = 0.4;

/** The same for a word that begins so: by how much of it was typed, and at least so much. */
const BEGINNING = 0.8;
const LEAST_OF_BEGINNING = 0.7;

/** A word of the site that a word of a query may stand for, how much it counts, and which word led to it unless it is as it was typed. */
export interface Meaning {
  readonly likeness: number;
  readonly by: 'typed' | 'transliteration' | 'synonym' | 'sound' | 'spelling';
  /** For a transliteration or a synonym the folded word that was meant. */
  readonly word: string;
}

export type Meanings = ReadonlyMap<number, Meaning>;

/** How many mistakes are tolerated in a word of this length. */
function mistakesIn(word: string): number {
  if (/\d/.test(word) || word.length < 4) return 0;
  return word.length < 6 ? 1 : 2;
}

/** The words for which other words are known. */
const dictionary = new Lexicon(knownWords.flatMap(wordsOf));

/** The words of both with the fewest mistakes between them and what was typed. */
function nearest(words: Lexicon, typed: string): readonly string[] {
  const mistakes = mistakesIn(typed);
  if (mistakes === 0) return [];
  const near = [words, dictionary].map((lexicon) => lexicon.nearest(typed, mistakes));
  const fewest = Math.min(...near.map(({ distance }) => distance));
  return [...new Set(near.filter(({ distance }) => distance === fewest).flatMap((each) => each.words))];
}

/**
 * The words of the site that a word may stand for: itself, what begins with it, the same word in the other script, and its other spellings
 * and languages; where none is spelt so, those with the fewest mistakes, and their other spellings too; and where no other spellings are known, its sound in the other script.
 */
function meaningsOf(
  { words, sounds }: SearchIndex,
  { spellings, transliterations }: Term,
  forgives: boolean,
): Meanings {
  const meanings = new Map<number, Meaning>();
  // The first way to reach a word is the one that is shown.
  const add = (number: number, meaning: Meaning) => {
    const known = meanings.get(number);
    if (known && known.likeness >= meaning.likeness) return;
    meanings.set(number, known ? { ...known, likeness: meaning.likeness } : meaning);
  };
  const addWord = (word: string, likeness: number, by: Meaning['by']) => {
    const exact = words.placeOf(word);
    if (exact !== null) add(exact, { likeness, by, word });
    if (word.length < LEAST_BEGINNING) return;
    for (const [longer, number] of words.beginningWith(word)) {
      if (number === exact) continue;
      const share = Math.max(LEAST_OF_BEGINNING, word.length / longer.length);
      add(number, { likeness: likeness * BEGINNING * share, by, word });
    }
  };
  const [typed = '', ...others] = spellings;
  addWord(typed, 1, 'typed');
  for (const same of transliterations.flatMap(wordsOf)) addWord(same, 1, 'transliteration');
  for (const other of others) addWord(other, SYNONYM, 'synonym');
  if (meanings.size === 0 && forgives) {
    for (const meant of nearest(words, typed)) {
      const [itself = meant, ...synonyms] = synonymsOf(meant).flatMap(wordsOf);
      addWord(itself, MISTYPED, 'spelling');
      for (const synonym of synonyms) addWord(synonym, MISTYPED * SYNONYM, 'synonym');
    }
  }
  if (others.length > 0) return meanings;
  const sound = soundOf(typed);
  const otherScript = isDevanagari(typed) ? sounds.latin : sounds.devanagari;
  for (const number of (sound && otherScript.get(sound)) || []) add(number, { likeness: SOUND, by: 'sound', word: '' });
  return meanings;
}

/** A term of a query with the words of the index that it may stand for. */
export interface MeantTerm extends Term {
  readonly meanings: Meanings;
  readonly parts: readonly MeantTerm[];
}

/** `forgives`: whether mistakes of typing are. */
export function meanTerms(index: SearchIndex, terms: readonly Term[], forgives = true): MeantTerm[] {
  return terms.map((term) => ({
    ...term,
    meanings: term.spellings.length > 0 ? meaningsOf(index, term, forgives) : new Map(),
    parts: meanTerms(index, term.parts, forgives),
  }));
}
