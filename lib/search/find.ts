import { type Entry, type Kind, kinds } from './entry.ts';
import { type MeantTerm, meanTerms } from './expansion.ts';
import { readQuery, tellingTerms } from './query.ts';
import { rankEntries, type Wanted } from './rank.ts';
import type { SearchIndex } from './search-index.ts';
import { wordsOf } from './words.ts';

export interface Find {
  readonly entry: Entry;
  readonly level: number;
  readonly rank: number;
}

/** What was found of one kind, the best first, as many as were asked for; `total` counts all. */
export interface FoundKind {
  readonly kind: Kind;
  readonly total: number;
  readonly best: readonly Find[];
}

export interface Found {
  readonly groups: readonly FoundKind[];
  /** False where no entry has all words of the query, and these have most of them. */
  readonly hasAllWords: boolean;
  /** What the query was read as. */
  readonly terms: readonly MeantTerm[];
}

/** How many more results than are shown are searched for a title that equals the query. */
const MARGIN = 20;

/** Sorts the best first. */
export function byRank(a: Find, b: Find): number {
  return b.level - a.level || b.rank - a.rank;
}

/** The entries that have the words of a query, or others that mean the same, by kind, the kind of the best one first; at most `limit` of each kind. */
export function findByWords(index: SearchIndex, query: string, limit: number, wanted: Wanted): Found {
  const groups = new Map(kinds.map((kind) => [kind, { total: 0, best: [] as Find[] }]));
  const terms = meanTerms(index, tellingTerms(readQuery(query)));
  const { ranks, levels, hasAllWords } = rankEntries(index, terms, wanted);
  for (let at = 0; at < ranks.length; at++) {
    const rank = ranks[at] ?? 0;
    const entry = rank === 0 ? undefined : index.list[at];
    const group = entry && groups.get(entry.kind);
    if (!group) continue;
    group.total += 1;
    keepBest(group.best, { entry, level: levels[at] ?? 0, rank }, limit + MARGIN);
  }
  const asked = wordsOf(query).join(' ');
  return {
    hasAllWords,
    terms,
    groups: [...groups]
      .filter(([, { total }]) => total > 0)
      .map(([kind, { total, best }]) => ({ kind, total, best: namedFirst(best, asked).slice(0, limit) }))
      .sort((a, b) => (b.best[0]?.rank ?? 0) - (a.best[0]?.rank ?? 0)),
  };
}

/** Puts a find in its place among the best, after its equals. */
function keepBest(best: Find[], find: Find, limit: number): void {
  const last = best.at(-1);
  if (best.length === limit && last && byRank(last, find) <= 0) return;
  const before = best.findLastIndex((other) => byRank(other, find) <= 0);
  best.splice(before + 1, 0, find);
  best.length = Math.min(best.length, limit);
}

/** A title that equals the query doubles the score. */
function namedFirst(best: readonly Find[], asked: string): Find[] {
  const isNamed = ({ title }: Entry) => [title.en, title.ne].some((name) => wordsOf(name).join(' ') === asked);
  return best.map((find) => (isNamed(find.entry) ? { ...find, rank: find.rank * 2 } : find)).sort(byRank);
}
