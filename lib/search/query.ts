import { type DateTerm, isDateFiller, readNumericDate, readWordDate } from '#lib/calendar/date-term.ts';
import { normalize } from '#lib/i18n/normalize.ts';
import { anusvaraVariants } from './anusvara-variants.ts';
import { synonymsOf } from './synonyms.ts';

/** One thing that a query asks for, as patterns for folded text: any of them, or the day, must be found. */
export interface Term {
  /** Found anywhere, also within a word. */
  readonly literals: readonly string[];
  /** Other spellings of the word, found at the beginning of a word; null when there are none. */
  readonly meant: RegExp | null;
  readonly date: DateTerm | null;
  /** For a date of several words: these together stand for it. */
  readonly parts: readonly RegExp[];
}

export type Query = readonly Term[];

/** Shorter ones are met only as whole words: `मे`, `pus`. */
const LEAST_BEGINNING = 4;

function atWordStart(spelling: string): string {
  const end = spelling.length < LEAST_BEGINNING ? '(?![\\p{L}\\p{M}])' : '';
  return `(?<![\\p{L}\\p{M}])${RegExp.escape(spelling)}${end}`;
}

function meantBy(spellings: readonly string[]): RegExp | null {
  return spellings.length > 0 ? new RegExp(spellings.map(atWordStart).join('|'), 'u') : null;
}

function wordTerm(word: string): Term {
  const [, ...others] = synonymsOf(word);
  return { literals: anusvaraVariants(word), meant: meantBy(others), date: readNumericDate(word), parts: [] };
}

function dateTerm(date: DateTerm, words: readonly string[]): Term {
  const parts = words
    .filter((word) => !isDateFiller(word))
    .map((word) => (/^\d+$/.test(word) ? new RegExp(`(?<!\\d)0?${Number(word)}(?!\\d)`) : meantBy(synonymsOf(word))));
  return { literals: [], meant: null, date, parts: parts.filter((part) => part !== null) };
}

/** Reads a cleaned search text: words in any order, each once, dates in their usual spellings. Empty for an empty one. */
export function readQuery(text: string): Query {
  const words = normalize(text)
    .split(/[\s,;|।]+/)
    .map((word) => word.replace(/^["'(]+(?=.)|(?<=.)["')]+$/g, ''))
    .filter((word, at, all) => word !== '' && all.indexOf(word) === at);
  const terms: Term[] = [];
  for (let at = 0; at < words.length; ) {
    const found = readWordDate(words, at);
    terms.push(found ? dateTerm(found.date, words.slice(at, at + found.length)) : wordTerm(words[at] ?? ''));
    at += found?.length ?? 1;
  }
  return terms;
}
