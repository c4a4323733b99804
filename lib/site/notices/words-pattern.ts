import { normalize } from '#packages/nepali/text/index.ts';

/**
 * Matches any of the words in a normalized text, whole in Latin letters; in Devanagari case endings may follow. Matches nothing without words.
 */
export function wordsPattern(words: readonly string[]): RegExp {
  const sources = words
    .map((word) => normalize(word).trim())
    .filter((word) => word !== '')
    .map((word) => RegExp.escape(word) + (/\p{Script=Devanagari}$/u.test(word) ? '' : '(?![\\p{L}\\p{M}\\p{N}])'));
  if (sources.length === 0) return /(?!)/;
  return new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${sources.join('|')})`, 'u');
}
