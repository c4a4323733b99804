import { isOn } from './date-spellings.ts';
import type { Entry } from './entry.ts';
import type { ExpandedTerm, Expansions } from './expansion.ts';
import { levelOf, matchField, NAMED_LEVEL, OWN_LANGUAGE, type SearchContext } from './ranking.ts';
import { language, type SearchIndex } from './search-index.ts';

/** Score of a matching day. */
const DAY_SCORE = 5;

/** Score of a word that is written as two. */
const APART_SCORE = 2;

/** Score of each entry for a term, 0 for no match; and the most visible field with a literal match, 0 for none. */
interface TermScores {
  readonly ranks: Float32Array;
  readonly literal: Uint8Array;
}

/** Scores the entries of a term's words; terms whose most common expansion is rare count more. */
function scoreWords(
  { list, starts, entries, weights, fields }: SearchIndex,
  expansions: Expansions,
  { ranks, literal }: TermScores,
) {
  let maxEntries = 1;
  for (const word of expansions.keys())
    maxEntries = Math.max(maxEntries, (starts[word + 1] ?? 0) - (starts[word] ?? 0));
  const rarity = Math.log(1 + list.length / maxEntries);
  for (const [word, { likeness, by }] of expansions) {
    const isLiteral = by === 'typed' || by === 'transliteration';
    for (let at = starts[word] ?? 0; at < (starts[word + 1] ?? 0); at++) {
      const entry = entries[at] ?? 0;
      const rank = rarity * likeness * (weights[at] ?? 0);
      if (rank > (ranks[entry] ?? 0)) ranks[entry] = rank;
      if (isLiteral && (fields[at] ?? 0) > (literal[entry] ?? 0)) literal[entry] = fields[at] ?? 0;
    }
  }
}

function scoreTerm(index: SearchIndex, { expansions, apart, date, parts }: ExpandedTerm): TermScores {
  const scores = parts.length > 0 ? scoreAll(index, parts) : noScores(index.list.length);
  if (expansions.size > 0) scoreWords(index, expansions, scores);
  for (const { at } of apart.values()) scores.ranks[at] = Math.max(scores.ranks[at] ?? 0, APART_SCORE);
  if (!date) return scores;
  for (const day of index.days.values()) {
    if (!isOn(day.date, date)) continue;
    for (const entry of day.entries) {
      scores.ranks[entry] = Math.max(scores.ranks[entry] ?? 0, DAY_SCORE);
      scores.literal[entry] = Math.max(scores.literal[entry] ?? 0, matchField.visible);
    }
  }
  return scores;
}

const noScores = (length: number): TermScores => ({ ranks: new Float32Array(length), literal: new Uint8Array(length) });

/** Sums the scores of each entry, counts its matching terms, and finds the least visible of their literal matches. */
function sumScores(index: SearchIndex, terms: readonly ExpandedTerm[]) {
  const { length } = index.list;
  const total = new Float32Array(length);
  const count = new Uint8Array(length);
  const literal = new Uint8Array(length).fill(matchField.title);
  for (const term of terms) {
    const scores = scoreTerm(index, term);
    for (let entry = 0; entry < length; entry++) {
      const rank = scores.ranks[entry] ?? 0;
      if (rank === 0) continue;
      total[entry] = (total[entry] ?? 0) + rank;
      count[entry] = (count[entry] ?? 0) + 1;
      const field = scores.literal[entry] ?? 0;
      if (field < (literal[entry] ?? 0)) literal[entry] = field;
    }
  }
  return { total, count, literal };
}

/** Scores for the parts of one term: an entry has to match all of them. */
function scoreAll(index: SearchIndex, terms: readonly ExpandedTerm[]): TermScores {
  const { total, count, literal } = sumScores(index, terms);
  return {
    ranks: total.map((rank, entry) => (count[entry] === terms.length ? rank : 0)),
    literal: literal.map((field, entry) => (count[entry] === terms.length ? field : 0)),
  };
}

/** Matches of a query, with a rank of 0 for all other entries; ordered by level, then by rank. */
export interface Ranking {
  readonly ranks: Float32Array;
  readonly levels: Int8Array;
  /** False if no entry matches all terms: then the entries that match the most, at least half of them, have a rank. */
  readonly hasAllWords: boolean;
}

/** The context of the ranking, and a filter of entries. */
export interface RankOptions extends SearchContext {
  readonly accepts?: (entry: Entry) => boolean;
}

export function rankEntries(index: SearchIndex, terms: readonly ExpandedTerm[], options: RankOptions): Ranking {
  const { total, count, literal } = sumScores(index, terms);
  const { accepts, locale, today } = options;
  if (accepts) for (const [at, entry] of index.list.entries()) if (!accepts(entry)) count[at] = 0;
  const maxCount = count.reduce((max, each) => Math.max(max, each), 0);
  const levels = new Int8Array(total.length);
  if (maxCount * 2 < terms.length) return { ranks: total.fill(0), levels, hasAllWords: true };
  const { recency, languages, list } = index;
  const own = locale && language[locale];
  for (let entry = 0; entry < total.length; entry++) {
    const rank = total[entry] ?? 0;
    if (rank === 0) continue;
    if (count[entry] !== maxCount) {
      total[entry] = 0;
      continue;
    }
    const titled = languages[entry];
    const isOwn = own !== null && (titled === language.both || titled === own);
    total[entry] = rank * (recency[entry] ?? 1) * (isOwn ? OWN_LANGUAGE : 1);
    const field = literal[entry] ?? 0;
    const { kind, lastDate = null } = list[entry] ?? {};
    const isNamed = field === matchField.title && (kind === 'pages' || kind === 'programmes');
    levels[entry] = isNamed ? NAMED_LEVEL : levelOf(field >= matchField.visible, lastDate, today);
  }
  return { ranks: total, levels, hasAllWords: maxCount === terms.length };
}
