import { isOn } from '../notices/date-term.ts';
import type { SiteIndex } from './build-index.ts';
import type { QueryTerm } from './query-terms.ts';
import { spellingsOf } from './spellings.ts';

/** What a day that was named counts for. */
const DAY = 5;

/** How well each entry meets one term; 0 for not at all. */
function ranksOf(index: SiteIndex, { spellings, date, parts }: QueryTerm): Float32Array {
  const ranks = parts.length > 0 ? rankAll(index, parts) : new Float32Array(index.list.length);
  const { starts, entries, weights } = index;
  for (const [word, likeness] of spellingsOf(index, spellings)) {
    const [from = 0, to = 0] = [starts[word], starts[word + 1]];
    const rarity = Math.log(1 + index.list.length / (to - from)) * likeness;
    for (let at = from; at < to; at++) {
      const entry = entries[at] ?? 0;
      ranks[entry] = Math.max(ranks[entry] ?? 0, rarity * (weights[at] ?? 0));
    }
  }
  if (!date) return ranks;
  for (const day of index.days.values()) {
    if (isOn(day.date, date)) for (const entry of day.entries) ranks[entry] = Math.max(ranks[entry] ?? 0, DAY);
  }
  return ranks;
}

/** How well each entry meets the terms, and how many of them. */
function addUp(index: SiteIndex, terms: readonly QueryTerm[]) {
  const total = new Float32Array(index.list.length);
  const met = new Uint8Array(index.list.length);
  for (const term of terms) {
    const ranks = ranksOf(index, term);
    for (let entry = 0; entry < ranks.length; entry++) {
      const rank = ranks[entry] ?? 0;
      if (rank === 0) continue;
      total[entry] = (total[entry] ?? 0) + rank;
      met[entry] = (met[entry] ?? 0) + 1;
    }
  }
  return { total, met };
}

/** The rank of each entry that meets all terms. */
function rankAll(index: SiteIndex, terms: readonly QueryTerm[]): Float32Array {
  const { total, met } = addUp(index, terms);
  return total.map((rank, entry) => (met[entry] === terms.length ? rank : 0));
}

/** The rank of each entry for a query; where none meets all its terms, those have one that meet the most, and half of them at least. */
export function rankEntries(index: SiteIndex, terms: readonly QueryTerm[]): Float32Array {
  const { total, met } = addUp(index, terms);
  const most = met.reduce((highest, count) => Math.max(highest, count), 0);
  if (most * 2 < terms.length) return total.fill(0);
  return total.map((rank, entry) => (met[entry] === most ? rank * (index.recency[entry] ?? 1) : 0));
}
