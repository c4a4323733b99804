import { consonantsOf, initialsOf, soundsOf } from '#packages/nepali/text/index.ts';
import type { Lexicon } from './lexicon.ts';

/** Letters at the beginning of a word whose sounds may be alike. */
const GROUPS = ['kcqxकखचछ', 'gjzगघजझ', 'pfपफ', 'bvwबभव', 'sसशष', 'tटठतथ', 'dडढदध', 'nनञणङ', 'mम', 'rरऋ', 'lल', 'hह'];
const groupOfLetter = new Map(GROUPS.flatMap((letters) => Array.from(letters, (letter) => [letter, letters] as const)));
/** Vowels and य. */
const OTHERS = 'a';
/** Initials, whose names begin with other letters: MBS is एमबीएस. Their keys begin with it. */
const INITIALS = '.';

/** Milliseconds of work before other work may run. */
const TURN_MS = 8;

const groupOf = (word: string) => groupOfLetter.get(word.charAt(0)) ?? OTHERS;
const isIn = (name: string, word: string) => (name === INITIALS ? initialsOf(word) !== null : groupOf(word) === name);

/** Words by the keys of their sound; most keys have one word. */
type Group = Map<string, string | string[]>;

/** The groups that were made, with the words of all indexes that share them; `size`: how many of them there are at least. */
interface Groups {
  readonly byName: Map<string, Group>;
  latest: Lexicon;
  size: number;
}

/**
 * Words of a lexicon by their sound in either script. Later indexes share the keys and add their new words; the keys of words that begin
 * alike are made before the first query that needs them, in idle time if there is some.
 */
export class SoundIndex {
  readonly #words: Lexicon;
  readonly #groups: Groups;

  /** `previous`: the index of an earlier lexicon, without the words `added`. */
  constructor(words: Lexicon, previous?: SoundIndex, added: Iterable<string> = []) {
    this.#words = words;
    const shared = previous && previous.#groups.size > 0 && previous.#groups.size <= 2 * words.list.length;
    this.#groups = shared ? previous.#groups : { byName: new Map(), latest: words, size: words.list.length };
    this.#groups.latest = words;
    if (!shared) return;
    for (const word of added) {
      this.#groups.size += 1;
      for (const [name, group] of this.#groups.byName) if (isIn(name, word)) addWord(group, name, word);
    }
  }

  /** Makes all keys in short turns. */
  async fill(): Promise<void> {
    for (const name of [...GROUPS, OTHERS, INITIALS]) await this.#fillGroup(name);
  }

  /** The numbers of the words that sound like a word. */
  alike(word: string): ReadonlySet<number> {
    return this.#find(word, soundsOf(word));
  }

  /** The numbers of the words that have the consonants of a word. */
  withConsonantsOf(word: string): ReadonlySet<number> {
    return this.#find(
      word,
      soundsOf(word)
        .map(consonantsOf)
        .filter((key) => key !== null),
    );
  }

  #find(word: string, keys: readonly string[]): ReadonlySet<number> {
    const words = keys.flatMap(
      (key) => this.#group(key.startsWith(INITIALS) ? INITIALS : groupOf(word)).get(key) ?? [],
    );
    return new Set(words.map((each) => this.#words.indexOfWord(each)).filter((number) => number !== null));
  }

  #group(name: string): Group {
    const existing = this.#groups.byName.get(name);
    if (existing) return existing;
    const group: Group = new Map();
    for (const word of this.#groups.latest.list) if (isIn(name, word)) addWord(group, name, word);
    this.#groups.byName.set(name, group);
    return group;
  }

  async #fillGroup(name: string): Promise<void> {
    const { byName, latest } = this.#groups;
    const group: Group = new Map();
    let since = performance.now();
    for (const word of latest.list) {
      if (performance.now() - since > TURN_MS) {
        await new Promise(setImmediate);
        since = performance.now();
      }
      if (byName.has(name)) return;
      if (isIn(name, word)) addWord(group, name, word);
    }
    // The words of a newer index are not in it.
    if (this.#groups.latest === latest) byName.set(name, group);
    else await this.#fillGroup(name);
  }
}

function addWord(group: Group, name: string, word: string): void {
  const sounds = soundsOf(word).filter((key) => key.startsWith(INITIALS) === (name === INITIALS));
  for (const key of new Set([...sounds, ...sounds.map(consonantsOf)])) {
    if (key === null) continue;
    const same = group.get(key);
    if (same === undefined) group.set(key, word);
    else if (typeof same === 'string') group.set(key, [same, word]);
    else same.push(word);
  }
}
