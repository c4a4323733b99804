import type { AdDate } from '#lib/calendar/ad-date.ts';
import { languageOf } from '#lib/i18n/language-of.ts';
import { normalize } from '#lib/i18n/normalize.ts';
import { type SearchDate, spellDate } from './date-spellings.ts';
import type { Entry } from './entry.ts';
import { place } from './levels.ts';
import { Lexicon } from './lexicon.ts';
import { recencyOf } from './recency.ts';
import { isDevanagari, soundOf, wordsOf } from './words.ts';

/** Entries prepared for searching. The words' entries stand one word after the other in `entries`, from `starts[word]` on. */
export interface SearchIndex {
  readonly list: readonly Entry[];
  /** The folded titles, whole. */
  readonly texts: readonly string[];
  readonly words: Lexicon;
  readonly starts: Uint32Array;
  readonly entries: Uint32Array;
  readonly weights: Float32Array;
  /** Where each of these words stands (`place`). */
  readonly places: Uint8Array;
  /** The words of each script by their sound. */
  readonly sounds: Readonly<Record<'devanagari' | 'latin', ReadonlyMap<string, readonly number[]>>>;
  readonly days: ReadonlyMap<AdDate, { date: SearchDate; entries: number[] }>;
  readonly recency: Float32Array;
  /** 1 where the title is Nepali in both languages of the site, 2 where it is English in both, 0 where it is in each. */
  readonly languages: Uint8Array;
}

export const language = { both: 0, ne: 1, en: 2 } as const;

/** So many entries are prepared before others have their turn. */
const AT_ONCE = 500;

const TITLE = 3;
const NOTE = 0.9;
const TEXT = 0.6;

/** By so much each further word of a title takes from the weight of all; a notice is no worse for being long. */
const LENGTH = { notices: 0.01, others: 0.08 } as const;

interface Weight {
  readonly weight: number;
  readonly place: number;
}

/** How much each word of an entry says of it, and where it stands: a word of a short title most. */
function weigh({ kind, title, whole, note, text }: Entry): Map<string, Weight> {
  const weights = new Map<string, Weight>();
  const add = (words: readonly string[], weight: number, where: number) => {
    for (const word of words) {
      const known = weights.get(word);
      if (known && known.place >= where && known.weight >= weight) continue;
      weights.set(word, { weight: Math.max(weight, known?.weight ?? 0), place: Math.max(where, known?.place ?? 0) });
    }
  };
  for (const written of new Set([title.en, title.ne])) {
    const words = wordsOf(written);
    add(words, TITLE / (1 + LENGTH[kind === 'notices' ? kind : 'others'] * words.length), place.title);
  }
  for (const written of new Set([note.en, note.ne])) add(wordsOf(written), NOTE, place.shown);
  if (whole !== undefined && whole !== title.en) add(wordsOf(whole), NOTE, place.shown);
  add(wordsOf(text), TEXT, place.hidden);
  return weights;
}

/** Prepares entries, a few at a time, so that nobody waits meanwhile. */
export async function buildIndex(list: readonly Entry[]): Promise<SearchIndex> {
  const numbers = new Map<string, number>();
  const days = new Map<AdDate, { date: SearchDate; entries: number[] }>();
  const met: Met = { word: [], entry: [], weight: [], place: [] };
  for (const [at, entry] of list.entries()) {
    if (at % AT_ONCE === AT_ONCE - 1) await new Promise(setImmediate);
    for (const [word, { weight, place: where }] of weigh(entry)) {
      const number = numbers.get(word) ?? numbers.size;
      numbers.set(word, number);
      met.word.push(number);
      met.entry.push(at);
      met.weight.push(weight);
      met.place.push(where);
    }
    if (entry.date === null) continue;
    const day = days.get(entry.date);
    if (day) day.entries.push(at);
    else days.set(entry.date, { date: spellDate(entry.date), entries: [at] });
  }
  const words = new Lexicon(numbers.keys());
  const places = Uint32Array.from(numbers.keys(), (word) => words.placeOf(word) ?? 0);
  return {
    ...{ list, words, days, sounds: soundsOf(words), recency: recencyOf(list) },
    texts: list.map(({ title, whole }) => normalize(whole ?? title.en)),
    languages: Uint8Array.from(list, ({ title }) =>
      title.en === title.ne ? language[languageOf(title.en)] : language.both,
    ),
    ...byWord({ ...met, word: met.word.map((number) => places[number] ?? 0) }, numbers.size),
  };
}

function soundsOf(words: Lexicon): SearchIndex['sounds'] {
  const sounds = { devanagari: new Map<string, number[]>(), latin: new Map<string, number[]>() };
  for (const [word, number] of words.beginningWith('')) {
    const sound = soundOf(word);
    if (sound === null) continue;
    const script = isDevanagari(word) ? sounds.devanagari : sounds.latin;
    const known = script.get(sound);
    if (known) known.push(number);
    else script.set(sound, [number]);
  }
  return sounds;
}

interface Met {
  word: number[];
  entry: number[];
  weight: number[];
  place: number[];
}

/** Sorts what was met by word, into arrays without gaps. */
function byWord(met: Met, words: number) {
  const starts = new Uint32Array(words + 1);
  for (const word of met.word) starts[word + 1] = (starts[word + 1] ?? 0) + 1;
  for (let word = 0; word < words; word++) starts[word + 1] = (starts[word + 1] ?? 0) + (starts[word] ?? 0);
  const next = starts.slice();
  const entries = new Uint32Array(met.word.length);
  const weights = new Float32Array(met.word.length);
  const places = new Uint8Array(met.word.length);
  for (const [at, word] of met.word.entries()) {
    const slot = next[word] ?? 0;
    next[word] = slot + 1;
    entries[slot] = met.entry[at] ?? 0;
    weights[slot] = met.weight[at] ?? 0;
    places[slot] = met.place[at] ?? 0;
  }
  return { starts, entries, weights, places };
}
