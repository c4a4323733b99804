import type { AdDate } from '#packages/nepali/calendar/index.ts';
import { anusvaraVariants, isDevanagari, metSpellings } from '#packages/nepali/text/index.ts';
import { apartMatches, joinedWords, visibleEntries } from './compound-names.ts';
import { isOn, type SearchDate } from './date-spellings.ts';
import type { Entry } from './entry.ts';
import { readQuery, type Term } from './query.ts';
import type { RankOptions } from './rank.ts';
import { levelOf } from './ranking.ts';
import type { SearchIndex } from './search-index.ts';

/** How a text matches a term: as it was typed, or by a synonym. */
type TermMatch = 'typed' | 'synonym' | null;

function hasAny(text: string, words: readonly string[]): boolean {
  return words.some((word) => text.includes(word));
}

function hasParts(text: string, { parts }: Term): boolean {
  return parts.length > 0 && parts.every(({ synonymPattern }) => synonymPattern?.test(text));
}

/** Whether a folded text contains a term as it was typed, or all its parts. */
export function hasLiteral(text: string, term: Term): boolean {
  return hasAny(text, term.literals) || hasParts(text, term);
}

/** How a day matches a term: the term names it, or one of its spellings contains the term. */
function matchDay(day: SearchDate, { date, literals, synonymPattern }: Term): TermMatch {
  if ((date && isOn(day, date)) || hasAny(day.text, literals)) return 'typed';
  return synonymPattern?.test(day.text) ? 'synonym' : null;
}

export function hasDay(day: SearchDate, term: Term): boolean {
  return matchDay(day, term) !== null;
}

/** The entries with a visible word that sounds like a term without synonyms, in the other script; or that is a name in one word or two. */
function soundingAlike(index: SearchIndex, term: Term, joined: readonly number[]): Set<number> {
  const [typed, ...others] = term.spellings;
  if (typed === undefined) return new Set();
  const isOtherScript = (number: number) => isDevanagari(index.words.list[number] ?? '') !== isDevanagari(typed);
  const spellings = others.length > 0 ? [] : [typed, ...metSpellings(typed)];
  const words = spellings.flatMap((spelling) => [...index.sounds.alike(spelling)].filter(isOtherScript));
  const matches = visibleEntries(index, [...words, ...joined]);
  for (const { at } of apartMatches(index, term, true).values()) matches.add(at);
  return matches;
}

/** Returns a function that matches a term with an entry's title and date; each date is compared at most once. */
function createMatcher(index: SearchIndex, term: Term, alike: ReadonlySet<number>) {
  const wordForms = [...term.literals, ...term.transliterations.flatMap(anusvaraVariants)];
  const matchByDate = new Map<AdDate, TermMatch>();
  const onDay = (date: AdDate): TermMatch => {
    const cached = matchByDate.get(date);
    if (cached !== undefined) return cached;
    const day = index.days.get(date);
    const match = day ? matchDay(day.date, term) : null;
    matchByDate.set(date, match);
    return match;
  };
  return (at: number, date: AdDate | null): TermMatch => {
    const text = index.texts[at] ?? '';
    if (hasAny(text, wordForms)) return 'typed';
    const ofDay = date === null ? null : onDay(date);
    if (ofDay === 'typed' || hasParts(text, term)) return 'typed';
    return ofDay ?? (term.synonymPattern?.test(text) || alike.has(at) ? 'synonym' : null);
  };
}

/** The weakest match of all terms, null if one of them does not match. */
function matchAll(
  matchers: readonly ((at: number, date: AdDate | null) => TermMatch)[],
  at: number,
  date: AdDate | null,
) {
  let all: TermMatch = 'typed';
  for (const matchEntry of matchers) {
    const match = matchEntry(at, date);
    if (match === null) return null;
    if (match === 'synonym') all = match;
  }
  return all;
}

/**
 * The entries with every term of a query in title or date, also within a word (specification section 5); all entries for an empty query.
 * Literal matches come before synonyms and words that sound alike, entries with an open closing date up and with a past one down (see `levelOf`); otherwise the order
 * of the index is preserved.
 */
export function findWithin(index: SearchIndex, query: string, { today, accepts }: RankOptions): Entry[] {
  const terms = readQuery(query);
  const joined = joinedWords(index, terms, true);
  const matchers = terms.map((term, at) => createMatcher(index, term, soundingAlike(index, term, joined[at] ?? [])));
  const byLevel = new Map<number, Entry[]>();
  for (let at = 0; at < index.list.length; at++) {
    const entry = index.list[at];
    const match = entry && matchAll(matchers, at, entry.date);
    if (!match || accepts?.(entry) === false) continue;
    const level = matchers.length === 0 ? 0 : levelOf(match === 'typed', entry.lastDate ?? null, today);
    const entries = byLevel.get(level);
    if (entries) entries.push(entry);
    else byLevel.set(level, [entry]);
  }
  return [...byLevel].sort(([a], [b]) => b - a).flatMap(([, entries]) => entries);
}
