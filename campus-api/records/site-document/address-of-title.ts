import { trimEnd } from '#lib/platform/i18n/trim-end.ts';
import { toLatinDigits } from '#packages/nepali/text/digits.ts';

/** Consonants of Devanagari without their inherent vowel. */
const consonants: Readonly<Record<string, string>> = {
  ...{ क: 'k', ख: 'kh', ग: 'g', घ: 'gh', ङ: 'ng', च: 'ch', छ: 'chh', ज: 'j', झ: 'jh', ञ: 'n' },
  ...{ ट: 't', ठ: 'th', ड: 'd', ढ: 'dh', ण: 'n', त: 't', थ: 'th', द: 'd', ध: 'dh', न: 'n' },
  ...{ प: 'p', फ: 'ph', ब: 'b', भ: 'bh', म: 'm', य: 'y', र: 'r', ल: 'l', व: 'w' },
  ...{ श: 'sh', ष: 'sh', स: 's', ह: 'h' },
};
const vowels: Readonly<Record<string, string>> = {
  ...{ अ: 'a', आ: 'aa', इ: 'i', ई: 'i', उ: 'u', ऊ: 'u', ऋ: 'ri', ए: 'e', ऐ: 'ai', ओ: 'o', औ: 'au' },
  ...{ 'ा': 'a', 'ि': 'i', 'ी': 'i', 'ु': 'u', 'ू': 'u', 'ृ': 'ri', 'े': 'e', 'ै': 'ai', 'ो': 'o', 'ौ': 'au' },
};
const others: Readonly<Record<string, string>> = { 'ं': 'n', 'ँ': 'n', 'ः': '' };
const HALANT = '्';
const MAX_LENGTH = 40;

/** A word of Devanagari in Latin letters, as signboards write it: the inherent vowel at its end is silent, but after य and several consonants. */
function romanized(word: string): string {
  const letters = [
    ...word
      .normalize('NFC')
      .replace(/ज्ञ/g, 'ग्य')
      .replace(/\u200c|\u200d|\u093c/g, ''),
  ];
  return letters
    .map((letter, index) => {
      const consonant = consonants[letter];
      if (consonant === undefined) return vowels[letter] ?? others[letter] ?? (letter === HALANT ? '' : letter);
      const next = letters[index + 1];
      if (next !== undefined)
        return next === HALANT || (vowels[next] !== undefined && !/[अ-औ]/.test(next)) ? consonant : `${consonant}a`;
      const isSilent = index > 0 && letters[index - 1] !== HALANT && letter !== 'य';
      return isSilent ? consonant : `${consonant}a`;
    })
    .join('');
}

/** The end of a web address for a name, in Latin letters: of the English one, otherwise of the romanized Nepali one; empty for names without letters. */
export function addressOfTitle({ en = '', ne = '' }: { en?: string | undefined; ne?: string | undefined }): string {
  const latin = toLatinDigits(en || ne).replace(/[\u0900-\u097f\u200c\u200d]+/g, romanized);
  const words =
    latin
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[’']/g, '')
      .replace(/\p{Mn}/gu, '')
      .match(/[a-z0-9]+/g) ?? [];
  return trimEnd(words.join('-').slice(0, MAX_LENGTH), /-/);
}
