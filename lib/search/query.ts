import { type DateTerm, isDateFiller, readNumericDate, readWordDate } from '#lib/calendar/date-term.ts';
import { normalize } from '#lib/i18n/normalize.ts';
import { anusvaraVariants } from './anusvara-variants.ts';
import { synonymsOf, transliterationsOf } from './synonyms.ts';
import { wordsOf } from './words.ts';

/** One thing that a query asks for: a word, a day, or words that stand together for one thing. */
export interface Term {
  /** The folded words of the query that it was read from; none for signs alone. */
  readonly words: readonly string[];
  /** Found anywhere in a folded text, also within a word. */
  readonly literals: readonly string[];
  /** The word and its other spellings and languages. */
  readonly spellings: readonly string[];
  /** The same Nepali word in the other script, found like the word as it was typed. */
  readonly transliterations: readonly string[];
  /** The other spellings, found at the beginning of a word of a folded text; null when there are none. */
  readonly meant: RegExp | null;
  readonly date: DateTerm | null;
  /** For several words (a date, words with a hyphen): these together stand for it. */
  readonly parts: readonly Term[];
}

/** Shorter ones are met only as whole words: `मे`, `pus`. */
const LEAST_BEGINNING = 4;

/** More words than people type in the longest text; single signs of Unicode fold into several. */
const MOST_WORDS = 50;

function atWordStart(spelling: string): string {
  const end = spelling.length < LEAST_BEGINNING ? '(?![\\p{L}\\p{M}])' : '';
  return `(?<![\\p{L}\\p{M}])${RegExp.escape(spelling)}${end}`;
}

function meantBy(spellings: readonly string[]): RegExp | null {
  return spellings.length > 0 ? new RegExp(spellings.map(atWordStart).join('|'), 'u') : null;
}

function yearOf(word: string): DateTerm | null {
  return /^(19|20)\d\d$/.test(word) ? { calendar: null, year: Number(word), month: null, day: null } : null;
}

const empty: Omit<Term, 'words'> = {
  ...{ literals: [], spellings: [], transliterations: [], meant: null, date: null, parts: [] },
};

/** A word as part of a term, never met within another word or number. */
function partOf(word: string): Term {
  const number = /^\d+$/.test(word) && new RegExp(`(?<!\\d)0?${Number(word)}(?!\\d)`);
  const spellings = synonymsOf(word);
  const meant = number || meantBy(spellings);
  return { ...empty, words: [word], spellings: spellings.flatMap(wordsOf), meant, date: yearOf(word) };
}

function wordTerm(written: string): Term {
  const literals = anusvaraVariants(written);
  const date = readNumericDate(written);
  if (date) return { ...empty, words: [written], literals, date };
  const words = wordsOf(written);
  const [word] = words;
  if (word === undefined || words.length > 1) return { ...empty, words, literals, parts: words.map(partOf) };
  const others = [...new Set([written, word].flatMap(synonymsOf))].filter((each) => each !== written && each !== word);
  const spellings = [word, ...others.flatMap(wordsOf)];
  const transliterations = transliterationsOf(word);
  return { ...empty, words, literals, spellings, transliterations, meant: meantBy(others), date: yearOf(word) };
}

function dateTerm(date: DateTerm, words: readonly string[]): Term {
  return { ...empty, words, date, parts: words.filter((word) => !isDateFiller(word)).map(partOf) };
}

/** Reads a cleaned search text: words in any order, each once, dates in their usual spellings. Empty for an empty one. */
export function readQuery(text: string): Term[] {
  const words = normalize(text)
    .split(/[\s,;|।]+/)
    .map((word) => word.replace(/^["'(]+(?=.)|(?<=.)["')?!:]+$/g, ''))
    .filter((word, at, all) => word !== '' && all.indexOf(word) === at)
    .slice(0, MOST_WORDS);
  const terms: Term[] = [];
  for (let at = 0; at < words.length; ) {
    const found = readWordDate(words, at);
    terms.push(found ? dateTerm(found.date, words.slice(at, at + found.length)) : wordTerm(words[at] ?? ''));
    at += found?.length ?? 1;
  }
  return terms;
}

/** Stop words; they count only in a query that has no others. */
const filler = new Set(
  wordsOf('a an and at for from how in is of on the to what when where who को का की ले लाई मा र छ के कहाँ कहिले कसरी'),
);

/** The terms of letters or numbers that are no stop words. */
export function tellingTerms(terms: readonly Term[]): Term[] {
  const written = terms.filter(({ words }) => words.length > 0);
  const telling = written.filter(({ words }) => !words.every((word) => filler.has(word)));
  return telling.length > 0 ? telling : written;
}
