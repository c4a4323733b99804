import SearchableMap from 'minisearch/SearchableMap';
import type { AdDate } from '../calendar/ad-date.ts';
import { type SearchDate, spellDate } from '../notices/date-spellings.ts';
import type { Entry } from './entry.ts';
import { recencyOf } from './recency.ts';
import { isDevanagari, soundOf, wordsOf } from './words.ts';

/** Entries prepared for searching. The words' entries stand one word after the other in `entries`, from `starts[word]` on. */
export interface SiteIndex {
  readonly list: readonly Entry[];
  /** A tree of the words: their numbers by spelling, beginning or likeness. */
  readonly words: SearchableMap<number>;
  readonly starts: Uint32Array;
  readonly entries: Uint32Array;
  readonly weights: Float32Array;
  /** The words of each script by their sound. */
  readonly sounds: Readonly<Record<'devanagari' | 'latin', ReadonlyMap<string, readonly number[]>>>;
  readonly days: ReadonlyMap<AdDate, { date: SearchDate; entries: number[] }>;
  readonly recency: Float32Array;
}

/** So many entries are prepared before others have their turn. */
const AT_ONCE = 500;

const TITLE = 3;
const NOTE = 0.9;
const TEXT = 0.6;

/** How much each word of an entry says of it: a word of a short title most. */
function weigh({ title, note, text }: Entry): Map<string, number> {
  const weights = new Map<string, number>();
  const add = (words: readonly string[], weight: number) => {
    for (const word of words) weights.set(word, Math.max(weight, weights.get(word) ?? 0));
  };
  for (const written of new Set([title.en, title.ne])) {
    const words = wordsOf(written);
    add(words, TITLE / (1 + 0.08 * words.length));
  }
  for (const written of new Set([note.en, note.ne])) add(wordsOf(written), NOTE);
  add(wordsOf(text), TEXT);
  return weights;
}

/** Prepares entries, a few at a time, so that nobody waits meanwhile. */
export async function buildSiteIndex(list: readonly Entry[]): Promise<SiteIndex> {
  const words = new SearchableMap<number>();
  const sounds = { devanagari: new Map<string, number[]>(), latin: new Map<string, number[]>() };
  const days = new Map<AdDate, { date: SearchDate; entries: number[] }>();
  let count = 0;
  const met: { word: number[]; entry: number[]; weight: number[] } = { word: [], entry: [], weight: [] };

  const numberOf = (word: string): number => {
    const known = words.get(word);
    if (known !== undefined) return known;
    const number = count++;
    words.set(word, number);
    const sound = soundOf(word);
    const script = isDevanagari(word) ? sounds.devanagari : sounds.latin;
    if (sound) script.set(sound, [...(script.get(sound) ?? []), number]);
    return number;
  };

  for (const [at, entry] of list.entries()) {
    if (at % AT_ONCE === AT_ONCE - 1) await new Promise(setImmediate);
    for (const [word, weight] of weigh(entry)) {
      met.word.push(numberOf(word));
      met.entry.push(at);
      met.weight.push(weight);
    }
    if (entry.date === null) continue;
    const day = days.get(entry.date);
    if (day) day.entries.push(at);
    else days.set(entry.date, { date: spellDate(entry.date), entries: [at] });
  }
  return { list, words, sounds, days, recency: recencyOf(list), ...byWord(met, count) };
}

/** Sorts what was met by word, into arrays without gaps. */
function byWord(met: { word: number[]; entry: number[]; weight: number[] }, words: number) {
  const starts = new Uint32Array(words + 1);
  for (const word of met.word) starts[word + 1] = (starts[word + 1] ?? 0) + 1;
  for (let word = 0; word < words; word++) starts[word + 1] = (starts[word + 1] ?? 0) + (starts[word] ?? 0);
  const next = starts.slice();
  const entries = new Uint32Array(met.word.length);
  const weights = new Float32Array(met.word.length);
  for (const [at, word] of met.word.entries()) {
    const place = next[word] ?? 0;
    next[word] = place + 1;
    entries[place] = met.entry[at] ?? 0;
    weights[place] = met.weight[at] ?? 0;
  }
  return { starts, entries, weights };
}
