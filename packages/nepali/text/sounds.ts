import { isDevanagari } from './words.ts';

/*
 * Names and Nepali words are typed in Devanagari and in Latin letters, in many spellings: क्षेत्री, Chhetri, Kshetri. Each word has keys of its
 * sound, which are alike in both scripts: consonants without aspiration, and the vowels I, U, E, O and Y (ai). A key has no अ and आ, which
 * Latin spellings write alike, except at the beginning (A).
 */

/** Names are shorter. */
const MAX_LENGTH = 40;
const MIN_LENGTH = 2;
/** Fewer consonants without their vowels match too many words. */
const MIN_CONSONANTS = 3;
const MAX_INITIALS = 5;
const MAX_NAME_LENGTH = 3;

/** Letters after folding, which has made one of श, ष and स, of व and ब, of short and long i and u, and of ँ and ं. */
const letters = new Map(
  (
    'क:k ख:k ग:g घ:g ङ:n च:ch छ:ch ज:j झ:j ञ:n ट:t ठ:t ड:d ढ:d ण:n त:t थ:t द:d ध:d न:n प:p फ:f ब:b भ:b म:m य:y र:r ल:l स:s ह:h ं:~ ' +
    'अ:a आ:a इ:i उ:u ऋ:ri ए:e ऐ:ai ओ:o औ:au ा:a ि:i ु:u ृ:ri े:e ै:ai ो:o ौ:au ्:'
  )
    .split(' ')
    .map((pair) => [pair.charAt(0), pair.slice(2)]),
);
/** A word of Devanagari in Latin letters; a nasal sign is `~`. */
function romanise(word: string): string {
  const written = /ङ|ंह/.test(word)
    ? word
        .replace(/ङ(?!्?[क-घ])/g, 'ङ्ग')
        .replace(/ंह/g, 'ंग')
        .replace(/ग््/g, 'ग्')
    : word;
  let latin = '';
  for (let at = 0; at < written.length; at++) {
    const letter = written.charAt(at);
    latin += letters.get(letter) ?? letter;
    const next = written.charAt(at + 1);
    // Without a sign that replaces it, a consonant has a vowel.
    if (letter >= 'क' && letter <= 'ह' && !(next >= 'ा' && next <= '्')) latin += 'a';
  }
  return latin;
}

/** Consonants with several spellings, aspirated and doubled ones. The vowel अ after w is often written as o: Bishwokarma. */
const CONSONANTS =
  /ph|(?:c*ch+)+y?|c+k?|k+s+h*y?|x|j+ny?|g+h*(?:n?y|n(?=[aeiou]))|([kgjtdbs])\1*h*|([flmnpry])\2+|\Bwo|[ao]w(?![aeiouy])|[vwqz]|[^a-z~]/g;
const soundOfConsonants = new Map(
  'ph:f x:c wo:ba aw:au ow:au v:b w:b q:k z:j'.split(' ').map((pair) => pair.split(':') as [string, string]),
);

function foldConsonants(spelling: string, single: string | undefined, double: string | undefined): string {
  const letter = single ?? double;
  if (letter !== undefined) return letter;
  const sound = soundOfConsonants.get(spelling);
  if (sound !== undefined) return sound;
  if (/^c+k?$/.test(spelling)) return 'k';
  return spelling.startsWith('c') || spelling.startsWith('k') ? 'c' : /^[jg]/.test(spelling) ? 'jn' : '';
}

/** Vowels between consonants, which are `k` here, in the order of their replacement. */
const vowels: readonly (readonly [RegExp, string])[] = [
  [/aa+/g, 'a'],
  [/ee+|ii+/g, 'i'],
  [/oo+|uu+/g, 'u'],
  [/eo$/g, 'eb'],
  [/ao$/g, 'ab'],
  [/i(?=[aeou])/g, 'iy'],
  [/iyy?(?=[aeou])/g, 'y'],
  [/ky$/g, 'ki'],
  [/ay[ae]?$|ay(?![aeiou])|ayak$/g, 'ai'],
  [/ey(?![aeiou])|ei|ae/g, 'E'],
  [/oy(?![aeiou])/g, 'oi'],
  [/y[ao]u|eu/g, 'W'],
  [/ai/g, 'Y'],
  [/au|ou/g, 'O'],
  [/i/g, 'I'],
  [/u/g, 'U'],
  [/e/g, 'E'],
  [/o/g, 'O'],
  [/^a/g, 'A'],
  [/[ak]/g, ''],
];
const MAX_VOWELS = 6;
const soundOfVowels = new Map<string, string>();

function foldVowels(run: string, start: number, word: string): string {
  const end = start + run.length;
  const key = (start === 0 ? '' : 'k') + run.slice(0, MAX_VOWELS) + (end === word.length ? '' : 'k');
  let sound = soundOfVowels.get(key);
  if (sound === undefined) {
    sound = vowels.reduce((text, [spelling, vowel]) => text.replace(spelling, vowel), key);
    soundOfVowels.set(key, sound);
  }
  // Kunwar is written as कुँवर and कुवर, Katuwal as Katwal.
  return start > 0 && word[end] === 'b' && sound.endsWith('U') ? sound.slice(0, -1) : sound;
}

const keyOf = (spelling: string) => spelling.replace(/[aeiouy]+/g, foldVowels).replace(/m(?=[pbfs])/g, 'n');

/** Names of Latin letters in Devanagari: के.सी. is K.C., and वि.क. is B.K. */
const named = (
  'डब्लु:w डब्ल्यु:w क्यु:q एक्स:x जेड:z बाइ:y एफ:f एच:h आइ:i एल:l एम:m एन:n आर:r एस:s बि:b सि:c डि:d जि:g जे:j के:k पि:p टि:t भि:b यु:u ' +
  'ए:a इ:e ओ:o क:k'
)
  .split(' ')
  .map((pair) => pair.split(':'));
const letterNames = new Map(named.map(([name = '', letter = '']) => [name, letter]));
const LETTER_NAME = new RegExp([...letterNames.keys()].join('|'), 'g');

/** Initials, alike in both scripts; null for another word. */
export function initialsOf(word: string): string | null {
  if (word.length > MAX_INITIALS * MAX_NAME_LENGTH) return null;
  if (!isDevanagari(word)) return word.length > 1 && word.length <= MAX_INITIALS ? word.replaceAll('v', 'b') : null;
  const names = word.match(LETTER_NAME) ?? [];
  const isWhole = names.length > 1 && names.length <= MAX_INITIALS && names.join('') === word;
  return isWhole ? names.map((name) => letterNames.get(name)).join('') : null;
}

/** The keys of a word's sound, the same for its usual spellings in either script; none for a number or a very long word. @throws TypeError for another value than a text */
export function soundsOf(word: string): readonly string[] {
  if (word.length > MAX_LENGTH || /\d/.test(word)) return [];
  const initials = initialsOf(word);
  const keys = initials === null ? [] : [`.${initials}`];
  const isLatin = !isDevanagari(word);
  if (word.length >= MIN_LENGTH) {
    const latin = (isLatin ? word : romanise(word)).replace(CONSONANTS, foldConsonants);
    // A nasal sign may be silent: लुइँटेल is Luitel. Pandey is also Panday.
    const spellings = latin.includes('~') ? [latin.replaceAll('~', 'n'), latin.replaceAll('~', '')] : [latin];
    if (isLatin && word.length > 4 && word.endsWith('ay')) spellings.push(latin.replace(/ay$/, 'e'));
    for (const spelling of spellings) {
      const key = keyOf(spelling);
      if (/[a-zW]/.test(key) && !keys.includes(key)) keys.push(key);
    }
  }
  return keys;
}

/** The consonants of a word, for a spelling with unusual vowels; null if there are too few. */
export function consonantsOf(sound: string): string | null {
  const skeleton = sound.replace(/[A-Zy]/g, '');
  return skeleton.startsWith('.') || skeleton.length < MIN_CONSONANTS ? null : `-${skeleton}`;
}
