import { countLetters, MAX_SHORT_LETTERS } from '#content/site/text.ts';
import { languageOf } from '#lib/platform/i18n/language-of.ts';

/** Maximum length of the name of a campus (`content/site/identity.ts`), in characters. */
export const MAX_CAMPUS_NAME = 120;

/** The identity document of a campus with nothing but its name, in the language of its letters. */
export function identityOf(name: string) {
  const language = languageOf(name);
  return { name: { [language]: name }, shortName: { [language]: shortNameOf(name) } };
}

/** The first words of a name that fit, or the beginning of its first word. */
function shortNameOf(name: string): string {
  const words = name.split(' ');
  const fitting = words
    .map((_, index) => words.slice(0, index + 1).join(' '))
    .filter((name) => countLetters(name) <= MAX_SHORT_LETTERS);
  return fitting.at(-1) ?? beginningOf(words[0] ?? '');
}

/** The letters of a word that fit; a letter of Devanagari is never divided. */
function beginningOf(word: string): string {
  const letters = [...new Intl.Segmenter('ne').segment(word)].map(({ segment }) => segment);
  return letters.slice(0, MAX_SHORT_LETTERS).join('');
}
