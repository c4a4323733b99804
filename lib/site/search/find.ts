import { wordsOf } from '#packages/nepali/text/index.ts';
import { type Entry, type EntryKind, entryKinds } from './entry.ts';
import { type ExpandedTerm, expandTerms } from './expansion.ts';
import { readQuery, significantTerms } from './query.ts';
import { type RankOptions, rankEntries } from './rank.ts';
import type { SearchIndex } from './search-index.ts';

export interface SearchHit {
  readonly entry: Entry;
  readonly level: number;
  readonly rank: number;
}

/** Results of one kind, the best first, up to the limit; `total` counts all. */
interface KindHits {
  readonly kind: EntryKind;
  readonly total: number;
  readonly best: readonly SearchHit[];
}

export interface SearchHits {
  readonly groups: readonly KindHits[];
  /** False if no entry has all words of the query, and these have most of them. */
  readonly hasAllWords: boolean;
  /** The parsed query. */
  readonly terms: readonly ExpandedTerm[];
}

/** Number of results beyond the limit among which a title that equals the query is looked for. */
const MARGIN = 20;

/** Sorts the best first. */
export function byRank(a: SearchHit, b: SearchHit): number {
  return b.level - a.level || b.rank - a.rank;
}

/** Entries with the words of a query or synonyms of them, grouped by kind, the kind of the best entry first; at most `limit` of each kind. */
export function findByWords(index: SearchIndex, query: string, limit: number, options: RankOptions): SearchHits {
  const groups = new Map(entryKinds.map((kind) => [kind, { total: 0, best: [] as SearchHit[] }]));
  const terms = expandTerms(index, significantTerms(readQuery(query)));
  const { ranks, levels, hasAllWords } = rankEntries(index, terms, options);
  for (let at = 0; at < ranks.length; at++) {
    const rank = ranks[at] ?? 0;
    const entry = rank === 0 ? undefined : index.list[at];
    const group = entry && groups.get(entry.kind);
    if (!group) continue;
    group.total += 1;
    insertHit(group.best, { entry, level: levels[at] ?? 0, rank }, limit + MARGIN);
  }
  const normalizedQuery = wordsOf(query).join(' ');
  return {
    hasAllWords,
    terms,
    groups: [...groups]
      .filter(([, { total }]) => total > 0)
      .map(([kind, { total, best }]) => ({
        kind,
        total,
        best: promoteExactTitles(best, normalizedQuery).slice(0, limit),
      }))
      .sort((a, b) => (b.best[0]?.rank ?? 0) - (a.best[0]?.rank ?? 0)),
  };
}

/** Inserts a hit among the best, after its equals. */
function insertHit(best: SearchHit[], hit: SearchHit, limit: number): void {
  const last = best.at(-1);
  if (best.length === limit && last && byRank(last, hit) <= 0) return;
  const before = best.findLastIndex((other) => byRank(other, hit) <= 0);
  best.splice(before + 1, 0, hit);
  best.length = Math.min(best.length, limit);
}

/** A title that equals the query doubles the score. */
function promoteExactTitles(best: readonly SearchHit[], normalizedQuery: string): SearchHit[] {
  const hasExactTitle = ({ title }: Entry) =>
    [title.en, title.ne].some((name) => wordsOf(name).join(' ') === normalizedQuery);
  return best.map((hit) => (hasExactTitle(hit.entry) ? { ...hit, rank: hit.rank * 2 } : hit)).sort(byRank);
}
