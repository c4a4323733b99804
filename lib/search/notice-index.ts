import type { AdDate } from '#lib/calendar/index.ts';
import { normalize } from '#lib/i18n/normalize.ts';
import { isOn, type SearchDate, spellDate } from './date-spellings.ts';
import { readQuery, type Term } from './query.ts';
import { levelOf } from './ranking.ts';
import type { Reason } from './reasons.ts';
import { asWritten } from './synonyms.ts';

/** What a notice is searched by. */
interface Searched {
  readonly description: string;
  readonly created: AdDate | null;
  readonly lastDate?: AdDate | null;
}

/** Notices prepared for searching. */
export interface SearchIndex<T extends Searched> {
  readonly notices: readonly T[];
  readonly texts: readonly string[];
  readonly dates: readonly (SearchDate | null)[];
}

/** Folds texts and spells dates, once for many searches; notices of one day share its spellings. */
export function buildIndex<T extends Searched>(notices: readonly T[]): SearchIndex<T> {
  const days = new Map<AdDate, SearchDate>();
  const dayOf = (date: AdDate): SearchDate => {
    const day = days.get(date) ?? spellDate(date);
    days.set(date, day);
    return day;
  };
  return {
    notices,
    texts: notices.map(({ description }) => normalize(description)),
    dates: notices.map(({ created }) => (created === null ? null : dayOf(created))),
  };
}

/** Whether a term is in the folded description or in the created date as it was typed (specification section 5), as the day that it names too. */
function isLiteral({ literals, date: day, parts }: Term, text: string, date: SearchDate | null): boolean {
  return (
    literals.some((literal) => text.includes(literal) || date?.text.includes(literal)) ||
    (day !== null && date !== null && isOn(date, day)) ||
    (parts.length > 0 && parts.every((part) => part.test(text)))
  );
}

/** Whether what means the same as a term is there. */
function isMeant({ meant }: Term, text: string, date: SearchDate | null): boolean {
  return meant !== null && (meant.test(text) || (date !== null && meant.test(date.text)));
}

/** How a notice meets the terms of a query: all as they were typed, all with other words, or not all. */
function meets(terms: readonly Term[], text: string, date: SearchDate | null): 'typed' | 'meant' | null {
  let isTyped = true;
  for (const term of terms) {
    if (isLiteral(term, text, date)) continue;
    if (!isMeant(term, text, date)) return null;
    isTyped = false;
  }
  return isTyped ? 'typed' : 'meant';
}

/**
 * The notices in which every term of a query is met; all of them, in their order, for an empty query. Those that have it as it was typed come
 * before those that only mean the same, open closing dates up and those that are over down, as `levelOf` says; else their order stays.
 */
export function searchIndex<T extends Searched>(
  { notices, texts, dates }: SearchIndex<T>,
  query: string,
  today: AdDate,
): T[] {
  const terms = readQuery(query);
  if (terms.length === 0) return [...notices];
  const byLevel = new Map<number, T[]>();
  for (let at = 0; at < notices.length; at++) {
    const met = meets(terms, texts[at] ?? '', dates[at] ?? null);
    const notice = met && notices[at];
    if (!notice) continue;
    const level = levelOf(met === 'typed', notice.lastDate ?? null, today);
    const known = byLevel.get(level);
    if (known) known.push(notice);
    else byLevel.set(level, [notice]);
  }
  return [...byLevel].sort(([a], [b]) => b - a).flatMap(([, found]) => found);
}

/** What in a description means the same as the words of a query that do not stand there as they were typed. */
export function explainNotice({ description, created }: Searched, query: string): Reason[] {
  const text = normalize(description);
  const date = created === null ? null : spellDate(created);
  const words = readQuery(query)
    .filter((term) => !isLiteral(term, text, date))
    .flatMap(({ meant }) => meant?.exec(text)?.[0] ?? [])
    .map(asWritten);
  return words.length > 0 ? [{ why: 'synonym', words: [...new Set(words)] }] : [];
}
