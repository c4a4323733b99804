import type { AdDate } from '../calendar/index.ts';
import { fold } from '../fold.ts';
import { isOn, type SearchDate, spellDate } from './date-spellings.ts';
import { type Query, readQuery, type Term } from './query.ts';

/** What a notice is searched by. */
interface Searched {
  readonly description: string;
  readonly created: AdDate | null;
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
    texts: notices.map(({ description }) => fold(description)),
    dates: notices.map(({ created }) => (created === null ? null : dayOf(created))),
  };
}

/** Whether a term is in the folded description or in the created date (specification section 5). */
function isMet(term: Term, text: string, date: SearchDate | null): boolean {
  const { literals, meant, parts } = term;
  return (
    literals.some((literal) => text.includes(literal) || date?.text.includes(literal)) ||
    (term.date !== null && date !== null && isOn(date, term.date)) ||
    (meant !== null && (meant.test(text) || (date !== null && meant.test(date.text)))) ||
    (parts.length > 0 && parts.every((part) => part.test(text)))
  );
}

/** The notices in which every term of a query is met, in their order; all of them for an empty query. */
export function searchIndex<T extends Searched>({ notices, texts, dates }: SearchIndex<T>, query: string): T[] {
  const terms: Query = readQuery(query);
  return notices.filter((_, at) => terms.every((term) => isMet(term, texts[at] ?? '', dates[at] ?? null)));
}
