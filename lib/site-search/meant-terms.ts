import type { SiteIndex } from './build-index.ts';
import type { QueryTerm } from './query-terms.ts';
import { type Meanings, meaningsOf } from './spellings.ts';

/** A term of a query with the words of the site that it may stand for. */
export interface MeantTerm extends Omit<QueryTerm, 'spellings' | 'parts'> {
  readonly meanings: Meanings;
  readonly parts: readonly MeantTerm[];
}

const NO_MEANINGS: Meanings = new Map();

export function meanTerms(index: SiteIndex, terms: readonly QueryTerm[]): MeantTerm[] {
  return terms.map(({ words, date, spellings, parts }) => ({
    words,
    date,
    meanings: spellings.length > 0 ? meaningsOf(index, spellings) : NO_MEANINGS,
    parts: meanTerms(index, parts),
  }));
}
