export { cleanText, removeInvisible } from './clean-text.ts';
export { joinWords, metSpellings, type NamedText, soundMatcher, splitWord, withLostLetters } from './compounds.ts';
export { type Language, languageOf } from './language.ts';
export { normalize } from './normalize.ts';
export { compareNepali } from './order.ts';
export { consonantsOf, initialsOf, soundsOf } from './sounds.ts';
export { anusvaraVariants, isDevanagari, joinInitials, joinSpacedWords, spacedWords, wordsOf } from './words.ts';
