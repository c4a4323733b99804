import { normalize } from '#lib/platform/i18n/normalize.ts';
import { anusvaraVariants } from './anusvara-variants.ts';

const halfNasal = /[ङञणनम]्/;

/** Writes the nasal before a consonant as anusvara, the shorter of its two spellings. */
function shortNasals(word: string): string {
  if (!halfNasal.test(word)) return word;
  return anusvaraVariants(word).reduce((short, other) => (other.length < short.length ? other : short));
}

/** The folded words of a text, as they are compared: `B.K.` and `बी.बी.एस.` are one word each. */
export function wordsOf(text: string): string[] {
  return normalize(text)
    .replace(/(?<=[\p{L}\p{M}])['.](?=\p{L})/gu, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .map(shortNasals);
}

export function isDevanagari(word: string): boolean {
  return /\p{Script=Devanagari}/u.test(word);
}

/** Consonants of Devanagari in Latin letters; folding has made one of श, ष and स, and of व and ब. */
const letters: Readonly<Record<string, string>> = Object.fromEntries(
  'क:k ख:k ग:g घ:g ङ:n च:c छ:c ज:j झ:j ञ:n ट:t ठ:t ड:d ढ:d ण:n त:t थ:t द:d ध:d न:n प:p फ:f ब:b भ:b म:m य:y र:r ल:l स:s ह:h ं:n ृ:r ऋ:r'
    .split(' ')
    .map((pair) => pair.split(':')),
);

/** Different spellings in romanised Nepali. */
const romanised: readonly (readonly [spelling: RegExp, sound: string])[] = [
  [/ksh|chhy|x/g, 'ks'],
  [/jny|gny|gy/g, 'jn'],
  [/ph/g, 'f'],
  [/([cskgjtdb])h+/g, '$1'],
  [/[vw]/g, 'b'],
  [/z/g, 'j'],
  [/q/g, 'k'],
];

/** Shorter words and single consonants match too many words. */
const MIN_LENGTH = 4;

/** The consonants of a word as they sound, the same for Devanagari and romanised spellings; null if there are too few. */
export function soundOf(word: string): string | null {
  const latin = isDevanagari(word)
    ? [...word].map((letter) => letters[letter] ?? '').join('')
    : romanised.reduce((text, [pattern, to]) => text.replace(pattern, to), word).replace(/[^a-z]|[aeiou]/g, '');
  const sound = latin.replace(/m(?=[pbf])/g, 'n').replace(/(.)\1+/g, '$1');
  return sound.length > 1 && word.length >= MIN_LENGTH && !/\d/.test(word) ? sound : null;
}
