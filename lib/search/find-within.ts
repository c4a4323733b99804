import type { AdDate } from '#lib/calendar/ad-date.ts';
import { isOn, type SearchDate } from './date-spellings.ts';
import type { Entry } from './entry.ts';
import { levelOf } from './levels.ts';
import { readQuery, type Term } from './query.ts';
import type { Wanted } from './rank.ts';
import type { SearchIndex } from './search-index.ts';

/** How a term is met: as it was typed, or by what means the same. */
type Met = 'typed' | 'meant' | null;

/** Whether a term is within a folded text as it was typed, or all its parts are. */
export function hasLiteral(text: string, { literals, parts }: Term): boolean {
  if (literals.some((literal) => text.includes(literal))) return true;
  return parts.length > 0 && parts.every(({ meant }) => meant?.test(text));
}

/** Whether a day is the one that a term names, or a spelling of it has the term. */
function meetsDay(day: SearchDate, { date, literals, meant }: Term): Met {
  if ((date && isOn(day, date)) || literals.some((literal) => day.text.includes(literal))) return 'typed';
  return meant?.test(day.text) ? 'meant' : null;
}

export function hasDay(day: SearchDate, term: Term): boolean {
  return meetsDay(day, term) !== null;
}

/** How a term is met in an entry's title or day; each day is compared once. */
function meeter({ days }: SearchIndex, term: Term) {
  const ofDays = new Map([...days].map(([day, { date }]) => [day, meetsDay(date, term)]));
  return (text: string, date: AdDate | null): Met => {
    const ofDay = date === null ? null : (ofDays.get(date) ?? null);
    if (ofDay === 'typed' || hasLiteral(text, term)) return 'typed';
    return ofDay ?? (term.meant?.test(text) ? 'meant' : null);
  };
}

/**
 * The entries of which the title or the date has every term of a query, also within a word (specification section 5); all of them for an
 * empty query. Those that have it as it was typed come before those that only mean the same, open closing dates up and those that are over
 * down, as `levelOf` says; else their order stays.
 */
export function findWithin(index: SearchIndex, query: string, { today, accepts }: Wanted): Entry[] {
  const meeters = readQuery(query).map((term) => meeter(index, term));
  const byLevel = new Map<number, Entry[]>();
  for (const [at, entry] of index.list.entries()) {
    const text = index.texts[at] ?? '';
    let isTyped = true;
    const isMet = meeters.every((meet) => {
      const met = meet(text, entry.date);
      if (met !== 'typed') isTyped = false;
      return met !== null;
    });
    if (!isMet || accepts?.(entry) === false) continue;
    const level = meeters.length === 0 ? 0 : levelOf(isTyped, entry.lastDate ?? null, today);
    const found = byLevel.get(level);
    if (found) found.push(entry);
    else byLevel.set(level, [entry]);
  }
  return [...byLevel].sort(([a], [b]) => b - a).flatMap(([, found]) => found);
}
