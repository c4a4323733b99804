import { soundsOf } from './sounds.ts';
import { isDevanagari } from './words.ts';

/*
 * Given names of two parts are written as one word or as two: खेमराज is Khem Raj, and Om Prakash is ओमप्रकाश.
 */

/** Shorter words and parts are alike too many others. */
const MIN_LENGTH = 5;
const MIN_PART_LENGTH = 2;
/** Names are shorter. */
const MAX_LENGTH = 40;

/**
 * Two neighbouring words as one, for `soundsOf`; null where they cannot be one name. In Latin letters with the vowel that Devanagari has
 * between consonants: Ram Maya is राममाया, not "rammaya". @throws TypeError for another value than a text
 */
export function joinWords(first: string, second: string): string | null {
  if (Math.min(first.length, second.length) < MIN_PART_LENGTH || first.length + second.length < MIN_LENGTH) return null;
  if (isDevanagari(first) !== isDevanagari(second) || /\d/.test(first + second)) return null;
  return /[a-z]$/.test(first) && !/[aeiouy]$/.test(first) ? `${first}a${second}` : first + second;
}

/** A letter and one with which a second word may begin: in Latin letters a vowel only behind a vowel; in Devanagari no sign and nothing behind a halant. */
const BEGINNING = /[^kgcjtdpbs]h|.[b-df-gj-np-tv-xz]|[aeiouy][aeiou]|[^्][अ-ह]/;
const hasVowel = (part: string) => /[aeiouy\u0900-\u097f]/.test(part);

/** The pairs of words that a folded word may be: none for short words and numbers. @throws TypeError for another value than a text */
export function splitWord(word: string): [first: string, second: string][] {
  const pairs: [string, string][] = [];
  if (word.length < MIN_LENGTH || word.length > MAX_LENGTH || word.search(/\d/) >= 0) return pairs;
  for (let at = MIN_PART_LENGTH; at <= word.length - MIN_PART_LENGTH; at += 1) {
    const pair: [string, string] = [word.slice(0, at), word.slice(at)];
    if (BEGINNING.test(word.slice(at - 1, at + 1)) && pair.every(hasVowel)) pairs.push(pair);
  }
  return pairs;
}

const aspirated = new Map(
  [...'कखगघचछजझटठडढतथदधपफबभ'.matchAll(/(.)(.)/g)].map(([, plain = '', letter = '']) => [plain, letter]),
);

/** The word with each match of a pattern, from an index on, replaced alone. */
const replaceEach = (word: string, pattern: RegExp, replace: (letter: string) => string, from = 0): string[] =>
  [...word.matchAll(pattern)]
    .filter(({ index }) => index >= from)
    .map(
      ({ 0: match, 1: letter = '', index }) =>
        word.slice(0, index) + replace(letter) + word.slice(index + match.length),
    );

/**
 * Spellings of a folded word as a name whose parts meet: Rammaya is राममाया, which has a vowel between both letters, and Diphari is दीपहरि.
 * @throws TypeError for another value than a text
 */
export function metSpellings(word: string): string[] {
  if (word.length < MIN_LENGTH || word.length > MAX_LENGTH || word.search(/\d/) >= 0) return [];
  if (!isDevanagari(word))
    return [
      ...replaceEach(word, /([b-df-hj-np-tv-z])\1(?=[aeiou])/g, (letter) => `${letter}a${letter}`),
      ...replaceEach(word, /([kgcjtdpb])h(?=[aeiou])/g, (letter) => `${letter}ah`, 1),
    ];
  return [
    ...replaceEach(word, /([क-ह])\1/g, (letter) => letter),
    ...replaceEach(word, /([कगचजटडतदपब])ह/g, (letter) => aspirated.get(letter) ?? letter, 1),
  ];
}

/** Spellings of a folded Latin word as a name whose parts have lost the letter in which they meet: Ramaya is राममाया. @throws TypeError for another value than a text */
export const withLostLetters = (word: string): string[] =>
  word.length < MIN_LENGTH || word.length > MAX_LENGTH
    ? []
    : replaceEach(word, /([aeiou][b-df-hj-np-tv-z])(?=[aeiou])/g, (syllable) => `${syllable}a${syllable.slice(1)}`);

/** A text in which names are looked for: its folded words, and the keys of their sounds. */
export interface NamedText {
  readonly words: readonly string[];
  readonly sounds: ReadonlySet<string>;
}

/**
 * Whether a folded word, at an index of the words of a query, sounds like one in a text, also where one of both has a name of two parts as one
 * word. @throws TypeError for another value than a text
 */
export function soundMatcher(query: readonly string[], at: number): (text: NamedText) => boolean {
  const word = query[at] ?? '';
  const [before, after] = [query[at - 1], query[at + 1]];
  const joined = [
    before === undefined ? null : joinWords(before, word),
    after === undefined ? null : joinWords(word, after),
  ];
  const whole = [word, ...metSpellings(word), ...joined].flatMap((each) => (each === null ? [] : soundsOf(each)));
  const pairs = splitWord(word).map((pair) => pair.map(soundsOf));
  return ({ words, sounds }) => {
    const hasAny = (keys: readonly string[] = []) => keys.some((key) => sounds.has(key));
    const isAlike = (keys: readonly string[] = [], other = '') => soundsOf(other).some((key) => keys.includes(key));
    return (
      hasAny(whole) ||
      pairs.some(
        ([first, second]) =>
          hasAny(first) &&
          hasAny(second) &&
          words.some((other, index) => isAlike(first, other) && isAlike(second, words[index + 1])),
      )
    );
  };
}
