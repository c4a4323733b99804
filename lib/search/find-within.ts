import type { AdDate } from '#lib/calendar/ad-date.ts';
import { anusvaraVariants } from './anusvara-variants.ts';
import { isOn, type SearchDate } from './date-spellings.ts';
import type { Entry } from './entry.ts';
import { readQuery, type Term } from './query.ts';
import type { Wanted } from './rank.ts';
import { levelOf } from './ranking.ts';
import type { SearchIndex } from './search-index.ts';

/** How a term is met: as it was typed, or by what means the same. */
type Met = 'typed' | 'meant' | null;

function hasAny(text: string, words: readonly string[]): boolean {
  return words.some((word) => text.includes(word));
}

function hasParts(text: string, { parts }: Term): boolean {
  return parts.length > 0 && parts.every(({ meant }) => meant?.test(text));
}

/** Whether a term is within a folded text as it was typed, or all its parts are. */
export function hasLiteral(text: string, term: Term): boolean {
  return hasAny(text, term.literals) || hasParts(text, term);
}

/** Whether a day is the one that a term names, or a spelling of it has the term. */
function meetsDay(day: SearchDate, { date, literals, meant }: Term): Met {
  if ((date && isOn(day, date)) || hasAny(day.text, literals)) return 'typed';
  return meant?.test(day.text) ? 'meant' : null;
}

export function hasDay(day: SearchDate, term: Term): boolean {
  return meetsDay(day, term) !== null;
}

/** How a term is met in an entry's title or day; each day is compared once at most. */
function meeter({ days }: SearchIndex, term: Term) {
  const wholes = [...term.literals, ...term.transliterations.flatMap(anusvaraVariants)];
  const known = new Map<AdDate, Met>();
  const onDay = (date: AdDate): Met => {
    const before = known.get(date);
    if (before !== undefined) return before;
    const day = days.get(date);
    const met = day ? meetsDay(day.date, term) : null;
    known.set(date, met);
    return met;
  };
  return (text: string, date: AdDate | null): Met => {
    if (hasAny(text, wholes)) return 'typed';
    const ofDay = date === null ? null : onDay(date);
    if (ofDay === 'typed' || hasParts(text, term)) return 'typed';
    return ofDay ?? (term.meant?.test(text) ? 'meant' : null);
  };
}

/** How all terms are met together: all as they were typed, all with other words, or not all. */
function meetAll(meeters: readonly ((text: string, date: AdDate | null) => Met)[], text: string, date: AdDate | null) {
  let all: Met = 'typed';
  for (const meet of meeters) {
    const met = meet(text, date);
    if (met === null) return null;
    if (met === 'meant') all = met;
  }
  return all;
}

/**
 * The entries of which the title or the date has every term of a query, also within a word (specification section 5); all of them for an
 * empty query. Those that have it as it was typed come before those that only mean the same, open closing dates up and those that are over
 * down, as `levelOf` says; else their order stays.
 */
export function findWithin(index: SearchIndex, query: string, { today, accepts }: Wanted): Entry[] {
  const meeters = readQuery(query).map((term) => meeter(index, term));
  const byLevel = new Map<number, Entry[]>();
  for (let at = 0; at < index.list.length; at++) {
    const entry = index.list[at];
    const met = entry && meetAll(meeters, index.texts[at] ?? '', entry.date);
    if (!met || accepts?.(entry) === false) continue;
    const level = meeters.length === 0 ? 0 : levelOf(met === 'typed', entry.lastDate ?? null, today);
    const found = byLevel.get(level);
    if (found) found.push(entry);
    else byLevel.set(level, [entry]);
  }
  return [...byLevel].sort(([a], [b]) => b - a).flatMap(([, found]) => found);
}
