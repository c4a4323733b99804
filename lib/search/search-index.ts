import type { AdDate } from '#lib/calendar/ad-date.ts';
import { languageOf } from '#lib/i18n/language-of.ts';
import { normalize } from '#lib/i18n/normalize.ts';
import { type SearchDate, spellDate } from './date-spellings.ts';
import { type Entry, isSameEntry } from './entry.ts';
import { Lexicon } from './lexicon.ts';
import { byEntry, byWord, Postings, type PostingsByWord } from './postings.ts';
import { place } from './ranking.ts';
import { recencyOf } from './recency.ts';
import { isDevanagari, soundOf, wordsOf } from './words.ts';

/** Entries prepared for searching. */
export interface SearchIndex extends PostingsByWord {
  readonly list: readonly Entry[];
  /** The folded titles, whole. */
  readonly texts: readonly string[];
  readonly words: Lexicon;
  /** The words of each script by their sound. */
  readonly sounds: Readonly<Record<'devanagari' | 'latin', ReadonlyMap<string, readonly number[]>>>;
  readonly days: ReadonlyMap<AdDate, { date: SearchDate; entries: number[] }>;
  readonly recency: Float32Array;
  /** 1 where the title is Nepali in both languages of the site, 2 where it is English in both, 0 where it is in each. */
  readonly languages: Uint8Array;
}

export const language = { both: 0, ne: 1, en: 2 } as const;

/** Milliseconds for which entries are prepared before other work may run. */
const TURN_MS = 8;

const TITLE = 3;
const NOTE = 0.9;
/** The description of a page lists what its parts hold, so a word there says less of it. */
const PAGE_NOTE = 0.75;
const TEXT = 0.6;

/** By so much each further word of a title takes from the weight of all; a notice is no worse for being long. */
const LENGTH = { notices: 0.01, others: 0.08 } as const;

interface Weight {
  readonly weight: number;
  readonly place: number;
}

/** How much each word of an entry says of it, and where it stands: a word of a short title most. */
function weigh({ kind, title, whole, note }: Entry, text: string): Map<string, Weight> {
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
  const [noteWeight, notePlace] = kind === 'pages' ? [PAGE_NOTE, place.hidden] : [NOTE, place.shown];
  for (const written of new Set([note.en, note.ne])) add(wordsOf(written), noteWeight, notePlace);
  if (whole !== undefined && whole !== title.en) add(wordsOf(whole), NOTE, place.shown);
  add(wordsOf(text), TEXT, place.hidden);
  return weights;
}

const nothing: SearchIndex = {
  ...{ list: [], texts: [], words: new Lexicon([]), days: new Map(), recency: new Float32Array() },
  ...{ sounds: { devanagari: new Map(), latin: new Map() }, languages: new Uint8Array() },
  ...{ starts: new Uint32Array(1), entries: new Uint32Array(), weights: new Float32Array(), places: new Uint8Array() },
};

/**
 * Prepares entries, a few at a time, so that nobody waits meanwhile. `known`: an index from before, whose entries are not prepared again where
 * they are the same; it is itself the answer where all are. `textOf`: the text of an entry that has something shorter to be known by.
 */
export async function buildIndex(
  list: readonly Entry[],
  known: SearchIndex = nothing,
  textOf = ({ text }: Entry) => text,
): Promise<SearchIndex> {
  const isSame = (entry: Entry, other: Entry | undefined) =>
    other !== undefined && (entry === other || isSameEntry(entry, other));
  if (list.length === known.list.length && list.every((entry, at) => isSame(entry, known.list[at]))) return known;
  const origins = originsOf(list, known.list);
  const { postings, days, added } = await meetWords(list, known, origins, textOf);
  const words = wordsIn(postings, known.words, added);
  const numbers = numbersIn(words, known.words, added);
  await new Promise(setImmediate);
  const sorted = byWord(postings, numbers, words.list.length);
  await new Promise(setImmediate);
  const language = (at: number, { title }: Entry) => known.languages[origins[at] ?? -1] ?? languageOfTitle(title);
  return {
    ...{ list, words, days, sounds: soundsOf(words, known), recency: recencyOf(list) },
    texts: list.map(({ title, whole }, at) => known.texts[origins[at] ?? -1] ?? normalize(whole ?? title.en)),
    languages: Uint8Array.from(list, (entry, at) => language(at, entry)),
    ...sorted,
  };
}

function languageOfTitle({ en, ne }: Entry['title']): number {
  return en === ne ? language[languageOf(en)] : language.both;
}

/** The place of each entry in the list of before, -1 for one that it does not have so. */
function originsOf(list: readonly Entry[], known: readonly Entry[]): Int32Array {
  // Several entries may have one path: each leads to the next.
  const first = new Map<string, number>();
  const next = new Int32Array(known.length);
  for (const [back, { path }] of known.toReversed().entries()) {
    const at = known.length - 1 - back;
    next[at] = first.get(path) ?? -1;
    first.set(path, at);
  }
  return Int32Array.from(list, (entry) => {
    let at = first.get(entry.path) ?? -1;
    for (let other = known[at]; other && other !== entry && !isSameEntry(entry, other); other = known[at])
      at = next[at] ?? -1;
    return at;
  });
}

/** The words of all entries, numbered by their place in the lexicon of before; `added`: those that it does not have, numbered from there on. */
async function meetWords(
  list: readonly Entry[],
  known: SearchIndex,
  origins: Int32Array,
  textOf: (entry: Entry) => string,
) {
  const rows = byEntry(known, known.list.length);
  const days = new Map<AdDate, { date: SearchDate; entries: number[] }>();
  const added = new Map<string, number>();
  const numberOf = (word: string) => {
    const number = known.words.placeOf(word) ?? added.get(word) ?? known.words.list.length + added.size;
    if (number >= known.words.list.length) added.set(word, number);
    return number;
  };
  const postings = new Postings(known.entries.length);
  let since = performance.now();
  for (const [at, entry] of list.entries()) {
    if (performance.now() - since > TURN_MS) {
      await new Promise(setImmediate);
      since = performance.now();
    }
    const origin = origins[at] ?? -1;
    if (origin === -1)
      for (const [word, { weight, place: where }] of weigh(entry, textOf(entry)))
        postings.add(numberOf(word), at, weight, where);
    for (let row = rows.starts[origin] ?? 0; row < (rows.starts[origin + 1] ?? 0) && origin !== -1; row++) {
      const slot = rows.slots[row] ?? 0;
      postings.add(rows.words[row] ?? 0, at, known.weights[slot] ?? 0, known.places[slot] ?? 0);
    }
    // The day of a document is its notice's, which is found by it.
    if (entry.date === null || entry.kind === 'documents') continue;
    const day = days.get(entry.date);
    if (day) day.entries.push(at);
    else days.set(entry.date, { date: known.days.get(entry.date)?.date ?? spellDate(entry.date), entries: [at] });
  }
  return { postings, days, added };
}

/** The words that are met. */
function wordsIn({ words, length }: Postings, known: Lexicon, added: ReadonlyMap<string, number>): Lexicon {
  const isMet = new Uint8Array(known.list.length + added.size);
  for (const number of words.subarray(0, length)) isMet[number] = 1;
  return new Lexicon([...known.list.filter((_, number) => isMet[number]), ...added.keys()]);
}

/** The place in a lexicon of each word, by the number that it was met with. */
function numbersIn({ list }: Lexicon, known: Lexicon, added: ReadonlyMap<string, number>): Uint32Array {
  const numbers = new Uint32Array(known.list.length + added.size);
  let old = 0;
  for (const [place, word] of list.entries()) {
    const number = added.get(word);
    // The others stand in both in the same order.
    while (number === undefined && known.list[old] !== word) old++;
    numbers[number ?? old] = place;
  }
  return numbers;
}

function soundsOf(words: Lexicon, known: SearchIndex): SearchIndex['sounds'] {
  const before = new Map<string, string>();
  for (const script of Object.values(known.sounds)) {
    for (const [sound, numbers] of script)
      for (const number of numbers) before.set(known.words.list[number] ?? '', sound);
  }
  const sounds = { devanagari: new Map<string, number[]>(), latin: new Map<string, number[]>() };
  for (const [number, word] of words.list.entries()) {
    const sound = before.get(word) ?? soundOf(word);
    if (sound === null) continue;
    const script = isDevanagari(word) ? sounds.devanagari : sounds.latin;
    const same = script.get(sound);
    if (same) same.push(number);
    else script.set(sound, [number]);
  }
  return sounds;
}
