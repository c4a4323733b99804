import { isOn } from './date-spellings.ts';
import type { Entry } from './entry.ts';
import type { Meanings, MeantTerm } from './expansion.ts';
import { levelOf, NAMED_LEVEL, OWN_LANGUAGE, place, type Reader } from './ranking.ts';
import { language, type SearchIndex } from './search-index.ts';

/** What a day that was named counts for. */
const DAY = 5;

/** How well each entry meets a term, 0 for not at all; and the place of what stands there as it was typed, 0 where nothing does. */
interface Met {
  readonly ranks: Float32Array;
  readonly literal: Uint8Array;
}

/** The entries of a term's words: rare words count more, by the commonest that it stands for. */
function meetWords(
  { list, starts, entries, weights, places }: SearchIndex,
  meanings: Meanings,
  { ranks, literal }: Met,
) {
  let commonest = 1;
  for (const word of meanings.keys()) commonest = Math.max(commonest, (starts[word + 1] ?? 0) - (starts[word] ?? 0));
  const rarity = Math.log(1 + list.length / commonest);
  for (const [word, { likeness, by }] of meanings) {
    const isLiteral = by === 'typed' || by === 'transliteration';
    for (let at = starts[word] ?? 0; at < (starts[word + 1] ?? 0); at++) {
      const entry = entries[at] ?? 0;
      const rank = rarity * likeness * (weights[at] ?? 0);
      if (rank > (ranks[entry] ?? 0)) ranks[entry] = rank;
      if (isLiteral && (places[at] ?? 0) > (literal[entry] ?? 0)) literal[entry] = places[at] ?? 0;
    }
  }
}

function meet(index: SearchIndex, { meanings, date, parts }: MeantTerm): Met {
  const met = parts.length > 0 ? meetAll(index, parts) : nothingMet(index.list.length);
  if (meanings.size > 0) meetWords(index, meanings, met);
  if (!date) return met;
  for (const day of index.days.values()) {
    if (!isOn(day.date, date)) continue;
    for (const entry of day.entries) {
      met.ranks[entry] = Math.max(met.ranks[entry] ?? 0, DAY);
      met.literal[entry] = Math.max(met.literal[entry] ?? 0, place.shown);
    }
  }
  return met;
}

const nothingMet = (length: number): Met => ({ ranks: new Float32Array(length), literal: new Uint8Array(length) });

/** How well each entry meets the terms together, how many of them, and where the least visible of the met ones stands as it was typed. */
function addUp(index: SearchIndex, terms: readonly MeantTerm[]) {
  const { length } = index.list;
  const total = new Float32Array(length);
  const count = new Uint8Array(length);
  const literal = new Uint8Array(length).fill(place.title);
  for (const term of terms) {
    const met = meet(index, term);
    for (let entry = 0; entry < length; entry++) {
      const rank = met.ranks[entry] ?? 0;
      if (rank === 0) continue;
      total[entry] = (total[entry] ?? 0) + rank;
      count[entry] = (count[entry] ?? 0) + 1;
      const where = met.literal[entry] ?? 0;
      if (where < (literal[entry] ?? 0)) literal[entry] = where;
    }
  }
  return { total, count, literal };
}

/** The parts of one term: an entry has to meet all of them. */
function meetAll(index: SearchIndex, terms: readonly MeantTerm[]): Met {
  const { total, count, literal } = addUp(index, terms);
  return {
    ranks: total.map((rank, entry) => (count[entry] === terms.length ? rank : 0)),
    literal: literal.map((where, entry) => (count[entry] === terms.length ? where : 0)),
  };
}

/** The entries that a query means: `ranks` of 0 for all others; of two entries the one of the higher level comes first, then that of the higher rank. */
export interface Ranking {
  readonly ranks: Float32Array;
  readonly levels: Int8Array;
  /** False where none meets all terms: then those have a rank that meet the most, and half of them at least. */
  readonly hasAllWords: boolean;
}

/** The context of the ranking, and a filter of entries. */
export interface Wanted extends Reader {
  readonly accepts?: (entry: Entry) => boolean;
}

export function rankEntries(index: SearchIndex, terms: readonly MeantTerm[], wanted: Wanted): Ranking {
  const { total, count, literal } = addUp(index, terms);
  const { accepts, locale, today } = wanted;
  if (accepts) for (const [at, entry] of index.list.entries()) if (!accepts(entry)) count[at] = 0;
  const most = count.reduce((highest, met) => Math.max(highest, met), 0);
  const levels = new Int8Array(total.length);
  if (most * 2 < terms.length) return { ranks: total.fill(0), levels, hasAllWords: true };
  const { recency, languages, list } = index;
  const own = locale && language[locale];
  for (let entry = 0; entry < total.length; entry++) {
    const rank = total[entry] ?? 0;
    if (rank === 0) continue;
    if (count[entry] !== most) {
      total[entry] = 0;
      continue;
    }
    const titled = languages[entry];
    const isOwn = own !== null && (titled === language.both || titled === own);
    total[entry] = rank * (recency[entry] ?? 1) * (isOwn ? OWN_LANGUAGE : 1);
    const where = literal[entry] ?? 0;
    const { kind, lastDate = null } = list[entry] ?? {};
    const isNamed = where === place.title && (kind === 'pages' || kind === 'programmes');
    levels[entry] = isNamed ? NAMED_LEVEL : levelOf(where >= place.shown, lastDate, today);
  }
  return { ranks: total, levels, hasAllWords: most === terms.length };
}
