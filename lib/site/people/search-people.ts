import {
  isDevanagari,
  type NamedText,
  soundMatcher,
  soundsOf,
  splitWord,
  wordsOf,
} from '#packages/nepali/text/index.ts';

/** A person's words as the filter compares them: in one text, and with the sounds of those of each script. */
export interface SearchedPerson {
  readonly text: string;
  readonly nepali: NamedText;
  readonly latin: NamedText;
}

const withSounds = (words: readonly string[]): NamedText => ({ words, sounds: new Set(words.flatMap(soundsOf)) });

export function searchedPerson(text: string): SearchedPerson {
  const words = wordsOf(text);
  return {
    text: words.join(' '),
    nepali: withSounds(words.filter(isDevanagari)),
    latin: withSounds(words.filter((word) => !isDevanagari(word))),
  };
}

/** Whether a person has every word of a query: within a word, or as a word of the other script that sounds alike. An empty query matches everybody. */
export function personMatcher(query: string): (person: SearchedPerson) => boolean {
  const words = wordsOf(query);
  const terms = words.map((word, at) => ({
    written: [word, ...splitWord(word).map((pair) => pair.join(' '))],
    isNepali: isDevanagari(word),
    sounds: soundMatcher(words, at),
  }));
  return ({ text, nepali, latin }) =>
    terms.every(
      ({ written, isNepali, sounds }) =>
        written.some((word) => text.includes(word)) || sounds(isNepali ? latin : nepali),
    );
}
