import { languageOf } from '#lib/platform/i18n/language-of.ts';

/** Maximum lengths of the names of a campus (`content/site/identity.ts`), in characters. */
export const MAX_CAMPUS_NAME = 120;
const MAX_SHORT_NAME = 16;

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
    .filter(({ length }) => length <= MAX_SHORT_NAME);
  return fitting.at(-1) ?? beginningOf(words[0] ?? '');
}

/** The letters of a word that fit; a letter of Devanagari is never divided. */
function beginningOf(word: string): string {
  let beginning = '';
  for (const { segment } of new Intl.Segmenter('ne').segment(word)) {
    if (beginning.length + segment.length > MAX_SHORT_NAME) break;
    beginning += segment;
  }
  return beginning;
}
