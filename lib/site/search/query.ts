import { type DateTerm, isDateFiller, readNumericDate, readWordDate } from '#packages/nepali/calendar/index.ts';
import { anusvaraVariants, joinInitials, normalize, wordsOf } from '#packages/nepali/text/index.ts';
import { synonymsOf, transliterationsOf } from './synonyms.ts';

/** A part of a query: a word, a day, or several words that belong together. */
export interface Term {
  /** The folded words of the query that the term was read from; none if it consists of signs only. */
  readonly words: readonly string[];
  /** Matched anywhere in a folded text, also within a word. */
  readonly literals: readonly string[];
  /** The word and its other spellings and languages. */
  readonly spellings: readonly string[];
  /** The same Nepali word in the other script, matched like the typed word. */
  readonly transliterations: readonly string[];
  /** The other spellings, matched at the beginning of a word of a folded text; null if there are none. */
  readonly synonymPattern: RegExp | null;
  readonly date: DateTerm | null;
  /** For several words (a date, words with a hyphen): the parts that all have to match. */
  readonly parts: readonly Term[];
}

/** Shorter spellings match only whole words: `मे`, `pus`. */
const MIN_PREFIX_LENGTH = 4;

/** Above the number of words in the longest permitted text; single characters of Unicode may fold into several words. */
const MAX_WORDS = 50;

function atWordStart(spelling: string): string {
  const end = spelling.length < MIN_PREFIX_LENGTH ? '(?![\\p{L}\\p{M}])' : '';
  return `(?<![\\p{L}\\p{M}])${RegExp.escape(spelling)}${end}`;
}

function patternOf(spellings: readonly string[]): RegExp | null {
  return spellings.length > 0 ? new RegExp(spellings.map(atWordStart).join('|'), 'u') : null;
}

function yearOf(word: string): DateTerm | null {
  return /^(19|20)\d\d$/.test(word) ? { calendar: null, year: Number(word), month: null, day: null } : null;
}

const empty: Omit<Term, 'words'> = {
  ...{ literals: [], spellings: [], transliterations: [], synonymPattern: null, date: null, parts: [] },
};

/** A word as part of a term, never matched within another word or number. */
function partOf(word: string): Term {
  const number = /^\d+$/.test(word) && new RegExp(`(?<!\\d)0?${Number(word)}(?!\\d)`);
  const spellings = synonymsOf(word);
  const synonymPattern = number || patternOf(spellings);
  return { ...empty, words: [word], spellings: spellings.flatMap(wordsOf), synonymPattern, date: yearOf(word) };
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
  return {
    ...empty,
    words,
    literals,
    spellings,
    transliterations,
    synonymPattern: patternOf(others),
    date: yearOf(word),
  };
}

function dateTerm(date: DateTerm, words: readonly string[]): Term {
  return { ...empty, words, date, parts: words.filter((word) => !isDateFiller(word)).map(partOf) };
}

/** Parses a cleaned search text: words in any order, each once, dates in their usual spellings. Empty for an empty text. */
export function readQuery(text: string): Term[] {
  const words = joinInitials(normalize(text))
    .split(/[\s,;|।]+/)
    .map((word) => word.replace(/^["'(]+(?=.)|(?<=^.|[^"')?!:])["')?!:]+$/g, ''))
    .filter((word, at, all) => word !== '' && all.indexOf(word) === at)
    .slice(0, MAX_WORDS);
  const terms: Term[] = [];
  for (let at = 0; at < words.length; ) {
    const match = readWordDate(words, at);
    terms.push(match ? dateTerm(match.date, words.slice(at, at + match.length)) : wordTerm(words[at] ?? ''));
    at += match?.length ?? 1;
  }
  return terms;
}

/** Stop words; they count only in a query that has no other words. */
const filler = new Set(
  wordsOf('a an and at for from how in is of on the to what when where who को का की ले लाई मा र छ के कहाँ कहिले कसरी'),
);

/** Whether a word of a text is a stop word. */
export const isStopWord = (word: string): boolean => wordsOf(word).every((each) => filler.has(each));

/** The terms that are not stop words or signs. */
export function significantTerms(terms: readonly Term[]): Term[] {
  const written = terms.filter(({ words }) => words.length > 0);
  const significant = written.filter(({ words }) => !words.every((word) => filler.has(word)));
  return significant.length > 0 ? significant : written;
}
