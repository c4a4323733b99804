import type { Lexicon } from './lexicon.ts';
import { consonantsOf, soundsOf } from './sounds.ts';

/** Letters at the beginning of a word whose sounds may be alike. */
const GROUPS = ['kcqxकखचछ', 'gjzगघजझ', 'pfपफ', 'bvwबभव', 'sसशष', 'tटठतथ', 'dडढदध', 'nनञणङ', 'mम', 'rर', 'lल', 'hह'];
const groupOfLetter = new Map(GROUPS.flatMap((letters) => Array.from(letters, (letter) => [letter, letters] as const)));
/** Vowels and य. */
const OTHERS = 'a';

const groupOf = (word: string) => groupOfLetter.get(word.charAt(0)) ?? OTHERS;

/** Numbers of words by the keys of their sound. */
type Keys = ReadonlyMap<string, readonly number[]>;

/** Words of a lexicon by their sound in either script. The keys of words that begin alike are made for the first query that needs them. */
export class SoundIndex {
  readonly #words: Lexicon;
  readonly #keys = new Map<string, Keys>();

  constructor(words: Lexicon) {
    this.#words = words;
  }

  /** The numbers of the words that sound like a word. */
  alike(word: string): Iterable<number> {
    return this.#find(word, soundsOf(word));
  }

  /** The numbers of the words that have the consonants of a word. */
  withConsonantsOf(word: string): Iterable<number> {
    return this.#find(
      word,
      soundsOf(word)
        .map(consonantsOf)
        .filter((key) => key !== null),
    );
  }

  #find(word: string, keys: readonly string[]): Iterable<number> {
    const group = this.#group(groupOf(word));
    return new Set(keys.flatMap((key) => group.get(key) ?? []));
  }

  #group(name: string): Keys {
    const existing = this.#keys.get(name);
    if (existing) return existing;
    const keys = new Map<string, number[]>();
    for (const [number, word] of this.#words.list.entries()) {
      if (groupOf(word) !== name) continue;
      const sounds = soundsOf(word);
      for (const key of new Set([...sounds, ...sounds.map(consonantsOf)])) {
        if (key === null) continue;
        const same = keys.get(key);
        if (same) same.push(number);
        else keys.set(key, [number]);
      }
    }
    this.#keys.set(name, keys);
    return keys;
  }
}
