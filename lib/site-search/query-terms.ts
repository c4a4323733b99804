import { type DateTerm, isDateFiller, readNumericDate, readWordDate } from '#lib/calendar/date-term.ts';
import { normalize } from '#lib/i18n/normalize.ts';
import { synonymsOf } from '#lib/search/synonyms.ts';
import { wordsOf } from './words.ts';

/** One thing that a query asks for: a word with its other spellings and languages, a day, or for a day of several words all of these. */
export interface QueryTerm {
  /** The folded words of the query that it was read from. */
  readonly words: readonly string[];
  readonly spellings: readonly string[];
  readonly date: DateTerm | null;
  readonly parts: readonly QueryTerm[];
}

/** More words than people type in the longest text; single signs of Unicode fold into several. */
const MOST_WORDS = 50;

/** Words that say nothing of what is looked for, unless they are all there is. */
const filler = new Set(
  wordsOf('a an and at for from how in is of on the to what when where who को का की ले लाई मा र छ के कहाँ कहिले कसरी'),
);

function yearOf(word: string): DateTerm | null {
  return /^(19|20)\d\d$/.test(word) ? { calendar: null, year: Number(word), month: null, day: null } : null;
}

function termOf(word: string): QueryTerm {
  const date = readNumericDate(word);
  return {
    words: [word],
    spellings: date ? [] : synonymsOf(word).flatMap(wordsOf),
    date: date ?? yearOf(word),
    parts: [],
  };
}

function dateOf(date: DateTerm, words: readonly string[]): QueryTerm {
  return { words, spellings: [], date, parts: words.filter((word) => !isDateFiller(word)).map(termOf) };
}

/** Reads a cleaned search text. Empty where it has no letter and no number. */
export function readTerms(query: string): QueryTerm[] {
  const written = normalize(query)
    .split(' ')
    .flatMap((part) => (readNumericDate(part) ? [part] : wordsOf(part)));
  const telling = written.filter((word) => !filler.has(word));
  const words = [...new Set(telling.length > 0 ? telling : written)].slice(0, MOST_WORDS);
  const terms: QueryTerm[] = [];
  for (let at = 0; at < words.length; ) {
    const found = readWordDate(words, at);
    terms.push(found ? dateOf(found.date, words.slice(at, at + found.length)) : termOf(words[at] ?? ''));
    at += found?.length ?? 1;
  }
  return terms;
}
