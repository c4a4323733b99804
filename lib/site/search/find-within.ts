import type { AdDate } from '#packages/nepali/calendar/index.ts';
import { anusvaraVariants, isDevanagari } from '#packages/nepali/text/index.ts';
import { isOn, type SearchDate } from './date-spellings.ts';
import type { Entry } from './entry.ts';
import { readQuery, type Term } from './query.ts';
import type { RankOptions } from './rank.ts';
import { levelOf, matchField } from './ranking.ts';
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

/** The entries with a word in their title that sounds like a term without synonyms, in the other script. */
function soundingAlike({ words, sounds, starts, entries, fields }: SearchIndex, { spellings }: Term): Set<number> {
  const matches = new Set<number>();
  const [typed, ...others] = spellings;
  if (typed === undefined || others.length > 0) return matches;
  for (const number of sounds.alike(typed)) {
    if (isDevanagari(words.list[number] ?? '') === isDevanagari(typed)) continue;
    for (let at = starts[number] ?? 0; at < (starts[number + 1] ?? 0); at++)
      if ((fields[at] ?? 0) >= matchField.visible) matches.add(entries[at] ?? -1);
  }
  return matches;
}

/** Returns a function that matches a term with an entry's title and date; each date is compared at most once. */
function createMatcher(index: SearchIndex, term: Term) {
  const alike = soundingAlike(index, term);
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
  const matchers = readQuery(query).map((term) => createMatcher(index, term));
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
