import type { AdDate } from '#packages/nepali/calendar/index.ts';
import { normalize, spacedWords, wordsOf } from '#packages/nepali/text/index.ts';
import { languageOf } from '#packages/nepali/text/language.ts';
import { type SearchDate, spellDate } from './date-spellings.ts';
import { type Entry, isSameEntry } from './entry.ts';
import { Lexicon } from './lexicon.ts';
import { byEntry, byWord, Postings, type PostingsByWord } from './postings.ts';
import { matchField } from './ranking.ts';
import { recencyOf } from './recency.ts';
import { SoundIndex } from './sound-index.ts';

/** Entries prepared for searching. */
export interface SearchIndex extends PostingsByWord {
  readonly list: readonly Entry[];
  /** The folded titles, whole. */
  readonly texts: readonly string[];
  readonly words: Lexicon;
  /** The words by their sound. */
  readonly sounds: SoundIndex;
  readonly days: ReadonlyMap<AdDate, { date: SearchDate; entries: number[] }>;
  readonly recency: Float32Array;
  /** 1 where the title is Nepali in both languages of the site, 2 where it is English in both, 0 where it is in each. */
  readonly languages: Uint8Array;
}

export const language = { both: 0, ne: 1, en: 2 } as const;

/** Milliseconds of indexing before other work may run. */
const TURN_MS = 8;

const TITLE = 3;
const NOTE = 0.9;
/** The description of a page lists the contents of its parts, so a word there counts less. */
const PAGE_NOTE = 0.75;
const TEXT = 0.6;

/** Reduction of a title's weight per word; hardly any for notices, whose titles are long. */
const LENGTH = { notices: 0.01, others: 0.08 } as const;

interface Weight {
  readonly weight: number;
  readonly field: number;
}

/** Weight and most visible field of each word of an entry; words of short titles weigh most. */
function weigh({ kind, title, whole, note }: Entry, text: string): Map<string, Weight> {
  const weights = new Map<string, Weight>();
  const add = (written: string, weight: number, field: number, words = wordsOf(written)) => {
    for (const word of [...words, ...spacedWords(written)]) {
      const existing = weights.get(word);
      if (existing && existing.field >= field && existing.weight >= weight) continue;
      weights.set(word, {
        weight: Math.max(weight, existing?.weight ?? 0),
        field: Math.max(field, existing?.field ?? 0),
      });
    }
  };
  for (const written of new Set([title.en, title.ne])) {
    const words = wordsOf(written);
    const length = LENGTH[kind === 'notices' ? kind : 'others'] * words.length;
    add(written, TITLE / (1 + length), matchField.title, words);
  }
  const [noteWeight, noteField] = kind === 'pages' ? [PAGE_NOTE, matchField.hidden] : [NOTE, matchField.visible];
  for (const written of new Set([note.en, note.ne])) add(written, noteWeight, noteField);
  if (whole !== undefined && whole !== title.en) add(whole, NOTE, matchField.visible);
  add(text, TEXT, matchField.hidden);
  return weights;
}

const emptyIndex: SearchIndex = {
  ...{ list: [], texts: [], words: new Lexicon([]), days: new Map(), recency: new Float32Array() },
  ...{ sounds: new SoundIndex(new Lexicon([])), languages: new Uint8Array() },
  ...{ starts: new Uint32Array(1), entries: new Uint32Array(), weights: new Float32Array(), fields: new Uint8Array() },
};

/**
 * Indexes entries in short turns, so that requests are not delayed. `previous`: an earlier index whose unchanged entries are reused; it is
 * returned itself if all are unchanged. `textOf`: the text of an entry whose `text` is only an identifier of it.
 */
export async function buildIndex(
  list: readonly Entry[],
  previous: SearchIndex = emptyIndex,
  textOf = ({ text }: Entry) => text,
): Promise<SearchIndex> {
  const isSame = (entry: Entry, other: Entry | undefined) =>
    other !== undefined && (entry === other || isSameEntry(entry, other));
  if (list.length === previous.list.length && list.every((entry, at) => isSame(entry, previous.list[at])))
    return previous;
  const origins = originsOf(list, previous.list);
  const { postings, days, added } = await collectPostings(list, previous, origins, textOf);
  const words = wordsIn(postings, previous.words, added);
  const numbers = numbersIn(words, previous.words, added);
  await new Promise(setImmediate);
  const sorted = byWord(postings, numbers, words.list.length);
  await new Promise(setImmediate);
  const sounds = new SoundIndex(words, previous.sounds, added.keys());
  const language = (at: number, { title }: Entry) => previous.languages[origins[at] ?? -1] ?? languageOfTitle(title);
  return {
    ...{ list, words, days, sounds, recency: recencyOf(list) },
    texts: list.map(({ title, whole }, at) => previous.texts[origins[at] ?? -1] ?? foldTitle(whole ?? title.en)),
    languages: Uint8Array.from(list, (entry, at) => language(at, entry)),
    ...sorted,
  };
}

/** A folded title, with the words that have a blank after each letter. */
const foldTitle = (title: string) => [normalize(title), ...spacedWords(title)].join(' ');

function languageOfTitle({ en, ne }: Entry['title']): number {
  return en === ne ? language[languageOf(en)] : language.both;
}

/** The index of each entry in the previous list, -1 for new and changed ones. */
function originsOf(list: readonly Entry[], previous: readonly Entry[]): Int32Array {
  // Several entries may have the same path: `next` links them.
  const first = new Map<string, number>();
  const next = new Int32Array(previous.length);
  for (const [back, { path }] of previous.toReversed().entries()) {
    const at = previous.length - 1 - back;
    next[at] = first.get(path) ?? -1;
    first.set(path, at);
  }
  return Int32Array.from(list, (entry) => {
    let at = first.get(entry.path) ?? -1;
    for (let other = previous[at]; other && other !== entry && !isSameEntry(entry, other); other = previous[at])
      at = next[at] ?? -1;
    return at;
  });
}

/** Postings of all entries, with the word numbers of the previous lexicon; `added`: new words, numbered from its length on. */
async function collectPostings(
  list: readonly Entry[],
  previous: SearchIndex,
  origins: Int32Array,
  textOf: (entry: Entry) => string,
) {
  const rows = byEntry(previous, previous.list.length);
  const days = new Map<AdDate, { date: SearchDate; entries: number[] }>();
  const added = new Map<string, number>();
  const numberOf = (word: string) => {
    const number = previous.words.indexOfWord(word) ?? added.get(word) ?? previous.words.list.length + added.size;
    if (number >= previous.words.list.length) added.set(word, number);
    return number;
  };
  const postings = new Postings(previous.entries.length);
  let since = performance.now();
  for (const [at, entry] of list.entries()) {
    if (performance.now() - since > TURN_MS) {
      await new Promise(setImmediate);
      since = performance.now();
    }
    const origin = origins[at] ?? -1;
    if (origin === -1)
      for (const [word, { weight, field }] of weigh(entry, textOf(entry)))
        postings.add(numberOf(word), at, weight, field);
    for (let row = rows.starts[origin] ?? 0; row < (rows.starts[origin + 1] ?? 0) && origin !== -1; row++) {
      const slot = rows.slots[row] ?? 0;
      postings.add(rows.words[row] ?? 0, at, previous.weights[slot] ?? 0, previous.fields[slot] ?? 0);
    }
    // A document has the date of its notice, which is indexed by date itself.
    if (entry.date === null || entry.kind === 'documents') continue;
    const day = days.get(entry.date);
    if (day) day.entries.push(at);
    else days.set(entry.date, { date: previous.days.get(entry.date)?.date ?? spellDate(entry.date), entries: [at] });
  }
  return { postings, days, added };
}

/** The words with postings. */
function wordsIn({ words, length }: Postings, previous: Lexicon, added: ReadonlyMap<string, number>): Lexicon {
  const isUsed = new Uint8Array(previous.list.length + added.size);
  for (const number of words.subarray(0, length)) isUsed[number] = 1;
  return new Lexicon([...previous.list.filter((_, number) => isUsed[number]), ...added.keys()]);
}

/** The index in the new lexicon of each word, by its number in the postings. */
function numbersIn({ list }: Lexicon, previous: Lexicon, added: ReadonlyMap<string, number>): Uint32Array {
  const numbers = new Uint32Array(previous.list.length + added.size);
  let old = 0;
  for (const [index, word] of list.entries()) {
    const number = added.get(word);
    // The other words have the same order in both.
    while (number === undefined && previous.list[old] !== word) old++;
    numbers[number ?? old] = index;
  }
  return numbers;
}
